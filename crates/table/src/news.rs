//! What is new at a table for somebody who does not look at it.

use super::{Attendance, PersonId, Said, Seat, Table, Who};
use std::collections::BTreeSet;

/// What somebody is told who does not look at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NoticeKind {
    /// It is their turn.
    Turn,
    /// Their time is nearly up.
    Alarm,
    /// They are asked for their consent.
    Consent,
    /// The game is over.
    Over,
    /// The game has started.
    Started,
    /// Somebody has said something.
    Message,
    /// It has been their turn for long.
    Reminder,
}

impl NoticeKind {
    /// All that can be chosen, the most urgent first. A reminder goes where the turn was told.
    pub const CHOICES: [Self; 6] =
        [Self::Turn, Self::Alarm, Self::Consent, Self::Started, Self::Over, Self::Message];

    /// The word in forms and in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Alarm => "alarm",
            Self::Consent => "consent",
            Self::Over => "over",
            Self::Started => "started",
            Self::Message => "message",
            Self::Reminder => "reminder",
        }
    }

    /// The choice that it belongs to.
    #[must_use]
    pub const fn choice(self) -> Self {
        match self {
            Self::Reminder => Self::Turn,
            other => other,
        }
    }
}

/// Something new at a table, for one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewsItem {
    /// What it is.
    pub kind: NoticeKind,
    /// The version that brought it.
    pub version: u64,
}

/// The versions at which the course of a table changed; 0 if it did not.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Milestones {
    pub(super) started: u64,
    pub(super) ended: u64,
    pub(super) proposed: u64,
    pub(super) flag_fell: u64,
}

impl Table {
    /// Everybody who owns a seat, each once.
    pub fn owners(&self) -> Vec<super::PersonId> {
        let mut owners: Vec<_> = self.seats.iter().filter_map(Seat::owner).collect();
        owners.sort_unstable();
        owners.dedup();
        owners
    }

    /// What is new for a person since they did something here themselves, the most urgent first. At a table
    /// of one person there is never anything: nothing happens there without that person.
    pub fn news_of(&self, who: &Who) -> Vec<NewsItem> {
        self.news_heard_by(who, &BTreeSet::new())
    }

    /// The same for a person who does not read the words of some others.
    pub fn news_heard_by(&self, who: &Who, unheard: &BTreeSet<PersonId>) -> Vec<NewsItem> {
        if self.owners().len() < 2 || self.seats_of(who).next().is_none() {
            return Vec::new();
        }
        let acted = self.acted(who);
        let item = |kind, version| NewsItem { kind, version };
        let Milestones { started, ended, proposed, flag_fell } = self.milestones;
        let is_heard = |said: &&Said| !who.is(said.person) && !unheard.contains(&said.person);
        let said = self.talk.iter().rev().find(is_heard);
        [
            self.awaits(Some(who)).then(|| item(NoticeKind::Turn, self.turn_began())),
            self.asks_consent_of(who).then(|| item(NoticeKind::Consent, proposed)),
            self.leaves_a_flag_to(who).then(|| item(NoticeKind::Consent, flag_fell)),
            self.ended.is_some().then(|| item(NoticeKind::Over, ended)),
            self.is_playing().then(|| item(NoticeKind::Started, started)),
            said.map(|said| item(NoticeKind::Message, said.version)),
        ]
        .into_iter()
        .flatten()
        .filter(|item| item.version > acted)
        .collect()
    }

    /// The version of the last turn or message of a person.
    fn acted(&self, who: &Who) -> u64 {
        let is_own = |player| self.seats_of(who).any(|seat| seat.player == player);
        let turns = self.game.turns().skip(self.first_turn as usize).zip(&self.turn_ends);
        let own = turns.filter(|(turn, _)| {
            is_own(turn.player()) && !self.turns_of_computers.contains(&turn.number)
        });
        let played = own.last().map_or(0, |(_, end)| *end);
        let said = self.talk.iter().rev().find(|said| who.is(said.person));
        played.max(said.map_or(0, |said| said.version))
    }

    /// The version that began the current turn.
    pub(super) fn turn_began(&self) -> u64 {
        self.turn_version.max(self.milestones.started)
    }

    /// Whether somebody else has run out of time and a person may propose what happens. Until then nothing
    /// does.
    fn leaves_a_flag_to(&self, who: &Who) -> bool {
        let late = self.fallen_flag().and_then(|player| self.seat(player)?.owner());
        self.motion.is_none() && late.is_some_and(|late| !who.is(late))
    }

    fn asks_consent_of(&self, who: &Who) -> bool {
        let Some(vote) = &self.motion else { return false };
        let missing = self.whose_consent_is_missing(vote, &Attendance::default());
        missing.into_iter().any(|person| who.is(person))
    }
}
