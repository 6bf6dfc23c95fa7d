//! The bar above the table.

use super::clock;
use super::moment::Moment;
use super::next_table::{Waiting, next_table};
use crate::draw::{Form, Icon, Label, emblem, icon, logo, skyline};
use crate::rules::{Explainer, about};
use crate::{Language, Texts};
use hamburgum_engine::{Church, Player};
use maud::{Markup, html};

/// The part that stays the same during a game: program name, connection, languages, theme.
pub(super) fn bar(
    path: &str,
    texts: &Texts,
    saving: Saving,
    waiting: Option<&Waiting<'_>>,
) -> Markup {
    html! {
        header class="bar" {
            a class="brand" href={ "/" (texts.language().code()) } {
                (logo(Label::Decorative))
                span { "Hamburgum" }
            }
            @if let Some(waiting) = waiting { (next_table(waiting, texts)) }
            div class="tools" {
                // Whether a phone shows the city enlarged. Its label is in the map, but updates must
                // not reset it, so it is here.
                input id="zoom" class="unseen" type="checkbox";
                (connection(texts, saving))
                (Explainer(texts).sign())
                (settings(path, texts))
            }
        }
    }
}

/// Languages and theme. On a phone they are in the menu of the table, because the bar has no room.
pub(super) fn settings(path: &str, texts: &Texts) -> Markup {
    html! {
        div class="settings" {
            (languages(path, texts))
            button type="button" class="tool" data-theme-toggle {
                span class="unseen" { (texts.say("table-theme").text()) }
                span class="by-day" { (icon(Icon::Moon, Label::Decorative)) }
                span class="by-night" { (icon(Icon::Sun, Label::Decorative)) }
            }
        }
    }
}

/// Whether moves can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// They are saved at once.
    Works,
    /// The database is away, so they wait.
    Waits,
}

/// The state of the connection, which scripts update. Without scripts it says only that moves wait.
fn connection(texts: &Texts, saving: Saving) -> Markup {
    let say = |key| texts.say(key).text();
    let waits = saving == Saving::Waits;
    html! {
        span id="connection" class="connection" role="status" data-state=[waits.then_some("waiting")]
            data-text-live=(say("table-connection-live"))
            data-text-connecting=(say("table-connection-connecting"))
            data-text-waiting=(say("table-connection-waiting"))
            data-text-lost=(say("table-connection-lost")) {
            span data-text="" { @if waits { (say("table-connection-waiting")) } }
        }
    }
}

fn languages(path: &str, texts: &Texts) -> Markup {
    html! {
        nav class="languages" aria-label=(texts.say("table-languages").text()) {
            @for language in Language::ALL {
                a href={ "/" (language.code()) (path) } hreflang=(language.code()) lang=(language.code())
                    title=(language.own_name())
                    aria-current=[(language == texts.language()).then_some("true")] {
                    (language.code().to_uppercase()) span class="unseen" { " " (language.own_name()) }
                }
            }
        }
    }
}

/// The progress of the game, and whose turn it is.
pub(super) fn round(moment: &Moment<'_>) -> Markup {
    let Moment { view, texts, state, .. } = moment;
    let completed = state.completed().count();
    let churches =
        texts.say("table-completed").with("number", completed).with("all", Church::ALL.len());
    html! {
        section id="round" class="round" data-explain=(about::ROUND) aria-label=(texts.say("table-course").text()) {
            p class="round-number" { (texts.say("table-round").with("number", moment.round()).text()) }
            ol class="order" aria-label=(texts.say("table-order").text()) {
                @for &player in state.players() { (in_order(moment, player)) }
            }
            p class="completed" {
                (skyline(state, Label::Decorative))
                span class="in-words" { (churches.text()) }
                // Replaces the skyline and the text on small screens.
                span class="brief" aria-hidden="true" {
                    (icon(Icon::Church, Label::Decorative)) (completed) "/" (Church::ALL.len())
                }
            }
            (clock::running(view, texts))
            h1 class="name-of-table" { (view.name) }
        }
    }
}

fn in_order(moment: &Moment<'_>, player: Player) -> Markup {
    let acts = moment.to_act() == Some(player);
    html! {
        li class={ "p-" (player) } aria-current=[acts.then_some("step")] {
            (emblem(player, Form::Plain, Label::Decorative))
            (moment.texts.player(player))
        }
    }
}
