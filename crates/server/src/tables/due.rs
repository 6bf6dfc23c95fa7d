//! The jobs that follow from a change of a table; the append that makes the change writes them.

use hamburgum_ai::Level;
use hamburgum_engine::Player;
use hamburgum_store::{
    FirstHolder, JobChange, JobDue, JobQueue, JobUrgency, NewJob, PersonId, Timestamp,
};
use hamburgum_table::Table;

/// The jobs of a new table.
pub(super) fn at_first(id: &str, table: &Table) -> Vec<JobChange> {
    let turn = computer_turn(table).map(|_| think(id, table, JobUrgency::Watched));
    let gathering = table.gathering_due().map(|due| gather(id, table, due));
    turn.into_iter().chain(gathering).chain(table.next_check().map(|at| deadline(id, at))).collect()
}

/// What entries change of the jobs that the table had before them.
pub(super) fn change(
    id: &str,
    before: &Table,
    after: &Table,
    urgency: JobUrgency,
) -> Vec<JobChange> {
    let (turn, gathering) = (computer_turn(after), after.gathering_due());
    let turn = (computer_turn(before) != turn).then(|| match turn {
        Some(_) => think(id, after, urgency),
        None => JobChange::cancel(JobQueue::Think, id),
    });
    let gathering = (before.gathering_due() != gathering).then(|| match gathering {
        Some(due) => gather(id, after, due),
        None => JobChange::cancel(JobQueue::Gather, id),
    });
    let check = after.next_check();
    let deadline = (before.next_check() != check).then(|| match check {
        Some(at) => deadline(id, at),
        None => JobChange::cancel(JobQueue::Deadline, id),
    });
    turn.into_iter().chain(gathering).chain(deadline).collect()
}

/// Any process acts on a deadline when it is due.
fn deadline(id: &str, at: i64) -> JobChange {
    let due = JobDue::At(Timestamp(at));
    JobChange::Put(NewJob { due, ..NewJob::new(JobQueue::Deadline, id) })
}

/// Any process does it when it is due.
fn gather(id: &str, table: &Table, due: i64) -> JobChange {
    JobChange::Put(NewJob {
        owner: table.owner().map(PersonId),
        due: JobDue::At(Timestamp(due)),
        ..NewJob::new(JobQueue::Gather, id)
    })
}

/// The turn of a computer that is due, and its number.
fn computer_turn(table: &Table) -> Option<((Player, Level), u32)> {
    Some((table.computer_to_act()?, table.game().turns_played()))
}

/// The process that appends will usually play the turn, so it holds the job from the beginning.
fn think(id: &str, table: &Table, urgency: JobUrgency) -> JobChange {
    JobChange::Put(NewJob {
        owner: table.owner().map(PersonId),
        urgency,
        holder: FirstHolder::Writer,
        ..NewJob::new(JobQueue::Think, id)
    })
}
