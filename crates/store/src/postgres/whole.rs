//! Reading and inserting whole tables and people.

mod notices;

use super::{NOW, PostgresStore, Statement, tally};
use crate::whole::{
    IndexColumns, ResultColumns, SittingColumns, WholeJob, WholeJobRow, WholePersonRow,
    with_sessions,
};
use crate::{
    PeopleKind, PersonId, StoreError, StoredIndex, WholeNotices, WholePerson, WholeSession,
};

/// Groups whose sums, together with the results that are not in them yet, differ from what the results add
/// up to, in either direction.
const WRONG_TALLIES: &str = "
    WITH added AS (
        SELECT players, board, variant, seat, played_by, opening, place,
            count(*) AS games, count(prestige) AS scored, coalesce(sum(prestige), 0) AS prestige
        FROM results GROUP BY players, board, variant, seat, played_by, opening, place),
    counted AS (
        SELECT players, board, variant, seat, played_by, opening, place,
            sum(games) AS games, sum(scored) AS scored, sum(prestige) AS prestige
        FROM (
            SELECT players, board, variant, seat, played_by, opening, place, games, scored, prestige
            FROM tallies
            UNION ALL
            SELECT players, board, variant, seat, played_by, opening, place,
                1, (prestige IS NOT NULL)::int, coalesce(prestige, 0)
            FROM tally_news) AS one
        GROUP BY players, board, variant, seat, played_by, opening, place)
    SELECT count(*) FROM (
        (SELECT * FROM added EXCEPT SELECT * FROM counted)
        UNION ALL (SELECT * FROM counted EXCEPT SELECT * FROM added)) AS wrong";

impl PostgresStore {
    pub(crate) async fn table_ids(
        &self,
        after: &str,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        self.ids(ask.bind(after.to_owned()).bind(i64::from(most))).await
    }

    pub(crate) async fn stored_index(
        &self,
        table: &str,
    ) -> Result<(Vec<u64>, StoredIndex), StoreError> {
        let row = Statement::new(
            "SELECT name, state, updated, card, host FROM lengths
             LEFT JOIN open_tables USING (table_id) WHERE table_id = $1",
        );
        let row: Option<IndexColumns> =
            self.connections.read_one(row.bind(table.to_owned())).await?;
        let lengths = Statement::new(
            "SELECT length, (SELECT coalesce(max(sequence) + 1, 0) FROM entries WHERE table_id = $1)
             FROM lengths WHERE table_id = $1",
        );
        let lengths: Option<(i64, i64)> =
            self.connections.read_one(lengths.bind(table.to_owned())).await?;
        let people = Statement::new(
            "SELECT coalesce(merged_into, id), bool_or(awaits) FROM sittings JOIN people ON id = person
             WHERE table_id = $1 GROUP BY 1 ORDER BY 1",
        );
        let people: Vec<SittingColumns> =
            self.connections.read(people.bind(table.to_owned())).await?;
        let results = Statement::new(
            "SELECT board, variant, played_by, person, place::bigint, prestige, opening
             FROM results WHERE table_id = $1 ORDER BY seat",
        );
        let results: Vec<ResultColumns> =
            self.connections.read(results.bind(table.to_owned())).await?;
        let (row, (length, last)) = row.zip(lengths).ok_or(sqlx::Error::RowNotFound)?;
        let lengths = vec![length.cast_unsigned(), last.cast_unsigned()];
        Ok((lengths, StoredIndex::read(row, people, results)?))
    }

    pub(crate) async fn wrong_tallies(&self) -> Result<u64, StoreError> {
        let count: Option<(i64,)> =
            self.connections.read_one(Statement::new(WRONG_TALLIES)).await?;
        Ok(count.map_or(0, |(count,)| count.cast_unsigned()))
    }

    pub(crate) async fn whole_people(
        &self,
        kind: PeopleKind,
        after: PersonId,
        most: u32,
    ) -> Result<Vec<WholePerson>, StoreError> {
        let ask = Statement::new(
            "SELECT id, name, login, password_hash, merged_into, created, is_locked, is_deleted, language,
                notice_settings, hours
             FROM people WHERE (merged_into IS NOT NULL) = $1 AND id > $2 ORDER BY id LIMIT $3",
        );
        let ask = ask.bind(kind == PeopleKind::Merged).bind(after.0).bind(i64::from(most));
        let people: Vec<WholePersonRow> = self.connections.read(ask).await?;
        let sessions = Statement::new(
            "SELECT coalesce(merged_into, id), hash, last_seen, idle_days::bigint
             FROM sessions JOIN people ON id = person
             WHERE coalesce(merged_into, id) = ANY ($1) ORDER BY hash",
        );
        let ids: Vec<i64> = people.iter().map(|row| row.0).collect();
        let sessions = self.connections.read(sessions.bind(ids.clone())).await?;
        let notices = self.notice_rows(ids).await?;
        Ok(with_sessions(people, sessions, notices)?)
    }

    pub(crate) async fn merged_guests(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let merged = "SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL";
        self.connections.read(Statement::new(merged)).await
    }

