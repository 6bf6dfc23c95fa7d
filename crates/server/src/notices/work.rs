//! The worker: claims notices that are due, looks at the table as it is now, and tells people.

use super::decide::{Case, Decision, Occasion, Telling, later};
use super::telling::TableNotice;
use super::{NoticeSettings, Notices, Office, due, night_until};
use crate::Failure;
use crate::tables::Service;
use futures_util::StreamExt;
use futures_util::stream;
use hamburgum_store::{
    Job, JobDue, JobQueue, NewJob, PersonId, SentNotice, StoreError, StoredChannel,
    StoredChannelKind, Timestamp,
};
use hamburgum_table::{Alarm, NoticeKind, Table, Who};
use hamburgum_web::Language;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::time::{interval, sleep};

/// The interval at which due notices are claimed.
const CLAIM: Duration = Duration::from_secs(1);

/// How many notices are claimed and sent at the same time.
const AT_ONCE: usize = 32;

/// The interval at which the jobs in progress are held longer: a third of the time for which they are held.
const HOLD: Duration = Duration::from_secs(10);

/// The pause after a failure of the database or of a table.
const RETRY: Duration = Duration::from_mins(5);

/// The pause while no server is there.
const SILENCE: Duration = Duration::from_secs(10);

/// A turn is told again after this time.
const AGAIN: Duration = Duration::from_hours(12);

/// After sending, everything is sent or waits; more rounds than this would be a mistake in the rules.
const ROUNDS: usize = 3;

/// What the key of a job says.
struct Task<'k> {
    person: PersonId,
    table: &'k str,
    occasion: Occasion,
    since: Timestamp,
}

/// Everything about a person that a notice depends on.
struct Addressee {
    who: Who,
    person: PersonId,
    language: Language,
    settings: NoticeSettings,
    hours: Option<hamburgum_hours::PersonHours>,
    /// Those who are kept apart from this person by a block of either.
    unheard: BTreeSet<i64>,
}

/// A table as it is when somebody may be told about it.
struct Look<'a> {
    addressee: &'a Addressee,
    table: &'a Table,
    alarm: Option<Alarm>,
}

impl<'k> Task<'k> {
    fn of(job: &'k Job, now: Timestamp) -> Option<Self> {
        let mut words = job.key.split(' ');
        let (person, table) = (words.next()?.parse().ok()?, words.next()?);
        let (occasion, since) = match words.next() {
            None => (Occasion::News, Timestamp(job.body.parse().ok()?)),
            Some("alarm") => (Occasion::Alarm(job.body.parse().ok()?), now),
            Some("again") => (Occasion::Reminder(job.body.parse().ok()?), now),
            Some(_) => return None,
        };
        Some(Self { person: PersonId(person), table, occasion, since })
    }
}

impl Notices {
    /// Tells people what is due, in an endless loop. It ends at once if nothing may be sent.
    pub(crate) async fn work_always(&self) {
        if self.outgoing().is_none() {
            return;
        }
        loop {
            let claimed = self.tell_due().await.unwrap_or_else(|error| {
                tracing::warn!(%error, "notices cannot be claimed");
                0
            });
            if claimed < AT_ONCE {
                sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await;
            }
        }
    }

