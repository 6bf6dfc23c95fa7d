//! The list of a person's tables.

use super::SqliteStore;
use crate::tables::SummaryRow;
use crate::{ListPage, PersonId, StoreError, TableSummary};
use sqlx::AssertSqlSafe;

/// When the time of the person who is awaited is up. A card that is not JSON says nothing about it.
const DUE: &str = "CASE WHEN awaits AND json_valid(card) THEN json_extract(card, '$.due') END";

impl SqliteStore {
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        page: ListPage,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let rows = format!(
            "SELECT tables.id, tables.name, state, updated, awaits, card
             FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             ORDER BY state = 'over', awaits DESC, {DUE} NULLS LAST, iif(awaits, updated, -updated),
                 tables.id
             LIMIT ? OFFSET ?"
        );
        let rows = sqlx::query_as(AssertSqlSafe(rows)).bind(person.0).bind(page.limit);
        let rows: Vec<SummaryRow> = rows.bind(page.offset).fetch_all(&self.reads).await?;
        rows.into_iter().map(TableSummary::read).collect()
    }

    pub(crate) async fn waiting_tables_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<String>, StoreError> {
        let ids = format!(
            "SELECT tables.id FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             AND state <> 'over' AND awaits ORDER BY {DUE} NULLS LAST, updated, tables.id"
        );
        Ok(sqlx::query_scalar(AssertSqlSafe(ids)).bind(person.0).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn open_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "SELECT count(*) FROM sittings JOIN tables ON tables.id = sittings.table_id
             WHERE person = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)
             AND state <> 'over'",
        );
        Ok(count.bind(person.0).fetch_one(&self.reads).await?)
    }

    pub(crate) async fn running_games_with_others(
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

    pub(crate) async fn running_games_of_several(&self) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'playing'
             AND (SELECT count(*) FROM sittings WHERE table_id = tables.id) > 1
             ORDER BY updated DESC, id",
        );
        Ok(ids.fetch_all(&self.reads).await?)
    }

    pub(crate) async fn replace_card(
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
}
