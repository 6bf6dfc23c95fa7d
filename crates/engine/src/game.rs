//! A game: the initial setup, the actions played, and the current position.

mod refusal;
mod turns;

pub use refusal::{DrawError, Illegal};
pub use turns::Turn;

use crate::{
    Action, Board, Effect, Official, Player, Prompt, RulesVersion, Setup, SetupError, State,
    Variant,
};
use std::cmp::Ordering;
use std::collections::VecDeque;

/// A game in progress: a position with its history.
///
/// The current turn is a draft until [`Action::Done`]: [`undo`](Self::undo) and
/// [`restart_turn`](Self::restart_turn) undo its actions, and never those of an earlier turn.
///
/// ```
/// use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut game = Game::new(Board::hamburgum(), setup)?;
/// game.play(Action::Move(Field::Dockyard))?;
/// game.play(Action::Launch)?;
/// game.undo();
/// assert_eq!(game.draft(), [Action::Move(Field::Dockyard)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<'b> {
    rules: RulesVersion,
    setup: Setup,
    first: State<'b>,
    actions: Vec<Action>,
    undrawn: VecDeque<Official>,
    turn_start: (usize, State<'b>),
    state: State<'b>,
}

impl<'b> Game<'b> {
    /// Starts a game from a position.
    ///
    /// # Errors
    /// No game can go on from that setup.
    ///
    /// # Example
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    ///
    /// let seating = Seating::new(&[Player::Grey, Player::Blue, Player::Yellow])?;
    /// let game = Game::new(Board::londinium(), Setup::initial(Variant::One, seating))?;
    /// assert_eq!(game.state().active(), Player::Grey);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(board: &'b Board, setup: Setup) -> Result<Self, SetupError> {
        let state = State::from_setup(board, &setup)?;
        Ok(Self {
            rules: RulesVersion::NEWEST,
            setup,
            first: state,
            actions: Vec::new(),
            undrawn: VecDeque::new(),
            turn_start: (0, state),
            state,
        })
    }

    /// The same game under this version of the rules; a new game is under the newest.
    #[must_use]
    pub fn under(self, rules: RulesVersion) -> Self {
        Self { rules, ..self }
    }

    /// The version of the rules that the game was begun under.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// Sets the order in which chance will reveal the officials of variant II, as far as it is known
    /// (VAR-3). They are revealed automatically when it is time; positions never contain hidden
    /// officials.
    ///
    /// # Errors
    /// The first official that cannot be drawn: a duplicate, built already, or of another variant.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Official, Prompt, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Two, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// assert_eq!(game.state().prompt(), Prompt::Reveal);
    /// game.hand_in_draws(&[Official::Sexton, Official::Canon]).expect("officials of the variant");
    /// assert_eq!(game.state().visible_official(), Some(Official::Sexton));
    /// assert!(game.undrawn().eq([Official::Canon]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hand_in_draws(&mut self, order: &[Official]) -> Result<Vec<Effect>, DrawError> {
        let mut left: Vec<_> = match self.state.variant() {
            Variant::Two => self.state.officials_left().collect(),
            Variant::Base | Variant::One => Vec::new(),
        };
        left.retain(|official| Some(*official) != self.state.visible_official());
        for official in order {
            let at = left.iter().position(|other| other == official).ok_or(DrawError(*official))?;
            left.remove(at);
        }
        self.undrawn = order.iter().copied().collect();
        let mut effects = Vec::new();
        self.draw(&mut effects);
        Ok(effects)
    }

    /// Plays a legal action and returns its effects.
    ///
    /// # Errors
    /// Why the action is not legal; the game is then unchanged.
    ///
    /// # Example
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// for effect in game.play(Action::Move(Field::Beer))? {
    ///     println!("{}", game.board().say(&effect));
    /// }
    /// let refused = game.play(Action::Launch).expect_err("a launch on the Beer field");
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "launch is not legal here, because now Red has produced and ends the turn"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, action: Action) -> Result<Vec<Effect>, Illegal> {
        let mut effects =
            self.state.play(action).map_err(|reason| Illegal::new(&self.state, action, reason))?;
        self.note(action);
        self.draw(&mut effects);
        Ok(effects)
    }

    fn note(&mut self, action: Action) {
        self.actions.push(action);
        if self.state.is_between_turns() {
            self.turn_start = (self.actions.len(), self.state);
        }
    }

    /// Reveals the next official if the position waits for it and it is known.
    fn draw(&mut self, effects: &mut Vec<Effect>) {
        if self.state.prompt() != Prompt::Reveal {
            return;
        }
        let Some(&official) = self.undrawn.front() else { return };
        if let Ok(seen) = self.state.play(Action::Reveal(official)) {
            self.undrawn.pop_front();
            self.note(Action::Reveal(official));
            effects.extend(seen);
        }
    }

    /// Undoes the last action of the current turn, even if it ended the game.
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play(Action::Move(Field::Sugar))?;
    /// assert_eq!(game.undo(), Some(Action::Move(Field::Sugar)));
    /// game.play_line("1. red beer")?;
    /// // The turn is over, so there is nothing to undo.
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Action> {
        let undone = *self.draft().last()?;
        self.cut(self.actions.len() - 1);
        Some(undone)
    }

    /// Undoes all actions of the current turn.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// game.play_line("1. blue trade-west, sell 1 beer 1 cloth ...")?;
    /// game.restart_turn();
    /// assert!(game.draft().is_empty());
    /// assert_eq!(game.state().turns(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restart_turn(&mut self) {
        self.cut(self.turn_start.0);
    }

    /// Truncates the history to this many actions, at least those before the current turn.
    fn cut(&mut self, len: usize) {
        self.actions.truncate(len);
        self.state = self.turn_start.1;
        for &action in &self.actions[self.turn_start.0..] {
            self.state.play_unchecked(action);
        }
    }

    /// The game after this many turns, or `None` if it has fewer. Officials that chance revealed
    /// later stay known and will be revealed again.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// let earlier = game.clone();
    /// game.play_line("1. blue cloth")?;
    /// assert_eq!(game.back_to(1), Some(earlier));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn back_to(&self, turns: u32) -> Option<Self> {
        if turns > self.turns_played() {
            return None;
        }
        let mut game = Self::new(self.board(), self.setup.clone()).ok()?.under(self.rules);
        game.hand_in_draws(&self.draws()).ok()?;
        let chosen = self.actions.iter().filter(|action| !matches!(action, Action::Reveal(_)));
        for &action in chosen {
            if game.turns_played() == turns {
                break;
            }
            game.play(action).ok()?;
        }
        Some(game)
    }

    /// The game after this many actions, or `None` if it has fewer. It does not know the officials
    /// that were still hidden at that point.
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// game.play_line("1. blue cloth")?;
    /// let earlier = game.after_actions(3).expect("three actions of four");
    /// assert_eq!(earlier.draft(), [Action::Move(Field::Cloth)]);
    /// assert_eq!(game.after_actions(4), Some(game.clone()));
    /// assert_eq!(game.after_actions(5), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn after_actions(&self, count: usize) -> Option<Self> {
        let mut game = Self::new(self.board(), self.setup.clone()).ok()?.under(self.rules);
        for &action in self.actions.get(..count)? {
            game.play(action).ok()?;
        }
        Some(game)
    }

    /// A new game from the position at the start of the current turn, as if it were this player's turn
    /// already: the turns of those who come before are skipped. It shows what the player could do next, and
    /// nothing that is still hidden.
    ///
    /// `None` if the player has no seat, or if chance has yet to reveal an official.
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Prompt, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(3)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// let ahead = game.skipped_to(Player::Red).expect("a player of the game");
    /// assert_eq!(ahead.state().prompt(), Prompt::Move(Player::Red));
    /// assert_eq!((ahead.state().turns(), ahead.state().round()), (3, 2));
    /// assert_eq!(ahead.state().holdings(Player::Red), game.state().holdings(Player::Red));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn skipped_to(&self, player: Player) -> Option<Self> {
        let start = self.turn_start();
        let place = start.seating().place(player)? as u32;
        let players = start.players().len() as u32;
        let skipped = (place + players - start.turns() % players) % players;
        let setup = Setup { turns: start.turns() + skipped, ..start.to_setup() };
        let ahead = Self::new(self.board(), setup).ok()?.under(self.rules);
        (ahead.state.prompt() == Prompt::Move(player)).then_some(ahead)
    }

    /// The officials that chance has revealed, and those known to come.
    pub(crate) fn draws(&self) -> Vec<Official> {
        let revealed = self.actions.iter().filter_map(|action| match action {
            Action::Reveal(official) => Some(*official),
            _ => None,
        });
        revealed.chain(self.undrawn()).collect()
    }

    /// The board.
    pub fn board(&self) -> &'b Board {
        self.state.board()
    }

    /// The initial position.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current position, including the draft of the current turn.
    pub fn state(&self) -> &State<'b> {
        &self.state
    }

    /// All actions, including what chance revealed.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The actions of the current turn.
    pub fn draft(&self) -> &[Action] {
        &self.actions[self.turn_start.0..]
    }

    /// The officials that chance has not revealed yet, as far as they are known.
    pub fn undrawn(&self) -> impl Iterator<Item = Official> {
        self.undrawn.iter().copied()
    }

    /// The game as its players know it: without the officials that are still hidden.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Two, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.hand_in_draws(&Variant::Two.officials()).expect("all officials in some order");
    /// assert_eq!(game.undrawn().count(), 6);
    /// assert!(game.without_undrawn().to_text().ends_with("drawn canon\n\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without_undrawn(mut self) -> Self {
        self.undrawn.clear();
        self
    }

    /// Every action with the position before it.
    ///
    /// ```
    /// # use hamburgum_engine::{Action, Board, Game, Good, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west, sell 1 beer 1 cloth")?;
    /// let money: Vec<_> = game
    ///     .steps()
    ///     .map(|(state, action)| (state.money(Player::Red), action))
    ///     .collect();
    /// assert_eq!(money[1], (10, Action::Sell(Good::Beer)));
    /// assert_eq!(money[2], (110, Action::Sell(Good::Cloth)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = (State<'b>, Action)> + '_ {
        self.actions.iter().scan(self.first, |state, &action| {
            let before = *state;
            state.play_unchecked(action);
            Some((before, action))
        })
    }

    /// The position after this many turns of this record, or `None` if it has fewer. It includes
    /// the official that chance revealed after the last of them.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red beer")?;
    /// game.play_line("1. blue cloth")?;
    /// let after_one = game.after_turns(1).expect("a turn that was played");
    /// assert_eq!(after_one.active(), Player::Blue);
    /// assert_eq!(game.after_turns(2).as_ref(), Some(game.state()));
    /// assert!(game.after_turns(3).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after_turns(&self, turns: u32) -> Option<State<'b>> {
        match turns.cmp(&self.turns_played()) {
            Ordering::Less => self.turns().nth(turns as usize).map(|turn| turn.start),
            Ordering::Equal if self.state.is_over() => Some(self.state),
            Ordering::Equal => Some(self.turn_start.1),
            Ordering::Greater => None,
        }
    }

    /// How many turns of this record are complete, including the one that ended the game.
    pub fn turns_played(&self) -> u32 {
        self.state.turns() - self.setup.turns + u32::from(self.state.is_over())
    }
}
