//! Tables of somebody who is deleted, and tables that the operator closes.

use super::names::DEFAULT_NAMES;
use super::{Failure, Tables};
use hamburgum_store::{ListPage, PersonId, TableState};
use hamburgum_table::{Command, Entry, Who};

/// All tables of a person.
const ALL: ListPage = ListPage { offset: 0, limit: u32::MAX };

impl Tables {
    /// Deletes a person: computers play on in running games, and in all games "a former player" stands for
    /// the name. What the person said is gone, and tables that the person named get default names.
    ///
    /// # Errors
    /// There is no such person, or the disk failed.
    pub async fn delete_person(&self, person: PersonId) -> Result<(), Failure> {
        self.leave_all(person).await?;
        for id in self.store.delete_person(person, &DEFAULT_NAMES).await? {
            self.read_again(&id).await?;
            self.store.announce_rewritten(&id);
        }
        Ok(())
    }

    async fn leave_all(&self, person: PersonId) -> Result<(), Failure> {
        let aliases = self.store.aliases(person).await?.into_iter().map(|alias| alias.0).collect();
        let who = Who { id: person.0, aliases, name: String::new() };
        for table in self.store.tables_of(person, ALL).await? {
            if table.state == TableState::Over {
                continue;
            }
            match self.leave(&table.id, &who).await {
                // A table that cannot be read, or that the person has already left, must not stop the deletion.
                Ok(()) | Err(Failure::Refused(_) | Failure::Broken(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    /// Lets a person leave a table. A game without any people is ended.
    async fn leave(&self, id: &str, who: &Who) -> Result<(), Failure> {
        let open = self.get(id).await?;
        let seen = open.table().version();
        self.act(&open, who, seen, &Command::Leave).await?;
        let has_people = open.table().seats().iter().any(|seat| seat.playing_person().is_some());
        if has_people { Ok(()) } else { self.close_game(id).await }
    }

    /// Drops the cached table, which may contain deleted names.
    pub(super) async fn read_again(&self, id: &str) -> Result<(), Failure> {
        let open = self.lock().get(id).cloned();
        if let Some(open) = open {
            let _locks = (open.writing().await, open.reading().await);
            open.show_again(self.load(id).await?);
        }
        Ok(())
    }

    /// Ends the game of a table as it stands, without asking its players.
    ///
    /// # Errors
    /// There is no such table, or the disk failed.
    pub async fn close_game(&self, id: &str) -> Result<(), Failure> {
        let open = self.get(id).await?;
        let _lock = open.writing().await;
        loop {
            if open.table().ended().is_some() {
                return Ok(());
            }
            match self.append(&open, vec![Entry::End]).await {
                Err(Failure::Outrun) => {}
                done => return done,
            }
        }
    }
}
