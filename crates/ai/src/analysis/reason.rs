//! What a turn does, what it leads to and what that is worth, as data.

use crate::Part;
use hamburgum_engine::{BuildingKind, ByMaterial, Church, Field, Good, Official, Player, Token};

/// One thing that a turn does, with its numbers, so that any program can say it in any language.
/// "The player" is the one whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// The turn ends the game.
    EndsGame {
        /// The player's place.
        place: usize,
        /// The player's final prestige.
        prestige: u32,
        /// By how much the player is ahead of the best other one, or behind.
        margin: i64,
    },
    /// The player completes a church.
    CompletesChurch {
        /// Which.
        church: Church,
        /// The prestige for it.
        bonus: u16,
    },
    /// The player takes a token.
    TakesToken {
        /// Which.
        token: Token,
        /// What it would score now.
        now: u16,
        /// What the player's tokens are expected to score more through it, beyond that.
        later: f32,
    },
    /// The player scores a token.
    Scores {
        /// Which.
        token: Token,
        /// The prestige for it.
        points: u16,
    },
    /// The player sells goods.
    Sells {
        /// How many units.
        units: u16,
        /// The money for them.
        money: u32,
    },
    /// The player buys materials.
    Buys {
        /// What.
        materials: ByMaterial<u16>,
        /// The price.
        money: u32,
    },
    /// The player produces.
    Produces {
        /// What.
        good: Good,
        /// How many units.
        units: u16,
    },
    /// The player builds ships.
    Launches {
        /// How many.
        ships: u16,
    },
    /// The player builds, other than officials.
    Builds {
        /// What.
        kind: BuildingKind,
        /// How many.
        count: u16,
        /// The money for them.
        money: u32,
    },
    /// The player takes an official.
    Appoints {
        /// Whom.
        official: Official,
        /// The money for it.
        money: u32,
    },
    /// The player pays prestige for a long way on the rondel.
    PaysPrestige {
        /// Where to.
        field: Field,
        /// How much.
        points: u16,
    },
    /// Another player can no longer have a token.
    Denies {
        /// Who.
        player: Player,
        /// Which.
        token: Token,
        /// What it would score for that player now.
        points: u16,
    },
    /// Another player can carry less, because ships move on.
    MovesShipsOn {
        /// Whose.
        player: Player,
        /// How many units the ships could carry before.
        before: u16,
        /// And after.
        after: u16,
    },
    /// Another player could complete a church in the next turn.
    LetsComplete {
        /// Who.
        player: Player,
        /// Which.
        church: Church,
        /// The prestige for it.
        bonus: u16,
        /// Whether it is the last church, which ends the game.
        is_last: bool,
    },
    /// Another player could have completed the church that the player completes.
    Forestalls {
        /// Who.
        player: Player,
        /// Which.
        church: Church,
        /// The prestige for it.
        bonus: u16,
    },
    /// Another player could have taken the official.
    TakesOfficial {
        /// Who.
        player: Player,
        /// Whom.
        official: Official,
        /// The money that the other one would have got.
        money: u32,
    },
    /// The player could complete a church in the next turn, and could not before.
    EnablesCompletion {
        /// Which.
        church: Church,
        /// The prestige for it.
        bonus: u16,
    },
    /// The player could donate in the next turn, and could not before.
    EnablesDonation {
        /// Where the best token lies that the player could take.
        church: Church,
    },
    /// The player could build in the next turn, and could not before.
    EnablesBuilding {
        /// On so many sites.
        sites: u16,
    },
    /// The player could build a ship in the next turn, and could not before.
    EnablesShip,
    /// The player could get more for the own goods in the next turn than before.
    EnablesSale {
        /// For all of them.
        money: u32,
        /// How much more that is.
        more: u32,
    },
    /// Something else in the player's expected prestige changes.
    Shifts {
        /// What.
        part: Part,
    },
}

/// A reason and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// What the turn does.
    pub reason: Reason,
    /// By how much it changes the player's expected final prestige, all costs taken off, as the
    /// evaluation sees it; for what happens to another player, how much less that one can expect
    /// then. `None` where that says nothing.
    pub worth: Option<f32>,
}

impl Weighed {
    /// Whether it speaks against the turn.
    pub fn is_drawback(&self) -> bool {
        self.worth.is_some_and(|worth| worth < 0.0)
    }

