//! The page that opens a record.

use super::field::{Limits, TextField};
use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::{Board, Game, RecordError, RecordFault};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct OpenView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// `name`: the typed name of the game.
    pub name: &'a str,
    /// `record`: the typed record, literally.
    pub record: &'a str,
    /// The error, if any.
    pub mistake: Option<Mistake<'a>>,
}

/// The errors of a record.
#[derive(Clone, Copy, Debug)]
pub enum Mistake<'a> {
    /// Nothing was typed.
    Empty,
    /// It is too long.
    TooLong {
        /// The maximum size.
        kilobytes: usize,
    },
    /// It contains a board, and too many boards are in use.
    TooManyBoards,
    /// A line is wrong.
    Wrong {
        /// The line and the reason.
        error: &'a RecordError,
        /// The board of the record, if parsing got that far.
        board: Option<&'a Board>,
    },
}

/// The page that opens a record.
pub fn open_record(view: &OpenView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("replay-open");
    let frame = Frame {
        reader,
        title: &title,
        path: "/open",
        place: NavigationEntry::Elsewhere,
        class: "open-record",
    };
    let wrong = view.mistake.map(|_| "record-wrong");
    let name = reader.say("replay-open-name");
    let name = TextField {
        id: "name",
        name: "name",
        label: &name,
        value: view.name,
        autocomplete: "off",
        limits: Limits::OptionalName,
        cut: "",
    };
    frame.render(&html! {
        h1 { (title) }
        p class="lead" { (reader.say("replay-open-lead")) }
        form method="post" action=(reader.address(Address::OpenRecord)) {
            @if let Some(mistake) = view.mistake { (complaint(reader, mistake)) }
            p class="field" {
                label for="record" { (reader.say("replay-open-text")) }
                textarea id="record" name="record" rows="10" spellcheck="false" autocapitalize="off"
                    autocomplete="off" required translate="no" placeholder=(BEGINNING)
                    aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong] {
                    // HTML drops the first line break of a text area.
                    "\n" (view.record)
                }
            }
            p class="field from-file" {
                label for="file" { (reader.say("replay-open-file")) }
                input id="file" type="file" accept=".txt,text/plain" data-reads-into="record";
            }
            (name.render(&[]))
            div class="commands" {
                button class="button primary" type="submit" {
                    (icon(Icon::Check, Label::Decorative)) (title)
                }
            }
        }
    })
}

/// The beginning of a record, as an example.
const BEGINNING: &str = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\nrules 1\n\n1. red beer\n1. blue cloth";

fn complaint(reader: Reader<'_>, mistake: Mistake<'_>) -> Markup {
    html! {
        div id="record-wrong" class="complaints" role="alert" {
            @match mistake {
                Mistake::Empty => p { (reader.say("replay-wrong-empty")) },
                Mistake::TooLong { kilobytes } => p { (too_long(reader, kilobytes)) },
                Mistake::TooManyBoards => p { (reader.say("replay-wrong-boards")) },
                Mistake::Wrong { error, board } => (wrong_line(reader, error, board)),
            }
        }
    }
}

fn too_long(reader: Reader<'_>, kilobytes: usize) -> String {
    reader.texts().say("replay-wrong-long").with("number", kilobytes).text()
}

/// The number and the content of the line, and the error. Errors of the notation are in English, like
/// its words.
fn wrong_line(reader: Reader<'_>, error: &RecordError, board: Option<&Board>) -> Markup {
    let texts = reader.texts();
    let line = |key| texts.say(key).with("number", error.line).text();
    let english = |key, text: &str| {
        html! { p { (reader.say(key)) " " span lang="en" translate="no" { (text) } } }
    };
    html! {
        @match &error.fault {
            RecordFault::TooLarge => p { (too_long(reader, Game::MAX_BYTES / 1024)) },
            RecordFault::CannotRead(right) => {
                p { (line(if error.read.is_empty() { "replay-wrong-ends" } else { "replay-wrong-line" })) }
                (read(error))
                (english("replay-wrong-right", right))
            }
            RecordFault::NotLegal { reason, text } => {
                p { (line("replay-wrong-move")) }
                (read(error))
                @match board {
                    Some(board) => p { (reader.say("replay-wrong-why")) " " (texts.reason(board, *reason)) },
                    None => (english("replay-wrong-why", text)),
                }
            }
            RecordFault::BadPosition(fault) => {
                p { (line("replay-wrong-position")) }
                (english("replay-wrong-why", &fault.to_string()))
            }
        }
    }
}

fn read(error: &RecordError) -> Markup {
    html! { @if !error.read.is_empty() { p { code translate="no" { (error.read) } } } }
}
