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
pub use end::{FinalScore, Reckoning};

use crate::effect::{Effect, Unseen, Witness};
use crate::state::Phase;
use crate::{Action, ActionList, Reason, State, Variant};

impl State<'_> {
    /// The legal actions: sorted, unique, and empty only when the game is over.
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
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Whether the action is legal, and if not, why.
    ///
    /// # Errors
    /// The reason, with its numbers.
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Reason, Seating, Setup, State, Variant};
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// let state = State::from_setup(Board::hamburgum(), &setup).unwrap();
    /// let reason = state.check(Action::Launch).unwrap_err();
    /// assert_eq!(reason, Reason::NotAsked { prompt: state.prompt() });
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

    /// Plays a legal action and tells what it did.
    ///
    /// # Errors
    /// Why the action is not legal; the position is then unchanged.
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Effect, Field, Good, Player};
    /// use hamburgum_engine::{Seating, Setup, State, Variant};
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// let mut state = State::from_setup(Board::hamburgum(), &setup).unwrap();
    /// let effects = state.play(Action::Move(Field::Beer)).unwrap();
    /// let (player, good) = (Player::Red, Good::Beer);
    /// assert_eq!(effects[1], Effect::GoodsProduced { player, good, units: 1 });
    /// assert_eq!(state.board().say(&effects[1]).to_string(), "Red produces 1 beer");
    /// ```
    pub fn play(&mut self, action: Action) -> Result<Vec<Effect>, Reason> {
        self.check(action)?;
        let mut effects = Vec::new();
        self.apply(action, &mut effects);
        Ok(effects)
    }

    /// Plays an action that is known to be legal, fast and without telling what it did.
    ///
    /// # Panics
    /// It may panic if the action is not legal, or else leave a position that makes no sense.
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

    /// What every action outside its phase is told.
    fn check_asked(&self, asked: bool) -> Result<(), Reason> {
        match (asked, self.table.phase) {
            (true, _) => Ok(()),
            (false, Phase::Over) => Err(Reason::GameOver),
            (false, _) => Err(Reason::NotAsked { prompt: self.prompt() }),
        }
    }

    /// A turn ends when its player wants it to, but for the marker's move (TURN-5), the canon's
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

    /// VAR-3: in variant II the next official is turned up between two turns.
    pub(crate) fn begin_turn(&mut self) {
        let reveal = self.variant() == Variant::Two
            && self.table.visible.is_none()
            && self.offices_left().next().is_some();
        self.table.set_phase(if reveal { Phase::Reveal } else { Phase::Move });
    }
}
