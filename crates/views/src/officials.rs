//! The officials that are not appointed yet.

use super::Word;
use hamburgum_engine::{Official, State, Variant};
use serde::Serialize;

/// The officials left.
#[derive(Serialize)]
pub struct OfficialsView {
    /// In the base game from the top of the stack.
    pub left: Vec<Word<Official>>,
    /// In variant two, the revealed one.
    pub visible: Option<Word<Official>>,
    /// In variant two, the hidden ones, in no particular order.
    pub hidden: Vec<Word<Official>>,
}

impl OfficialsView {
    /// The officials left.
    pub fn of(state: &State<'_>) -> Self {
        let visible = state.visible_official();
        let is_hidden =
            |official: &Official| state.variant() == Variant::Two && Some(*official) != visible;
        Self {
            left: state.officials_left().map(Word).collect(),
            visible: visible.map(Word),
            hidden: state.officials_left().filter(is_hidden).map(Word).collect(),
        }
    }
}
