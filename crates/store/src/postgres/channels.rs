//! Channels of people. Every statement can be sent twice.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::channels::{ChannelRow, WhenFull};
use crate::{ChannelFailure, ChannelId, NewChannel, PersonId, SessionHash, StoreError, Timestamp};

impl PostgresStore {
    /// Of two new channels at the same moment both may find room, so there can be one too many for a while.
    pub(crate) async fn add_channel(
        &self,
        id: i64,
        person: PersonId,
        channel: &NewChannel,
        now: Timestamp,
    ) -> Result<Option<i64>, StoreError> {
        let (most, when_full) = channel.kind.limit();
        let add = Statement::new(format!(
            "WITH others AS (
                SELECT id, created FROM channels
                WHERE person IN {ALIASES} AND kind = $3 AND address <> $5),
             oldest AS (
                DELETE FROM channels USING
                (SELECT id FROM others ORDER BY created DESC, id DESC OFFSET $9 - 1) AS old
                WHERE channels.id = old.id AND NOT $10)
             INSERT INTO channels (id, person, kind, session, address, wants, is_confirmed, created)
             SELECT $2, $1, $3, $4, $5, $6, $7, $8
             WHERE NOT $10 OR (SELECT count(*) FROM others) < $9
             ON CONFLICT (person, kind, address) DO UPDATE SET session = excluded.session,
                wants = excluded.wants, created = excluded.created, failures = 0,
                failed_since = NULL, failure = NULL, rests_until = 0
             RETURNING id"
        ));
        let add =
            add.bind(person.0).bind(id).bind(channel.kind.word()).bind(channel.kind.session());
        let add = add.bind(channel.address.clone()).bind(channel.wants.clone());
        let add = add.bind(channel.confirmation.is_given()).bind(now.0);
        let add = add.bind(most).bind(when_full == WhenFull::Refuse);
        let added: Vec<(i64,)> = self.connections.write(add).await?;
        Ok(added.first().map(|(id,)| *id))
    }

    pub(crate) async fn channels(&self, person: PersonId) -> Result<Vec<ChannelRow>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT id, kind, session, address, wants, is_confirmed, created, delivered,
                failures::bigint, failed_since, failure, rests_until
             FROM channels WHERE person IN {ALIASES} ORDER BY created, id"
        ));
        self.connections.read(ask.bind(person.0)).await
    }

    pub(crate) async fn set_wants(
        &self,
        person: PersonId,
        channel: ChannelId,
        wants: &str,
    ) -> Result<(), StoreError> {
        let set = Statement::new(format!(
            "UPDATE channels SET wants = $3 WHERE person IN {ALIASES} AND id = $2 RETURNING 1"
        ));
        let set = set.bind(person.0).bind(channel.0).bind(wants.to_owned());
        self.changed(set).await.map(drop)
    }

    pub(crate) async fn confirm_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        let confirm = Statement::new(format!(
            "UPDATE channels SET is_confirmed = TRUE WHERE person IN {ALIASES} AND id = $2 RETURNING 1"
        ));
        Ok(self.changed(confirm.bind(person.0).bind(channel.0)).await? > 0)
    }

    pub(crate) async fn remove_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let remove = Statement::new(format!(
            "DELETE FROM channels WHERE person IN {ALIASES} AND id = $2 RETURNING 1"
        ));
        self.changed(remove.bind(person.0).bind(channel.0)).await.map(drop)
    }

    pub(crate) async fn move_subscription(
        &self,
        from: SessionHash,
        to: SessionHash,
    ) -> Result<(), StoreError> {
        // A person may have the same browser already; then the old row goes with its session.
        let moved = Statement::new(
            "UPDATE channels SET session = $2, person = sessions.person FROM sessions
             WHERE channels.session = $1 AND sessions.hash = $2 AND NOT EXISTS (
                SELECT FROM channels AS other WHERE other.person = sessions.person
                AND other.kind = channels.kind AND other.address = channels.address
                AND other.id <> channels.id)
             RETURNING 1",
        );
        self.changed(moved.bind(from.bytes()).bind(to.bytes())).await.map(drop)
    }

    pub(crate) async fn note_delivery(
        &self,
        channel: ChannelId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let note = Statement::new(
            "UPDATE channels SET delivered = $2, failures = 0, failed_since = NULL, failure = NULL,
                rests_until = 0 WHERE id = $1 RETURNING 1",
        );
        self.changed(note.bind(channel.0).bind(at.0)).await.map(drop)
    }

    pub(crate) async fn note_failure(
        &self,
        channel: ChannelId,
        failure: &ChannelFailure,
    ) -> Result<(), StoreError> {
        let note = Statement::new(
            "UPDATE channels SET failures = $2, failed_since = $3, failure = $4, rests_until = $5
             WHERE id = $1 RETURNING 1",
        );
        let count = i32::try_from(failure.count).unwrap_or(i32::MAX);
        let note = note.bind(channel.0).bind(count).bind(failure.since.0);
        let note = note.bind(failure.reason.clone()).bind(failure.rests_until.0);
        self.changed(note).await.map(drop)
    }
}
