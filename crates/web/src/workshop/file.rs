//! The board as a file: shown, changed, opened and downloaded. Without scripts it is all of the page.

use super::{Examined, messages};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use crate::pages::Reader;
use hamburgum_engine::BoardPart;
use maud::{Markup, html};

/// The file with its errors.
pub(super) fn file(reader: Reader<'_>, examined: &Examined) -> Markup {
    let is_broken = examined.errors_at(BoardPart::File).next().is_some();
    html! {
        section id="file" class="part" aria-label=(reader.say("workshop-tab-file")) {
            (errors(reader, examined))
            form id="board-text" method="post" action=(reader.address(Address::WorkshopCheck)) {
                p class="field" {
                    label for="board-text-field" { (reader.say("workshop-file-text")) }
                    textarea id="board-text-field" name="text" rows="16" spellcheck="false" autocapitalize="off"
                        autocomplete="off" translate="no" aria-invalid=[is_broken.then_some("true")] {
                        // HTML drops the first line break of a text area.
                        "\n" (examined.text())
                    }
                }
                p class="note" { (reader.say("workshop-file-note")) }
                div class="commands" {
                    button class="button" type="submit" { (reader.say("workshop-file-check")) }
                    button class="button when-script" type="button" data-do="download" {
                        (icon(Icon::Log, Label::Decorative)) (reader.say("workshop-file-download"))
                    }
                }
            }
            p class="field when-script" {
                label for="board-file" { (reader.say("workshop-file-open")) }
                input id="board-file" name="board-file" type="file" accept=".toml,text/plain" autocomplete="off";
            }
        }
    }
}

/// Every error with its line, in the order of the file.
fn errors(reader: Reader<'_>, examined: &Examined) -> Markup {
    let mut errors: Vec<_> = examined.errors().iter().collect();
    errors.sort_by_key(|error| error.line);
    html! {
        @if !errors.is_empty() && !examined.text().is_empty() {
            div class="complaints" {
                ul {
                    @for error in errors {
                        li {
                            (reader.texts().say("workshop-line-number").with("number", error.line).text()) " "
                            (messages::message(reader, examined, error))
                        }
                    }
                }
            }
        }
    }
}
