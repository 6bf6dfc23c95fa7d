//! The jobs that an append writes so that people are told what it brings.

use hamburgum_store::{JobChange, JobDue, JobQueue, NewJob, PersonId, Timestamp};
use hamburgum_table::{Table, Who};
use std::time::Duration;

/// The key of the job that looks after a person at a table.
pub(crate) fn key(person: i64, table: &str) -> String {
    format!("{person} {table}")
}

/// What entries change of the jobs: whoever has something new is looked after a little later, and whoever
/// has nothing new any more is not.
pub(crate) fn change(
    id: &str,
    before: &Table,
    after: &Table,
    now: Timestamp,
    delay: Duration,
) -> Vec<JobChange> {
    after
        .owners()
        .into_iter()
        .filter_map(|person| {
            let who = Who { id: person, aliases: Vec::new(), name: String::new() };
            let (old, new) = (before.news_of(&who), after.news_of(&who));
            if new.iter().any(|item| !old.contains(item)) {
                return Some(JobChange::Put(NewJob {
                    due: JobDue::After(delay),
                    owner: Some(PersonId(person)),
                    body: now.0.to_string(),
                    ..NewJob::new(JobQueue::Notice, key(person, id))
                }));
            }
            let is_over = new.is_empty() && !old.is_empty();
            is_over.then(|| JobChange::cancel(JobQueue::Notice, key(person, id)))
        })
        .collect()
}
