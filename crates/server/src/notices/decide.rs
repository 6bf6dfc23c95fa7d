//! Whether a person is told something about a table now: the rules, without a clock, a database or a network.

use super::settings::{NoticeSettings, Wants};
use hamburgum_store::{
    Attention, ChannelFailure, ChannelId, Confirmation, Mute, SentNotice, StoredChannel,
    StoredChannelKind, Timestamp,
};
use hamburgum_table::{Alarm, NewsItem, NoticeKind};
use std::time::Duration;

/// What is older is left to the digest: after an outage nobody wants a flood of old news.
const STALE: Duration = Duration::from_hours(24);

/// The shortest time between two mails to one person.
const BETWEEN_MAILS: Duration = Duration::from_mins(30);

/// The shortest time between two notices of messages at one table, over one channel.
const BETWEEN_MESSAGES: Duration = Duration::from_mins(10);

/// The pauses before a message is sent again. After the last one the channel rests.
const RETRIES: [Duration; 4] = [
    Duration::from_secs(10),
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(30),
];

/// How long a channel rests that does not work.
const REST: Duration = Duration::from_hours(24);

/// Why somebody is looked after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// Something new has happened.
    News,
    /// The time of the turn that began at this version is nearly up.
    Alarm(u64),
    /// The turn that began at this version has been waiting for long.
    Reminder(u64),
}

/// What is known when a notice is due.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case<'a> {
    pub(super) now: Timestamp,
    pub(super) occasion: Occasion,
    /// When it came up.
    pub(super) since: Timestamp,
    /// The alarm of the running clock, without the time of outages.
    pub(super) alarm: Option<Alarm>,
    /// Everything that is new at the table for this person.
    pub(super) news: &'a [NewsItem],
    pub(super) attention: Attention,
    pub(super) settings: &'a NoticeSettings,
    /// The end of the night, if it is night where the person is.
    pub(super) night_until: Option<Timestamp>,
    pub(super) channels: &'a [StoredChannel],
    /// What was sent about this table.
    pub(super) sent: &'a [SentNotice],
    /// When the last mail was sent to this person, about anything.
    pub(super) last_mail: Option<Timestamp>,
}

/// What is done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// There is nothing to tell any more.
    Done,
    /// This is looked at again at this moment.
    Wait(Timestamp),
    /// These are sent now. Afterwards this is looked at again.
    Tell(Vec<Telling>),
}

/// What is sent over a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Telling {
    pub(super) channel: ChannelId,
    /// The most urgent first.
    pub(super) items: Vec<NewsItem>,
}

