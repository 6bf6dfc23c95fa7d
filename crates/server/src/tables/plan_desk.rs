//! The plans of the people at an open table, as the store has them.

use hamburgum_store::PlansRow;
use hamburgum_table::plan::{StoredPlans, TurnPlans};
use hamburgum_table::{PersonId, Table, Who};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The plans of each person. They are a cache: a turn is played only after its row was read and locked.
#[derive(Debug, Default)]
pub(crate) struct PlanDesk(Mutex<HashMap<PersonId, Folder>>);

#[derive(Debug, Default)]
struct Folder {
    plans: Option<TurnPlans>,
    /// Counts changes, so that a page can detect a new one.
    changes: u64,
}

impl PlanDesk {
    /// The plans of somebody at this table, with the number that holds the seat.
    pub(crate) fn of(&self, who: &Who) -> Option<(PersonId, TurnPlans)> {
        let desk = self.lock();
        let mut mine = desk.iter().filter(|(person, _)| who.is(**person));
        mine.find_map(|(person, folder)| Some((*person, folder.plans.clone()?)))
    }

    /// All plans.
    pub(super) fn all(&self) -> Vec<(PersonId, TurnPlans)> {
        let desk = self.lock();
        let all = desk.iter();
        all.filter_map(|(person, folder)| Some((*person, folder.plans.clone()?))).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lock().values().all(|folder| folder.plans.is_none())
    }

    /// Replaces the plans of a person, and returns whether they were others.
    pub(super) fn set(&self, person: PersonId, plans: Option<TurnPlans>) -> bool {
        let mut desk = self.lock();
        let folder = desk.entry(person).or_default();
        let is_new = folder.plans != plans;
        if is_new {
            folder.plans = plans;
            folder.changes += 1;
        }
        is_new
    }

    /// Replaces all plans by those that were read, and returns whether there were others.
    pub(super) fn read(&self, table: &Table, rows: &[PlansRow]) -> bool {
        let read: Vec<(PersonId, Option<TurnPlans>)> =
            rows.iter().map(|row| (row.person.0, plans_of(row, table))).collect();
        let gone: Vec<PersonId> = self.lock().keys().copied().collect();
        let gone = gone.into_iter().filter(|old| read.iter().all(|(person, _)| person != old));
        let gone: Vec<_> = gone.map(|person| (person, None)).collect();
        let changes = read.into_iter().chain(gone).map(|(person, plans)| self.set(person, plans));
        changes.fold(false, |any, is_new| any | is_new)
    }

    /// A number that grows with each change of somebody's plans.
    pub(crate) fn changes(&self, who: &Who) -> u64 {
        let desk = self.lock();
        desk.iter().filter(|(person, _)| who.is(**person)).map(|(_, folder)| folder.changes).sum()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Folder>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The plans of a row, if they can be read.
pub(super) fn plans_of(row: &PlansRow, table: &Table) -> Option<TurnPlans> {
    let turns = serde_json::from_str(&row.turns).ok()?;
    let stops = serde_json::from_str(&row.stops).unwrap_or_default();
    StoredPlans { seat: row.seat.clone(), turns, stops }.read(table)
}
