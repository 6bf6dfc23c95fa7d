//! The end of the game (END).

use crate::{Player, State, Token};

/// END-2: what a good or a building material is worth at the end.
const FINAL_UNIT_PRICE: u32 = 50;
/// END-2: what a point of prestige costs at the end.
const POINT_PRICE: u32 = 100;

/// What decides the game: prestige, then the money that is left (END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FinalScore {
    /// All prestige.
    pub prestige: u32,
    /// What is left after buying prestige.
    pub money: u32,
}

/// A player's final reckoning, line by line (END-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoning {
    /// Whose.
    pub player: Player,
    /// 1 for the winner; equal players share a place (END-3).
    pub place: usize,
    /// The prestige before.
    pub prestige: u32,
    /// What each unscored token scores.
    pub tokens: Vec<(Token, u16)>,
    /// The money before.
    pub money: u32,
    /// How many units of goods and materials are sold, for 50 £ each.
    pub units: u32,
    /// How much prestige the money buys, for 100 £ each.
    pub bought: u32,
    /// The outcome.
    pub score: FinalScore,
}

impl State<'_> {
    /// The final reckoning of all players, the best first, as it is or, before the end, as it would
    /// be if the game ended now.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Player, Seating, Setup, State, Variant};
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// let state = State::from_setup(Board::hamburgum(), &setup).unwrap();
    /// // Blue: 2 points, and 20 £ with five units for 50 £ make 270 £.
    /// let best = &state.reckonings()[0];
    /// assert_eq!((best.player, best.score.prestige, best.score.money), (Player::Blue, 4, 70));
    /// ```
    pub fn reckonings(&self) -> Vec<Reckoning> {
        let mut all: Vec<_> = self.players().iter().map(|&player| self.reckoning(player)).collect();
        all.sort_by_key(|reckoning| reckoning.place);
        all
    }

    fn reckoning(&self, player: Player) -> Reckoning {
        let score = self.final_score(player);
        let better = |&&other: &&Player| self.final_score(other) > score;
        Reckoning {
            player,
            place: 1 + self.players().iter().filter(better).count(),
            prestige: self.prestige(player).into(),
            tokens: self
                .unscored_tokens(player)
                .iter()
                .map(|token| (token, self.token_worth(player, token)))
                .collect(),
            money: self.money(player),
            units: self.units_left(player),
            bought: self.final_money(player) / POINT_PRICE,
            score,
        }
    }

    /// What the player would be judged by if the game ended now (END-2, END-3).
    pub fn final_score(&self, player: Player) -> FinalScore {
        let tokens = self.unscored_tokens(player).iter();
        let points: u32 = tokens.map(|token| u32::from(self.token_worth(player, token))).sum();
        let money = self.final_money(player);
        FinalScore {
            prestige: u32::from(self.prestige(player)) + points + money / POINT_PRICE,
            money: money % POINT_PRICE,
        }
    }

    fn units_left(&self, player: Player) -> u32 {
        let seat = self.seat(player);
        seat.goods.0.iter().chain(&seat.materials.0).map(|&units| u32::from(units)).sum()
    }

    fn final_money(&self, player: Player) -> u32 {
        self.money(player).saturating_add(FINAL_UNIT_PRICE * self.units_left(player))
    }
}
