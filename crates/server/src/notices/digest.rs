//! The daily mail: all tables that wait for a person.

use super::decide::{is_resting, later, milliseconds};
use super::telling::unsubscribe;
use super::{NoticeSettings, Notices, Office, Wants};
use crate::Failure;
use crate::tables::Listed;
use hamburgum_hours::{Moment, Zone};
use hamburgum_notify::{Message, MessageId, Topic, Urgency};
use hamburgum_store::{
    Confirmation, Job, JobDue, JobQueue, ListPage, Mute, NewJob, PersonId, SentNotice, StoreError,
    StoredChannel, StoredChannelKind, Timestamp,
};
use hamburgum_web::{Address, Language, NoticeWords, Texts};
use std::time::Duration;

/// Hours begin at full quarters in every time zone.
const QUARTER: Duration = Duration::from_mins(15);

/// So many tables are listed at most.
const MOST: u32 = 50;

/// The word of the daily mail in the store and in links.
const DIGEST: &str = "digest";

/// Nobody reads a summary that is older.
const TTL: Duration = Duration::from_hours(24);

impl Notices {
    /// Plans the next daily mail of a person, or none.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn plan_digest(&self, person: PersonId) -> Result<(), StoreError> {
        let store = &self.0.store;
        let person = store.resolve(person).await?;
        if self.digest_channel(person).await?.is_none() {
            return store.cancel_job(JobQueue::Digest, &person.0.to_string()).await;
        }
        let settings = NoticeSettings::read(&store.preferences(person).await?.notices);
        let zone = self.hours(person).await?.map_or_else(Zone::utc, |hours| hours.zone);
        let due = next_hour(&zone, settings.digest_hour, store.now());
        store
            .set_job(&NewJob {
                due: JobDue::At(due),
                owner: Some(person),
                ..NewJob::new(JobQueue::Digest, person.0.to_string())
            })
            .await
    }

    /// The confirmed address to which the daily mail of a person goes.
    async fn digest_channel(&self, person: PersonId) -> Result<Option<StoredChannel>, StoreError> {
        let channels = self.0.store.channels(person).await?;
        Ok(channels.into_iter().find(|channel| {
            channel.kind == StoredChannelKind::Mail
                && channel.confirmation == Confirmation::Given
                && Wants::read(&channel.wants).digest()
        }))
    }

    pub(super) async fn send_digest(&self, office: &Office, job: &Job) -> Result<(), Failure> {
        let Ok(person) = job.key.parse().map(PersonId) else {
            return Ok(self.0.store.finish_job(job).await?);
        };
        let Some(channel) = self.digest_channel(person).await? else {
            return Ok(self.0.store.finish_job(job).await?);
        };
        let now = self.0.store.now();
        let waiting = self.waiting(person).await?;
        let rests = channel.failure.as_ref().filter(|failure| failure.rests_until.0 > now.0);
        if !waiting.is_empty() && rests.is_none() {
            let message = self.digest(office, person, &channel, &waiting, now).await?;
            if self.send(office, person, &channel, &message).await?.is_delivered() {
                let sent = SentNotice {
                    version: now.0.cast_unsigned(),
                    kind: DIGEST.to_owned(),
                    channel: channel.id,
                    at: now,
                };
                self.0.store.note_sent(person, "", &[sent]).await?;
            }
        }
        Ok(self.plan_digest(person).await?)
    }

    /// The tables that wait for a person and are not muted.
    async fn waiting(&self, person: PersonId) -> Result<Vec<Listed>, Failure> {
        let page = ListPage { offset: 0, limit: MOST };
        let mut waiting = Vec::new();
        for table in self.0.tables.list_of(person, page).await? {
            let attention = self.0.store.attention(person, &table.id).await?;
            if table.awaits && attention.mute == Mute::Off {
                waiting.push(table);
            }
        }
        Ok(waiting)
    }

    async fn digest(
        &self,
        office: &Office,
        person: PersonId,
        channel: &StoredChannel,
        waiting: &[Listed],
        now: Timestamp,
    ) -> Result<Message, StoreError> {
        let code = self.0.store.preferences(person).await?.language;
        let language = code.as_deref().and_then(Language::from_code).unwrap_or(Language::English);
        let texts = Texts::of(language);
        let lines = waiting.iter().map(|one| texts.digest_line(&one.name, one.card.round));
        let origin = &self.0.origin;
        Ok(Message {
            language: language.code().to_owned(),
            title: texts.digest_title(u32::try_from(waiting.len()).unwrap_or(u32::MAX)),
            body: lines.collect::<Vec<_>>().join("\n"),
            link: format!("{origin}{}", Address::Home.in_language(language)),
            link_label: texts.notice_words(NoticeWords::OpenGames),
            topic: Topic::of(DIGEST),
            urgency: Urgency::Low,
            ttl: TTL,
            id: MessageId::of(&format!("digest {} {}", channel.id.0, now.0 / milliseconds(TTL))),
            unsubscribe: unsubscribe(office, origin, language, person, channel, DIGEST),
        })
    }

    /// Whether a channel has failed so often that it is not tried for a day.
    pub(crate) fn is_resting(&self, channel: &StoredChannel) -> bool {
        let now = self.0.store.now();
        channel.failure.as_ref().is_some_and(|failure| is_resting(failure, now))
    }
}

/// The next moment at which clocks of a zone show this full hour. On a day without this hour it is the next
/// day's.
fn next_hour(zone: &Zone, hour: u8, now: Timestamp) -> Timestamp {
    let quarter = milliseconds(QUARTER);
    let first = (now.0 / quarter + 1) * quarter;
    let shows = |moment: &i64| {
        let local = zone.local(Moment(*moment));
        local.hour == hour && local.minute == 0
    };
    let quarters = (0..4 * 24 * 3).map(|number| first + number * quarter);
    quarters.into_iter().find(shows).map_or_else(|| later(now, TTL), Timestamp)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mail_comes_at_the_hour_of_the_reader() {
        let berlin: Zone = "Europe/Berlin".parse().expect("a zone");
        let kathmandu: Zone = "Asia/Kathmandu".parse().expect("a zone");
        for (zone, hour, now, expected) in [
            // 2026-03-28 17:59 UTC is 18:59 in Berlin.
            (&berlin, 18, "2026-03-28T17:59:00Z", "2026-03-29T16:00:00Z"),
            (&berlin, 18, "2026-03-28T16:59:59Z", "2026-03-28T17:00:00Z"),
            (&berlin, 18, "2026-03-28T17:00:00Z", "2026-03-29T16:00:00Z"),
            // There is no 2:00 on the day on which clocks go forward.
            (&berlin, 2, "2026-03-28T12:00:00Z", "2026-03-30T00:00:00Z"),
            (&kathmandu, 7, "2026-03-28T00:00:00Z", "2026-03-28T01:15:00Z"),
        ] {
            let moment = |text: &str| Timestamp(milliseconds_of(text));
            assert_eq!(next_hour(zone, hour, moment(now)), moment(expected), "{hour} after {now}");
        }
    }

    /// A moment of March 2026 in UTC.
    fn milliseconds_of(text: &str) -> i64 {
        const MARCH: i64 = 1_772_323_200_000;
        let part = |range: std::ops::Range<usize>| text[range].parse::<i64>().expect("a number");
        let minutes = ((part(8..10) - 1) * 24 + part(11..13)) * 60 + part(14..16);
        MARCH + (minutes * 60 + part(17..19)) * 1000
    }
}
