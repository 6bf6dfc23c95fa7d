//! Presence across servers: who is connected here is told to the others, and theirs is read.

use super::Tables;
use hamburgum_store::PersonId;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tokio::time::{interval, sleep};

/// The interval at which comings and goings are told. Streams wait for longer before they show them.
const TELL: Duration = Duration::from_millis(300);

/// The pause after a failure.
const RETRY: Duration = Duration::from_secs(5);

impl Tables {
    /// Tells the other servers who comes and goes, in an endless loop.
    pub(crate) async fn tell_presence(&self) {
        if !self.store.is_shared() {
            return;
        }
        let mut due = interval(TELL);
        loop {
            due.tick().await;
            let open: Vec<_> = self.lock().values().cloned().collect();
            for open in open {
                let Some(people) = open.untold_people() else { continue };
                let ids: Vec<PersonId> = people.iter().copied().map(PersonId).collect();
                match self.store.keep_presence(open.id(), &ids).await {
                    Ok(()) => open.note_told(people),
                    Err(error) => {
                        tracing::warn!(%error, "other servers do not know who is here");
                        sleep(RETRY).await;
                    }
                }
            }
        }
    }

    /// Reads who is connected to these tables at other servers.
    pub(super) async fn read_presence(&self, tables: &[String]) {
        match self.store.present_elsewhere(tables).await {
            Ok(present) => self.note_presence(tables, present),
            Err(error) => tracing::warn!(%error, "presence at other servers cannot be read"),
        }
    }

    fn note_presence(&self, tables: &[String], present: Vec<(String, PersonId)>) {
        let mut by_table: HashMap<String, BTreeSet<_>> = HashMap::new();
        for (table, person) in present {
            by_table.entry(table).or_default().insert(person.0);
        }
        for table in tables {
            let open = self.lock().get(table).cloned();
            if let Some(open) = open {
                open.note_elsewhere(by_table.remove(table).unwrap_or_default());
            }
        }
    }
}