    pub(crate) async fn put_people(&self, people: Vec<WholePerson>) -> Result<(), StoreError> {
        let sessions: Vec<(i64, WholeSession)> = people
            .iter()
            .flat_map(|person| person.sessions.iter().map(|session| (person.id.0, *session)))
            .collect();
        let notices: Vec<(PersonId, WholeNotices)> =
            people.iter().map(|person| (person.id, person.notices.clone())).collect();
        self.changed(insert_people(people)).await?;
        self.changed(insert_sessions(&sessions)).await?;
        for (person, notices) in &notices {
            self.put_notices(*person, notices).await?;
        }
        Ok(())
    }

    pub(crate) async fn whole_jobs(&self) -> Result<Vec<WholeJobRow>, StoreError> {
        let jobs = "SELECT queue, key, due, priority::bigint, owner, at_length, body FROM jobs
            ORDER BY queue, key";
        self.connections.read(Statement::new(jobs)).await
    }

    pub(crate) async fn put_jobs(&self, jobs: Vec<WholeJob>) -> Result<(), StoreError> {
        for job in jobs {
            let put = Statement::new(
                "INSERT INTO jobs (queue, key, due, priority, owner, at_length, body)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (queue, key) DO UPDATE SET due = excluded.due,
                 priority = excluded.priority, owner = excluded.owner,
                 at_length = excluded.at_length, body = excluded.body RETURNING 1",
            );
            let put = put.bind(job.queue).bind(job.key).bind(job.due).bind(job.priority);
            self.changed(put.bind(job.owner).bind(job.at_length).bind(job.body)).await?;
        }
        Ok(())
    }

    /// Refuses a database that another process uses.
    pub(crate) async fn refuse_others(&self) -> Result<(), StoreError> {
        let ask = format!("SELECT count(*) FROM processes WHERE id <> $1 AND until > {NOW}");
        let others: Option<(i64,)> =
            self.connections.read_one(Statement::new(ask).bind(self.process.id())).await?;
        match others {
            Some((0,)) => Ok(()),
            _ => Err(StoreError::InUse(self.address.to_string())),
        }
    }

    pub(crate) async fn counted_day(&self) -> Result<i64, StoreError> {
        let day = self.connections.read_one(Statement::new("SELECT day FROM counted_day")).await?;
        Ok(day.map_or(0, |(day,)| day))
    }

    /// New numbers of people are random, so those of deleted guests need no care.
    pub(crate) async fn finish_copy(&self, counted_day: i64) -> Result<(), StoreError> {
        let set = Statement::new("UPDATE counted_day SET day = $1 RETURNING 1");
        self.changed(set.bind(counted_day)).await?;
        tally::fold_news(&self.connections).await
    }
}

fn insert_people(people: Vec<WholePerson>) -> Statement {
    let insert = Statement::new(
        "INSERT INTO people (id, name, login, password_hash, merged_into, created, is_locked, is_deleted,
            language, notice_settings, hours)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[],
             $6::bigint[], $7::boolean[], $8::boolean[], $9::text[], $10::text[], $11::text[])
         ON CONFLICT DO NOTHING RETURNING 1",
    );
    let ids: Vec<i64> = people.iter().map(|one| one.id.0).collect();
    let accounts: Vec<Option<i64>> =
        people.iter().map(|one| one.merged_into.map(|account| account.0)).collect();
    let created: Vec<i64> = people.iter().map(|one| one.created.0).collect();
    let is_locked: Vec<bool> = people.iter().map(|one| one.is_locked).collect();
    let is_deleted: Vec<bool> = people.iter().map(|one| one.is_deleted).collect();
    let (languages, settings): (Vec<Option<String>>, Vec<String>) = people
        .iter()
        .map(|one| one.notices.preferences.clone())
        .map(|one| (one.language, one.notices))
        .unzip();
    let hours: Vec<Option<String>> = people.iter().map(|one| one.hours.clone()).collect();
    let (names, logins): (Vec<String>, Vec<Option<(String, String)>>) =
        people.into_iter().map(|one| (one.name, one.login)).unzip();
    let (logins, passwords): (Vec<Option<String>>, Vec<Option<String>>) =
        logins.into_iter().map(Option::unzip).unzip();
    let insert = insert.bind(ids).bind(names).bind(logins).bind(passwords).bind(accounts);
    insert.bind(created).bind(is_locked).bind(is_deleted).bind(languages).bind(settings).bind(hours)
}

fn insert_sessions(sessions: &[(i64, WholeSession)]) -> Statement {
    let insert = Statement::new(
        "INSERT INTO sessions (hash, person, last_seen, idle_days)
         SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[], $4::int[])
         ON CONFLICT DO NOTHING RETURNING 1",
    );
    let hashes: Vec<Vec<u8>> = sessions.iter().map(|(_, one)| one.hash.bytes()).collect();
    let people: Vec<i64> = sessions.iter().map(|(person, _)| *person).collect();
    let seen: Vec<i64> = sessions.iter().map(|(_, one)| one.last_seen.0).collect();
    let days: Vec<i32> =
        sessions.iter().map(|(_, one)| i32::try_from(one.idle_days).unwrap_or(i32::MAX)).collect();
    insert.bind(hashes).bind(people).bind(seen).bind(days)
}
