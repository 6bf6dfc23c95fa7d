//! Messages in words: what is new at a table, a test, and the request to confirm an address.

use super::{Notices, Office, TestOutcome};
use crate::http::{former_player, level_name};
use hamburgum_notify::{Message, MessageId, TokenLife, TokenPurpose, Topic, Unsubscribe, Urgency};
use hamburgum_store::{Person, PersonId, StoreError, StoredChannel, StoredChannelKind, Timestamp};
use hamburgum_table::{Alarm, Done, EndOfTime, Holder, NewsItem, NoticeKind, Seat, Table, Who};
use hamburgum_web::{Address, Asked, At, Language, NoticeFacts, NoticeWords, Texts};
use std::time::{Duration, SystemTime};

/// For how long a push service may try to deliver a message.
const TTL: Duration = Duration::from_hours(12);

/// A push service has at least so long.
const SHORTEST_TTL: Duration = Duration::from_mins(1);

/// For how long an address can be confirmed.
const CONFIRM: Duration = Duration::from_hours(24 * 7);

/// Longer messages of the chat are cut off.
const LONGEST_SAID: usize = 140;

/// What somebody is told about a table.
pub(super) struct TableNotice<'a> {
    pub(super) id: &'a str,
    pub(super) table: &'a Table,
    pub(super) who: &'a Who,
    /// The most urgent first; there is at least one.
    pub(super) items: &'a [NewsItem],
    pub(super) language: Language,
    pub(super) origin: &'a str,
    pub(super) now: Timestamp,
    /// The alarm, if this is one.
    pub(super) alarm: Option<Alarm>,
}

impl TableNotice<'_> {
    /// The message for a channel of the person.
    pub(super) fn message(
        &self,
        office: &Office,
        person: PersonId,
        channel: &StoredChannel,
    ) -> Message {
        let texts = Texts::of(self.language);
        let first = self.items.first().map_or(NoticeKind::Turn, |item| item.kind);
        let page = Address::Table(self.id, At::Page).in_language(self.language);
        let versions: Vec<String> = self
            .items
            .iter()
            .map(|item| format!("{} {}", item.kind.word(), item.version))
            .collect();
        let identity = format!("{} {} {} {}", person.0, self.id, channel.id.0, versions.join(" "));
        let is_alarm = first == NoticeKind::Alarm;
        Message {
            language: self.language.code().to_owned(),
            title: texts.notice_title(first, &self.table.head().name),
            body: self.lines(texts).join("\n"),
            link: format!("{}{page}", self.origin),
            link_label: texts.notice_words(NoticeWords::OpenTable),
            topic: Topic::of(self.id),
            urgency: if is_alarm { Urgency::High } else { Urgency::Normal },
            ttl: self.ttl(),
            id: MessageId::of(&identity),
            unsubscribe: unsubscribe(
                office,
                self.origin,
                self.language,
                person,
                channel,
                first.choice().word(),
            ),
        }
    }

    /// What is said about a turn is of no use when its time is up.
    fn ttl(&self) -> Duration {
        let own = self.table.deadline().filter(|running| self.who.is(running.person));
        own.map_or(TTL, |running| {
            let rest = running.due.saturating_sub(self.now.0).max(0).cast_unsigned();
            Duration::from_millis(rest).clamp(SHORTEST_TTL, TTL)
        })
    }

    /// A line for each thing that is new. Where it is somebody's turn, nobody needs to be told that the game
    /// has started.
    fn lines(&self, texts: &Texts) -> Vec<String> {
        let names: Vec<(&Seat, String)> =
            self.table.seats().iter().map(|seat| (seat, self.name(seat))).collect();
        let is_mine = |seat: &Seat| seat.owner().is_some_and(|owner| self.who.is(owner));
        let others: Vec<String> =
            names.iter().filter(|(seat, _)| !is_mine(seat)).map(|(_, name)| name.clone()).collect();
        let name_of = |is_it: &dyn Fn(&Seat) -> bool| {
            let found = names.iter().find(|(seat, _)| is_it(seat));
            found.map_or(former_player(self.language), |(_, name)| name.as_str())
        };
        let asked = match (self.table.fallen_flag(), self.table.motion()) {
            (Some(late), None) => Asked::AboutTime(name_of(&|seat| seat.player == late)),
            (_, vote) => {
                let proposer = vote.map(|vote| vote.by);
                Asked::By(name_of(&|seat| proposer.is_some() && seat.owner() == proposer))
            }
        };
        // A later message may be of somebody whose words this person does not read.
        let is_newest = |version| self.items.iter().any(|item| item.version == version);
        let said = self.table.talk().iter().rev().find(|said| is_newest(said.version));
        let text: Option<String> = said.map(|said| said.text.chars().take(LONGEST_SAID).collect());
        let facts = NoticeFacts {
            table: &self.table.head().name,
            round: self.table.game().state().round(),
            others: &others,
            asked,
            left: self.alarm.map(|alarm| alarm.left).unwrap_or_default(),
            at_end: self.at_end(),
            winners: &self.winners(&names),
            said: said.zip(text.as_deref()).map(|(said, text)| (said.name.as_str(), text)),
        };
        let is_turn = self.items.iter().any(|item| item.kind == NoticeKind::Turn);
        let is_told = |item: &&NewsItem| !(is_turn && item.kind == NoticeKind::Started);
        self.items.iter().filter(is_told).map(|item| texts.notice_line(item.kind, &facts)).collect()
    }

    /// What happens to the player when the time is up.
    fn at_end(&self) -> EndOfTime {
        let at_end = self.table.clock_rules().map(|rules| rules.at_end).unwrap_or_default();
        let is_for_two = self.table.seats().len() == 2;
        if at_end == EndOfTime::Loss && !is_for_two { EndOfTime::StandIn } else { at_end }
    }

    fn name(&self, seat: &Seat) -> String {
        let name = match &seat.holder {
            Holder::Nobody => "",
            Holder::Person { name, .. } => name.as_deref().unwrap_or(former_player(self.language)),
            Holder::Computer { level, .. } => level_name(*level, self.language),
        };
        name.to_owned()
    }

    /// The names of the winners of a game that ended by the rules.
    fn winners(&self, names: &[(&Seat, String)]) -> Vec<String> {
        if self.table.ended() != Some(Done::ByTheRules) {
            return Vec::new();
        }
        let Some(results) = self.table.results() else { return Vec::new() };
        let seats = names.iter().zip(&results);
        seats.filter(|(_, result)| result.place == 1).map(|((_, name), _)| name.clone()).collect()
    }
}

