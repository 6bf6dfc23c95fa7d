//! Looking up boards: built-in, generated, and from files.

use crate::failure::Fault;
use crate::input;
use anyhow::Context;
use hamburgum_cities::OwnBoard;
use hamburgum_engine::Board;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// The disclaimer about the built-in maps.
pub(crate) const RECONSTRUCTION: &str =
    "The built-in maps are a reconstruction and not the printed board.";

/// Reads a board file. One with the id `own` gets an id that is derived from it.
///
/// # Errors
/// An invalid file, with its name, the line and the reason.
pub(crate) fn read(path: &Path) -> anyhow::Result<Board> {
    let text = input::read(path, "a board file", Board::MAX_BYTES)?;
    let board = Board::parse(&text).and_then(|board| match board.id() {
        Board::OWN => OwnBoard::read(&text).map(OwnBoard::into_board),
        _ => Ok(board),
    });
    board.with_context(|| path.display().to_string())
}

/// Finds the built-in or generated board with this name, else reads the file with this name.
///
/// # Errors
/// There is no such board and no valid file.
pub(crate) fn find(name: &str) -> anyhow::Result<Cow<'static, Board>> {
    if let Some(board) = hamburgum_cities::named(name) {
        return Ok(Cow::Borrowed(board));
    }
    let path = Path::new(name);
    if name != "-" && !path.exists() {
        let fault = format!(
            "{name}: is neither a file nor a built-in board: use {}, or {}-7 for a new city",
            names(),
            hamburgum_cities::VERSION
        );
        return Err(Fault::File(fault).into());
    }
    read(path).map(Cow::Owned)
}

/// Reads boards from files.
///
/// # Errors
/// A file is invalid, or two boards have the same id.
pub(crate) fn read_all(paths: &[PathBuf]) -> anyhow::Result<Vec<Board>> {
    let mut boards: Vec<Board> = Vec::new();
    for path in paths {
        let board = read(path)?;
        if boards.iter().any(|other| other.id() == board.id()) {
            let fault = format!("two board files have the id {:?}: name one of them", board.id());
            return Err(Fault::Option(fault).into());
        }
        boards.push(board);
    }
    Ok(boards)
}

/// The names of the built-in boards.
fn names() -> String {
    Board::built_in().map(Board::id).join(", ")
}
