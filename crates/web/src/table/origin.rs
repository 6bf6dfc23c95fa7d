//! The mark of a game that did not begin at its table.

use super::view::{Origin, TableView};
use crate::Texts;
use hamburgum_engine::Player;
use maud::{Markup, html};

/// Says of a copy what it is a copy of, and of an opened record that it is one.
pub(super) fn origin(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        @match view.origin {
            Some(Origin::Copy { of, address }) => p class="origin" {
                a href=(address) { (texts.say("replay-copy-of").with("name", of).text()) } " "
                (texts.say("replay-copy-means").text())
            },
            Some(Origin::Puzzle { player, review, answer }) => p class="origin" {
                (puzzle(texts, player, answer)) " · "
                a href=(review) { (texts.say("review-back").text()) }
            },
            Some(Origin::Record) => p class="origin" { (texts.say("replay-opened-means").text()) },
            None => {}
        }
    }
}

/// What is to be done, or the way to what came of it.
fn puzzle(texts: &Texts, player: Player, answer: Option<&str>) -> Markup {
    html! {
        @match answer {
            None => b { (texts.say("review-puzzle").player(player).text()) },
            Some(answer) => b { a href=(answer) { (texts.say("review-to-answer").text()) } },
        }
    }
}
