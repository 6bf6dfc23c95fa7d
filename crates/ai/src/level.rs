//! The levels of opponents.

use crate::{AnyJudge, Skills};
use std::fmt;
use std::str::FromStr;

/// The ten levels, named after the ranks of the town.
///
/// A lower level searches fewer nodes and sometimes plays its second-best action; none plays at random.
/// The upper six use the network, the others the hand-made evaluation, which values what a beginner
/// values and misjudges what a beginner misjudges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules and sees the immediate options.
    Apprentice,
    /// Thinks a little.
    Journeyman,
    /// Plans ahead.
    Master,
    /// Overlooks little.
    Shipowner,
    /// Has learnt what matters.
    Alderman,
    /// Knows what matters and looks ahead.
    Envoy,
    /// Seldom plays a second-best action.
    Treasurer,
    /// Always plays the best action it finds.
    Admiral,
    /// Gives nothing away.
    Senator,
    /// The full strength of the program.
    LordMayor,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 10] = [
        Self::Apprentice,
        Self::Journeyman,
        Self::Master,
        Self::Shipowner,
        Self::Alderman,
        Self::Envoy,
        Self::Treasurer,
        Self::Admiral,
        Self::Senator,
        Self::LordMayor,
    ];

    /// The name on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
            Self::Shipowner => "shipowner",
            Self::Alderman => "alderman",
            Self::Envoy => "envoy",
            Self::Treasurer => "treasurer",
            Self::Admiral => "admiral",
            Self::Senator => "senator",
            Self::LordMayor => "lord-mayor",
        }
    }

    /// The name in the languages of the game. The lord mayor has the names of the rulebooks.
    pub const fn names(self) -> Names {
        let [english, german, french, italian] = match self {
            Self::Apprentice => ["apprentice", "Lehrling", "apprenti", "apprendista"],
            Self::Journeyman => ["journeyman", "Geselle", "compagnon", "lavorante"],
            Self::Master => ["master", "Meister", "maître", "maestro"],
            Self::Shipowner => ["shipowner", "Reeder", "armateur", "armatore"],
            Self::Alderman => ["alderman", "Ältermann", "échevin", "anziano"],
            Self::Envoy => ["envoy", "Gesandter", "envoyé", "inviato"],
            Self::Treasurer => ["treasurer", "Kämmerer", "trésorier", "tesoriere"],
            Self::Admiral => ["admiral", "Admiral", "amiral", "ammiraglio"],
            Self::Senator => ["senator", "Senator", "sénateur", "senatore"],
            Self::LordMayor => ["lord mayor", "Bürgermeister", "maire", "sindaco"],
        };
        Names { english, german, french, italian }
    }

    /// Its judge.
    pub fn judge(self) -> AnyJudge {
        match self {
            Self::Apprentice | Self::Journeyman | Self::Master | Self::Shipowner => {
                AnyJudge::default()
            }
            Self::Alderman
            | Self::Envoy
            | Self::Treasurer
            | Self::Admiral
            | Self::Senator
            | Self::LordMayor => AnyJudge::best(),
        }
    }

    /// The parameters of the level: nodes and laxity with two, three, four and five players.
    pub const fn skills(self) -> Skills {
        Skills::by_players(match self {
            Self::Apprentice => [(30, 0.035), (30, 0.035), (30, 0.035), (3, 0.25)],
            Self::Journeyman => [(60, 0.022), (60, 0.022), (60, 0.022), (11, 0.072)],
            Self::Master => [(165, 0.0105), (140, 0.0125), (140, 0.0122), (19, 0.047)],
            Self::Shipowner => [(440, 0.004), (440, 0.004), (290, 0.0062), (27, 0.036)],
            Self::Alderman => [(8, 0.025), (6, 0.025), (8, 0.022), (4, 0.093)],
            Self::Envoy => [(45, 0.008), (45, 0.008), (70, 0.006), (5, 0.064)],
            Self::Treasurer => [(230, 0.0015), (230, 0.0015), (230, 0.0015), (10, 0.038)],
            Self::Admiral => [(500, 0.0), (500, 0.0), (560, 0.0), (45, 0.013)],
            Self::Senator => [(1500, 0.0), (1500, 0.0), (1700, 0.0), (160, 0.002)],
            Self::LordMayor => [(4500, 0.0), (4500, 0.0), (6500, 0.0), (4500, 0.0)],
        })
    }
}

/// A level's name in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// In English.
    pub english: &'static str,
    /// In German.
    pub german: &'static str,
    /// In French.
    pub french: &'static str,
    /// In Italian.
    pub italian: &'static str,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(read: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.word() == read)
            .ok_or_else(|| UnknownLevel(read.chars().take(40).collect()))
    }
}

/// A word that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Level::ALL.map(Level::word).join(", ");
        write!(f, "{:?} is no level: use {words}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}
