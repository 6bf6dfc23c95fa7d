//! The end of the game (END).

use crate::{Player, State, Token};

/// The ranking criteria: prestige, then the money that is left (END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FinalScore {
    /// All prestige.
    pub prestige: u32,
    /// What is left after buying prestige.
    pub money: u32,
}

/// The final scoring of a player, item by item (END-2).
///
/// ```
/// # use hamburgum_engine::{Board, Player, Seating, Setup, State, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let state = State::from_setup(Board::hamburgum(), &setup)?;
/// let blue = &state.final_scorings()[0];
/// assert_eq!((blue.player, blue.place), (Player::Blue, 1));
/// // Five units for 50 each and 20 in cash buy 2 more, and 70 are left.
/// assert_eq!((blue.prestige, blue.units, blue.bought), (2, 5, 2));
/// assert_eq!((blue.score.prestige, blue.score.money), (4, 70));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalScoring {
    /// Whose.
    pub player: Player,
    /// 1 for the winner; tied players share a place (END-3).
    pub place: usize,
    /// The prestige before final scoring.
    pub prestige: u32,
    /// What each unscored token scores.
    pub tokens: Vec<(Token, u16)>,
    /// The money before final scoring.
    pub money: u32,
    /// How many units of goods and materials are sold, for 50 £ each.
    pub units: u32,
    /// How much prestige the money buys, for 100 £ each.
    pub bought: u32,
    /// The outcome.
    pub score: FinalScore,
}

impl FinalScoring {
    /// What a good or a building material is sold for at final scoring (END-2).
    pub const UNIT_PRICE: u32 = 50;
    /// What a point of prestige costs at final scoring (END-2).
    pub const POINT_PRICE: u32 = 100;
}

impl State<'_> {
    /// The final scoring of all players, the best first; before the end, as if the game ended now.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five")?;
    /// // The token is not scored yet, but it would be at the end.
    /// let red = &game.state().final_scorings()[0];
    /// assert_eq!((red.player, red.prestige, red.score.prestige), (Player::Red, 1, 8));
    /// let (token, points) = red.tokens[0];
    /// assert_eq!(game.board().say(&token).to_string(), "petri.five");
    /// assert_eq!(points, 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn final_scorings(&self) -> Vec<FinalScoring> {
        let mut all: Vec<_> =
            self.players().iter().map(|&player| self.final_scoring(player)).collect();
        all.sort_by_key(|final_scoring| final_scoring.place);
        all
    }

    fn final_scoring(&self, player: Player) -> FinalScoring {
        let score = self.final_score(player);
        let better = |&&other: &&Player| self.final_score(other) > score;
        FinalScoring {
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
            bought: self.final_money(player) / FinalScoring::POINT_PRICE,
            score,
        }
    }

    /// The player's final score if the game ended now (END-2, END-3).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, FinalScore, Player, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let red = state.final_score(Player::Red);
    /// assert_eq!(red, FinalScore { prestige: 3, money: 60 });
    /// assert!(red < state.final_score(Player::Blue));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn final_score(&self, player: Player) -> FinalScore {
        let tokens = self.unscored_tokens(player).iter();
        let points: u32 = tokens.map(|token| u32::from(self.token_worth(player, token))).sum();
        let money = self.final_money(player);
        FinalScore {
            prestige: u32::from(self.prestige(player)) + points + money / FinalScoring::POINT_PRICE,
            money: money % FinalScoring::POINT_PRICE,
        }
    }

    fn units_left(&self, player: Player) -> u32 {
        let seat = self.seat(player);
        seat.goods.0.iter().chain(&seat.materials.0).map(|&units| u32::from(units)).sum()
    }

    fn final_money(&self, player: Player) -> u32 {
        self.money(player).saturating_add(FinalScoring::UNIT_PRICE * self.units_left(player))
    }
}
