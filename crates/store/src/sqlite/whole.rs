//! Reading and inserting whole tables and people.

use super::SqliteStore;
use crate::whole::{
    IndexColumns, NoticeRows, ResultColumns, SittingColumns, WholeJob, WholeJobRow, WholePersonRow,
    with_sessions,
};
use crate::{Mute, PeopleKind, PersonId, StoreError, StoredIndex, WholeNotices, WholePerson};
use sqlx::SqliteConnection;

/// Groups whose sums differ from what the results add up to, in either direction.
const WRONG_TALLIES: &str = "
    WITH added AS (
        SELECT players, board, variant, seat, played_by, opening, place,
            count(*) AS games, count(prestige) AS scored, coalesce(sum(prestige), 0) AS prestige
        FROM results GROUP BY players, board, variant, seat, played_by, opening, place)
    SELECT count(*) FROM (
        SELECT * FROM (SELECT * FROM added EXCEPT SELECT * FROM tallies)
        UNION ALL SELECT * FROM (SELECT * FROM tallies EXCEPT SELECT * FROM added))";

impl SqliteStore {
    pub(crate) async fn table_ids(
        &self,
        after: &str,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
        Ok(ids.bind(after).bind(most).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn stored_index(
        &self,
        table: &str,
    ) -> Result<(Vec<u64>, StoredIndex), StoreError> {
        let row: IndexColumns = sqlx::query_as(
            "SELECT name, state, updated, card, host FROM tables
             LEFT JOIN open_tables ON table_id = id WHERE id = ?",
        )
        .bind(table)
        .fetch_one(&self.reads)
        .await?;
        let length: i64 = sqlx::query_scalar(
            "SELECT coalesce(max(sequence) + 1, 0) FROM entries WHERE table_id = ?",
        )
        .bind(table)
        .fetch_one(&self.reads)
        .await?;
        let people: Vec<SittingColumns> = sqlx::query_as(
            "SELECT coalesce(merged_into, id), max(awaits) FROM sittings JOIN people ON id = person
             WHERE table_id = ? GROUP BY 1 ORDER BY 1",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        let results: Vec<ResultColumns> = sqlx::query_as(
            "SELECT board, variant, played_by, person, place, prestige, opening
             FROM results WHERE table_id = ? ORDER BY seat",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        Ok((vec![length.cast_unsigned()], StoredIndex::read(row, people, results)?))
    }

    pub(crate) async fn wrong_tallies(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(WRONG_TALLIES).fetch_one(&self.reads).await?;
        Ok(count.cast_unsigned())
    }

    pub(crate) async fn whole_people(
        &self,
        kind: PeopleKind,
        after: PersonId,
        most: u32,
    ) -> Result<Vec<WholePerson>, StoreError> {
        let people: Vec<WholePersonRow> = sqlx::query_as(
            "SELECT id, name, login, password_hash, merged_into, created, is_locked, is_deleted, language,
                notice_settings, hours
             FROM people WHERE (merged_into IS NOT NULL) = ? AND id > ? ORDER BY id LIMIT ?",
        )
        .bind(kind == PeopleKind::Merged)
        .bind(after.0)
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        let (first, last) = (people.first().map(|row| row.0), people.last().map(|row| row.0));
        let sessions = sqlx::query_as(
            "SELECT person, hash, last_seen, idle_days FROM sessions
             WHERE person BETWEEN ? AND ? ORDER BY hash",
        );
        let sessions = sessions.bind(first).bind(last).fetch_all(&self.reads).await?;
        let notices = self.notice_rows(first, last).await?;
        Ok(with_sessions(people, sessions, notices)?)
    }

    /// Everything about notices to people with these numbers.
    async fn notice_rows(
        &self,
        first: Option<i64>,
        last: Option<i64>,
    ) -> Result<NoticeRows, StoreError> {
        let channels = sqlx::query_as(
            "SELECT channels.id, kind, session, address, wants, is_confirmed, channels.created, delivered,
                failures, failed_since, failure, rests_until, coalesce(merged_into, people.id)
             FROM channels JOIN people ON people.id = person
             WHERE coalesce(merged_into, people.id) BETWEEN ? AND ? ORDER BY channels.id",
        );
        let attention = sqlx::query_as(
            "SELECT coalesce(merged_into, id), table_id, max(seen), max(is_muted) FROM attention
             JOIN people ON id = person WHERE coalesce(merged_into, id) BETWEEN ? AND ?
             GROUP BY 1, 2 ORDER BY 1, 2",
        );
        let sent = sqlx::query_as(
            "SELECT coalesce(merged_into, id), table_id, version, kind, channel, max(at)
             FROM sent_notices JOIN people ON id = person
             WHERE coalesce(merged_into, id) BETWEEN ? AND ?
             GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5",
        );
        Ok(NoticeRows {
            channels: channels.bind(first).bind(last).fetch_all(&self.reads).await?,
            attention: attention.bind(first).bind(last).fetch_all(&self.reads).await?,
            sent: sent.bind(first).bind(last).fetch_all(&self.reads).await?,
        })
    }

    pub(crate) async fn merged_guests(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let merged = "SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL";
        Ok(sqlx::query_as(merged).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn put_people(&self, people: Vec<WholePerson>) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for person in &people {
                        put_person(connection, person).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn whole_jobs(&self) -> Result<Vec<WholeJobRow>, StoreError> {
        let jobs = "SELECT queue, key, due, priority, owner, at_length, body FROM jobs
            ORDER BY queue, key";
        Ok(sqlx::query_as(jobs).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn put_jobs(&self, jobs: Vec<WholeJob>) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for job in jobs {
                        put_job(connection, job).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn counted_day(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("SELECT day FROM counted_day").fetch_one(&self.reads).await?)
    }

    /// The log of a table may name a guest who was deleted, so new numbers must not continue after the
    /// largest one that is left: they begin at a random place, far above all that were counted.
    pub(crate) async fn finish_copy(&self, counted_day: i64) -> Result<(), StoreError> {
        self.writer
            .execute(sqlx::query("UPDATE counted_day SET day = ?").bind(counted_day))
            .await?;
        let begin = "UPDATE sqlite_sequence
            SET seq = max(seq, (1 << 44) + (random() & ((1 << 44) - 1))) WHERE name = 'people'";
        self.writer.execute(sqlx::query(begin)).await?;
        Ok(())
    }
}

async fn put_job(connection: &mut SqliteConnection, job: WholeJob) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT OR REPLACE INTO jobs (queue, key, due, priority, owner, at_length, body)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(job.queue)
    .bind(job.key)
    .bind(job.due)
    .bind(job.priority)
    .bind(job.owner)
    .bind(job.at_length)
    .bind(job.body)
    .execute(connection)
    .await?;
    Ok(())
}

async fn put_person(
    connection: &mut SqliteConnection,
    person: &WholePerson,
) -> Result<(), StoreError> {
    let (login, password) = person.login.clone().unzip();
    sqlx::query(
        "INSERT INTO people (id, name, login, password_hash, merged_into, created, is_locked, is_deleted,
            language, notice_settings, hours)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(person.id.0)
    .bind(&person.name)
    .bind(login)
    .bind(password)
    .bind(person.merged_into.map(|account| account.0))
    .bind(person.created.0)
    .bind(person.is_locked)
    .bind(person.is_deleted)
    .bind(&person.notices.preferences.language)
    .bind(&person.notices.preferences.notices)
    .bind(&person.hours)
    .execute(&mut *connection)
    .await?;
    for session in &person.sessions {
        sqlx::query(
            "INSERT INTO sessions (hash, person, last_seen, idle_days) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(session.hash.bytes())
        .bind(person.id.0)
        .bind(session.last_seen.0)
        .bind(session.idle_days)
        .execute(&mut *connection)
        .await?;
    }
    put_notices(connection, person.id, &person.notices).await
}

async fn put_notices(
    connection: &mut SqliteConnection,
    person: PersonId,
    notices: &WholeNotices,
) -> Result<(), StoreError> {
    for channel in &notices.channels {
        let failure = channel.failure.as_ref();
        sqlx::query(
            "INSERT INTO channels (id, person, kind, session, address, wants, is_confirmed, created,
                delivered, failures, failed_since, failure, rests_until)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(channel.id.0)
        .bind(person.0)
        .bind(channel.kind.word())
        .bind(channel.kind.session())
        .bind(&channel.address)
        .bind(&channel.wants)
        .bind(channel.confirmation.is_given())
        .bind(channel.created.0)
        .bind(channel.delivered.map(|at| at.0))
        .bind(failure.map_or(0, |failure| failure.count))
        .bind(failure.map(|failure| failure.since.0))
        .bind(failure.map(|failure| &failure.reason))
        .bind(failure.map_or(0, |failure| failure.rests_until.0))
        .execute(&mut *connection)
        .await?;
    }
    for (table, attention) in &notices.attention {
        sqlx::query(
            "INSERT INTO attention (person, table_id, seen, is_muted) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(person.0)
        .bind(table)
        .bind(attention.seen.cast_signed())
        .bind(attention.mute == Mute::On)
        .execute(&mut *connection)
        .await?;
    }
    for (table, sent) in &notices.sent {
        sqlx::query(
            "INSERT INTO sent_notices (person, table_id, version, kind, channel, at)
             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(person.0)
        .bind(table)
        .bind(sent.version.cast_signed())
        .bind(&sent.kind)
        .bind(sent.channel.0)
        .bind(sent.at.0)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
