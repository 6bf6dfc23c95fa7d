//! What people want to be told, as it is stored.

use hamburgum_table::NoticeKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The settings of a person for all channels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct NoticeSettings {
    /// Whether the alarm may come at night.
    pub(crate) alarm_at_night: bool,
    /// Whether a turn is told again after twelve hours.
    pub(crate) remind_again: bool,
    /// The hour of the day, where the person is, at which the daily mail is sent.
    pub(crate) digest_hour: u8,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self { alarm_at_night: false, remind_again: false, digest_hour: 18 }
    }
}

impl NoticeSettings {
    /// Reads what was stored. Whoever never chose has the defaults.
    pub(crate) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data can always be written as JSON")
    }
}

/// The word for the daily mail.
const DIGEST: &str = "digest";

/// What should go to a channel, as words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wants(BTreeSet<String>);

impl Wants {
    /// Everything at once, as a browser or a webhook has it at first.
    pub(crate) fn everything() -> Self {
        Self(NoticeKind::CHOICES.iter().map(|kind| kind.word().to_owned()).collect())
    }

    /// Only the daily mail: a mail for each turn is too much for most people.
    pub(crate) fn digest_only() -> Self {
        Self(BTreeSet::from([DIGEST.to_owned()]))
    }

    pub(crate) fn read(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }

    /// These words, as far as they mean something.
    pub(crate) fn of<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let is_known = |word: &&str| {
            *word == DIGEST || NoticeKind::CHOICES.iter().any(|kind| kind.word() == *word)
        };
        Self(words.filter(is_known).map(str::to_owned).collect())
    }

    pub(crate) fn to_text(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn kind(&self, kind: NoticeKind) -> bool {
        self.0.contains(kind.word())
    }

    pub(crate) fn digest(&self) -> bool {
        self.0.contains(DIGEST)
    }

    /// The same without the kinds that a link in a mail ends.
    pub(crate) fn without(mut self, word: &str) -> Self {
        self.0.remove(word);
        self
    }
}
