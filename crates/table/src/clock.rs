//! The rules of a table's clock: how much time players have, and what happens when it is up.

use crate::word;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The clock of a table. A player has a bank of time; every turn adds a gift, up to the cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClockRules {
    /// The time of each player at the start, in seconds.
    pub bank: u32,
    /// What a finished turn adds, in seconds.
    pub gift: u32,
    /// More is never saved, in seconds.
    pub cap: u32,
    /// Which time counts.
    pub counted: CountedTime,
    /// Whether Saturdays and Sundays count.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weekend: WeekendRule,
    /// What happens when somebody's time is up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_end: EndOfTime,
}

/// Which time counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountedTime {
    /// All of it: everybody sits at the table.
    Always,
    /// Only when the player is awake and not on holiday.
    Waking,
}

/// Whether Saturdays and Sundays count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeekendRule {
    /// Like other days.
    #[default]
    Counts,
    /// They do not.
    Pauses,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndOfTime {
    /// A computer plays this turn; the second time in a row it keeps the seat until its owner returns.
    #[default]
    StandIn,
    /// The others decide by majority whether a computer plays the turn.
    OthersDecide,
    /// The game is lost, if there are two players.
    Loss,
}

/// The clocks that a new table offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockPreset {
    /// Everybody sits at the table until the game is over.
    OneSitting,
    /// Several turns a day.
    SeveralTurns,
    /// About a turn a day.
    DailyTurn,
    /// No clock.
    #[default]
    NoClock,
}

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;

/// A pause by agreement has at most so many days.
pub const LONGEST_PAUSE: u8 = 14;

/// A game at a table with a clock ends after so long without anything that a person did.
pub const ABANDONED_AFTER: Duration = Duration::from_hours(30 * 24);

impl ClockRules {
    /// The time at the start.
    pub fn bank(&self) -> Duration {
        seconds(self.bank)
    }

    /// What a finished turn adds.
    pub fn gift(&self) -> Duration {
        seconds(self.gift)
    }

    /// More is never saved.
    pub fn cap(&self) -> Duration {
        seconds(self.cap)
    }

    /// Nothing happens until so much counted time after the end: connections are slow, and somebody may be
    /// about to move.
    pub fn grace(&self) -> Duration {
        match self.counted {
            CountedTime::Always => seconds(MINUTE),
            CountedTime::Waking => seconds(2 * HOUR),
        }
    }

    /// The preset with these times, if there is one.
    pub fn preset(&self) -> Option<ClockPreset> {
        let is_same = |preset: &ClockPreset| {
            preset.rules().is_some_and(|rules| {
                (rules.bank, rules.gift, rules.cap) == (self.bank, self.gift, self.cap)
            })
        };
        ClockPreset::ALL.into_iter().find(is_same)
    }
}

/// Whether a rule is the usual one, which is not stored.
fn is_default<T: Default + PartialEq>(rule: &T) -> bool {
    *rule == T::default()
}

impl EndOfTime {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::StandIn, Self::OthersDecide, Self::Loss];

    /// Its word in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::StandIn => "stand-in",
            Self::OthersDecide => "others-decide",
            Self::Loss => "loss",
        }
    }
}

impl ClockPreset {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::OneSitting, Self::SeveralTurns, Self::DailyTurn, Self::NoClock];

    /// Its word in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::OneSitting => "sitting",
            Self::SeveralTurns => "several",
            Self::DailyTurn => "daily",
            Self::NoClock => "none",
        }
    }

    /// The clock of a table.
    pub fn rules(self) -> Option<ClockRules> {
        let rules = |bank, gift, cap, counted| ClockRules {
            bank,
            gift,
            cap,
            counted,
            weekend: WeekendRule::Counts,
            at_end: EndOfTime::StandIn,
        };
        match self {
            Self::OneSitting => Some(rules(10 * MINUTE, 25, 15 * MINUTE, CountedTime::Always)),
            Self::SeveralTurns => Some(rules(45 * HOUR, 3 * HOUR, 45 * HOUR, CountedTime::Waking)),
            Self::DailyTurn => Some(rules(75 * HOUR, 12 * HOUR, 120 * HOUR, CountedTime::Waking)),
            Self::NoClock => None,
        }
    }
}

impl fmt::Display for ClockPreset {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.word())
    }
}

/// The error for a word that is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchClock;

impl fmt::Display for NoSuchClock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("no clock has this name")
    }
}

impl FromStr for ClockPreset {
    type Err = NoSuchClock;

    fn from_str(word: &str) -> Result<Self, NoSuchClock> {
        Self::ALL.into_iter().find(|preset| preset.word() == word).ok_or(NoSuchClock)
    }
}

impl FromStr for EndOfTime {
    type Err = NoSuchClock;

    fn from_str(word: &str) -> Result<Self, NoSuchClock> {
        Self::ALL.into_iter().find(|end| end.word() == word).ok_or(NoSuchClock)
    }
}

fn seconds(seconds: u32) -> Duration {
    Duration::from_secs(seconds.into())
}

/// The moments of a running clock, in milliseconds since 1970. They are resolved when it starts, so that
/// nobody computes with time zones when a log is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockTimes {
    /// Time counts from here on.
    pub from: i64,
    /// Four fifths of the time are used.
    pub alarm: i64,
    /// The time is up.
    pub due: i64,
    /// The grace is over.
    pub over: i64,
}

/// A clock that starts to run: the entry of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockStart {
    /// Whose it is.
    #[serde(with = "word")]
    pub seat: hamburgum_engine::Player,
    /// The milliseconds left.
    pub left: u64,
    /// Its moments.
    #[serde(flatten)]
    pub times: ClockTimes,
}
