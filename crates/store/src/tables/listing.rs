//! The list of a person's tables.

use super::TableState;
use crate::store::forward;
use crate::{PersonId, Store, StoreError, Timestamp};

/// A page of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListPage {
    /// How many to skip.
    pub offset: u32,
    /// How many to show at most.
    pub limit: u32,
}

/// What a list shows of a table to a person who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its state.
    pub state: TableState,
    /// The time of the last change.
    pub updated: Timestamp,
    /// Whether it waits for this person.
    pub awaits: bool,
    /// The rest of what lists show; tables from before cards may have none.
    pub card: Option<String>,
}

/// The columns of a list.
pub(crate) type SummaryRow = (String, String, String, i64, bool, Option<String>);

impl TableSummary {
    pub(crate) fn read(
        (id, name, state, updated, awaits, card): SummaryRow,
    ) -> Result<Self, StoreError> {
        let state = TableState::read(&state)?;
        Ok(Self { id, name, state, updated: Timestamp(updated), awaits, card })
    }
}

impl Store {
    /// The tables at which a person sits: first those that wait for this person, then the others that are not
    /// over, then the rest; these by the last change, newest first. Among those that wait, the next deadline
    /// comes first (the field `due` of a card in JSON), and without one the table that has waited longest.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_of(
        &self,
        person: PersonId,
        page: ListPage,
    ) -> Result<Vec<TableSummary>, StoreError> {
        forward!(self.tables_of(person, page))
    }

    /// The ids of the tables that wait for a person, in the order of [`Self::tables_of`].
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn waiting_tables_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        forward!(self.waiting_tables_of(person))
    }

    /// How many tables at which a person sits are not over.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        forward!(self.open_tables_of(person))
    }

    /// The running games that a person plays with other people.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn running_games_with_others(
        &self,
        person: PersonId,
    ) -> Result<Vec<String>, StoreError> {
        forward!(self.running_games_with_others(person))
    }

    /// The running games of several people.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn running_games_of_several(&self) -> Result<Vec<String>, StoreError> {
        forward!(self.running_games_of_several())
    }

    /// Stores the card of a table that has this one, so that a newer card is never overwritten.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn replace_card(
        &self,
        table: &str,
        old: Option<&str>,
        card: &str,
    ) -> Result<(), StoreError> {
        forward!(self.replace_card(table, old, card))
    }
}
