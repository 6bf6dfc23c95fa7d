//! A refused record with its error as data.

use crate::view::DataWithText;
use hamburgum_engine::{Board, RecordError, RecordFault};
use hamburgum_web::{Language, Texts};
use std::fmt;

/// A refused record with its error as data.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) error: RecordError,
    /// The reason why an action is illegal.
    pub(crate) reason: Option<DataWithText>,
    /// The reason why no game can continue from the position.
    pub(crate) fault: Option<DataWithText>,
    /// The board of the record, if known.
    board: Option<Board>,
}

impl Refusal {
    /// Creates the refusal of a text that was read with these boards.
    pub(super) fn of(error: RecordError, text: &str, boards: &[&Board]) -> Self {
        Self::on(error, board_of(text, boards))
    }

    /// Creates the refusal of a text on this board, if known.
    pub(crate) fn on(error: RecordError, board: Option<&Board>) -> Self {
        let (reason, fault) = match &error.fault {
            RecordFault::TooLarge | RecordFault::CannotRead(_) => (None, None),
            RecordFault::NotLegal { reason, .. } => {
                (board.map(|board| DataWithText::reason(*reason, board)), None)
            }
            RecordFault::BadPosition(refused) => {
                (None, board.map(|board| DataWithText::fault(refused.fault, board)))
            }
        };
        Self { error: with_hint(error), reason, fault, board: board.cloned() }
    }

    /// The broken rule in the reader's language; the message itself is in English.
    pub(crate) fn in_words(&self, texts: &Texts) -> Option<String> {
        match (&self.error.fault, &self.board) {
            (RecordFault::NotLegal { reason, .. }, Some(board))
                if texts.language() != Language::English =>
            {
                Some(texts.broken_rule(self.error.line as u32, board, *reason))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for Refusal {}

/// The board that the head names.
fn board_of<'b>(text: &str, boards: &[&'b Board]) -> Option<&'b Board> {
    let lines = text.lines().filter_map(|line| line.split('#').next());
    let words = lines.map(|line| line.split_whitespace().collect::<Vec<_>>());
    let line = words.into_iter().find(|words| words.first() == Some(&"board"))?;
    boards.iter().copied().find(|board| line == ["board", board.id()])
}

/// Adds how to pass another board, because the engine does not know the command line.
fn with_hint(mut error: RecordError) -> RecordError {
    if let RecordFault::CannotRead(right) = &mut error.fault
        && error.read.starts_with("board ")
    {
        right.push_str(" (--board FILE makes another one known)");
    }
    error
}
