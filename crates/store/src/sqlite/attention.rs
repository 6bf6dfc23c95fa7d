//! What people have seen, muted and been sent.

use super::SqliteStore;
use super::people::ALIASES;
use super::writer::WriteEffect;
use crate::attention::{AttentionRow, SentRow};
use crate::{ChannelId, Mute, PersonId, SentNotice, StoreError};
use sqlx::AssertSqlSafe;

impl SqliteStore {
    pub(crate) async fn attention(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<AttentionRow, StoreError> {
        let ask = format!(
            "SELECT coalesce(max(seen), 0), coalesce(max(is_muted), 0) FROM attention
             WHERE person IN {ALIASES} AND table_id = ?2"
        );
        let ask = sqlx::query_as(AssertSqlSafe(ask)).bind(person.0).bind(table);
        Ok(ask.fetch_one(&self.reads).await?)
    }

    pub(crate) async fn note_seen(
        &self,
        person: PersonId,
        table: &str,
        version: u64,
    ) -> Result<(), StoreError> {
        let note = sqlx::query(
            "INSERT INTO attention (person, table_id, seen) VALUES (?1, ?2, ?3)
             ON CONFLICT (person, table_id) DO UPDATE SET seen = max(seen, excluded.seen)",
        );
        let note = note.bind(person.0).bind(table.to_owned()).bind(version.cast_signed());
        self.change(note).await.map(drop)
    }

    pub(crate) async fn set_mute(
        &self,
        person: PersonId,
        table: &str,
        mute: Mute,
    ) -> Result<(), StoreError> {
        let (table, is_muted) = (table.to_owned(), mute == Mute::On);
        self.writer
            .write_log(WriteEffect::Parts, move |connection| {
                Box::pin(async move {
                    // Guests who are part of the account may have muted it.
                    let others = format!(
                        "UPDATE attention SET is_muted = ?3 WHERE person IN {ALIASES} AND table_id = ?2"
                    );
                    let others = sqlx::query(AssertSqlSafe(others)).bind(person.0).bind(&table);
                    others.bind(is_muted).execute(&mut *connection).await?;
                    sqlx::query(
                        "INSERT INTO attention (person, table_id, is_muted) VALUES (?, ?, ?)
                         ON CONFLICT (person, table_id) DO NOTHING",
                    )
                    .bind(person.0)
                    .bind(table)
                    .bind(is_muted)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn sent_notices(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<Vec<SentRow>, StoreError> {
        let ask = format!(
            "SELECT version, kind, channel, at FROM sent_notices
             WHERE person IN {ALIASES} AND table_id = ?2 ORDER BY version, kind, channel"
        );
        let ask = sqlx::query_as(AssertSqlSafe(ask)).bind(person.0).bind(table);
        Ok(ask.fetch_all(&self.reads).await?)
    }

    pub(crate) async fn note_sent(
        &self,
        person: PersonId,
        table: &str,
        sent: &[SentNotice],
    ) -> Result<(), StoreError> {
        let (table, sent) = (table.to_owned(), sent.to_vec());
        self.writer
            .write_log(WriteEffect::Parts, move |connection| {
                Box::pin(async move {
                    for one in sent {
                        sqlx::query(
                            "INSERT INTO sent_notices (person, table_id, version, kind, channel, at)
                             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        )
                        .bind(person.0)
                        .bind(&table)
                        .bind(one.version.cast_signed())
                        .bind(one.kind)
                        .bind(one.channel.0)
                        .bind(one.at.0)
                        .execute(&mut *connection)
                        .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn last_sent(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<Option<i64>, StoreError> {
        let ask =
            format!("SELECT max(at) FROM sent_notices WHERE person IN {ALIASES} AND channel = ?2");
        let ask = sqlx::query_scalar(AssertSqlSafe(ask)).bind(person.0).bind(channel.0);
        Ok(ask.fetch_one(&self.reads).await?)
    }

    pub(crate) async fn forget_old_notices(
        &self,
        month: i64,
        quarter: i64,
        week: i64,
    ) -> Result<(), StoreError> {
        for (forget, before) in [
            ("DELETE FROM sent_notices WHERE at < ?", month),
            (
                "DELETE FROM attention WHERE table_id IN
                 (SELECT id FROM tables WHERE state = 'over' AND updated < ?)",
                month,
            ),
            (
                "DELETE FROM channels WHERE kind = 'push' AND coalesce(delivered, created) < ?",
                quarter,
            ),
            ("DELETE FROM channels WHERE NOT is_confirmed AND created < ?", week),
        ] {
            self.change(sqlx::query(forget).bind(before)).await?;
        }
        Ok(())
    }
}
