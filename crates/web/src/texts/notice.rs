//! What people are told who do not look at a page.

use super::Texts;
use hamburgum_table::{EndOfTime, NoticeKind};
use std::time::Duration;

/// What a notice says about a table.
#[derive(Clone, Copy, Debug)]
pub struct NoticeFacts<'a> {
    /// The name of the table.
    pub table: &'a str,
    /// The round of the game.
    pub round: u32,
    /// The names of the other players.
    pub others: &'a [String],
    /// Why somebody is asked.
    pub asked: Asked<'a>,
    /// How much time is left, for an alarm.
    pub left: Duration,
    /// What happens then.
    pub at_end: EndOfTime,
    /// The names of the winners, if the game ended by the rules.
    pub winners: &'a [String],
    /// The author of the last message, and its text.
    pub said: Option<(&'a str, &'a str)>,
}

/// Why somebody is asked for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked<'a> {
    /// This player has made a proposal.
    By(&'a str),
    /// The time of this player is up, and the others decide.
    AboutTime(&'a str),
}

/// A sentence of a message that depends on nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeWords {
    /// The link to the table.
    OpenTable,
    /// The link to all tables.
    OpenGames,
    /// The link that ends mails.
    Unsubscribe,
    /// The title of a test message.
    TestTitle,
    /// The text of a test message.
    Test,
    /// The title of the mail that asks to confirm an address.
    ConfirmTitle,
    /// The link in it.
    OpenConfirm,
}

impl Texts {
    /// The title of a notice.
    pub fn notice_title(&self, kind: NoticeKind, table: &str) -> String {
        let key = match kind {
            NoticeKind::Turn => "notice-turn-title",
            NoticeKind::Alarm => "notice-alarm-title",
            NoticeKind::Consent => "notice-consent-title",
            NoticeKind::Over => "notice-over-title",
            NoticeKind::Started => "notice-started-title",
            NoticeKind::Message => "notice-message-title",
            NoticeKind::Reminder => "notice-reminder-title",
        };
        self.say(key).with("name", table).text()
    }

    /// A line of a notice.
    pub fn notice_line(&self, kind: NoticeKind, facts: &NoticeFacts<'_>) -> String {
        match kind {
            NoticeKind::Turn => self.say("notice-turn").with("number", facts.round).text(),
            NoticeKind::Reminder => self.say("notice-reminder").with("number", facts.round).text(),
            NoticeKind::Alarm => self.alarm_line(facts),
            NoticeKind::Consent => match facts.asked {
                Asked::By(name) => self.say("notice-consent").with("name", name).text(),
                Asked::AboutTime(name) => self.say("clock-flag").with("name", name).text(),
            },
            NoticeKind::Over if facts.winners.is_empty() => self.say("notice-over-ended").text(),
            NoticeKind::Over => {
                self.say("notice-over-won").with("list", self.list(facts.winners)).text()
            }
            NoticeKind::Started => {
                self.say("notice-started").with("list", self.list(facts.others)).text()
            }
            NoticeKind::Message => {
                facts.said.map_or(String::new(), |(name, text)| format!("{name}: {text}"))
            }
        }
    }

    fn alarm_line(&self, facts: &NoticeFacts<'_>) -> String {
        let key = match facts.at_end {
            EndOfTime::StandIn => "notice-alarm",
            EndOfTime::OthersDecide => "notice-alarm-others-decide",
            EndOfTime::Loss => "notice-alarm-loss",
        };
        // Full minutes: a message is read a little later anyway.
        let left = Duration::from_secs(facts.left.as_secs().div_ceil(60) * 60);
        self.say(key).with("left", self.duration(left)).text()
    }

    /// The title of the daily mail.
    pub fn digest_title(&self, games: u32) -> String {
        self.say("notice-digest-title").with("units", games).text()
    }

    /// A table in the daily mail.
    pub fn digest_line(&self, table: &str, round: u32) -> String {
        self.say("notice-digest-line").with("name", table).with("number", round).text()
    }

    /// The request to confirm an address, for somebody of this name.
    pub fn confirm_request(&self, name: &str) -> String {
        self.say("notice-confirm").with("name", name).text()
    }

    /// A sentence that depends on nothing.
    pub fn notice_words(&self, words: NoticeWords) -> String {
        let key = match words {
            NoticeWords::OpenTable => "notice-open",
            NoticeWords::OpenGames => "notice-digest-open",
            NoticeWords::Unsubscribe => "notice-unsubscribe",
            NoticeWords::TestTitle => "notice-test-title",
            NoticeWords::Test => "notice-test",
            NoticeWords::ConfirmTitle => "notice-confirm-title",
            NoticeWords::OpenConfirm => "notice-confirm-open",
        };
        self.say(key).text()
    }
}