/// The link that ends mails of a kind; other channels are removed on the page.
pub(super) fn unsubscribe(
    office: &Office,
    origin: &str,
    language: Language,
    person: PersonId,
    channel: &StoredChannel,
    what: &str,
) -> Option<Unsubscribe> {
    if channel.kind != StoredChannelKind::Mail {
        return None;
    }
    let subject = format!("{} {} {what}", person.0, channel.id.0);
    let token = office.tokens.sign(TokenPurpose::Unsubscribe, TokenLife::Endless, &subject);
    Some(Unsubscribe {
        link: format!("{origin}{}", Address::Unsubscribe(&token).in_language(language)),
        label: Texts::of(language).notice_words(NoticeWords::Unsubscribe),
    })
}

impl Notices {
    /// Sends a test message over a channel.
    pub(crate) async fn try_channel(
        &self,
        office: &Office,
        person: PersonId,
        channel: &StoredChannel,
        language: Language,
    ) -> Result<TestOutcome, StoreError> {
        let texts = Texts::of(language);
        let now = self.0.store.now();
        let message = Message {
            language: language.code().to_owned(),
            title: texts.notice_words(NoticeWords::TestTitle),
            body: texts.notice_words(NoticeWords::Test),
            link: format!("{}{}", self.0.origin, Address::Notifications.in_language(language)),
            link_label: texts.notice_words(NoticeWords::OpenGames),
            topic: Topic::of("test"),
            urgency: Urgency::High,
            ttl: Duration::from_mins(5),
            id: MessageId::of(&format!("test {} {}", channel.id.0, now.0)),
            unsubscribe: None,
        };
        self.send(office, person, channel, &message).await
    }

    /// Sends the mail with the link that confirms an address.
    pub(crate) async fn ask_to_confirm(
        &self,
        office: &Office,
        person: &Person,
        channel: &StoredChannel,
        language: Language,
    ) -> Result<TestOutcome, StoreError> {
        let texts = Texts::of(language);
        let subject = format!("{} {}", person.id.0, channel.id.0);
        let until = TokenLife::Until(SystemTime::now() + CONFIRM);
        let token = office.tokens.sign(TokenPurpose::Confirm, until, &subject);
        let page = Address::ConfirmMail(&token).in_language(language);
        let message = Message {
            language: language.code().to_owned(),
            title: texts.notice_words(NoticeWords::ConfirmTitle),
            body: texts.confirm_request(&person.name),
            link: format!("{}{page}", self.0.origin),
            link_label: texts.notice_words(NoticeWords::OpenConfirm),
            topic: Topic::of("confirm"),
            urgency: Urgency::Normal,
            ttl: TTL,
            id: MessageId::of(&format!("confirm {subject} {}", self.0.store.now().0)),
            unsubscribe: None,
        };
        self.send(office, person.id, channel, &message).await
    }
}