    /// Tells people what is due now, and returns how many jobs that were.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn tell_due(&self) -> Result<usize, StoreError> {
        let Some(office) = self.office().await? else { return Ok(0) };
        let notices = self.0.store.claim_jobs(JobQueue::Notice, AT_ONCE).await?;
        let digests = self.0.store.claim_jobs(JobQueue::Digest, AT_ONCE).await?;
        let count = notices.len() + digests.len();
        stream::iter(notices.into_iter().chain(digests))
            .for_each_concurrent(AT_ONCE, |job| self.do_job(office, job))
            .await;
        Ok(count)
    }

    async fn do_job(&self, office: &Office, job: Job) {
        let work = async {
            match job.queue {
                JobQueue::Digest => self.send_digest(office, &job).await,
                _ => self.tell(office, &job).await,
            }
        };
        if let Err(error) = self.while_held(&job, Box::pin(work)).await {
            tracing::error!(job = job.key, %error, "a notice waits, because something failed");
            if let Err(error) = self.0.store.postpone_job(&job, RETRY).await {
                tracing::warn!(%error, "a notice is claimed again when it is no longer held");
            }
        }
    }

    /// Holds a job as long as the work takes, so that no other worker sends the same.
    async fn while_held<T>(&self, job: &Job, mut work: impl Future<Output = T> + Unpin) -> T {
        let mut hold = interval(HOLD);
        hold.tick().await;
        let key = [job.key.clone()];
        loop {
            tokio::select! {
                done = &mut work => return done,
                _ = hold.tick() => {
                    if let Err(error) = self.0.store.hold_jobs(job.queue, &key).await {
                        tracing::warn!(%error, "a notice cannot be held");
                    }
                }
            }
        }
    }

    async fn tell(&self, office: &Office, job: &Job) -> Result<(), Failure> {
        let store = &self.0.store;
        let Some(task) = Task::of(job, store.now()) else {
            return Ok(store.finish_job(job).await?);
        };
        // Most people have no channel, and no table is read for them.
        if store.channels(task.person).await?.is_empty() {
            return Ok(store.finish_job(job).await?);
        }
        let is_alarm = matches!(task.occasion, Occasion::Alarm(_));
        if is_alarm && self.0.tables.service().await? == Service::Silent {
            // Nobody can move, and how long that lasts is known afterwards.
            return Ok(store.postpone_job(job, SILENCE).await?);
        }
        let addressee = self.addressee(task.person).await?;
        let table = match self.0.tables.look(task.table).await {
            Err(Failure::NoSuchTable) => return Ok(store.finish_job(job).await?),
            found => found?,
        };
        let alarm = if is_alarm { self.0.tables.alarm(&table).await? } else { None };
        let look = Look { addressee: &addressee, table: &table, alarm };
        for _ in 0..ROUNDS {
            match self.decide(&task, &look).await? {
                Decision::Done => break,
                Decision::Wait(at) => {
                    let pause = at.0.saturating_sub(store.now().0).max(0).cast_unsigned();
                    return Ok(store.postpone_job(job, Duration::from_millis(pause)).await?);
                }
                Decision::Tell(tellings) => {
                    for telling in &tellings {
                        self.send_telling(office, &task, &look, telling).await?;
                    }
                }
            }
        }
        Ok(store.finish_job(job).await?)
    }

    async fn addressee(&self, person: PersonId) -> Result<Addressee, StoreError> {
        let store = &self.0.store;
        let person = store.resolve(person).await?;
        let aliases = store.aliases(person).await?.into_iter().map(|alias| alias.0).collect();
        let preferences = store.preferences(person).await?;
        let language = preferences.language.as_deref().and_then(Language::from_code);
        Ok(Addressee {
            who: Who { id: person.0, aliases, name: String::new() },
            person,
            language: language.unwrap_or(Language::English),
            settings: NoticeSettings::read(&preferences.notices),
            hours: self.hours(person).await?,
            unheard: store.blocks_of(person).await?.apart.into_iter().map(|one| one.0).collect(),
        })
    }

    async fn decide(&self, task: &Task<'_>, look: &Look<'_>) -> Result<Decision, StoreError> {
        let Look { addressee, table, alarm } = *look;
        let (store, person) = (&self.0.store, addressee.person);
        let channels = store.channels(person).await?;
        let is_mail = |channel: &&StoredChannel| channel.kind == StoredChannelKind::Mail;
        let last_mail = match channels.iter().find(is_mail) {
            Some(mail) => store.last_sent(person, mail.id).await?,
            None => None,
        };
        let now = store.now();
        let case = Case {
            now,
            occasion: task.occasion,
            since: task.since,
            alarm,
            news: &table.news_heard_by(&addressee.who, &addressee.unheard),
            attention: store.attention(person, task.table).await?,
            settings: &addressee.settings,
            night_until: night_until(addressee.hours.as_ref(), now),
            channels: &channels,
            sent: &store.sent_notices(person, task.table).await?,
            last_mail,
        };
        Ok(case.decide())
    }

    async fn send_telling(
        &self,
        office: &Office,
        task: &Task<'_>,
        look: &Look<'_>,
        telling: &Telling,
    ) -> Result<(), Failure> {
        let Look { addressee, table, alarm } = *look;
        let store = &self.0.store;
        let channels = store.channels(addressee.person).await?;
        // It may have been removed meanwhile.
        let Some(channel) = channels.into_iter().find(|channel| channel.id == telling.channel)
        else {
            return Ok(());
        };
        let notice = TableNotice {
            id: task.table,
            table,
            who: &addressee.who,
            items: &telling.items,
            language: addressee.language,
            origin: &self.0.origin,
            now: store.now(),
            alarm,
        };
        let message = notice.message(office, addressee.person, &channel);
        if !self.send(office, addressee.person, &channel, &message).await?.is_delivered() {
            return Ok(());
        }
        let now = store.now();
        let since = alarm.map_or(task.since, |alarm| Timestamp(alarm.at));
        let delay = now.0.saturating_sub(since.0).max(0).cast_unsigned();
        self.0.metrics.note_delay(Duration::from_millis(delay));
        let sent = |item: &hamburgum_table::NewsItem| SentNotice {
            version: item.version,
            kind: item.kind.word().to_owned(),
            channel: channel.id,
            at: now,
        };
        let sent: Vec<SentNotice> = telling.items.iter().map(sent).collect();
        store.note_sent(addressee.person, task.table, &sent).await?;
        let turn = telling.items.iter().find(|item| item.kind == NoticeKind::Turn);
        if let Some(turn) = turn.filter(|_| addressee.settings.remind_again) {
            store.set_job(&reminder(addressee.person, task.table, turn.version, now)).await?;
        }
        Ok(())
    }
}

/// The job that tells a turn again.
fn reminder(person: PersonId, table: &str, version: u64, now: Timestamp) -> NewJob {
    NewJob {
        due: JobDue::At(later(now, AGAIN)),
        owner: Some(person),
        body: version.to_string(),
        ..NewJob::new(JobQueue::Notice, format!("{} again", due::key(person.0, table)))
    }
}
