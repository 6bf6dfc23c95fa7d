//! Results of games, in memory and in files.

use super::Spec;
use super::unused::Unused;
use serde::{Deserialize, Serialize};

/// The games of one opening in all rotations of the seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Block {
    /// Its number in the match, from 0.
    #[serde(rename = "block")]
    pub(crate) number: u32,
    /// The number of its opening in the list of openings, from 0.
    pub(crate) opening: u32,
    pub(crate) games: Vec<GameResult>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GameResult {
    pub(crate) rounds: u32,
    /// Whether it was cut because it was too long.
    pub(crate) cut: bool,
    /// In the order of play.
    pub(crate) seats: Vec<SeatResult>,
}

/// The result of one seat in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatResult {
    pub(crate) player: Spec,
    /// 1 for the winner; equal players share a place.
    pub(crate) place: u32,
    pub(crate) prestige: u32,
    /// The number of the player's turns after the opening.
    pub(crate) turns: u32,
    pub(crate) nodes: u64,
    pub(crate) microseconds: u64,
    /// The accuracy of the player, if the game was reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) accuracy: Option<f64>,
    /// The player's unused resources at the end; older files lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) unused: Option<Unused>,
}

impl GameResult {
    /// A seat's share of the win: 1, 0, or a fraction among equal winners.
    pub(crate) fn won(&self, seat: &SeatResult) -> f64 {
        if seat.place == 1 { 1.0 / f64::from(self.sharing(1)) } else { 0.0 }
    }

    /// The place of a seat; equal players get the mean of the places that they share.
    pub(crate) fn mean_place(&self, seat: &SeatResult) -> f64 {
        f64::from(seat.place) + f64::from(self.sharing(seat.place) - 1) / 2.0
    }

    /// The difference in prestige between a seat and the best of the others.
    pub(crate) fn margin(&self, number: usize) -> f64 {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != number);
        let best = others.map(|(_, seat)| seat.prestige).max().unwrap_or(0);
        f64::from(self.seats[number].prestige) - f64::from(best)
    }

    fn sharing(&self, place: u32) -> u32 {
        self.seats.iter().filter(|seat| seat.place == place).count() as u32
    }
}

impl Block {
    /// The share of its games that a kind of player won.
    pub(crate) fn score(&self, kind: Spec) -> f64 {
        let won = |game: &GameResult| -> f64 {
            let own = game.seats.iter().filter(|seat| seat.player == kind);
            own.map(|seat| game.won(seat)).sum()
        };
        self.games.iter().map(won).sum::<f64>() / f64::from(self.games.len() as u32)
    }

    /// Whether it matches a line-up, to validate blocks from files.
    pub(super) fn fits(&self, specs: &[Spec]) -> bool {
        let count = specs.len();
        let rotated = |game: &GameResult, by: usize| {
            game.seats.len() == count
                && (0..count).all(|seat| game.seats[seat].player == specs[(seat + by) % count])
                && game.seats.iter().any(|seat| seat.place == 1)
                && game.seats.iter().all(|seat| (1..=count).contains(&(seat.place as usize)))
        };
        self.games.len() == count
            && self.games.iter().enumerate().all(|(by, game)| rotated(game, by))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(results: &[(u32, u32)]) -> GameResult {
        let seat = |&(place, prestige): &(u32, u32)| SeatResult {
            player: Spec::Random,
            place,
            prestige,
            turns: 1,
            nodes: 0,
            microseconds: 0,
            accuracy: None,
            unused: None,
        };
        GameResult { rounds: 1, cut: false, seats: results.iter().map(seat).collect() }
    }

    #[test]
    fn equal_players_share_win_and_place() {
        let game = game(&[(2, 30), (1, 40), (2, 30), (4, 10)]);
        let places: Vec<f64> = game.seats.iter().map(|seat| game.mean_place(seat)).collect();
        assert_eq!(places, [2.5, 1.0, 2.5, 4.0]);
        let margins: Vec<f64> = (0..4).map(|seat| game.margin(seat)).collect();
        assert_eq!(margins, [-10.0, 10.0, -10.0, -30.0]);
    }

    #[test]
    fn wins_add_up_to_one() {
        let game = game(&[(1, 40), (1, 40), (3, 10)]);
        let wins: Vec<f64> = game.seats.iter().map(|seat| game.won(seat)).collect();
        assert_eq!(wins, [0.5, 0.5, 0.0]);
        let block = Block { number: 0, opening: 0, games: vec![game] };
        assert!((block.score(Spec::Random) - 1.0).abs() < 1e-9);
    }
}
