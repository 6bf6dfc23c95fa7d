//! The history in one line: the steps of the current turn or, before the first of them, the turns of
//! others since the viewer's last one. It unfolds over the choices and never moves them.

use super::deed::Deed;
use super::draft::{deeds_of, step};
use super::form::sign;
use super::log::{StoryResult, since};
use super::scene::Scene;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon, tinted_icon};
use crate::table::{TableView, replay};
use hamburgum_engine::Turn;
use maud::{Markup, html};

/// The history of the viewer's own turn.
pub(super) fn history(scene: &Scene<'_>) -> Markup {
    let deeds = deeds_of(scene);
    match deeds.last() {
        Some(last) => steps(scene, &deeds, last),
        None => others(scene.view, scene.texts),
    }
}

fn steps(scene: &Scene<'_>, deeds: &[Deed], last: &Deed) -> Markup {
    let (board, texts) = (scene.board(), scene.texts);
    let name = texts.say("turn-so-far").text();
    let line = html! {
        span class="line" {
            // The head names the field already, so the distance and the cost are shown here.
            @if deeds.len() == 1 { (step(board, texts, last)) } @else { (texts.deed(board, last)) }
        }
        " "
        @if deeds.len() > 1 { span class="times" { (deeds.len()) } }
    };
    let items = html! {
        ol class="draft" aria-label=(name) {
            @for deed in deeds { li { (step(board, texts, deed)) } }
        }
    };
    fold("history begun", &name, &line, &items)
}

/// The turns of others since the viewer's last one.
pub(super) fn others(view: &TableView<'_>, texts: &Texts) -> Markup {
    let entries = since(view);
    if entries.is_empty() {
        // An empty element keeps its place, so that the choices of a turn begin at the same height.
        return html! { div class="history" {} };
    }
    let line = html! { span class="line" { @for entry in &entries { (glance(texts, entry)) } } };
    let list = html! { (since_then(texts, &entries)) (again(view, texts, &entries)) };
    fold("history", &texts.say("turn-since").text(), &line, &list)
}

/// The link that shows these turns again: scripts do so in the page, and otherwise it is the replay. Their
/// pictures begin with the turn before them, the viewer's own.
pub(super) fn again(view: &TableView<'_>, texts: &Texts, entries: &[Turn<'_>]) -> Markup {
    let first = entries.first().filter(|first| first.number > 0);
    let words = texts.say("turn-since-again").text();
    html! {
        @if let Some(first) = first {
            a class="retell" href=(replay::address(texts, view.id, first.range().start)) data-retell=(first.number - 1) title=(words) {
                (icon(Icon::Play, Label::Decorative)) span { (words) }
            }
        }
    }
}

/// These turns, one line for each.
pub(crate) fn since_then(texts: &Texts, entries: &[Turn<'_>]) -> Markup {
    html! { ul class="since" { @for entry in entries { (row(texts, entry)) } } }
}

/// A player and a field; small screens show only icons.
fn glance(texts: &Texts, entry: &Turn<'_>) -> Markup {
    html! {
        span class={ "glance p-" (entry.player()) } {
            (emblem(entry.player(), Form::Plain, Label::Named(&texts.player(entry.player()))))
            @if let Some(field) = entry.field() {
                (tinted_icon(field.into(), Label::Decorative))
                " " span { (texts.field(field)) } " "
            }
        }
    }
}

fn row(texts: &Texts, entry: &Turn<'_>) -> Markup {
    let told = StoryResult::turn(texts, entry);
    html! {
        li class={ "entry p-" (entry.player()) } {
            (emblem(entry.player(), Form::Plain, Label::Named(&texts.player(entry.player()))))
            p { b { (told.field) } " " (told.tale) }
        }
    }
}

fn fold(class: &str, name: &str, line: &Markup, list: &Markup) -> Markup {
    html! {
        details id="history" class=(class) data-fold="" {
            summary {
                span class="unseen" { (name) ": " }
                (line)
                span class="fold" { (sign(Icon::Chevron)) }
            }
            div class="over" { (list) }
        }
    }
}
