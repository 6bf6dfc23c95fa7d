//! The list of a person's tables.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::tables::SummaryRow;
use crate::{ListPage, PersonId, StoreError, TableSummary};

/// When the time of the person who is to move is up. A card that is not JSON says nothing about it.
const DUE: &str = "CASE WHEN left(card, 1) = '{' THEN (card::json ->> 'due')::bigint END";

impl PostgresStore {
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        page: ListPage,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT table_id, name, state, updated, sitting.awaits, card
             FROM (SELECT table_id, bool_or(awaits) AS awaits FROM sittings
                   WHERE person IN {ALIASES} GROUP BY table_id) AS sitting
             JOIN lengths USING (table_id)
             ORDER BY state = 'over', sitting.awaits DESC,
                 CASE WHEN sitting.awaits THEN {DUE} END NULLS LAST,
                 CASE WHEN sitting.awaits THEN updated ELSE -updated END, table_id
             LIMIT $2 OFFSET $3"
        ));
        let ask = ask.bind(person.0).bind(i64::from(page.limit)).bind(i64::from(page.offset));
        let rows: Vec<SummaryRow> = self.connections.read(ask).await?;
        rows.into_iter().map(TableSummary::read).collect()
    }

    pub(crate) async fn waiting_tables_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT table_id FROM lengths WHERE state <> 'over'
             AND table_id IN (SELECT table_id FROM sittings WHERE awaits AND person IN {ALIASES})
             ORDER BY {DUE} NULLS LAST, updated, table_id"
        ));
        self.ids(ask.bind(person.0)).await
    }

    pub(crate) async fn open_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let ask = Statement::new(format!(
            "SELECT count(*) FROM lengths WHERE state <> 'over'
             AND table_id IN (SELECT table_id FROM sittings WHERE person IN {ALIASES})"
        ));
        let count: Option<(i64,)> = self.connections.read_one(ask.bind(person.0)).await?;
        Ok(count.map_or(0, |(count,)| u32::try_from(count).unwrap_or(u32::MAX)))
    }

    pub(crate) async fn running_games_with_others(
        &self,
        person: PersonId,
    ) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT table_id FROM lengths WHERE state = 'playing'
             AND table_id IN (SELECT table_id FROM sittings WHERE person IN {ALIASES})
             AND EXISTS (SELECT FROM sittings AS other
                         WHERE other.table_id = lengths.table_id AND other.person NOT IN {ALIASES})
             ORDER BY updated DESC, table_id"
        ));
        self.ids(ask.bind(person.0)).await
    }

    pub(crate) async fn running_games_of_several(&self) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new(
            "SELECT table_id FROM lengths WHERE state = 'playing'
             AND (SELECT count(DISTINCT coalesce(merged_into, id)) FROM sittings
                  JOIN people ON people.id = sittings.person
                  WHERE sittings.table_id = lengths.table_id) > 1
             ORDER BY updated DESC, table_id",
        );
        self.ids(ask).await
    }

    pub(crate) async fn replace_card(
        &self,
        table: &str,
        old: Option<&str>,
        card: &str,
    ) -> Result<(), StoreError> {
        let replace = Statement::new(
            "UPDATE lengths SET card = $1 WHERE table_id = $2 AND card IS NOT DISTINCT FROM $3
             RETURNING 1",
        );
        let replace = replace.bind(card.to_owned()).bind(table.to_owned());
        self.connections.write::<(i32,)>(replace.bind(old.map(str::to_owned))).await?;
        Ok(())
    }

    /// The rows of a statement that returns texts, such as ids of tables.
    pub(super) async fn ids(&self, ask: Statement) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = self.connections.read(ask).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}
