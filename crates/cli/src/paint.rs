//! Colours for terminals.

use anstream::{AutoStream, ColorChoice};
use hamburgum_engine::Player;
use std::io;

/// Whether text is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// No colours.
    Plain,
    /// Colours as escape codes of terminals.
    Coloured,
}

/// The role of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Normal text.
    Body,
    /// The heading of a section.
    Heading,
    /// Less important text.
    Faint,
    /// Text that belongs to a player.
    Of(Player),
}

impl Paint {
    /// Colours for a terminal, unless the user declines them (`NO_COLOR`, `TERM=dumb`, `CLICOLOR=0`).
    pub(crate) fn for_stdout() -> Self {
        match AutoStream::choice(&io::stdout()) {
            ColorChoice::Never => Self::Plain,
            _ => Self::Coloured,
        }
    }

    /// The text with its colour.
    pub(crate) fn on(self, style: Style, text: &str) -> String {
        match (self, style) {
            (Self::Plain, _) | (_, Style::Body) => text.to_owned(),
            (Self::Coloured, _) => format!("\u{1b}[{}m{text}\u{1b}[0m", style.code()),
        }
    }

    /// A heading.
    pub(crate) fn heading(self, text: &str) -> String {
        self.on(Style::Heading, text)
    }
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Self::Body => "0",
            Self::Heading => "1",
            Self::Faint => "2",
            Self::Of(Player::Red) => "1;31",
            Self::Of(Player::Blue) => "1;34",
            Self::Of(Player::Green) => "1;32",
            Self::Of(Player::Yellow) => "1;33",
            Self::Of(Player::Grey) => "1;90",
        }
    }
}
