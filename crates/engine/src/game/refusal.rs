//! Errors of a game: illegal actions and officials that cannot be drawn.

use crate::{Action, Official, Reason, State};
use std::fmt;

/// An action that was refused, with the reason.
///
/// ```
/// # use hamburgum_engine::{Action, Board, Game, Player, Prompt, Reason, Seating, Setup, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let mut game = Game::new(Board::hamburgum(), setup)?;
/// let refused = game.play(Action::Done).expect_err("an end before the marker's move");
/// assert_eq!(refused.reason, Reason::NotAsked { prompt: Prompt::Move(Player::Red) });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The action.
    pub action: Action,
    /// Why it is not legal.
    pub reason: Reason,
    text: String,
}

impl Illegal {
    pub(super) fn new(state: &State<'_>, action: Action, reason: Reason) -> Self {
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

/// An official that cannot be drawn: a duplicate, built already, or of another variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawError(pub Official);

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let official = self.0;
        write!(f, "{official} cannot be drawn: name each blue official left once, in variant two")
    }
}

impl std::error::Error for DrawError {}
