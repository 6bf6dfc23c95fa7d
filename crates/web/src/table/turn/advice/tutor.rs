//! The tutor, who looks at a turn before it is final.

use super::super::form::{Switch, post, send, sign};
use super::{idea, thinking};
use crate::Texts;
use crate::draw::Icon;
use crate::table::{TableView, Thought, Warning};
use hamburgum_engine::Player;
use maud::{Markup, html};

/// The switch of the tutor.
pub(super) fn switch(view: &TableView<'_>, texts: &Texts) -> Markup {
    Switch {
        what: "tutor",
        is_on: view.advice.has_tutor,
        label: texts.say("advice-tutor").text(),
        means: texts.say("advice-tutor-means").text(),
    }
    .draw(view, texts)
}

/// What is shown instead of the choices while the tutor looks at the turn, and if it has a word to say.
pub(in super::super) fn held(
    view: &TableView<'_>,
    texts: &Texts,
    player: Player,
) -> Option<Markup> {
    match view.advice.warning.as_ref()? {
        Thought::Running => Some(html! {
            (thinking("warning", &texts.say("advice-checking").text()))
            (answers(view, texts, "advice-play-now"))
        }),
        Thought::Done(None) => None,
        Thought::Done(Some(warning)) => Some(html! {
            (warn(texts, player, warning))
            (answers(view, texts, "advice-anyway"))
        }),
    }
}

fn warn(texts: &Texts, player: Player, warning: &Warning) -> Markup {
    let win = |idea: &crate::table::Idea| idea.forecast(player).map_or(0.0, |one| one.win);
    let costs = texts
        .say("advice-costs")
        .with("chance", texts.percent(win(&warning.played)))
        .with("possible", texts.percent(win(&warning.better)))
        .text();
    let board = warning.start.board();
    html! {
        div id="warning" class="advice warning" role="group" aria-labelledby="warning-heading" tabindex="0" {
            h3 id="warning-heading" {
                (sign(Icon::Lantern)) (texts.say("advice-warning").text())
                @if let Some(grade) = texts.grade(warning.grade) { " " small { (grade) } }
            }
            p { (costs) }
            @if !warning.played.arguments.is_empty() {
                h4 { (texts.say("advice-this-turn").text()) }
                (idea::reasons(texts, board, player, &warning.played))
            }
            h4 { (texts.say("advice-better").text()) }
            (idea::whole(texts, &warning.start, &warning.better))
        }
    }
}

/// End the turn after all, or go on with it.
fn answers(view: &TableView<'_>, texts: &Texts, anyway: &'static str) -> Markup {
    let again = send("", &texts.say("advice-think-again").text());
    let end = html! {
        input type="hidden" name="anyway" value="1";
        button class="btn primary" name="act" value="done" {
            (sign(Icon::Check)) span { (texts.say(anyway).text()) }
        }
    };
    html! {
        div class="cmd" {
            (post(view, texts, "think-again", &again))
            (post(view, texts, "act", &end))
        }
    }
}
