//! English text for things whose names depend on the board.

mod effect;
mod reason;

use crate::{Board, Token};
use std::fmt;

/// Something together with the board that provides its names.
///
/// [`Board::say`] creates it; it implements `Display`.
#[derive(Clone, Copy, Debug)]
pub struct OnBoard<'a, T: ?Sized> {
    pub(crate) thing: &'a T,
    pub(crate) board: &'a Board,
}

impl Board {
    /// Formats an action, turn, effect, reason, setup, ... with the names of this board.
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Reason, Token, TokenKind};
    ///
    /// let board = Board::hamburgum();
    /// let petri = board.church("petri").expect("a church of Hamburg");
    /// let token = Token::new(petri, TokenKind::Ships);
    /// assert_eq!(board.say(&Action::Donate(token)).to_string(), "donate petri.ships");
    /// let reason = Reason::ChurchComplete { church: petri };
    /// assert_eq!(board.say(&reason).to_string(), "St. Petri is complete");
    /// ```
    pub fn say<'a, T: ?Sized>(&'a self, thing: &'a T) -> OnBoard<'a, T> {
        OnBoard { thing, board: self }
    }
}

impl fmt::Display for OnBoard<'_, Token> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.board.church_info(self.thing.church()).id, self.thing.kind())
    }
}
