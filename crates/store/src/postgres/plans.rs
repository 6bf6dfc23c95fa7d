//! Planned turns as rows. Other servers read them again when they hear of a change.

use super::people::ALIASES;
use super::{NOW, PostgresStore, Statement};
use crate::jobs::milliseconds;
use crate::plans::{PLAYING, PlansColumns};
use crate::{PersonId, PlanWrite, PlansRow, StoreError};

const COLUMNS: &str = "table_id, person, seat, at_length, revision, turns, stops";

impl PostgresStore {
    pub(crate) async fn plans(&self, tables: &[String]) -> Result<Vec<PlansColumns>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT {COLUMNS} FROM plans WHERE table_id = ANY ($1) ORDER BY table_id, person"
        ));
        self.connections.read(ask.bind(tables.to_vec())).await
    }

    pub(crate) async fn plans_of(&self, person: PersonId) -> Result<Vec<PlansColumns>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT {COLUMNS} FROM plans WHERE person IN {ALIASES} ORDER BY table_id, person"
        ));
        self.connections.read(ask.bind(person.0)).await
    }

    /// A statement that is sent twice finds its own row. Only new plans are inserted: those that were played
    /// meanwhile do not come back.
    pub(crate) async fn keep_plans(&self, plans: &PlansRow) -> Result<PlanWrite, StoreError> {
        let keep = Statement::new(format!(
            "INSERT INTO plans (table_id, person, seat, at_length, revision, turns, stops)
             SELECT $1, $2, $3, $4, $5, $6, $7
             WHERE $5 = 1 OR EXISTS (SELECT FROM plans WHERE table_id = $1 AND person = $2)
             ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat,
                at_length = excluded.at_length, revision = excluded.revision, turns = excluded.turns,
                stops = excluded.stops
             WHERE plans.playing_until < {NOW} AND (plans.revision = excluded.revision - 1
                OR (plans.revision, plans.turns, plans.stops)
                    = (excluded.revision, excluded.turns, excluded.stops))
             RETURNING 1"
        ));
        let is_kept = self.changed(bound(keep, plans)).await? > 0;
        self.announce_plans(&plans.table);
        Ok(PlanWrite::when(is_kept))
    }

    pub(crate) async fn withdraw_plans(
        &self,
        table: &str,
        person: PersonId,
        revision: u64,
    ) -> Result<PlanWrite, StoreError> {
        let withdraw = Statement::new(format!(
            "DELETE FROM plans WHERE table_id = $1 AND person = $2 AND revision = $3
             AND playing_until < {NOW} RETURNING 1"
        ));
        let withdraw = withdraw.bind(table.to_owned()).bind(person.0).bind(revision.cast_signed());
        let is_gone = self.changed(withdraw).await? > 0;
        self.announce_plans(table);
        if is_gone {
            return Ok(PlanWrite::Written);
        }
        let ask = Statement::new("SELECT 1 FROM plans WHERE table_id = $1 AND person = $2");
        let ask = ask.bind(table.to_owned()).bind(person.0);
        Ok(PlanWrite::when(self.connections.read_one::<(i32,)>(ask).await?.is_none()))
    }

    /// If the answer is lost, the second attempt finds the row locked: then the turn is played half a minute
    /// later.
    pub(crate) async fn begin_planned_turn(
        &self,
        plans: &PlansRow,
    ) -> Result<PlanWrite, StoreError> {
        let begin = Statement::new(format!(
            "UPDATE plans SET playing_until = {NOW} + $4
             WHERE table_id = $1 AND person = $2 AND revision = $3 AND playing_until < {NOW} RETURNING 1"
        ));
        let begin = begin.bind(plans.table.clone()).bind(plans.person.0);
        let begin = begin.bind(plans.revision.cast_signed()).bind(milliseconds(PLAYING));
        Ok(PlanWrite::when(self.changed(begin).await? > 0))
    }

    pub(crate) async fn forget_plans(&self, plans: &PlansRow) -> Result<(), StoreError> {
        let forget = Statement::new(
            "DELETE FROM plans WHERE table_id = $1 AND person = $2 AND revision = $3 RETURNING 1",
        );
        let forget = forget.bind(plans.table.clone()).bind(plans.person.0);
        self.changed(forget.bind(plans.revision.cast_signed())).await?;
        self.announce_plans(&plans.table);
        Ok(())
    }

    pub(crate) async fn put_plans(&self, plans: PlansRow) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO plans (table_id, person, seat, at_length, revision, turns, stops)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1",
        );
        self.changed(bound(put, &plans)).await.map(drop)
    }

    /// Others read what is beside the log when they hear this.
    fn announce_plans(&self, table: &str) {
        self.announce(|news| news.presence(table));
    }
}

fn bound(statement: Statement, plans: &PlansRow) -> Statement {
    let PlansRow { table, person, seat, at_length, revision, turns, stops } = plans.clone();
    let statement = statement.bind(table).bind(person.0).bind(seat).bind(at_length.cast_signed());
    statement.bind(revision.cast_signed()).bind(turns).bind(stops)
}