    /// How much it matters: the prestige that it names, with 100 money as one point, or what it is
    /// worth, whichever is more.
    pub fn weight(&self) -> f32 {
        self.worth.unwrap_or(0.0).abs().max(self.reason.named_points())
    }
}

impl Weighed {
    /// The same without what only the evaluation says; `None` if nothing is left. Prestige that is
    /// paid, or that another player can have next, stays a drawback: the rules say so.
    pub(super) fn as_effect(&self) -> Option<Self> {
        match self.reason {
            Reason::Shifts { .. } => None,
            Reason::EndsGame { .. }
            | Reason::CompletesChurch { .. }
            | Reason::PaysPrestige { .. }
            | Reason::LetsComplete { .. } => Some(*self),
            Reason::TakesToken { token, now, .. } => {
                Some(Self { reason: Reason::TakesToken { token, now, later: 0.0 }, worth: None })
            }
            reason => Some(Self { reason, worth: None }),
        }
    }
}

/// What 100 money are at the end (END-2).
fn points(money: u32) -> f32 {
    money as f32 / 100.0
}

impl Reason {
    /// Whether it only says what the turn does, and not what that is good for or leads to.
    pub fn is_deed(&self) -> bool {
        match self {
            Self::Scores { .. }
            | Self::Sells { .. }
            | Self::Buys { .. }
            | Self::Produces { .. }
            | Self::Launches { .. }
            | Self::Builds { .. }
            | Self::Appoints { .. }
            | Self::PaysPrestige { .. }
            | Self::Shifts { .. } => true,
            Self::EndsGame { .. }
            | Self::CompletesChurch { .. }
            | Self::TakesToken { .. }
            | Self::Denies { .. }
            | Self::MovesShipsOn { .. }
            | Self::LetsComplete { .. }
            | Self::Forestalls { .. }
            | Self::TakesOfficial { .. }
            | Self::EnablesCompletion { .. }
            | Self::EnablesDonation { .. }
            | Self::EnablesBuilding { .. }
            | Self::EnablesShip
            | Self::EnablesSale { .. } => false,
        }
    }

    fn named_points(&self) -> f32 {
        match *self {
            Self::EndsGame { .. } => f32::INFINITY,
            // What the game may turn on stands before what it brings now.
            Self::LetsComplete { bonus, is_last, .. } => {
                f32::from(bonus) + 10.0 * f32::from(is_last)
            }
            Self::CompletesChurch { bonus: points, .. }
            | Self::Forestalls { bonus: points, .. }
            | Self::TakesToken { now: points, .. }
            | Self::Scores { points, .. }
            | Self::PaysPrestige { points, .. } => f32::from(points),
            Self::Sells { money, .. } | Self::Buys { money, .. } => points(money),
            Self::Produces { units, .. } => f32::from(units) / 2.0,
            Self::Launches { ships } => f32::from(ships),
            Self::Builds { count, money, .. } => f32::from(count) + points(money),
            Self::Appoints { money, .. } => 1.0 + points(money),
            // Others might not have come to it.
            Self::Denies { points, .. } => f32::from(points) / 2.0,
            Self::MovesShipsOn { before, after, .. } => f32::from(before - after) / 2.0,
            Self::TakesOfficial { money, .. } | Self::EnablesSale { more: money, .. } => {
                points(money)
            }
            // What is only possible weighs less than what is done.
            Self::EnablesCompletion { bonus, .. } => f32::from(bonus) / 2.0,
            Self::EnablesDonation { .. } => 2.5,
            Self::EnablesBuilding { .. } => 1.5,
            Self::EnablesShip => 1.0,
            Self::Shifts { .. } => 0.0,
        }
    }

    /// Takes in another one of the same kind, if they are told as one.
    pub(super) fn merge(&mut self, other: &Self) -> bool {
        match (self, *other) {
            (Self::Sells { units, money }, Self::Sells { units: more, money: paid }) => {
                *units += more;
                *money += paid;
            }
            (Self::Buys { materials, money }, Self::Buys { materials: more, money: paid }) => {
                materials.0.iter_mut().zip(more.0).for_each(|(units, more)| *units += more);
                *money += paid;
            }
            (Self::Launches { ships }, Self::Launches { ships: more }) => *ships += more,
            (
                Self::Builds { kind, count, money },
                Self::Builds { kind: other, count: more, money: paid },
            ) if *kind == other => {
                *count += more;
                *money += paid;
            }
            _ => return false,
        }
        true
    }
}
