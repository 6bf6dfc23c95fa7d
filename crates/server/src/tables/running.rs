//! Running games between people may not be analysed elsewhere.

use super::{Failure, Tables};
use hamburgum_store::PersonId;
use hamburgum_table::{Advising, Table, Who};

impl Tables {
    /// Whether an analysis of this table, or a copy of it, would help somebody in a running game against
    /// people who have not agreed to advice. Nobody gets it for a position of such a game after the
    /// opening, because its players could be signed out; they themselves get it not even for the opening.
    pub(crate) async fn helps_in_a_running_game(
        &self,
        table: &Table,
        who: Option<&Who>,
    ) -> Result<bool, Failure> {
        if self.store.is_shared() {
            self.guard_all().await?;
        }
        if table.is_guarded() || self.guarded.contain_any(&table.positions()) {
            return Ok(true);
        }
        match who {
            Some(who) => self.repeats_a_game_of(table, who).await,
            None => Ok(false),
        }
    }

    async fn repeats_a_game_of(&self, table: &Table, who: &Who) -> Result<bool, Failure> {
        if table.advising(Some(who)) == Advising::NeedsConsent {
            return Ok(true);
        }
        for id in self.store.running_games_with_others(PersonId(who.id)).await? {
            match self.look(&id).await {
                Ok(running) if table.repeats(&running, who) => return Ok(true),
                // A table that cannot be read cannot be played either.
                Ok(_) | Err(Failure::Broken(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(false)
    }

    /// Reads the positions of the running games between people that other processes have changed, or of
    /// all of them after a start.
    ///
    /// # Errors
    /// The store failed.
    pub async fn guard_all(&self) -> Result<(), Failure> {
        let running = self.store.running_games_of_several().await?;
        let running = self.store.lengths(&running).await?;
        for id in self.guarded.outdated(running) {
            match self.look(&id).await {
                Ok(table) => self.guarded.note_running(&id, &table),
                Err(Failure::Broken(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }
}
