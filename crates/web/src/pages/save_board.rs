//! The page that takes a board file.

use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::{BoardError, BoardFault};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct SaveBoardView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// `text`: the typed file, literally.
    pub text: &'a str,
    /// `newer_than`: the hash of the older version, if any.
    pub newer_than: Option<&'a str>,
    /// Why it was not saved.
    pub refusal: Option<BoardRefusal<'a>>,
}

/// Why a board was not saved.
#[derive(Clone, Copy, Debug)]
pub enum BoardRefusal<'a> {
    /// Nothing was typed.
    Empty,
    /// The file has errors.
    Wrong(&'a [BoardError]),
    /// The operator has removed this board.
    Removed,
    /// The person has as many boards as one may have.
    TooMany {
        /// How many.
        most: u32,
    },
}

/// The number of errors that are listed.
const LISTED_ERRORS: usize = 20;

/// The page that takes a board file.
pub fn save_board(view: &SaveBoardView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("boards-add");
    let frame = Frame {
        reader,
        title: &title,
        path: "/workshop/save",
        place: NavigationEntry::Elsewhere,
        class: "open-record",
    };
    let wrong = view.refusal.map(|_| "text-wrong");
    frame.render(&html! {
        h1 { (title) }
        p class="lead" { (reader.say("boards-add-lead")) }
        form method="post" action=(reader.address(Address::SaveBoard)) {
            @if let Some(refusal) = view.refusal { (complaint(reader, refusal)) }
            @if let Some(mark) = view.newer_than { input type="hidden" name="newer_than" value=(mark); }
            p class="field" {
                label for="text" { (reader.say("boards-text")) }
                textarea id="text" name="text" rows="12" spellcheck="false" autocapitalize="off"
                    autocomplete="off" required translate="no" placeholder=(BEGINNING)
                    aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong] {
                    // HTML drops the first line break of a text area.
                    "\n" (view.text)
                }
            }
            p class="field from-file" {
                label for="file" { (reader.say("replay-open-file")) }
                input id="file" type="file" accept=".toml,text/plain" data-reads-into="text";
            }
            p class="note" { (reader.say("boards-rights")) }
            div class="commands" {
                button class="button primary" type="submit" {
                    (icon(Icon::Check, Label::Decorative)) (reader.say("boards-save"))
                }
            }
        }
    })
}

/// The beginning of a board file, as an example.
const BEGINNING: &str = "id = \"own\"\nname = \"Bergen\"\nmap = { width = 1000, height = 720 }\n\n[[church]]\nid = \"olav\"";

fn complaint(reader: Reader<'_>, refusal: BoardRefusal<'_>) -> Markup {
    html! {
        div id="text-wrong" class="complaints" role="alert" {
            @match refusal {
                BoardRefusal::Empty => p { (reader.say("boards-wrong-empty")) },
                BoardRefusal::Removed => p { (reader.say("boards-wrong-removed")) },
                BoardRefusal::TooMany { most } => {
                    p { (reader.texts().say("boards-wrong-many").with("number", most).text()) }
                }
                BoardRefusal::Wrong(errors) => (list(reader, errors)),
            }
        }
    }
}

/// The errors with their lines. Details of the format are in English, like its words.
fn list(reader: Reader<'_>, errors: &[BoardError]) -> Markup {
    let texts = reader.texts();
    html! {
        p { (reader.say("boards-wrong")) }
        ul {
            @for error in errors.iter().take(LISTED_ERRORS) {
                li {
                    (texts.say("boards-line").with("number", error.line).text()) " "
                    (texts.board_fault(&error.fault, str::to_owned))
                    @if let BoardFault::Unreadable(detail) = &error.fault {
                        " " (reader.say("fault-detail")) " " span lang="en" translate="no" { (detail) }
                    }
                }
            }
        }
        @if errors.len() > LISTED_ERRORS { p { "…" } }
    }
}
