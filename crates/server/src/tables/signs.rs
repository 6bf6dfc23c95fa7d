//! The last activity of the people at a table.

use hamburgum_table::{Attendance, PersonId, Seat, Table, Who};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The last activity of the people at a table. It uses a monotonic clock, so that a change of the system
/// time makes nobody absent.
#[derive(Debug)]
pub(super) struct Signs {
    /// A person without activity for this long is absent.
    waiting_time: Duration,
    /// The time of loading; activity before it is unknown.
    known_since: Instant,
    last: Mutex<HashMap<PersonId, Instant>>,
}

impl Signs {
    pub(super) fn new(waiting_time: Duration, known_since: Instant) -> Self {
        Self { waiting_time, known_since, last: Mutex::default() }
    }

    /// Records activity of a person who owns a seat.
    pub(super) fn note(&self, table: &Table, who: &Who) {
        let owners = table.seats().iter().filter_map(Seat::owner).filter(|&owner| who.is(owner));
        let now = Instant::now();
        self.lock().extend(owners.map(|owner| (owner, now)));
    }

    /// Whether anybody was active within the waiting time. Until then the table stays in memory, because
    /// unloading it would lose these times.
    pub(super) fn are_recent(&self) -> bool {
        self.lock().values().any(|sign| sign.elapsed() < self.waiting_time)
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
        Attendance::new(self.waiting_time, quiet)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Instant>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
