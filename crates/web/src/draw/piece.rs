//! Small drawings that a page contains many times.

use super::emblem::Form;
use super::icon::Icon;
use super::label::{Label, Unlabelled};
use super::token::TokenState;
use crate::kept::Kept;
use hamburgum_engine::{ParishColour, Player};
use maud::Markup;
use std::sync::LazyLock;

/// There are about a thousand different ones, of 300 bytes each.
const MOST: usize = 2_048;

/// Everything that a small drawing depends on, except its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Piece {
    Icon(Icon),
    TintedIcon(Icon),
    Emblem(Player, Form),
    /// The icon is missing on the five.
    Token(ParishColour, Option<Icon>, TokenState),
    Church {
        colour: ParishColour,
        is_cathedral: bool,
        donations: u8,
    },
}

impl Piece {
    /// The drawing, rendered if it is not kept.
    pub(super) fn labelled(self, label: Label<'_>, draw: impl FnOnce() -> Unlabelled) -> Markup {
        static PIECES: LazyLock<Kept<Piece, Unlabelled>> = LazyLock::new(|| Kept::new(MOST));
        PIECES.get(self, draw).labelled(label)
    }
}
