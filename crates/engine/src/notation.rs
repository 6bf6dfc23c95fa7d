//! Games as text: a head, if need be a position, and one line a turn. `docs/notation.md` has the
//! grammar.
//!
//! Reading has three layers: lines of text, the syntax of a line, and actions in a position. So
//! "cannot be read" and "not legal here" are different errors.

mod action;
mod error;
mod head;
mod position;
mod turn;

pub use error::{RecordError, RecordFault};

use crate::{Action, Board, Game, Setup};
use error::Line;
use std::fmt::Write;

/// Lines that mean something, with their numbers; comments are cut off.
struct Lines<'t> {
    lines: std::iter::Peekable<std::vec::IntoIter<Line<'t>>>,
    last: Line<'t>,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Self {
        let meaningful: Vec<_> = text
            .lines()
            .enumerate()
            .map(|(i, line)| Line { number: i + 1, text: without_comment(line) })
            .filter(|line| !line.text.is_empty())
            .collect();
        let number = text.lines().count().max(1);
        Self { lines: meaningful.into_iter().peekable(), last: Line { number, text: "" } }
    }

    /// The next line, or the end of the text as an empty one.
    fn next(&mut self) -> Line<'t> {
        self.lines.next().unwrap_or(self.last)
    }

    fn peek(&mut self) -> Option<Line<'t>> {
        self.lines.peek().copied()
    }
}

fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

impl<'b> Game<'b> {
    /// The longest record that is read, in bytes.
    pub const MAX_BYTES: usize = 4 * 1024 * 1024;

    /// Reads a record and plays it.
    ///
    /// `boards` finds the board that the record names.
    ///
    /// # Errors
    /// The number of the first wrong line, what was read there, and whether it cannot be read or is
    /// not legal.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game};
    /// let text = "hamburgum record 1\nboard hamburgum\nvariant base\n\
    ///             players red blue\nstart red\nrules 1\n\n1. red sugar\n1. blue launch 2\n";
    /// let error = Game::parse(text, &Board::built_in()).unwrap_err();
    /// assert_eq!(error.line, 9);
    /// ```
    pub fn parse(text: &str, boards: &[&'b Board]) -> Result<Self, RecordError> {
        if text.len() > Self::MAX_BYTES {
            return Err(Line { number: 1, text: "" }.fault(RecordFault::TooLarge));
        }
        // Some editors put a byte order mark before what they save as UTF-8.
        let mut lines = Lines::new(text.strip_prefix('\u{feff}').unwrap_or(text));
        let mut game = head::read(&mut lines, boards)?;
        while let Some(line) = lines.peek() {
            lines.next();
            if game.state().turns() >= Setup::MAX_TURNS {
                let most = Setup::MAX_TURNS;
                return Err(line.cannot_read(format_args!("a game has at most {most} turns")));
            }
            turn::play(&mut game, line)?;
        }
        Ok(game)
    }

    /// Reads one more line of a record, as [`parse`](Self::parse) does.
    ///
    /// # Errors
    /// Why the line cannot be read or is not legal; nothing has changed then.
    ///
    /// ```
    /// use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// let mut game = Game::new(Board::hamburgum(), setup).unwrap();
    /// assert!(game.play_line("1. red dockyard, launch 2").is_err());
    /// game.play_line("1. red dockyard, launch").unwrap();
    /// assert_eq!(game.turns_played(), 1);
    /// ```
    pub fn play_line(&mut self, line: &str) -> Result<(), RecordError> {
        turn::play(self, Line { number: 1, text: without_comment(line) })
    }

    /// Writes the record, with all officials that were handed in as drawn: who may not know what
    /// comes next gets that of [`without_undrawn`](Self::without_undrawn).
    pub fn to_text(&self) -> String {
        let mut text = head::write(self);
        for line in turn::lines(self) {
            let _ = writeln!(text, "{line}");
        }
        text
    }
}

impl Board {
    /// Reads one small action, as [`say`](Self::say) writes it.
    ///
    /// # Errors
    /// What would have been right.
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Good};
    /// assert_eq!(Board::hamburgum().read_action("sell beer"), Ok(Action::Sell(Good::Beer)));
    /// assert!(Board::hamburgum().read_action("build Z9").is_err());
    /// ```
    pub fn read_action(&self, text: &str) -> Result<Action, String> {
        action::read(self, text)
    }
}
