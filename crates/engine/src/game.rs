//! A game: where it began, what was played, and where it stands.

use crate::{Action, Board, Effect, Official, Prompt, Reason, Setup, SetupError, State, Variant};
use std::collections::VecDeque;
use std::fmt;

/// A game as it is played: a position with the way that led there.
///
/// The running turn is a draft until [`Action::Done`]: [`undo`](Self::undo) and
/// [`restart_turn`](Self::restart_turn) take back its actions, and never those of a turn before it.
///
/// ```
/// use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
/// let mut game = Game::new(Board::hamburgum(), setup).unwrap();
/// game.play(Action::Move(Field::Dockyard)).unwrap();
/// game.play(Action::Launch).unwrap();
/// assert_eq!(game.undo(), Some(Action::Launch));
/// assert_eq!(game.draft(), [Action::Move(Field::Dockyard)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<'b> {
    setup: Setup,
    first: State<'b>,
    actions: Vec<Action>,
    undrawn: VecDeque<Official>,
    turn_start: (usize, State<'b>),
    state: State<'b>,
}

impl<'b> Game<'b> {
    /// Begins a game from a position.
    ///
    /// # Errors
    /// No game can go on from that setup.
    pub fn new(board: &'b Board, setup: Setup) -> Result<Self, SetupError> {
        let state = State::from_setup(board, &setup)?;
        Ok(Self {
            setup,
            first: state,
            actions: Vec::new(),
            undrawn: VecDeque::new(),
            turn_start: (0, state),
            state,
        })
    }

    /// Hands in the order in which chance will turn up the officials of variant II, as far as it is
    /// known (VAR-3). They are turned up by themselves when it is time; positions never know what
    /// comes.
    ///
    /// # Errors
    /// The first official that cannot be drawn: twice named, built already, or in another variant.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game, Official, Prompt, Seating, Setup, Variant};
    /// let setup = Setup::initial(Variant::Two, Seating::of_count(2).unwrap());
    /// let mut game = Game::new(Board::hamburgum(), setup).unwrap();
    /// assert_eq!(game.state().prompt(), Prompt::Reveal);
    /// game.hand_in_draws(&[Official::Sexton, Official::Canon]).unwrap();
    /// assert_eq!(game.state().visible_official(), Some(Official::Sexton));
    /// assert!(game.undrawn().eq([Official::Canon]));
    /// ```
    pub fn hand_in_draws(&mut self, order: &[Official]) -> Result<Vec<Effect>, Official> {
        let mut left: Vec<_> = match self.state.variant() {
            Variant::Two => self.state.officials_left().collect(),
            Variant::Base | Variant::One => Vec::new(),
        };
        left.retain(|official| Some(*official) != self.state.visible_official());
        for official in order {
            let at = left.iter().position(|other| other == official).ok_or(*official)?;
            left.remove(at);
        }
        self.undrawn = order.iter().copied().collect();
        let mut effects = Vec::new();
        self.draw(&mut effects);
        Ok(effects)
    }

    /// Plays a legal action and tells what it did.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
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

    /// Turns up the next official if that is what the position waits for and it is known.
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

    /// Takes back the last action of the running turn, also if it ended the game.
    pub fn undo(&mut self) -> Option<Action> {
        let undone = *self.draft().last()?;
        self.cut(self.actions.len() - 1);
        Some(undone)
    }

    /// Takes back all of the running turn.
    pub fn restart_turn(&mut self) {
        self.cut(self.turn_start.0);
    }

    /// Keeps so many actions, all those before the running turn among them.
    fn cut(&mut self, len: usize) {
        self.actions.truncate(len);
        self.state = self.turn_start.1;
        for &action in &self.actions[self.turn_start.0..] {
            self.state.play_unchecked(action);
        }
    }

    /// The board.
    pub fn board(&self) -> &'b Board {
        self.state.board()
    }

    /// The position from which the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position now, with the draft of the running turn.
    pub fn state(&self) -> &State<'b> {
        &self.state
    }

    /// Everything that was played, with what chance turned up.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The actions of the running turn.
    pub fn draft(&self) -> &[Action] {
        &self.actions[self.turn_start.0..]
    }

    /// The officials that chance has yet to turn up, as far as they are known.
    pub fn undrawn(&self) -> impl Iterator<Item = Official> {
        self.undrawn.iter().copied()
    }

    /// The game as its players know it: without the officials that chance has yet to turn up.
    #[must_use]
    pub fn without_undrawn(mut self) -> Self {
        self.undrawn.clear();
        self
    }

    /// Every action with the position before it.
    pub fn steps(&self) -> impl Iterator<Item = (State<'b>, Action)> + '_ {
        self.actions.iter().scan(self.first, |state, &action| {
            let before = *state;
            state.play_unchecked(action);
            Some((before, action))
        })
    }

    /// The position when so many turns of this record were over, or `None` if it has fewer.
    pub fn after_turns(&self, turns: u32) -> Option<State<'b>> {
        let wanted = self.setup.turns.checked_add(turns)?;
        let between =
            |state: &State<'b>| state.turns() == wanted && state.prompt() != Prompt::Reveal;
        self.steps()
            .map(|(state, _)| state)
            .chain([self.state])
            .find(|state| state.is_between_turns() && between(state))
            .or_else(|| (self.turns_played() == turns).then_some(self.state))
    }

    /// How many turns of this record are over; the one that ended the game is one of them.
    pub fn turns_played(&self) -> u32 {
        self.state.turns() - self.setup.turns + u32::from(self.state.is_over())
    }
}

/// An action that was refused, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// What was to be played.
    pub action: Action,
    /// Why it is not legal.
    pub reason: Reason,
    text: String,
}

impl Illegal {
    fn new(state: &State<'_>, action: Action, reason: Reason) -> Self {
        let board = state.board();
        let text =
            format!("{} is not legal here, because {}", board.say(&action), board.say(&reason));
        Self { action, reason, text }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Illegal {}
