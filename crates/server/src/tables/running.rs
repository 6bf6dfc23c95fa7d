//! Running games against people: their players may not have them analysed at other tables.

use super::{Failure, Tables};
use hamburgum_store::PersonId;
use hamburgum_table::{Advising, Table, Who};

impl Tables {
    /// Whether an analysis of this table, or a copy of it, would help somebody in a game that they play
    /// against people who have not agreed to advice.
    pub(crate) async fn helps_in_a_running_game(
        &self,
        table: &Table,
        who: &Who,
    ) -> Result<bool, Failure> {
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
}
