//! Planned turns as rows.

use super::SqliteStore;
use super::people::IDS;
use super::writer::Statement;
use crate::jobs::milliseconds;
use crate::plans::{PLAYING, PlansColumns};
use crate::{PersonId, PlanWrite, PlansRow, StoreError, Timestamp};
use sqlx::AssertSqlSafe;

const COLUMNS: &str = "table_id, person, seat, at_length, revision, turns, stops";

/// Only new plans are inserted: those that were played meanwhile do not come back.
const KEEP: &str = "
    INSERT INTO plans (table_id, person, seat, at_length, revision, turns, stops)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE ?5 = 1 OR EXISTS (SELECT 1 FROM plans WHERE table_id = ?1 AND person = ?2)
    ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat,
        at_length = excluded.at_length, revision = excluded.revision, turns = excluded.turns,
        stops = excluded.stops
    WHERE revision = excluded.revision - 1 AND playing_until < ?8";

impl SqliteStore {
    pub(crate) async fn plans(&self, tables: &[String]) -> Result<Vec<PlansColumns>, StoreError> {
        let mut found = Vec::new();
        for table in tables {
            let ask = format!("SELECT {COLUMNS} FROM plans WHERE table_id = ? ORDER BY person");
            let ask = sqlx::query_as(AssertSqlSafe(ask)).bind(table);
            found.extend(ask.fetch_all(&self.reads).await?);
        }
        Ok(found)
    }

    pub(crate) async fn plans_of(&self, person: PersonId) -> Result<Vec<PlansColumns>, StoreError> {
        let ask =
            format!("SELECT {COLUMNS} FROM plans WHERE person IN {IDS} ORDER BY table_id, person");
        Ok(sqlx::query_as(AssertSqlSafe(ask)).bind(person.0).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn keep_plans(&self, plans: &PlansRow) -> Result<PlanWrite, StoreError> {
        let keep = bound(sqlx::query(KEEP), plans.clone()).bind(Timestamp::now().0);
        Ok(PlanWrite::when(self.writer.execute(keep).await? > 0))
    }

    pub(crate) async fn withdraw_plans(
        &self,
        table: &str,
        person: PersonId,
        revision: u64,
    ) -> Result<PlanWrite, StoreError> {
        let withdraw = sqlx::query(
            "DELETE FROM plans WHERE table_id = ? AND person = ? AND revision = ? AND playing_until < ?",
        );
        let withdraw = withdraw.bind(table.to_owned()).bind(person.0).bind(revision.cast_signed());
        if self.writer.execute(withdraw.bind(Timestamp::now().0)).await? > 0 {
            return Ok(PlanWrite::Written);
        }
        let left: i64 =
            sqlx::query_scalar("SELECT count(*) FROM plans WHERE table_id = ? AND person = ?")
                .bind(table)
                .bind(person.0)
                .fetch_one(&self.reads)
                .await?;
        Ok(PlanWrite::when(left == 0))
    }

    pub(crate) async fn begin_planned_turn(
        &self,
        plans: &PlansRow,
    ) -> Result<PlanWrite, StoreError> {
        let now = Timestamp::now().0;
        let begin = sqlx::query(
            "UPDATE plans SET playing_until = ?
             WHERE table_id = ? AND person = ? AND revision = ? AND playing_until < ?",
        );
        let begin = begin.bind(now + milliseconds(PLAYING)).bind(plans.table.clone());
        let begin = begin.bind(plans.person.0).bind(plans.revision.cast_signed()).bind(now);
        Ok(PlanWrite::when(self.writer.execute(begin).await? > 0))
    }

    pub(crate) async fn forget_plans(&self, plans: &PlansRow) -> Result<(), StoreError> {
        let forget =
            sqlx::query("DELETE FROM plans WHERE table_id = ? AND person = ? AND revision = ?");
        let forget = forget.bind(plans.table.clone()).bind(plans.person.0);
        self.writer.execute(forget.bind(plans.revision.cast_signed())).await?;
        Ok(())
    }

    pub(crate) async fn put_plans(&self, plans: PlansRow) -> Result<(), StoreError> {
        let put = "INSERT INTO plans (table_id, person, seat, at_length, revision, turns, stops)
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
        self.writer.execute(bound(sqlx::query(put), plans)).await?;
        Ok(())
    }
}

fn bound(statement: Statement, plans: PlansRow) -> Statement {
    let PlansRow { table, person, seat, at_length, revision, turns, stops } = plans;
    let statement = statement.bind(table).bind(person.0).bind(seat).bind(at_length.cast_signed());
    statement.bind(revision.cast_signed()).bind(turns).bind(stops)
}
