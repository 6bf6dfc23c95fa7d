//! The board in a record: the lines of its file between `city` and `end`.

use super::error::{RecordError, RecordLine};
use super::{Lines, head};
use crate::Board;

/// A board file in a record.
pub(super) struct Block {
    /// The number of the line before it.
    before: usize,
    /// The file.
    pub(super) text: String,
}

/// Reads the lines `board ID` and `city` to `end`, and finds that board among those at hand.
pub(super) fn read<'b>(
    lines: &mut Lines<'_>,
    boards: &[&'b Board],
) -> Result<&'b Board, RecordError> {
    let (line, words) = head::expect(lines, "board")?;
    let block = block(lines)?;
    let city = Board::parse(&block.text).map_err(|error| {
        let number = block.before + error.line;
        let text = lines.text.lines().nth(number - 1).unwrap_or_default();
        RecordLine { number, text }.cannot_read(error.fault)
    })?;
    let is_named = |board: &&&Board| board.is_own() && words == [board.id()];
    let board = boards.iter().find(is_named).filter(|board| is_same(board, city));
    board.copied().ok_or_else(|| {
        let own = boards.iter().find(|board| board.is_own());
        match own {
            Some(own) => line.cannot_read(format_args!("the city below has the id {}", own.id())),
            None => line.cannot_read("the city below is not at hand"),
        }
    })
}

/// Whether a board in a record is that one.
fn is_same(board: &Board, city: Board) -> bool {
    city.as_own(board.id().to_owned()).to_text() == board.to_text()
}

/// Reads from `city` to `end`. The lines between belong to the board file, with its own comments.
pub(super) fn block(lines: &mut Lines<'_>) -> Result<Block, RecordError> {
    let (first, _) = head::expect(lines, "city")?;
    loop {
        let line = lines.next();
        if line.text == "end" {
            let between = lines.text.lines().skip(first.number);
            let between = between.take(line.number - first.number - 1);
            let text = between.flat_map(|line| [line, "\n"]).collect();
            return Ok(Block { before: first.number, text });
        }
        if line.text.is_empty() {
            return Err(line.cannot_read("the city ends with a line \"end\""));
        }
    }
}

/// Writes the lines of a board.
pub(super) fn written(board: &Board) -> String {
    format!("city\n{}end\n", board.to_text())
}
