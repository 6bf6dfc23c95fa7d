//! Who of the people at a table is on holiday. It is shown only where the clock counts waking hours.

use super::{OpenTable, Tables};
use hamburgum_engine::Player;
use hamburgum_hours::Moment;
use hamburgum_store::PersonId;
use hamburgum_table::{CountedTime, Seat, Table};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Holidays change on other pages and servers, and are read again after this time.
const FRESH: Duration = Duration::from_secs(10);

/// The holidays at an open table, as they were read last.
#[derive(Debug, Default)]
pub(crate) struct HolidayBoard(Mutex<HolidayNotes>);

#[derive(Debug, Default)]
struct HolidayNotes {
    /// When each person is back, as the beginning of that day in Coordinated Universal Time.
    back: BTreeMap<i64, i64>,
    read: Option<Instant>,
    /// Counts changes, so that a page can detect a new one.
    changes: u64,
}

impl HolidayBoard {
    /// The players on holiday, and when they are back.
    pub(crate) fn of(&self, table: &Table) -> Vec<(Player, i64)> {
        let notes = self.lock();
        let back = |seat: &Seat| Some((seat.player, *notes.back.get(&seat.playing_person()?)?));
        table.seats().iter().filter_map(back).collect()
    }

    pub(crate) fn changes(&self) -> u64 {
        self.lock().changes
    }

    fn is_fresh(&self) -> bool {
        self.lock().read.is_some_and(|read| read.elapsed() < FRESH)
    }

    fn note(&self, back: BTreeMap<i64, i64>) {
        let mut notes = self.lock();
        notes.read = Some(Instant::now());
        if notes.back != back {
            notes.back = back;
            notes.changes += 1;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HolidayNotes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Reads who is on holiday at a table, unless that was done lately.
    pub(crate) async fn note_holidays(&self, open: &OpenTable) {
        let table = open.table();
        let counts_waking =
            table.clock_rules().is_some_and(|rules| rules.counted == CountedTime::Waking);
        if !counts_waking || !table.is_playing() || open.holidays().is_fresh() {
            return;
        }
        let people: Vec<PersonId> =
            table.seats().iter().filter_map(Seat::playing_person).map(PersonId).collect();
        let now = Moment(self.store.now().0);
        match self.hours_of(&people).await {
            Ok(hours) => {
                let back = hours.into_iter().filter_map(|(person, hours)| {
                    let back = hours.current.back_on(now)?;
                    Some((person.0, Moment::at_begin_of(back).0))
                });
                open.holidays().note(back.collect());
            }
            // The table is shown with what was known before.
            Err(error) => tracing::debug!(table = open.id(), %error, "holidays cannot be read"),
        }
    }
}
