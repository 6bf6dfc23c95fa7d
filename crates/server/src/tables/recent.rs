//! Tables that lists have shown lately.

use hamburgum_table::Table;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// More are not held: a table takes some kilobytes.
const MOST: usize = 1_000;

/// Tables by id, each as it was at some version.
#[derive(Debug, Default)]
pub(super) struct Recent(Mutex<HashMap<String, Arc<Table>>>);

impl Recent {
    /// The table, if it is held as it is at this version.
    pub(super) fn get(&self, id: &str, version: u64) -> Option<Arc<Table>> {
        self.lock().get(id).filter(|table| table.version() == version).cloned()
    }

    /// Holds a table. Where there is no room left all others are dropped: lists bring back at once what
    /// they still need.
    pub(super) fn keep(&self, id: &str, table: &Arc<Table>) {
        let mut held = self.lock();
        if held.len() >= MOST {
            held.clear();
        }
        held.insert(id.to_owned(), Arc::clone(table));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_engine::{Player, Variant};
    use hamburgum_table::Head;

    fn table() -> Arc<Table> {
        let (name, board) = ("Alster".to_owned(), "hamburgum".to_owned());
        let players = vec![Player::Red, Player::Blue];
        let head = Head::new(name, board, Variant::Base, players, 7);
        Arc::new(Table::new(head).expect("a table"))
    }

    #[test]
    fn only_the_version_that_is_asked_for_is_found() {
        let recent = Recent::default();
        let table = table();
        recent.keep("a", &table);
        assert!(recent.get("a", table.version()).is_some());
        assert!(recent.get("a", table.version() + 1).is_none());
        assert!(recent.get("b", table.version()).is_none());
    }

    #[test]
    fn no_more_are_held_than_there_is_room_for() {
        let recent = Recent::default();
        let table = table();
        for id in 0..=MOST {
            recent.keep(&id.to_string(), &table);
        }
        assert!(recent.lock().len() <= MOST);
        assert!(recent.get(&MOST.to_string(), table.version()).is_some());
    }
}
