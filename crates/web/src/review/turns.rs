//! All turns with their grades.

use super::players::mark;
use super::{JudgedTurn, ReviewView};
use crate::draw::{Form, Label, emblem};
use crate::table::turn::StoryResult;
use maud::{Markup, html};

/// A line for each turn, with a link to the position before it; folded, because there are many.
pub(super) fn turns(view: &ReviewView<'_>) -> Markup {
    let texts = view.reader.texts();
    let turns: Vec<_> = view.findings.turns.iter().zip(&view.findings.moments).collect();
    html! {
        details id="every" class="every more" {
            summary { (view.reader.say("review-every")) }
            @for round in turns.chunk_by(|(a, _), (b, _)| a.start.round() == b.start.round()) {
                div class="round" {
                    h2 { (texts.say("table-round").with("number", round[0].0.start.round()).text()) }
                    ol { @for &(turn, &at) in round { (line(view, turn, at)) } }
                }
            }
        }
    }
}

fn line(view: &ReviewView<'_>, turn: &JudgedTurn, at: usize) -> Markup {
    let texts = view.reader.texts();
    let text = StoryResult::of(texts, &turn.start, &turn.actions);
    let notation = turn.start.board().say(&turn.actions[..]).to_string();
    let cost = turn.loss.cost;
    let lost = if cost >= LEAST { texts.decimal(-cost) } else { String::new() };
    html! {
        li class={ "p-" (turn.player()) } {
            (emblem(turn.player(), Form::Plain, Label::Named(&texts.player(turn.player()))))
            a href=(view.replay(at)) title=(notation) { b { (text.field) } " " (text.tale) }
            span class="grade" { (mark(turn.grade)) (texts.grade(turn.grade).unwrap_or_default()) }
            span class="loss" { (lost) }
        }
    }
}

/// Smaller costs are rounded to zero and not shown.
const LEAST: f32 = 0.05;
