//! Errors in a record.

use crate::{Game, Reason, SetupError};
use std::fmt::{self, Write};

/// A record that was refused.
///
/// ```
/// use hamburgum_engine::{Board, Game, RecordFault};
///
/// let text = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\n\
///             start red\nrules 1\n\n1. red guildhall, build N1";
/// let error = Game::parse(text, &Board::built_in()).expect_err("a site away from all tokens");
/// assert_eq!((error.line, error.read.as_str()), (8, "1. red guildhall, build N1"));
/// assert!(matches!(error.fault, RecordFault::NotLegal { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The text of the line, shortened if it is long.
    pub read: String,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// Why a line of a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is larger than [`Game::MAX_BYTES`].
    TooLarge,
    /// It is not valid notation; the text says what would be.
    CannotRead(String),
    /// It is an action that is not legal there.
    NotLegal {
        /// Why.
        reason: Reason,
        /// The action and the reason in words.
        text: String,
    },
    /// It ends a position that cannot be played.
    BadPosition(SetupError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordFault::TooLarge => write!(f, "a record has at most {} bytes", Game::MAX_BYTES),
            RecordFault::CannotRead(right) if self.read.is_empty() => {
                write!(f, "the text ends too early: {right}")
            }
            RecordFault::CannotRead(right) => write!(f, "{:?} cannot be read: {right}", self.read),
            RecordFault::NotLegal { text, .. } => write!(f, "{:?}: {text}", self.read),
            RecordFault::BadPosition(error) => {
                write!(f, "the position that ends here cannot be: {error}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    /// Adds how many of several equal actions were legal: the numbers of the reason are those after
    /// the legal ones.
    pub(super) fn after(mut self, done: u32, times: u32) -> Self {
        if let (RecordFault::NotLegal { text, .. }, 1..) = (&mut self.fault, done) {
            let _ = write!(text, " after {done} of {times}");
        }
        self
    }
}

/// An action that is not valid notation; the text says what would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub(super) String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// Messages are truncated to this length, because they quote the input.
const LONGEST_MESSAGE: usize = 600;

pub(super) fn shortened(message: &str) -> String {
    message.chars().take(LONGEST_MESSAGE).collect()
}

/// A line of a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordLine<'t> {
    pub(super) number: usize,
    pub(super) text: &'t str,
}

impl RecordLine<'_> {
    pub(super) fn fault(self, fault: RecordFault) -> RecordError {
        const SHOWN: usize = 80;
        let mut read: String = self.text.chars().take(SHOWN).collect();
        if self.text.chars().nth(SHOWN).is_some() {
            read.push('…');
        }
        RecordError { line: self.number, read, fault }
    }

    pub(super) fn cannot_read(self, right: impl fmt::Display) -> RecordError {
        self.fault(RecordFault::CannotRead(shortened(&right.to_string())))
    }
}
