//! The tables of a person for lists, from their cards: no log is read and no game replayed.

use super::{Failure, Tables, to_json};
use hamburgum_store::{ListPage, PersonId, TableSummary};
use hamburgum_table::Card;

/// A table in a list of a person.
#[derive(Debug)]
pub(crate) struct Listed {
    /// Its id.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: String,
    /// Whether it waits for the person.
    pub(crate) awaits: bool,
    pub(crate) card: Card,
}

impl Tables {
    /// The tables of a person. One that cannot be read does not hide the others.
    ///
    /// # Errors
    /// The disk failed.
    pub(crate) async fn list_of(
        &self,
        person: PersonId,
        page: ListPage,
    ) -> Result<Vec<Listed>, Failure> {
        let mut tables = Vec::new();
        for summary in self.store.tables_of(person, page).await? {
            match self.card(&summary).await {
                Ok(card) => {
                    let TableSummary { id, name, awaits, .. } = summary;
                    tables.push(Listed { id, name, awaits, card });
                }
                Err(Failure::Broken(why)) => {
                    tracing::error!(table = summary.id, why, "a table cannot be read");
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(tables)
    }

    /// The stored card. A table that an older program wrote gets one now.
    async fn card(&self, summary: &TableSummary) -> Result<Card, Failure> {
        let old = summary.card.as_deref();
        if let Some(card) = old.and_then(|text| serde_json::from_str(text).ok()) {
            return Ok(card);
        }
        let card = Card::of(&*self.look(&summary.id).await?);
        self.store.replace_card(&summary.id, old, &to_json(&card)).await?;
        Ok(card)
    }
}
