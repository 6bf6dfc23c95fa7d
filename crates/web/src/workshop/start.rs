//! The choice of what to begin with.

use crate::draw::{Icon, Label, icon};
use crate::pages::Reader;
use hamburgum_engine::Board;
use maud::{Markup, html};

/// The choices. Each names a board for the server; scripts read a file.
pub(super) fn start(reader: Reader<'_>, new_city: &str, own: &[(String, String)]) -> Markup {
    let [hamburg, london] = Board::built_in();
    html! {
        section class="start" aria-labelledby="start-title" {
            h2 id="start-title" { (reader.say("workshop-start")) }
            div class="starts" {
                @for board in [hamburg, london] {
                    @let name = reader.texts().say("workshop-start-empty").with("name", board.name()).text();
                    (choice(&format!("empty-{}", board.id()), &name, &reader.say("workshop-start-empty-note"), &empty_picture()))
                }
                @for board in [hamburg, london] {
                    (choice(board.id(), board.name(), &reader.say("workshop-start-copy-note"), &picture(board.id())))
                }
                @for (id, name) in own {
                    (choice(id, name, &reader.say("workshop-start-own-note"), &picture(id)))
                }
                (choice(new_city, &reader.say("workshop-start-city"), &reader.say("workshop-start-city-note"), &picture(new_city)))
                span class="start-choice" {
                    label for="start-file" {
                        span class="start-picture" { (icon(Icon::Log, Label::Decorative)) }
                        b { (reader.say("workshop-start-file")) }
                        span class="note" { (reader.say("workshop-start-file-note")) }
                    }
                    input id="start-file" name="board-file" type="file" accept=".toml,text/plain" autocomplete="off";
                }
            }
        }
    }
}

fn choice(board: &str, name: &str, note: &str, picture: &Markup) -> Markup {
    html! {
        button type="button" class="start-choice" data-start=(board) {
            (picture) b { (name) } span class="note" { (note) }
        }
    }
}

fn picture(board: &str) -> Markup {
    html! {
        img class="start-picture" src={ "/boards/" (board) ".svg" } alt="" width="1081" height="882" loading="lazy";
    }
}

fn empty_picture() -> Markup {
    html! { span class="start-picture" { (icon(Icon::Plus, Label::Decorative)) } }
}
