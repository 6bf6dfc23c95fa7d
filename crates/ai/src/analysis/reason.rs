//! The reasons for and against a turn, as data.
//!
//! Reasons are facts of the rules: a player can check them on the table. The value of a turn comes from
//! the judge alone, and no reason has a share of it.

use hamburgum_engine::{Church, Field, Good, Official, Player, Token};

/// One reason why a turn is good or bad, with its numbers, so that any program can word it in any
/// language. "The player" is the one whose turn it is; "next" is that player's next turn, if nothing
/// changes until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnReason {
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
    /// The player takes a token and keeps it.
    TakesToken {
        /// Which.
        token: Token,
        /// What it would score now.
        now: u16,
    },
    /// The tokens that the player keeps score more than before.
    RaisesTokens {
        /// So many points.
        points: u16,
    },
    /// The player produces more of a good from now on.
    ProducesMore {
        /// Which.
        good: Good,
        /// How many units at a time until now.
        before: u16,
        /// And from now on.
        after: u16,
    },
    /// The player's ships carry more than before.
    CarriesMore {
        /// So many units until now.
        before: u16,
        /// And from now on.
        after: u16,
    },
    /// The player pays prestige for a long move on the rondel.
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
    /// The player could complete a church next, and could not before.
    EnablesCompletion {
        /// Which.
        church: Church,
        /// The prestige for it.
        bonus: u16,
    },
    /// The player could make more donations next than before.
    EnablesDonations {
        /// Where most of them can be made.
        church: Church,
        /// How many.
        count: u8,
    },
    /// The player could build next, and could not before.
    EnablesBuilding {
        /// So many buildings.
        count: u16,
    },
    /// The player could build a ship next, and could not before.
    EnablesShip,
    /// The player could get more for the own goods next than before.
    EnablesSale {
        /// For all of them.
        money: u32,
        /// How much more that is.
        more: u32,
    },
    /// The player scores more with tokens than in the turn it is compared with.
    ScoresMore {
        /// So many points.
        points: u16,
    },
    /// The player has more money than after the turn it is compared with.
    MoreMoney {
        /// So much.
        money: u32,
    },
}

/// The money for a point of prestige at final scoring (END-2).
fn points(money: u32) -> f32 {
    money as f32 / 100.0
}

impl TurnReason {
    /// Whether it is a reason against the turn.
    pub fn is_drawback(&self) -> bool {
        matches!(self, Self::PaysPrestige { .. } | Self::LetsComplete { .. })
    }

    /// The weight for sorting: its prestige, with 100 money as one point. Possible gains weigh less than
    /// real ones.
    pub fn weight(&self) -> f32 {
        match *self {
            Self::EndsGame { .. } => f32::INFINITY,
            // What may decide the game comes before immediate gains.
            Self::LetsComplete { bonus, is_last, .. } => {
                f32::from(bonus) + 10.0 * f32::from(is_last)
            }
            Self::CompletesChurch { bonus: points, .. }
            | Self::Forestalls { bonus: points, .. }
            | Self::TakesToken { now: points, .. }
            | Self::RaisesTokens { points }
            | Self::ScoresMore { points }
            | Self::PaysPrestige { points, .. } => f32::from(points),
            // The other player might not have done it.
            Self::Denies { points, .. } => f32::from(points) / 2.0,
            Self::CarriesMore { before, after } => f32::from(after - before) / 2.0,
            Self::MovesShipsOn { before, after, .. } => f32::from(before - after) / 2.0,
            Self::ProducesMore { before, after, .. } => 1.5 * f32::from(after - before),
            Self::TakesOfficial { money, .. }
            | Self::EnablesSale { more: money, .. }
            | Self::MoreMoney { money } => points(money),
            Self::EnablesCompletion { bonus, .. } => f32::from(bonus) / 2.0,
            Self::EnablesDonations { count, .. } => 0.5 + 2.0 * f32::from(count),
            Self::EnablesBuilding { count } => 0.5 + f32::from(count),
            Self::EnablesShip => 1.0,
        }
    }
}
