//! Colours for terminals.

use hamburgum_engine::Player;
use std::env;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};

/// Whether text is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// It stays plain.
    Plain,
    /// It is coloured with the escape codes of terminals.
    Coloured,
}

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Nothing special.
    Body,
    /// The head of a part.
    Heading,
    /// What matters less.
    Faint,
    /// Something of a player.
    Of(Player),
}

impl Paint {
    /// Colours for a terminal, unless `NO_COLOR` is set or the terminal knows none.
    pub(crate) fn for_stdout() -> Self {
        if !io::stdout().is_terminal() {
            return Self::Plain;
        }
        Self::for_terminal(env::var_os("NO_COLOR").as_deref(), env::var_os("TERM").as_deref())
    }

    fn for_terminal(no_color: Option<&OsStr>, term: Option<&OsStr>) -> Self {
        let unwanted = no_color.is_some_and(|value| !value.is_empty());
        let dumb = term.is_some_and(|value| value == "dumb");
        if unwanted || dumb { Self::Plain } else { Self::Coloured }
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

#[cfg(test)]
mod tests {
    use super::Paint;
    use std::ffi::OsStr;

    #[test]
    fn colours_can_be_declined() {
        let paint = |no_color: Option<&str>, term: Option<&str>| {
            Paint::for_terminal(no_color.map(OsStr::new), term.map(OsStr::new))
        };
        assert_eq!(paint(None, None), Paint::Coloured);
        assert_eq!(paint(Some(""), Some("xterm")), Paint::Coloured);
        assert_eq!(paint(Some("1"), Some("xterm")), Paint::Plain);
        assert_eq!(paint(None, Some("dumb")), Paint::Plain);
    }
}
