//! The progress of a review, and what the reader can do about it.

use super::{ReviewView, Status};
use crate::At;
use maud::{Markup, html};

/// Shorter durations are shown in seconds.
const MINUTE: u32 = 60;

/// The line below the title; empty when the review is complete.
pub(super) fn status(view: &ReviewView<'_>) -> Markup {
    let reader = view.reader;
    match view.status {
        Status::Done => html! {
            p id="status" class="note" { (reader.say("review-done")) }
        },
        Status::Refused => html! {
            p id="status" class="lead" { (reader.say("review-refused")) }
        },
        Status::NothingPlayed => html! {
            p id="status" class="lead" { (reader.say("review-nothing")) }
        },
        Status::Resting { done: 0, .. } => html! {
            div id="status" {
                p class="lead" { (reader.say("review-promise")) }
                (command(view, At::Review, "primary", "review-begin"))
            }
        },
        Status::Resting { done, all } => html! {
            div id="status" class="status" {
                p { (counted(view, "review-stopped", done, all)) }
                (command(view, At::Review, "primary", "review-go-on"))
            }
        },
        Status::Waiting => running(
            view,
            &reader.say("review-waiting"),
            &html! {
                progress aria-label=(reader.say("review-progress")) {}
            },
        ),
        Status::Running { done, all, seconds } => {
            let line = counted(view, "review-running", done, all);
            let line = format!("{line} {}", seconds.map(|one| left(view, one)).unwrap_or_default());
            running(
                view,
                line.trim_end(),
                &html! {
                    progress aria-label=(reader.say("review-progress")) value=(done) max=(all) {}
                },
            )
        }
    }
}

/// While it runs, scripts poll; without scripts there is a link.
fn running(view: &ReviewView<'_>, line: &str, bar: &Markup) -> Markup {
    let reader = view.reader;
    html! {
        div id="status" class="status" data-again="" {
            p { (line) }
            (bar)
            (command(view, At::StopReview, "", "review-stop"))
            a class="again" href=(view.address(At::Review)) { (reader.say("review-look-again")) }
        }
    }
}

fn command(view: &ReviewView<'_>, at: At, class: &str, key: &str) -> Markup {
    html! {
        form method="post" action=(view.address(at)) {
            button class={ "button " (class) } type="submit" { (view.reader.say(key)) }
        }
    }
}

fn counted(view: &ReviewView<'_>, key: &str, done: usize, all: usize) -> String {
    let share = done as f32 / all.max(1) as f32;
    let texts = view.reader.texts();
    let percent = texts.percent(share);
    texts.say(key).with("has", done).with("all", all).with("share", percent).text()
}

fn left(view: &ReviewView<'_>, seconds: u32) -> String {
    let texts = view.reader.texts();
    if seconds < MINUTE {
        texts.say("review-seconds-left").with("number", seconds.max(1)).text()
    } else {
        texts.say("review-minutes-left").with("number", seconds.div_ceil(MINUTE)).text()
    }
}
