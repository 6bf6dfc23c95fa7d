//! The box of a lesson: what happens and why, what to press, and how to leave.

use super::form::{post, send, sign};
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem};
use crate::table::{Tab, TableView};
use hamburgum_table::FormName;
use hamburgum_table::{Awaited, Lesson, Task};
use maud::{Markup, html};

/// The id of the explanation, which describes the button that lets others play.
const STORY: &str = "lesson-story";

/// The step of the lesson, if the viewer is its learner.
pub(super) fn lesson(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(awaited) = view.lesson else { return html! {} };
    let ask = texts.lesson_ask(view.game.board(), awaited);
    html! {
        div id="lesson" class="lesson" role="group" aria-label=(texts.say("tutorial-label").text()) {
            (progress(texts, awaited))
            p id=(STORY) class="story" { (texts.lesson_story(awaited)) }
            @if !ask.is_empty() { p class="lesson-ask" { (sign(Icon::Arrow)) span { (ask) } } }
            label class="elsewhere btn" for=(Tab::Turn.id()) { (texts.say("tutorial-elsewhere").text()) }
            (task(view, texts, awaited))
            (way_out(view, texts, awaited))
        }
    }
}

fn progress(texts: &Texts, awaited: &Awaited) -> Markup {
    let saying = texts.say("tutorial-step").with("number", awaited.number as u32);
    html! {
        p class="progress" {
            (saying.with("all", awaited.of as u32).text())
            progress value=(awaited.number) max=(awaited.of) aria-hidden="true" {}
        }
    }
}

fn task(view: &TableView<'_>, texts: &Texts, awaited: &Awaited) -> Markup {
    match awaited.task {
        Task::Press(_) => html! {},
        Task::Watch(player, _) => {
            let words = texts.say("tutorial-go-on").player(player).text();
            let button = html! {
                button id="go-on" class="btn primary beckons" data-next="" aria-describedby=(STORY) {
                    span { (words) }
                    (sign(Icon::Arrow))
                }
            };
            post(view, texts, FormName::GoOn, &button)
        }
        Task::Choose => seats(view, texts, "beckons"),
    }
}

/// The colours that the learner may play from now on, against two computers.
fn seats(view: &TableView<'_>, texts: &Texts, class: &str) -> Markup {
    let is_next = !class.is_empty();
    let buttons = html! {
        div class="colours" {
            @for player in Lesson::PLAYERS {
                button class={ "btn " (class) } name="seat" value=(player) data-next=[is_next.then_some("")] {
                    (emblem(player, Form::Plain, Label::Decorative))
                    span { (texts.player(player)) }
                }
            }
        }
    };
    post(view, texts, FormName::EndLesson, &buttons)
}

/// Leaving, restarting, and playing on without the lesson.
fn way_out(view: &TableView<'_>, texts: &Texts, awaited: &Awaited) -> Markup {
    let again = send("", &texts.say("tutorial-again").text());
    html! {
        details id="lesson-more" class="lesson-more" {
            summary { (texts.say("tutorial-more").text()) }
            div class="ways" {
                a class="btn" href={ "/" (texts.language().code()) } {
                    (texts.say("tutorial-leave").text())
                }
                (post(view, texts, FormName::RestartLesson, &again))
            }
            p class="hint" { (texts.say("tutorial-leave-note").text()) }
            @if awaited.task != Task::Choose {
                p class="play-on" { (texts.say("tutorial-play-on").text()) }
                (seats(view, texts, ""))
            }
        }
    }
}
