//! When the game begins: as the host has said, or at once.

use crate::draw::Icon;
use crate::table::turn::form::{address, post, send, sign};
use crate::table::turn::scene::plays;
use crate::table::{GatheringView, TableView};
use crate::when::when;
use crate::{At, Texts};
use hamburgum_table::{FormName, StartPlan};
use maud::{Markup, html};

/// When the game begins, and what the viewer can do about it.
pub(super) fn start(view: &TableView<'_>, texts: &Texts, before: &GatheringView<'_>) -> Markup {
    html! {
        @if let Some(plan) = before.plan { (planned(view, texts, plan)) }
        @if let Some(moment) = before.closes_at { (waiting(view, texts, moment)) }
        @if before.is_host {
            details class="start-plan" data-fold="" {
                summary class="btn quiet" { (texts.say("lobby-begins").text()) }
                (choose(view, texts, before))
            }
            (begin(view, texts, before))
        }
    }
}

fn planned(view: &TableView<'_>, texts: &Texts, plan: StartPlan) -> Markup {
    let (key, means) = match plan {
        StartPlan::Latest { .. } => ("lobby-begins-by", "lobby-open-seats-computers"),
        StartPlan::Appointment { level: Some(_), .. } => {
            ("lobby-begins-at", "lobby-open-seats-computers")
        }
        StartPlan::Appointment { level: None, .. } => {
            ("lobby-begins-at", "lobby-open-seats-closed")
        }
    };
    html! {
        div class="planned" {
            p { b { (texts.say(key).text()) " " (when(texts, plan.at())) } }
            p { (texts.say(means).text()) }
            @if plays(view) {
                p { a href=(address(view, texts, At::Calendar)) download="hamburgum.ics" { (texts.say("lobby-calendar").text()) } }
            }
        }
    }
}

/// The reminder of a table that has waited for long.
fn waiting(view: &TableView<'_>, texts: &Texts, moment: i64) -> Markup {
    html! {
        div class="planned" {
            p { (texts.say("lobby-reminder").text()) " " (when(texts, moment)) }
            @if plays(view) {
                (post(view, texts, FormName::Keep, &send("", &texts.say("lobby-keep").text())))
            }
        }
    }
}

/// The form that says when the game begins.
fn choose(view: &TableView<'_>, texts: &Texts, before: &GatheringView<'_>) -> Markup {
    let begins = [
        ("full", "lobby-begins-full", before.plan.is_none()),
        ("latest", "lobby-begins-latest", matches!(before.plan, Some(StartPlan::Latest { .. }))),
        (
            "appointment",
            "lobby-begins-appointment",
            matches!(before.plan, Some(StartPlan::Appointment { .. })),
        ),
    ];
    let content = html! {
        fieldset {
            legend class="unseen" { (texts.say("lobby-begins").text()) }
            @for (word, key, is_chosen) in begins {
                label class="way" {
                    input type="radio" name="begins" value=(word) checked[is_chosen];
                    span { (texts.say(key).text()) }
                }
            }
        }
        label for="start-at" { (texts.say("lobby-time").text()) " (" span data-zone="" { "UTC" } ")" }
        input id="start-at" class="field" type="datetime-local" name="at" data-local-time="";
        label class="way" {
            input type="checkbox" name="fill" value="computers" checked;
            span { (texts.say("lobby-fill").text()) }
        }
        label for="start-level" { (texts.say("replay-level").text()) }
        (levels(view, "start-level"))
        (send("", &texts.say("lobby-set-start").text()))
    };
    post(view, texts, FormName::Schedule, &content)
}

fn levels(view: &TableView<'_>, id: &str) -> Markup {
    html! {
        select id=(id) class="field" name="level" {
            @for (word, name) in view.levels { option value=(word) { (name) } }
        }
    }
}

/// The buttons that begin the game now, or close the table.
fn begin(view: &TableView<'_>, texts: &Texts, before: &GatheringView<'_>) -> Markup {
    let is_full = before.open_seats == 0;
    let filled = html! {
        @if !is_full {
            label for="begin-level" { (texts.say("lobby-fill-now").text()) }
            (levels(view, "begin-level"))
        }
        button class="btn primary" { (sign(Icon::Check)) span { (texts.say("lobby-begin").text()) } }
    };
    html! {
        div class="begin" {
            (post(view, texts, FormName::Begin, &filled))
            (post(view, texts, FormName::Dissolve, &send("quiet", &texts.say("lobby-dissolve").text())))
        }
    }
}
