//! The keys of the table, and the dialog that lists them.

use crate::Texts;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// An action with a keyboard shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Undo,
    Restart,
    EndTurn,
    Hint,
    Say,
    Menu,
    Explain,
}

impl Key {
    const ALL: [Self; 7] = [
        Self::Undo,
        Self::Restart,
        Self::EndTurn,
        Self::Hint,
        Self::Say,
        Self::Menu,
        Self::Explain,
    ];

    /// The letter, for `aria-keyshortcuts`.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Self::Undo => "u",
            Self::Restart => "r",
            Self::EndTurn => "e",
            Self::Hint => "h",
            Self::Say => "s",
            Self::Menu => "m",
            Self::Explain => "x",
        }
    }

    /// Its description, which is the text of the corresponding button.
    pub(super) fn says(self, texts: &Texts) -> String {
        let key = match self {
            Self::Undo => "turn-undo",
            Self::Restart => "turn-restart",
            Self::EndTurn => "turn-end",
            Self::Hint => "advice-hint",
            Self::Say => "turn-say",
            Self::Menu => "turn-menu",
            Self::Explain => "rules-explain",
        };
        texts.say(key).text()
    }
}

/// All keys, with the switch that turns letters off: users of speech input, or people who press keys
/// accidentally, need it (WCAG 2.1.4).
pub(super) fn dialog(texts: &Texts) -> Markup {
    let say = |key| texts.say(key).text();
    html! {
        dialog id="keys" class="keys" aria-labelledby="keys-title" closedby="any" {
            header {
                h2 id="keys-title" { (say("table-keys")) }
                form method="dialog" {
                    button class="tool" aria-label=(say("table-close")) {
                        (icon(Icon::Close, Label::Decorative))
                    }
                }
            }
            dl {
                @for key in Key::ALL {
                    // A final action needs a second press (`data-final`).
                    @let does = if key == Key::EndTurn { say("table-keys-end") } else { key.says(texts) };
                    (row(&[&key.letter().to_uppercase()], &does))
                }
                (row(&["←", "→", "↑", "↓"], &say("table-keys-arrows")))
                (row(&["?"], &say("table-keys-list")))
            }
            label class="switch" {
                input type="checkbox" checked data-keys-toggle="";
                span { (say("table-keys-on")) }
            }
        }
    }
}

fn row(keys: &[&str], what: &str) -> Markup {
    html! {
        div {
            dt { @for key in keys { kbd { (key) } } }
            dd { (what) }
        }
    }
}
