//! Lists of a person's tables, built from stored cards: no log is read and no game is replayed.

use super::log::to_json;
use super::{Failure, OpenTable, Tables};
use hamburgum_cities::{OwnWord, in_use};
use hamburgum_store::{ListPage, OpenTableRow, PersonId, TableSummary, Timestamp};
use hamburgum_table::Card;
use std::collections::BTreeSet;

/// A host who is there is noted once in this time, in milliseconds.
const SEEN_AGAIN_MS: i64 = 60_000;

/// A table in a list of a person.
#[derive(Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether it is the person's turn.
    pub(crate) awaits: bool,
    pub(crate) card: Card,
}

/// A table that is offered to everybody.
#[derive(Debug)]
pub(crate) struct ListedOffer {
    pub(crate) id: String,
    pub(crate) name: String,
    /// When the host was last there.
    pub(crate) seen: Timestamp,
    pub(crate) created: Timestamp,
    /// Whether the reader sits there.
    pub(crate) is_mine: bool,
    pub(crate) card: Card,
}

impl Tables {
    /// Lists the tables that are offered to everybody, as this person sees them.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn list_open(
        &self,
        reader: Option<PersonId>,
        most: u32,
    ) -> Result<Vec<ListedOffer>, Failure> {
        let mut tables = Vec::new();
        for row in self.store.open_tables(reader, most).await? {
            match self.card(&row.id, row.card.as_deref()).await {
                Ok(card) => {
                    let OpenTableRow { id, name, seen, created, is_mine, .. } = row;
                    tables.push(ListedOffer { id, name, seen, created, is_mine, card });
                }
                Err(Failure::Broken(why)) => {
                    tracing::error!(table = row.id, why, "a table cannot be read");
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(tables)
    }

    /// Notes the hosts of open tables who have their page open here.
    pub(crate) async fn note_hosts(&self) {
        let open: Vec<_> = self.lock().values().cloned().collect();
        let host = |open: &OpenTable| open.table().listed_by().filter(|&host| open.is_here(host));
        let hosts: BTreeSet<i64> = open.iter().filter_map(|open| host(open)).collect();
        for host in hosts {
            if let Err(error) = self.note_host(PersonId(host)).await {
                tracing::warn!(%error, "a host seems to be away");
            }
        }
    }

    /// Notes that a person is there, in the list of open tables.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn note_host(&self, person: PersonId) -> Result<(), Failure> {
        let now = self.store.now();
        let before = Timestamp(now.0 - SEEN_AGAIN_MS);
        Ok(self.store.note_host(person, now, before).await?)
    }

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
            match self.card(&summary.id, summary.card.as_deref()).await {
                Ok(card) => {
                    self.put_board_into_use(&summary.id, &card).await;
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

    /// The position on a card needs its board. After a start the table brings it.
    async fn put_board_into_use(&self, table: &str, card: &Card) {
        let is_own = card.board.parse::<OwnWord>().is_ok();
        if is_own && card.position.is_some() && in_use(&card.board).is_none() {
            // Without it the card shows no city, and opening the table says why.
            let _ = self.look(table).await;
        }
    }

    /// Returns the stored card. A table from an older version has none or another format, so its
    /// card is built once and stored.
    async fn card(&self, id: &str, old: Option<&str>) -> Result<Card, Failure> {
        if let Some(card) = old.and_then(|text| serde_json::from_str(text).ok()) {
            return Ok(card);
        }
        let card = Card::of(&*self.look(id).await?);
        self.store.replace_card(id, old, &to_json(&card)).await?;
        Ok(card)
    }
}
