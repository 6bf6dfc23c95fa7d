//! Channels of people.

use super::SqliteStore;
use super::people::ALIASES;
use super::writer::{Statement, WriteEffect};
use crate::channels::{ChannelRow, WhenFull};
use crate::{ChannelFailure, ChannelId, NewChannel, PersonId, SessionHash, StoreError, Timestamp};
use sqlx::{AssertSqlSafe, SqliteConnection};

const PUT: &str = "
    INSERT INTO channels (id, person, kind, session, address, wants, is_confirmed, created)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    ON CONFLICT (person, kind, address) DO UPDATE SET session = excluded.session,
        wants = excluded.wants, created = excluded.created, failures = 0, failed_since = NULL,
        failure = NULL, rests_until = 0
    RETURNING id";

impl SqliteStore {
    pub(crate) async fn add_channel(
        &self,
        id: i64,
        person: PersonId,
        channel: &NewChannel,
        now: Timestamp,
    ) -> Result<Option<i64>, StoreError> {
        let channel = channel.clone();
        self.writer
            .write_log(WriteEffect::Parts, move |connection| {
                Box::pin(add(connection, id, person, channel, now))
            })
            .await
    }

    pub(crate) async fn channels(&self, person: PersonId) -> Result<Vec<ChannelRow>, StoreError> {
        let ask = format!(
            "SELECT id, kind, session, address, wants, is_confirmed, created, delivered, failures,
                failed_since, failure, rests_until
             FROM channels WHERE person IN {ALIASES} ORDER BY created, id"
        );
        Ok(sqlx::query_as(AssertSqlSafe(ask)).bind(person.0).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn set_wants(
        &self,
        person: PersonId,
        channel: ChannelId,
        wants: &str,
    ) -> Result<(), StoreError> {
        let set = format!("UPDATE channels SET wants = ?3 WHERE person IN {ALIASES} AND id = ?2");
        let set = sqlx::query(AssertSqlSafe(set)).bind(person.0).bind(channel.0);
        self.change(set.bind(wants.to_owned())).await.map(drop)
    }

    pub(crate) async fn confirm_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        let confirm =
            format!("UPDATE channels SET is_confirmed = 1 WHERE person IN {ALIASES} AND id = ?2");
        let confirm = sqlx::query(AssertSqlSafe(confirm)).bind(person.0).bind(channel.0);
        Ok(self.change(confirm).await? > 0)
    }

    pub(crate) async fn remove_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let remove = format!("DELETE FROM channels WHERE person IN {ALIASES} AND id = ?2");
        let remove = sqlx::query(AssertSqlSafe(remove)).bind(person.0).bind(channel.0);
        self.change(remove).await.map(drop)
    }

    pub(crate) async fn move_subscription(
        &self,
        from: SessionHash,
        to: SessionHash,
    ) -> Result<(), StoreError> {
        // A person may have the same browser already; then the old row goes with its session.
        let moved = sqlx::query(
            "UPDATE OR IGNORE channels
             SET session = ?2, person = (SELECT person FROM sessions WHERE hash = ?2)
             WHERE session = ?1 AND EXISTS (SELECT 1 FROM sessions WHERE hash = ?2)",
        );
        self.change(moved.bind(from.bytes()).bind(to.bytes())).await.map(drop)
    }

    pub(crate) async fn note_delivery(
        &self,
        channel: ChannelId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let note = sqlx::query(
            "UPDATE channels SET delivered = ?2, failures = 0, failed_since = NULL, failure = NULL,
                rests_until = 0 WHERE id = ?1",
        );
        self.change(note.bind(channel.0).bind(at.0)).await.map(drop)
    }

    pub(crate) async fn note_failure(
        &self,
        channel: ChannelId,
        failure: &ChannelFailure,
    ) -> Result<(), StoreError> {
        let note = sqlx::query(
            "UPDATE channels SET failures = ?2, failed_since = ?3, failure = ?4, rests_until = ?5
             WHERE id = ?1",
        );
        let note = note.bind(channel.0).bind(failure.count).bind(failure.since.0);
        self.change(note.bind(failure.reason.clone()).bind(failure.rests_until.0)).await.map(drop)
    }

    /// Runs a statement that changes nothing about people, and returns the number of changed rows.
    pub(super) async fn change(&self, statement: Statement) -> Result<u64, StoreError> {
        self.writer
            .write_log(WriteEffect::AllOrNothing, |connection| {
                Box::pin(async { Ok(statement.execute(connection).await?.rows_affected()) })
            })
            .await
    }
}

async fn add(
    connection: &mut SqliteConnection,
    id: i64,
    person: PersonId,
    channel: NewChannel,
    now: Timestamp,
) -> Result<Option<i64>, StoreError> {
    let (most, when_full) = channel.kind.limit();
    let others = format!("channels WHERE person IN {ALIASES} AND kind = ?2 AND address <> ?3");
    match when_full {
        WhenFull::Refuse => {
            let count = sqlx::query_scalar(AssertSqlSafe(format!("SELECT count(*) FROM {others}")));
            let count = count.bind(person.0).bind(channel.kind.word()).bind(&channel.address);
            let count: i64 = count.fetch_one(&mut *connection).await?;
            if count >= most {
                return Ok(None);
            }
        }
        WhenFull::DropOldest => {
            let drop_oldest = format!(
                "DELETE FROM channels WHERE id IN
                 (SELECT id FROM {others} ORDER BY created DESC, id DESC LIMIT -1 OFFSET ?4)"
            );
            let drop_oldest = sqlx::query(AssertSqlSafe(drop_oldest)).bind(person.0);
            let drop_oldest = drop_oldest.bind(channel.kind.word()).bind(&channel.address);
            drop_oldest.bind(most - 1).execute(&mut *connection).await?;
        }
    }
    let put = sqlx::query_scalar(PUT).bind(id).bind(person.0).bind(channel.kind.word());
    let put = put.bind(channel.kind.session()).bind(channel.address).bind(channel.wants);
    let put = put.bind(channel.confirmation.is_given()).bind(now.0);
    Ok(Some(put.fetch_one(connection).await?))
}
