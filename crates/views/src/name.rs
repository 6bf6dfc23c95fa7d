//! The identification of a board.

use hamburgum_engine::Board;
use serde::{Deserialize, Serialize};

/// The id, name and note of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameView {
    pub id: String,
    pub name: String,
    /// A note to show wherever the board is named.
    pub note: Option<String>,
    /// Whether it is a built-in map, which is not the printed one.
    pub reconstruction: bool,
}

impl NameView {
    /// Identifies a board.
    pub fn of(board: &Board) -> Self {
        Self {
            id: board.id().to_owned(),
            name: board.name().to_owned(),
            note: board.note().map(str::to_owned),
            reconstruction: is_reconstruction(board),
        }
    }
}

/// Whether the map of a board is a reconstruction of the printed one, as the built-in ones are.
pub fn is_reconstruction(board: &Board) -> bool {
    Board::built_in().contains(&board)
}
