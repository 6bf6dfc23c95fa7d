//! The rules: one file for each part of a turn, holding what is legal there and what it does.

mod church;
mod dockyard;
mod end;
mod guildhall;
mod officials;
mod purse;
mod rondel;
mod trade;

pub use church::DonationCost;
pub use end::{FinalScore, FinalScoring};

use crate::effect::{Effect, Unseen, Witness};
use crate::state::Phase;
use crate::{Action, ActionList, Reason, State, Variant};

impl State<'_> {
    /// The legal actions: sorted, unique, and empty only when the game is over.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west ...")?;
    /// let (board, list) = (game.board(), game.state().legal_actions());
    /// let words: Vec<_> = list.iter().map(|action| board.say(action).to_string()).collect();
    /// assert_eq!(words, ["sell beer", "sell sugar", "sell cloth", "done"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_actions(&self) -> ActionList {
        let mut list = ActionList::new();
        match self.table.phase {
            Phase::Reveal => self.list_reveals(&mut list),
            Phase::Move => self.list_moves(&mut list),
            Phase::Trade | Phase::Sell { .. } | Phase::Buy { .. } => self.list_trades(&mut list),
            Phase::Dockyard => self.list_launches(&mut list),
            Phase::Church { .. } => {
                self.list_donations(&mut list);
                self.list_scorings(&mut list);
            }
            Phase::Score => self.list_scorings(&mut list),
            Phase::Guildhall { .. } => self.list_buildings(&mut list),
            Phase::Canon => {
                self.list_donations(&mut list);
                list.push(Action::Skip);
            }
            Phase::Produced | Phase::Over => {}
        }
        if self.check_done().is_ok() {
            list.push(Action::Done);
        }
        list
    }

    /// Whether the action is in [`legal_actions`](Self::legal_actions).
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Field, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// // A turn cannot be ended before the marker has moved.
    /// assert!(state.is_legal(Action::Move(Field::Church)));
    /// assert!(!state.is_legal(Action::Done));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Whether the action is legal, and if not, why.
    ///
    /// # Errors
    /// The reason, with its numbers.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Game, Material};
    /// # use hamburgum_engine::{Reason, Resource, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west ...")?;
    /// let reason = game.state().check(Action::Buy(Material::Bell)).expect_err("too little money");
    /// assert_eq!(reason, Reason::Lacks { resource: Resource::Money, needs: 20, has: 10 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, action: Action) -> Result<(), Reason> {
        match action {
            Action::Reveal(official) => self.check_reveal(official),
            Action::Move(field) => self.check_move(field),
            Action::Sell(good) => self.check_sell(good),
            Action::Buy(material) => self.check_buy(material),
            Action::Launch => self.check_launch(),
            Action::Donate(token) => self.check_donate(token),
            Action::Score(token) => self.check_score(token),
            Action::Build(site) => self.check_build(site),
            Action::Appoint(site, official) => self.check_appoint(site, official),
            Action::Skip => self.check_asked(self.table.phase == Phase::Canon),
            Action::Done => self.check_done(),
        }
    }

    /// Plays a legal action and returns its effects.
    ///
    /// # Errors
    /// Why the action is not legal; the position is then unchanged.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Effect, Field, Good};
    /// # use hamburgum_engine::{Player, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let effects = state.play(Action::Move(Field::Beer)).expect("a first move");
    /// let (player, good) = (Player::Red, Good::Beer);
    /// assert_eq!(effects[0], Effect::MarkerMoved { player, from: None, to: Field::Beer });
    /// assert_eq!(effects[1], Effect::GoodsProduced { player, good, units: 1 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, action: Action) -> Result<Vec<Effect>, Reason> {
        self.check(action)?;
        let mut effects = Vec::new();
        self.apply(action, &mut effects);
        Ok(effects)
    }

    /// Plays an action that is known to be legal, fast and without collecting its effects.
    ///
    /// # Panics
    /// If the action is not legal, it may panic or leave an invalid position.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Game, Good, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// # game.play_line("1. red trade-west ...")?;
    /// # let state = *game.state();
    /// // A player who looks one action ahead. Ties go to the last action.
    /// let best = state.legal_actions().iter().copied().max_by_key(|&action| {
    ///     let mut next = state;
    ///     next.play_unchecked(action);
    ///     next.final_score(Player::Red)
    /// });
    /// assert_eq!(best, Some(Action::Sell(Good::Cloth)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_unchecked(&mut self, action: Action) {
        debug_assert!(self.is_legal(action), "{action:?} is not legal");
        self.apply(action, &mut Unseen);
    }

    fn apply(&mut self, action: Action, witness: &mut impl Witness) {
        match action {
            Action::Reveal(official) => self.reveal(official, witness),
            Action::Move(field) => self.move_marker(field, witness),
            Action::Sell(good) => self.sell(good, witness),
            Action::Buy(material) => self.buy(material, witness),
            Action::Launch => self.launch(witness),
            Action::Donate(token) => self.donate(token, witness),
            Action::Score(token) => self.score(token, witness),
            Action::Build(site) => self.build(site, None, witness),
            Action::Appoint(site, official) => self.build(site, Some(official), witness),
            Action::Skip => self.table.set_phase(Phase::Guildhall { official: true }),
            Action::Done => self.end_turn(witness),
        }
    }

    /// The error for an action outside its phase.
    fn check_asked(&self, asked: bool) -> Result<(), Reason> {
        match (asked, self.table.phase) {
            (true, _) => Ok(()),
            (false, Phase::Over) => Err(Reason::GameOver),
            (false, _) => Err(Reason::NotAsked { prompt: self.prompt() }),
        }
    }

    /// A player may end the turn at any time, except before the marker's move (TURN-5), the canon's
    /// donation and tokens that must be scored (SCORE-4).
    fn check_done(&self) -> Result<(), Reason> {
        match self.table.phase {
            Phase::Reveal | Phase::Move | Phase::Canon | Phase::Over => self.check_asked(false),
            Phase::Church { .. } | Phase::Score => self.check_scored(),
            _ => Ok(()),
        }
    }

    /// TURN-1: the next player clockwise.
    fn end_turn(&mut self, witness: &mut impl Witness) {
        let player = self.table.active;
        witness.see(|| Effect::TurnEnded { player });
        self.table.turns += 1;
        self.table.set_active(self.table.seating.after(player));
        self.begin_turn();
    }

    /// VAR-3: in variant II the next official is revealed between two turns.
    pub(crate) fn begin_turn(&mut self) {
        let reveal = self.variant() == Variant::Two
            && self.table.visible.is_none()
            && self.offices_left().next().is_some();
        self.table.set_phase(if reveal { Phase::Reveal } else { Phase::Move });
    }
}
