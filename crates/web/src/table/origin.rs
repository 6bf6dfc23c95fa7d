//! The notice of a game that started elsewhere.

use super::{OriginView, TableView};
use crate::Texts;
use hamburgum_engine::Player;
use maud::{Markup, html};

/// Names the original of a copy, or marks an opened record as such.
pub(super) fn origin(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        @match view.origin {
            Some(OriginView::Copy { of, address }) => p class="origin" {
                a href=(address) { (texts.say("replay-copy-of").with("name", of).text()) } " "
                (texts.say("replay-copy-means").text())
            },
            Some(OriginView::Puzzle { player, review, answer }) => p class="origin" {
                (puzzle(texts, player, answer)) " · "
                a href=(review) { (texts.say("review-back").text()) }
            },
            Some(OriginView::Record) => p class="origin" { (texts.say("replay-opened-means").text()) },
            None => {}
        }
    }
}

/// The task of a puzzle, or a link to its solution once it is played.
fn puzzle(texts: &Texts, player: Player, answer: Option<&str>) -> Markup {
    html! {
        @match answer {
            None => b { (texts.say("review-puzzle").player(player).text()) },
            Some(answer) => b { a href=(answer) { (texts.say("review-to-answer").text()) } },
        }
    }
}
