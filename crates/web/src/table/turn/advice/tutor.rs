//! The tutor, which checks a turn before it is final.

use super::super::form::{Switch, post, send, sign};
use super::{idea, thinking};
use crate::Texts;
use crate::draw::Icon;
use crate::table::{TableView, Thought, Warning};
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The switch of the tutor.
pub(super) fn switch(view: &TableView<'_>, texts: &Texts) -> Markup {
    Switch {
        form: FormName::Tutor,
        about: None,
        is_on: view.advice.has_tutor,
        label: texts.say("advice-tutor").text(),
        means: texts.say("advice-tutor-means").text(),
    }
    .draw(view, texts)
}

/// Replaces the choices while the tutor checks the turn, and if it has a warning.
pub(in super::super) fn held(view: &TableView<'_>, texts: &Texts) -> Option<Markup> {
    match view.advice.warning.as_ref()? {
        Thought::Running => Some(html! {
            (thinking("warning", &texts.say("advice-checking").text()))
            (answers(view, texts, "advice-play-now"))
        }),
        Thought::Done(None) => None,
        Thought::Done(Some(warning)) => Some(html! {
            (warn(texts, warning))
            (answers(view, texts, "advice-anyway"))
        }),
    }
}

fn warn(texts: &Texts, warning: &Warning) -> Markup {
    let lost = texts.given_away(warning.played.loss);
    let costs = texts.say("cause-costs").with("list", lost).text();
    let reader = Some(warning.start.active());
    let drawbacks = idea::against(texts, &warning.start, &warning.played, reader);
    html! {
        div id="warning" class="advice warning" role="group" aria-labelledby="warning-heading" tabindex="0" {
            h3 id="warning-heading" {
                (sign(Icon::Lantern)) (texts.say("advice-warning").text())
                @if let Some(grade) = texts.grade(warning.grade) { " " small { (grade) } }
            }
            p { (costs) }
            @if !drawbacks.is_empty() {
                ul class="reasons" { @for drawback in drawbacks { li { (drawback) } } }
            }
            h4 { (texts.say("advice-better").text()) }
            (idea::whole(texts, &warning.start, &warning.better, reader))
        }
    }
}

/// Buttons to end the turn anyway or to go back to it. The latter is where a double press on "end turn"
/// hits.
fn answers(view: &TableView<'_>, texts: &Texts, anyway: &'static str) -> Markup {
    let again = send("primary", &texts.say("advice-think-again").text());
    let end = html! {
        input type="hidden" name="anyway" value="1";
        button class="btn" name="act" value="done" {
            span { (texts.say(anyway).text()) }
        }
    };
    html! {
        div class="cmd" {
            (post(view, texts, FormName::Act, &end))
            (post(view, texts, FormName::ThinkAgain, &again))
        }
    }
}
