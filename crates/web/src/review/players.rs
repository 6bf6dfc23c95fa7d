//! The accuracy of each player.

use super::ReviewView;
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use crate::texts::GRADES;
use hamburgum_engine::Player;
use maud::{Markup, html};

/// A row for each player: the accuracy, and the number of turns with each grade.
pub(super) fn players(view: &ReviewView<'_>) -> Markup {
    let reader = view.reader;
    let texts = reader.texts();
    html! {
        section aria-labelledby="accuracy" {
            h2 id="accuracy" { (reader.say("review-accuracy")) }
            // Explicit roles, because on a phone the table is laid out as a list, which removes the
            // implicit ones.
            table class="accuracies" role="table" aria-labelledby="accuracy" {
                thead role="rowgroup" {
                    tr role="row" {
                        th scope="col" role="columnheader" { (reader.say("review-player")) }
                        th scope="col" role="columnheader" { (reader.say("review-accuracy")) }
                        @for grade in GRADES { th scope="col" role="columnheader" { (named(texts, grade)) } }
                    }
                }
                tbody role="rowgroup" { @for &(player, accuracy) in &view.findings.accuracies {
                    tr class={ "p-" (player) } role="row" {
                        th scope="row" role="rowheader" { (who(view, player)) }
                        td class="great" role="cell" { (accuracy.map_or_else(|| "–".to_owned(), |one| texts.percent(one))) }
                        @for grade in GRADES { (count(view, player, grade)) }
                    }
                } }
            }
            details class="meaning" {
                summary { (reader.say("review-meaning")) }
                p { (reader.say("review-accuracy-meaning")) }
                p { (reader.say("review-grades-meaning")) }
                p { (reader.say("review-limits")) }
            }
        }
    }
}

fn count(view: &ReviewView<'_>, player: Player, grade: &str) -> Markup {
    let turns = view.findings.turns.iter();
    let count = turns.filter(|turn| turn.player() == player && turn.grade == grade).count();
    html! {
        td class=[(count == 0).then_some("zero")] role="cell" {
            span class="again-named" aria-hidden="true" { (named(view.reader.texts(), grade)) }
            (count)
        }
    }
}

/// A grade with its icon.
fn named(texts: &Texts, grade: &str) -> Markup {
    html! { (mark(grade)) (texts.grade(grade).unwrap_or_default()) }
}

/// A player's emblem, colour and name.
pub(super) fn who(view: &ReviewView<'_>, player: Player) -> Markup {
    html! {
        span class="who" {
            (emblem(player, Form::Hatched, Label::Decorative))
            b { (view.reader.texts().player(player)) }
            span { (view.name_of(player)) }
        }
    }
}

/// The icon of a grade, which is fuller for a worse grade, so that the list is easy to scan.
pub(super) fn mark(grade: &str) -> Markup {
    html! { i class={ "mark g-" (grade) } aria-hidden="true" {} }
}
