//! The list of a person's tables.

use super::TableState;
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

impl Store {
    /// The tables at which a person sits: first those that wait for this person, then the others that are
    /// not over, then the rest; each group by the last change, newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_of(
        &self,
        person: PersonId,
        page: ListPage,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT tables.id, tables.name, state, updated, awaits, card
             FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             ORDER BY state = 'over', awaits DESC, updated DESC, tables.id
             LIMIT ? OFFSET ?",
        )
        .bind(person.0)
        .bind(page.limit)
        .bind(page.offset)
        .fetch_all(&self.reads)
        .await?;
        rows.into_iter().map(summary).collect()
    }

    /// How many tables at which a person sits are not over.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "SELECT count(*) FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             AND state <> 'over'",
        );
        Ok(count.bind(person.0).fetch_one(&self.reads).await?)
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
        let ids = sqlx::query_scalar(
            "SELECT tables.id FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             AND state = 'playing' AND EXISTS
             (SELECT 1 FROM sittings AS other
              WHERE other.table_id = tables.id AND other.person <> sittings.person)
             ORDER BY updated DESC, tables.id",
        );
        Ok(ids.bind(person.0).fetch_all(&self.reads).await?)
    }

    /// The running games of several people.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn running_games_of_several(&self) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'playing'
             AND (SELECT count(*) FROM sittings WHERE table_id = tables.id) > 1
             ORDER BY updated DESC, id",
        );
        Ok(ids.fetch_all(&self.reads).await?)
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
        let (table, old, card) = (table.to_owned(), old.map(str::to_owned), card.to_owned());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query("UPDATE tables SET card = ? WHERE id = ? AND card IS ?")
                        .bind(card)
                        .bind(table)
                        .bind(old)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// The tables with a running game that waits for no person, so a computer has to play.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_without_awaited(&self) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'playing' AND NOT EXISTS
             (SELECT 1 FROM sittings WHERE table_id = tables.id AND awaits = 1)
             ORDER BY updated DESC, id",
        );
        Ok(ids.fetch_all(&self.reads).await?)
    }
}

/// The columns of a list.
type Row = (String, String, String, i64, bool, Option<String>);

fn summary((id, name, state, updated, awaits, card): Row) -> Result<TableSummary, StoreError> {
    let state = TableState::read(&state)?;
    Ok(TableSummary { id, name, state, updated: Timestamp(updated), awaits, card })
}