impl Case<'_> {
    /// The rules.
    pub(super) fn decide(&self) -> Decision {
        let news = self.unseen();
        if self.attention.mute == Mute::On || news.is_empty() || self.is_stale() {
            return Decision::Done;
        }
        if let Occasion::Alarm(turn) = self.occasion {
            match self.alarm.filter(|alarm| alarm.turn == turn) {
                Some(alarm) if self.now.0 < alarm.at => return Decision::Wait(Timestamp(alarm.at)),
                Some(alarm) if self.now.0 < alarm.due => {}
                // Nobody can do anything about time that is up.
                Some(_) | None => return Decision::Done,
            }
        }
        let mut tellings = Vec::new();
        let mut next: Option<Timestamp> = None;
        for channel in self.channels {
            let items = self.untold(&news, channel);
            match self.earliest(channel, &items) {
                Some(at) if at.0 <= self.now.0 => {
                    tellings.push(Telling { channel: channel.id, items });
                }
                Some(at) => next = Some(next.map_or(at, |next| Timestamp(next.0.min(at.0)))),
                None => {}
            }
        }
        match (tellings.is_empty(), next) {
            (false, _) => Decision::Tell(tellings),
            (true, Some(at)) => Decision::Wait(at),
            (true, None) => Decision::Done,
        }
    }

    /// What the person has not seen. An alarm or a reminder is for a turn that was seen, too, as long as it
    /// is still the same turn.
    fn unseen(&self) -> Vec<NewsItem> {
        let again = |kind, version| {
            let is_same =
                |item: &&NewsItem| item.kind == NoticeKind::Turn && item.version == version;
            self.news.iter().filter(is_same).map(|_| NewsItem { kind, version }).collect()
        };
        match self.occasion {
            Occasion::News => {
                let is_unseen = |item: &&NewsItem| item.version > self.attention.seen;
                self.news.iter().filter(is_unseen).copied().collect()
            }
            Occasion::Alarm(version) => again(NoticeKind::Alarm, version),
            Occasion::Reminder(version) => again(NoticeKind::Reminder, version),
        }
    }

    /// A turn that still waits, and time that is still left, are never old.
    fn is_stale(&self) -> bool {
        self.occasion == Occasion::News
            && self.now.0.saturating_sub(self.since.0) > milliseconds(STALE)
    }

    /// What should go to this channel and did not yet.
    fn untold(&self, news: &[NewsItem], channel: &StoredChannel) -> Vec<NewsItem> {
        if channel.confirmation == Confirmation::Awaited {
            return Vec::new();
        }
        let wants = Wants::read(&channel.wants);
        let is_told = |item: &NewsItem| {
            self.sent_to(channel.id)
                .any(|sent| sent.version == item.version && sent.kind == item.kind.word())
        };
        let is_untold = |item: &&NewsItem| wants.kind(item.kind.choice()) && !is_told(item);
        news.iter().filter(is_untold).copied().collect()
    }

    fn sent_to(&self, channel: ChannelId) -> impl Iterator<Item = &SentNotice> {
        self.sent.iter().filter(move |sent| sent.channel == channel)
    }

    /// When these can be sent over a channel at the earliest; `None` if never.
    fn earliest(&self, channel: &StoredChannel, items: &[NewsItem]) -> Option<Timestamp> {
        let first = items.first()?;
        let mut earliest = self.now;
        let mut not_before = |moment: Timestamp| earliest = Timestamp(earliest.0.max(moment.0));
        if let Some(failure) = &channel.failure {
            if is_resting(failure, self.now) {
                return None;
            }
            not_before(failure.rests_until);
        }
        let is_heard_at_night = first.kind == NoticeKind::Alarm && self.settings.alarm_at_night;
        if let Some(morning) = self.night_until.filter(|_| !is_heard_at_night) {
            not_before(morning);
        }
        if let (StoredChannelKind::Mail, Some(last)) = (channel.kind, self.last_mail) {
            not_before(later(last, BETWEEN_MAILS));
        }
        if items.iter().all(|item| item.kind == NoticeKind::Message) {
            let messages = self.sent_to(channel.id).filter(|sent| sent.kind == first.kind.word());
            if let Some(last) = messages.map(|sent| sent.at.0).max() {
                not_before(later(Timestamp(last), BETWEEN_MESSAGES));
            }
        }
        Some(earliest)
    }
}

/// Whether a channel has failed so often that it is not tried for a day.
pub(super) fn is_resting(failure: &ChannelFailure, now: Timestamp) -> bool {
    failure.count as usize > RETRIES.len() && failure.rests_until.0 > now.0
}

/// The state of a channel after one more failure. `asked` is how long its service wants to be left alone;
/// `spread` between 0 and 1 keeps retries of many channels apart.
pub(super) fn one_more_failure(
    before: Option<&ChannelFailure>,
    reason: String,
    now: Timestamp,
    asked: Option<Duration>,
    spread: f64,
) -> ChannelFailure {
    let count = before.map_or(0, |failure| failure.count).saturating_add(1);
    let retry = RETRIES.get(count as usize - 1).copied();
    let pause = retry.map_or(REST, |pause| pause.mul_f64(0.75 + spread / 2.0));
    ChannelFailure {
        count,
        since: before.map_or(now, |failure| failure.since),
        reason,
        rests_until: later(now, pause.max(asked.unwrap_or_default()).min(REST)),
    }
}

/// The state of a channel that cannot work until somebody changes something.
pub(super) fn resting(
    before: Option<&ChannelFailure>,
    reason: String,
    now: Timestamp,
) -> ChannelFailure {
    ChannelFailure {
        count: u32::try_from(RETRIES.len()).unwrap_or(u32::MAX) + 1,
        since: before.map_or(now, |failure| failure.since),
        reason,
        rests_until: later(now, REST),
    }
}

pub(super) fn later(moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(moment.0.saturating_add(milliseconds(duration)))
}

pub(super) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
