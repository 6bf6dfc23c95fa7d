//! Which board is played on.

use crate::boards;
use crate::paint::{Paint, Style};
use hamburgum_engine::Board;
use serde::{Deserialize, Serialize};

/// A board in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NameView {
    pub(crate) id: String,
    pub(crate) name: String,
    /// What is to be said wherever the board is named.
    pub(crate) note: Option<String>,
    /// Whether it is a built-in map, and so not the printed one.
    pub(crate) reconstruction: bool,
}

impl NameView {
    /// The board in short.
    pub(crate) fn of(board: &Board) -> Self {
        Self {
            id: board.id().to_owned(),
            name: board.name().to_owned(),
            note: board.note().map(str::to_owned),
            reconstruction: boards::is_reconstruction(board),
        }
    }

    /// A line for the note, if there is one.
    pub(crate) fn note_line(&self, paint: Paint) -> String {
        let line = |note| format!("{}\n", paint.on(Style::Faint, &format!("Map: {note}")));
        self.note.as_ref().map_or_else(String::new, line)
    }
}
