//! Signs of life: when the people of a table were heard of last.

use hamburgum_table::{Attendance, PersonId, Seat, Table, Who};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// When the people of a table were heard of last. The clock only runs forward, so that a wrong time of
/// day makes nobody absent.
#[derive(Debug)]
pub(super) struct Signs {
    /// After this time without a sign a person is absent.
    waiting_time: Duration,
    /// Nothing is known of the time before.
    known_since: Instant,
    last: Mutex<HashMap<PersonId, Instant>>,
}

impl Signs {
    pub(super) fn new(waiting_time: Duration, known_since: Instant) -> Self {
        Self { waiting_time, known_since, last: Mutex::default() }
    }

    /// Takes note of somebody who owns a seat.
    pub(super) fn note(&self, table: &Table, who: &Who) {
        let owners = table.seats().iter().filter_map(Seat::owner).filter(|&owner| who.is(owner));
        let now = Instant::now();
        self.lock().extend(owners.map(|owner| (owner, now)));
    }

    /// Whether somebody gave a sign within the waiting time. A table is kept in memory so long, or else
    /// whoever opens it again would be told that everybody has been away for ages.
    pub(super) fn are_recent(&self) -> bool {
        self.lock().values().any(|sign| sign.elapsed() < self.waiting_time)
    }

    /// How long the people of a table have been quiet, except those whose page is connected.
    pub(super) fn attendance(
        &self,
        table: &Table,
        is_here: impl Fn(PersonId) -> bool,
    ) -> Attendance {
        let last = self.lock();
        let heard_of = |person| last.get(&person).copied().unwrap_or(self.known_since);
        let away = table.seats().iter().filter_map(Seat::owner).filter(|&owner| !is_here(owner));
        let quiet = away.map(|person| (person, heard_of(person).elapsed())).collect();
        Attendance::new(self.waiting_time, quiet)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Instant>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
