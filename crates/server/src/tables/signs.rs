//! The last activity of the people at a table.

use hamburgum_store::Timestamp;
use hamburgum_table::{Attendance, PersonId, Seat, Table, VoteAge, Who};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long others wait for somebody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    /// A person without activity for this long is absent.
    pub(super) absent_after: Duration,
    /// A vote that has been open for this long is overdue.
    pub(super) overdue_after: Duration,
}

/// The last activity of the people at a table. It uses a monotonic clock, so that a change of the system
/// time makes nobody absent.
#[derive(Debug)]
pub(super) struct Signs {
    waiting: Waiting,
    /// The time of loading; activity before it is unknown.
    known_since: Instant,
    last: Mutex<HashMap<PersonId, Instant>>,
}

impl Signs {
    pub(super) fn new(waiting: Waiting, known_since: Instant) -> Self {
        Self { waiting, known_since, last: Mutex::default() }
    }

    /// Records activity of a person who owns a seat.
    pub(super) fn note(&self, table: &Table, who: &Who) {
        let owners = table.seats().iter().filter_map(Seat::owner).filter(|&owner| who.is(owner));
        let now = Instant::now();
        self.lock().extend(owners.map(|owner| (owner, now)));
    }

    /// Records activity of people that another server has seen.
    pub(super) fn note_all(&self, people: impl Iterator<Item = PersonId>) {
        let now = Instant::now();
        self.lock().extend(people.map(|person| (person, now)));
    }

    /// Whether anybody was active within the waiting time. Until then the table stays in memory, because
    /// unloading it would lose these times.
    pub(super) fn are_recent(&self) -> bool {
        self.lock().values().any(|sign| sign.elapsed() < self.waiting.absent_after)
    }

    /// The time since the last activity of each person, except those with a connected page.
    pub(super) fn attendance(
        &self,
        table: &Table,
        is_here: impl Fn(PersonId) -> bool,
    ) -> Attendance {
        let last = self.lock();
        let heard_of = |person| last.get(&person).copied().unwrap_or(self.known_since);
        let away = table.seats().iter().filter_map(Seat::owner).filter(|&owner| !is_here(owner));
        let quiet = away.map(|person| (person, heard_of(person).elapsed())).collect();
        Attendance::new(self.waiting.absent_after, quiet).with_vote(self.vote_age(table))
    }

    /// The age of a vote is counted by the clock, because votes outlast restarts of the server.
    fn vote_age(&self, table: &Table) -> VoteAge {
        let since =
            table.motion().and_then(|vote| vote.since).map(|since| Timestamp(since).elapsed());
        match since {
            Some(elapsed) if elapsed >= self.waiting.overdue_after => VoteAge::Overdue,
            _ => VoteAge::Fresh,
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Instant>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
