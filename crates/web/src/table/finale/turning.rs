//! The turning points of the game, once the review knows them.

use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::table::replay::address;
use crate::table::turn::StoryResult;
use crate::table::{TableView, TurningPoint};
use hamburgum_engine::Turn;
use maud::{Markup, html};

/// The turning points with links to their positions, or a link to the review that finds them.
pub(super) fn turning(
    view: &TableView<'_>,
    texts: &Texts,
    points: Option<&[TurningPoint]>,
) -> Markup {
    let turns: Vec<_> = view.game.turns().collect();
    let hint = match points {
        None => Some("finale-not-reviewed"),
        Some([]) => Some("finale-no-turning-points"),
        Some(_) => None,
    };
    html! {
        section class="turning" aria-labelledby="turning-points" {
            h3 id="turning-points" { (texts.say("finale-turning-points").text()) }
            @if let Some(key) = hint { p class="hint" { (texts.say(key).text()) } }
            ol {
                @for point in points.unwrap_or_default() {
                    @if let Some(turn) = turns.get(point.turn) { li { (one(view, texts, point, turn)) } }
                }
            }
        }
    }
}

fn one(view: &TableView<'_>, texts: &Texts, point: &TurningPoint, turn: &Turn<'static>) -> Markup {
    let told = StoryResult::turn(texts, turn);
    let chance = texts.say("finale-chance").player(point.player).text();
    html! {
        a href=(address(texts, view.id, turn.end())) {
            (emblem(turn.player(), Form::Plain, Label::Named(&texts.player(turn.player()))))
            span class="told" {
                b { (texts.say("table-round").with("number", turn.round()).text()) ", " (told.field) } " "
                (told.tale)
            }
            span class="swing" {
                span { (chance) } " "
                (texts.chance(point.before))
                (icon(Icon::Arrow, Label::Named(&texts.say("turn-becomes").text())))
                b { (texts.chance(point.after)) }
            }
        }
    }
}
