//! What people have seen, muted and been sent. Every statement can be sent twice.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::attention::{AttentionRow, SentRow};
use crate::{ChannelId, Mute, PersonId, SentNotice, StoreError};

impl PostgresStore {
    pub(crate) async fn attention(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<AttentionRow, StoreError> {
        let ask = Statement::new(format!(
            "SELECT coalesce(max(seen), 0), coalesce(bool_or(is_muted), FALSE) FROM attention
             WHERE person IN {ALIASES} AND table_id = $2"
        ));
        let found = self.connections.read_one(ask.bind(person.0).bind(table.to_owned())).await?;
        Ok(found.unwrap_or_default())
    }

    pub(crate) async fn note_seen(
        &self,
        person: PersonId,
        table: &str,
        version: u64,
    ) -> Result<(), StoreError> {
        let note = Statement::new(
            "INSERT INTO attention (person, table_id, seen) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET seen = excluded.seen
             WHERE attention.seen < excluded.seen RETURNING 1",
        );
        let note = note.bind(person.0).bind(table.to_owned()).bind(version.cast_signed());
        self.changed(note).await.map(drop)
    }

    pub(crate) async fn set_mute(
        &self,
        person: PersonId,
        table: &str,
        mute: Mute,
    ) -> Result<(), StoreError> {
        // Guests who are part of the account may have muted it.
        let set = Statement::new(format!(
            "WITH others AS (
                UPDATE attention SET is_muted = $3
                WHERE person IN {ALIASES} AND person <> $1 AND table_id = $2)
             INSERT INTO attention (person, table_id, is_muted) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET is_muted = excluded.is_muted RETURNING 1"
        ));
        let set = set.bind(person.0).bind(table.to_owned()).bind(mute == Mute::On);
        self.changed(set).await.map(drop)
    }

    pub(crate) async fn sent_notices(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<Vec<SentRow>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT version, kind, channel, at FROM sent_notices
             WHERE person IN {ALIASES} AND table_id = $2 ORDER BY version, kind, channel"
        ));
        self.connections.read(ask.bind(person.0).bind(table.to_owned())).await
    }

    pub(crate) async fn note_sent(
        &self,
        person: PersonId,
        table: &str,
        sent: &[SentNotice],
    ) -> Result<(), StoreError> {
        let note = Statement::new(
            "INSERT INTO sent_notices (person, table_id, version, kind, channel, at)
             SELECT $1, $2, * FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::bigint[])
             ON CONFLICT DO NOTHING RETURNING 1",
        );
        let versions: Vec<i64> = sent.iter().map(|one| one.version.cast_signed()).collect();
        let kinds: Vec<String> = sent.iter().map(|one| one.kind.clone()).collect();
        let channels: Vec<i64> = sent.iter().map(|one| one.channel.0).collect();
        let moments: Vec<i64> = sent.iter().map(|one| one.at.0).collect();
        let note = note.bind(person.0).bind(table.to_owned()).bind(versions);
        self.changed(note.bind(kinds).bind(channels).bind(moments)).await.map(drop)
    }

    pub(crate) async fn last_sent(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<Option<i64>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT max(at) FROM sent_notices WHERE person IN {ALIASES} AND channel = $2"
        ));
        let found: Option<(Option<i64>,)> =
            self.connections.read_one(ask.bind(person.0).bind(channel.0)).await?;
        Ok(found.and_then(|(last,)| last))
    }

    pub(crate) async fn forget_old_notices(
        &self,
        month: i64,
        quarter: i64,
        week: i64,
    ) -> Result<(), StoreError> {
        for (forget, before) in [
            ("DELETE FROM sent_notices WHERE at < $1 RETURNING 1", month),
            (
                "DELETE FROM attention USING lengths WHERE attention.table_id = lengths.table_id
                 AND state = 'over' AND updated < $1 RETURNING 1",
                month,
            ),
            (
                "DELETE FROM channels WHERE kind = 'push' AND coalesce(delivered, created) < $1
                 RETURNING 1",
                quarter,
            ),
            ("DELETE FROM channels WHERE NOT is_confirmed AND created < $1 RETURNING 1", week),
        ] {
            self.changed(Statement::new(forget).bind(before)).await?;
        }
        Ok(())
    }
}
