//! Reasons for and against turns as data; pages and the command line translate them.

use hamburgum_ai::{Loss, TurnReason};
use hamburgum_engine::{Church, Field, Good, Official, Player, Token};

/// One reason why a turn is good or bad. "The player" is the one whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The turn ends the game, with the player in this place and with this margin to the best other
    /// player.
    EndsGame {
        /// The player's place.
        place: usize,
        /// The player's final prestige.
        prestige: u32,
        /// The player's prestige minus that of the best other player.
        margin: i64,
    },
    /// The player completes a church and gets a bonus.
    CompletesChurch(Church, u16),
    /// The player takes and keeps a token that would score this much now.
    TakesToken(Token, u16),
    /// The player's kept tokens score this much more.
    RaisesTokens(u16),
    /// The player produces more units of a good from now on.
    ProducesMore {
        /// The good.
        good: Good,
        /// The units at a time until now.
        before: u16,
        /// The units at a time from now on.
        after: u16,
    },
    /// The player's ships carry this many more units.
    CarriesMore(u16),
    /// The player pays this much prestige to reach a field.
    PaysPrestige(Field, u16),
    /// The effect on another player.
    OnOther(Player, OnOther),
    /// The player can complete a church in the next turn, for this much prestige.
    EnablesCompletion(Church, u16),
    /// The player can make this many donations to a church in the next turn.
    EnablesDonations(Church, u8),
    /// The player can build this many buildings in the next turn.
    EnablesBuilding(u16),
    /// The player can build a ship in the next turn.
    EnablesShip,
    /// The player can sell goods for this much in the next turn.
    EnablesSale(u32),
    /// The player scores this much more with tokens than in the compared turn.
    ScoresMore(u16),
    /// The player has this much more money than after the compared turn.
    MoreMoney(u32),
}

/// The effect of a turn on another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnOther {
    /// That player can no longer get a token, which would be worth this much to them.
    Denied(Token, u16),
    /// That player can ship this many units less.
    ShipsMovedOn(u16),
    /// That player could complete a church next turn, for this much prestige.
    CanComplete(Church, u16),
    /// The same, and it is the last church.
    CanCompleteLast(Church, u16),
    /// That player could have completed the church.
    Forestalled(Church),
    /// That player could have appointed the official, for this much money.
    LostOfficial(Official, u32),
}

/// The loss of a turn compared with the best one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GivenAway {
    /// The loss of winning chance; negative if the turn has more.
    pub win: f32,
    /// The loss of expected prestige relative to the others; negative if the turn has more.
    pub prestige: f32,
    /// The total loss, in points of prestige.
    pub cost: f32,
}

/// A comparison with a turn on another field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Versus {
    /// It is the best turn, ahead of the second best.
    Ahead {
        /// The field of the second best.
        field: Field,
        /// The lead.
        by: GivenAway,
    },
    /// It is behind the best turn.
    Behind {
        /// The field of the best turn.
        field: Field,
        /// The deficit.
        by: GivenAway,
    },
}

impl GivenAway {
    /// Converts a loss.
    pub(crate) fn of(loss: &Loss) -> Self {
        Self { win: loss.win, prestige: loss.prestige, cost: loss.cost }
    }
}

impl Remark {
    /// The first few reasons, the most important first.
    pub(crate) fn first(reasons: &[TurnReason], most: usize) -> Vec<Self> {
        reasons.iter().copied().take(most).map(Self::from).collect()
    }
}

impl From<TurnReason> for Remark {
    fn from(reason: TurnReason) -> Self {
        match reason {
            TurnReason::EndsGame { place, prestige, margin } => {
                Self::EndsGame { place, prestige, margin }
            }
            TurnReason::CompletesChurch { church, bonus } => Self::CompletesChurch(church, bonus),
            TurnReason::TakesToken { token, now } => Self::TakesToken(token, now),
            TurnReason::RaisesTokens { points } => Self::RaisesTokens(points),
            TurnReason::ProducesMore { good, before, after } => {
                Self::ProducesMore { good, before, after }
            }
            TurnReason::CarriesMore { before, after } => {
                Self::CarriesMore(after.saturating_sub(before))
            }
            TurnReason::PaysPrestige { field, points } => Self::PaysPrestige(field, points),
            TurnReason::Denies { player, token, points } => {
                Self::OnOther(player, OnOther::Denied(token, points))
            }
            TurnReason::MovesShipsOn { player, before, after } => {
                Self::OnOther(player, OnOther::ShipsMovedOn(before.saturating_sub(after)))
            }
            TurnReason::LetsComplete { player, church, bonus, is_last: false } => {
                Self::OnOther(player, OnOther::CanComplete(church, bonus))
            }
            TurnReason::LetsComplete { player, church, bonus, is_last: true } => {
                Self::OnOther(player, OnOther::CanCompleteLast(church, bonus))
            }
            TurnReason::Forestalls { player, church, .. } => {
                Self::OnOther(player, OnOther::Forestalled(church))
            }
            TurnReason::TakesOfficial { player, official, money } => {
                Self::OnOther(player, OnOther::LostOfficial(official, money))
            }
            TurnReason::EnablesCompletion { church, bonus } => {
                Self::EnablesCompletion(church, bonus)
            }
            TurnReason::EnablesDonations { church, count } => Self::EnablesDonations(church, count),
            TurnReason::EnablesBuilding { count } => Self::EnablesBuilding(count),
            TurnReason::EnablesShip => Self::EnablesShip,
            TurnReason::EnablesSale { money, .. } => Self::EnablesSale(money),
            TurnReason::ScoresMore { points } => Self::ScoresMore(points),
            TurnReason::MoreMoney { money } => Self::MoreMoney(money),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_are_described_by_the_difference() {
        let moved = TurnReason::MovesShipsOn { player: Player::Blue, before: 5, after: 2 };
        assert_eq!(Remark::from(moved), Remark::OnOther(Player::Blue, OnOther::ShipsMovedOn(3)));
        let more = TurnReason::CarriesMore { before: 2, after: 6 };
        assert_eq!(Remark::from(more), Remark::CarriesMore(4));
    }
}
