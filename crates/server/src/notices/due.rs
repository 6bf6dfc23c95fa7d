//! The jobs that an append writes so that people are told what it brings.

use hamburgum_store::{JobChange, JobDue, JobQueue, NewJob, PersonId, Timestamp};
use hamburgum_table::{Alarm, Table, Who};
use std::time::Duration;

/// The key of the job that looks after a person at a table.
pub(crate) fn key(person: i64, table: &str) -> String {
    format!("{person} {table}")
}

/// The key of the job that looks whether the time of a person is nearly up.
fn alarm_key(person: i64, table: &str) -> String {
    format!("{} alarm", key(person, table))
}

/// The jobs of a new table whose game has begun: those who did not set it up do not know of it.
pub(crate) fn at_first(id: &str, table: &Table, now: Timestamp, delay: Duration) -> Vec<JobChange> {
    let has_news = |person: &i64| !table.news_of(&owner(*person)).is_empty();
    let told = table.owners().into_iter().filter(has_news);
    told.map(|person| look_after(person, id, now, delay))
        .chain(alarm_change(id, None, table.alarm()))
        .collect()
}

/// What entries change of the jobs: whoever has something new is looked after a little later, and whoever
/// has nothing new any more is not. The alarm moves with the clock.
pub(crate) fn change(
    id: &str,
    before: &Table,
    after: &Table,
    now: Timestamp,
    delay: Duration,
) -> Vec<JobChange> {
    let news = after.owners().into_iter().filter_map(|person| {
        let who = owner(person);
        let (old, new) = (before.news_of(&who), after.news_of(&who));
        if new.iter().any(|item| !old.contains(item)) {
            return Some(look_after(person, id, now, delay));
        }
        let is_over = new.is_empty() && !old.is_empty();
        is_over.then(|| JobChange::cancel(JobQueue::Notice, key(person, id)))
    });
    news.chain(alarm_change(id, before.alarm(), after.alarm())).collect()
}

fn owner(person: i64) -> Who {
    Who { id: person, aliases: Vec::new(), name: String::new() }
}

fn look_after(person: i64, id: &str, now: Timestamp, delay: Duration) -> JobChange {
    JobChange::Put(NewJob {
        due: JobDue::After(delay),
        owner: Some(PersonId(person)),
        body: now.0.to_string(),
        ..NewJob::new(JobQueue::Notice, key(person, id))
    })
}

fn alarm_change(id: &str, before: Option<Alarm>, after: Option<Alarm>) -> Vec<JobChange> {
    if before == after {
        return Vec::new();
    }
    let is_replaced = |old: &Alarm| after.is_some_and(|new| new.person == old.person);
    let old = before.filter(|old| !is_replaced(old));
    let cancelled = old.map(|old| JobChange::cancel(JobQueue::Notice, alarm_key(old.person, id)));
    let written = after.map(|alarm| {
        JobChange::Put(NewJob {
            due: JobDue::At(Timestamp(alarm.at)),
            owner: Some(PersonId(alarm.person)),
            body: alarm.turn.to_string(),
            ..NewJob::new(JobQueue::Notice, alarm_key(alarm.person, id))
        })
    });
    cancelled.into_iter().chain(written).collect()
}
