//! Lists of a person's tables, built from stored cards: no log is read and no game is replayed.

use super::log::to_json;
use super::{Failure, Tables};
use hamburgum_store::{ListPage, PersonId, TableSummary};
use hamburgum_table::Card;

/// A table in a list of a person.
#[derive(Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether it is the person's turn.
    pub(crate) awaits: bool,
    pub(crate) card: Card,
}

impl Tables {
    /// Lists the tables of a person. A broken table is logged and left out, so that it does not
    /// hide the others.
    ///
    /// # Errors
    /// The store failed.
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

    /// Returns the stored card. A table from an older version has none or another format, so its
    /// card is built once and stored.
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
