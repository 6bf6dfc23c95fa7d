//! The chat.

use super::form::{post, sign};
use super::scene::plays;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem};
use crate::table::keys::Key;
use crate::table::{Occupant, SeatView, TableView, Talk};
use hamburgum_table::FormName;
use hamburgum_table::LONGEST_TALK;
use maud::{Markup, html};

/// The messages and, for players with other people at the table, the field to write one.
pub fn talk(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        section id="talk" class="talk" aria-label=(texts.say("turn-talk").text()) {
            @if !view.talk.is_empty() { (messages(view, texts)) }
            @if plays(view) && has_company(view) { (post(view, texts, FormName::Say, &line(texts))) }
        }
    }
}

/// A page of the chat with links to others. The style sheet scrolls to its end, which needs one child.
fn messages(view: &TableView<'_>, texts: &Texts) -> Markup {
    let other = view.other_talk;
    html! {
        div class="said" {
            div {
                @if other.older > 0 {
                    a href={ "?talk=" (other.older) "#talk" } {
                        (texts.say("turn-talk-older").with("units", other.older).text())
                    }
                }
                ol { @for said in view.talk { li { (message(said)) } } }
                @if other.newer > 0 { a href="?#talk" { (texts.say("turn-talk-newest").text()) } }
            }
        }
    }
}

/// Whether there is anybody else to read it: a seat is, or was, another person's.
fn has_company(view: &TableView<'_>) -> bool {
    let is_for_others = |seat: &SeatView<'_>| {
        !seat.is_mine && !matches!(seat.occupant, Occupant::Computer { stands_in_for: None, .. })
    };
    !view.talk.is_empty() || view.seats.iter().any(is_for_others)
}

fn message(said: &Talk<'_>) -> Markup {
    html! {
        @if let Some(player) = said.player { (emblem(player, Form::Plain, Label::Decorative)) }
        p { b { (said.name) } " " (said.text) }
    }
}

fn line(texts: &Texts) -> Markup {
    let hint = texts.say("turn-say").text();
    html! {
        div class="chat" {
            (sign(Icon::Chat))
            label class="unseen" for="say" { (hint) }
            input id="say" name="text" maxlength=(LONGEST_TALK) required placeholder=(hint) autocomplete="off"
                aria-keyshortcuts=(Key::Say.letter());
            button class="tool" { (sign(Icon::Send)) span class="unseen" { (texts.say("turn-send").text()) } }
        }
    }
}
