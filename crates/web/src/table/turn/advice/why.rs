//! Why a computer played its last turn.

use super::super::form::post;
use super::{chevron, idea, thinking};
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use crate::table::{Explained, Explanation, Forecast, TableView, Thought};
use hamburgum_engine::Player;
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The explanation of a turn by its number, if it can be explained.
pub(in super::super) fn explained<'a>(
    view: &TableView<'a>,
    number: usize,
) -> Option<&'a Explained> {
    view.advice.explained.iter().find(|one| one.turn as usize == number)
}

/// The id of the request button, and of the answer, which replaces it and takes its focus.
fn id(one: &Explained) -> String {
    format!("why-{}", one.player)
}

/// The button that requests an explanation.
pub(in super::super) fn why(view: &TableView<'_>, texts: &Texts, one: &Explained) -> Markup {
    if one.thought.is_some() {
        return html! {};
    }
    let words = texts.say("advice-why").text();
    let whole = texts.say("advice-why-of").player(one.player).text();
    post(
        view,
        texts,
        FormName::Why,
        &html! {
            button id=(id(one)) class="btn quiet ask-why" name="turn" value=(one.turn)
                aria-label=(whole) { (words) }
        },
    )
}

/// The answer, as a row of the log under the turn.
pub(in super::super) fn explanation(
    view: &TableView<'_>,
    texts: &Texts,
    one: &Explained,
) -> Markup {
    let id = id(one);
    let content = match &one.thought {
        None | Some(Thought::Done(None)) => return html! {},
        Some(Thought::Running) => thinking(&id, &texts.say("advice-why-thinking").text()),
        Some(Thought::Done(Some(explanation))) => {
            let heading = texts.say("advice-why-of").player(one.player).text();
            html! {
                details id={ "explained-" (one.player) } open {
                    summary id=(id) { b { (heading) } (chevron()) }
                    (content(texts, explanation, view.only_own_player()))
                }
            }
        }
    };
    html! { li class={ "entry explained p-" (one.player) } { (content) } }
}

fn content(texts: &Texts, explanation: &Explanation, reader: Option<Player>) -> Markup {
    let Explanation { start, played, others } = explanation;
    let is_best = others.iter().all(|other| other.loss.cost >= played.loss.cost);
    let verdict = if is_best { "advice-was-best" } else { "advice-was-not-best" };
    html! {
        (idea::reasons(texts, start, played, reader))
        (expected(texts, &played.forecasts))
        p class="verdict" { (texts.say(verdict).text()) }
        @if !others.is_empty() {
            h4 { (texts.say("advice-next-best").text()) }
            ol class="ideas" { @for other in others { li { (idea::whole(texts, start, other, reader)) } } }
        }
    }
}

/// The forecasts of all players, as a table.
fn expected(texts: &Texts, forecasts: &[Forecast]) -> Markup {
    html! {
        table class="forecasts" {
            caption { (texts.say("advice-expects").text()) }
            thead { tr {
                th scope="col" { span class="unseen" { (texts.say("advice-player").text()) } }
                th scope="col" { (texts.say("advice-chance").text()) }
                th scope="col" { (texts.say("advice-expected").text()) }
            } }
            tbody {
                @for one in forecasts {
                    tr {
                        th scope="row" {
                            (emblem(one.player, Form::Plain, Label::Decorative)) (texts.player(one.player))
                        }
                        td { (texts.chance(one.win)) }
                        td { (texts.decimal(one.prestige)) }
                    }
                }
            }
        }
    }
}
