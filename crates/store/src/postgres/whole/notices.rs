//! Reading and inserting everything about notices to people.

use crate::postgres::{PostgresStore, Statement};
use crate::whole::NoticeRows;
use crate::{Mute, PersonId, SentNotice, StoreError, WholeNotices};
use std::collections::BTreeMap;

impl PostgresStore {
    pub(super) async fn notice_rows(&self, people: Vec<i64>) -> Result<NoticeRows, StoreError> {
        let channels = Statement::new(
            "SELECT channels.id, kind, session, address, wants, is_confirmed, channels.created, delivered,
                failures::bigint, failed_since, failure, rests_until,
                coalesce(merged_into, people.id)
             FROM channels JOIN people ON people.id = person
             WHERE coalesce(merged_into, people.id) = ANY ($1) ORDER BY channels.id",
        );
        let attention = Statement::new(
            "SELECT coalesce(merged_into, id), table_id, max(seen), bool_or(is_muted) FROM attention
             JOIN people ON id = person WHERE coalesce(merged_into, id) = ANY ($1)
             GROUP BY 1, 2 ORDER BY 1, 2",
        );
        let sent = Statement::new(
            "SELECT coalesce(merged_into, id), table_id, version, kind, channel, max(at)
             FROM sent_notices JOIN people ON id = person
             WHERE coalesce(merged_into, id) = ANY ($1)
             GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5",
        );
        Ok(NoticeRows {
            channels: self.connections.read(channels.bind(people.clone())).await?,
            attention: self.connections.read(attention.bind(people.clone())).await?,
            sent: self.connections.read(sent.bind(people)).await?,
        })
    }

    pub(super) async fn put_notices(
        &self,
        person: PersonId,
        notices: &WholeNotices,
    ) -> Result<(), StoreError> {
        for channel in &notices.channels {
            let failure = channel.failure.as_ref();
            let put = Statement::new(
                "INSERT INTO channels (id, person, kind, session, address, wants, is_confirmed,
                    created, delivered, failures, failed_since, failure, rests_until)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::bigint, $11, $12, $13)
                 ON CONFLICT DO NOTHING RETURNING 1",
            );
            let put = put.bind(channel.id.0).bind(person.0).bind(channel.kind.word());
            let put = put.bind(channel.kind.session()).bind(channel.address.clone());
            let put = put.bind(channel.wants.clone()).bind(channel.confirmation.is_given());
            let put = put.bind(channel.created.0).bind(channel.delivered.map(|at| at.0));
            let put = put.bind(failure.map_or(0, |failure| i64::from(failure.count)));
            let put = put.bind(failure.map(|failure| failure.since.0));
            let put = put.bind(failure.map(|failure| failure.reason.clone()));
            let put = put.bind(failure.map_or(0, |failure| failure.rests_until.0));
            self.changed(put).await?;
        }
        self.put_attention(person, notices).await?;
        let mut sent: BTreeMap<&str, Vec<SentNotice>> = BTreeMap::new();
        for (table, one) in &notices.sent {
            sent.entry(table).or_default().push(one.clone());
        }
        for (table, sent) in sent {
            self.note_sent(person, table, &sent).await?;
        }
        Ok(())
    }

    async fn put_attention(
        &self,
        person: PersonId,
        notices: &WholeNotices,
    ) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO attention (person, table_id, seen, is_muted)
             SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::boolean[])
             ON CONFLICT DO NOTHING RETURNING 1",
        );
        let known = &notices.attention;
        let tables: Vec<String> = known.iter().map(|(table, _)| table.clone()).collect();
        let seen: Vec<i64> = known.iter().map(|(_, one)| one.seen.cast_signed()).collect();
        let muted: Vec<bool> = known.iter().map(|(_, one)| one.mute == Mute::On).collect();
        self.changed(put.bind(person.0).bind(tables).bind(seen).bind(muted)).await.map(drop)
    }
}
