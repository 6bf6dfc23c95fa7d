//! The clocks of the players. What is shown stays right however old the page is: the markup names moments,
//! and a script shows from them how much time is left, in the zone of the reader.

mod time;

use super::TableView;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon};
use hamburgum_engine::Player;
use hamburgum_table::Deadline;
use hamburgum_table::view::ClockView;
use maud::{Markup, html};
use std::time::Duration;
pub(crate) use time::{iso, utc};

/// The running clock in the bar of the round: figures for everybody, words for screen readers.
pub(super) fn running(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(clock) = view.clock else { return html! {} };
    html! {
        @if let Some(running) = &clock.running {
            p id="clock" class={ "clock p-" (running.seat) } role="timer" {
                (icon(Icon::Clock, Label::Decorative))
                span class="unseen" { (texts.player(running.seat)) ": " }
                (left(texts, running))
            }
        } @else if clock.fallen.is_some() || clock.timed_out.is_some() {
            p id="clock" class="clock late" {
                (icon(Icon::Clock, Label::Decorative)) (texts.say("clock-up-brief").text())
            }
        }
    }
}

/// The time of all players in words, for the menu.
pub(super) fn all(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(clock) = view.clock else { return html! {} };
    html! {
        section id="clocks" class="clocks" aria-labelledby="clocks-title" {
            h2 id="clocks-title" { (texts.say("clock-title").text()) }
            dl {
                @for (player, left) in &clock.left {
                    dt { (emblem(*player, Form::Plain, Label::Decorative)) (texts.player(*player)) }
                    dd { (of_player(clock, texts, *player, *left)) }
                }
            }
            p { (texts.say(at_end(clock)).text()) }
        }
    }
}

fn of_player(clock: &ClockView, texts: &Texts, player: Player, left: Duration) -> Markup {
    let running = clock.running.filter(|running| running.seat == player);
    let away = clock.away.iter().find(|(other, _)| *other == player);
    html! {
        @if let Some(running) = &running {
            (until(texts, running))
        } @else if clock.fallen == Some(player) {
            (texts.say("clock-up").text())
        } @else {
            (texts.duration(left))
        }
        @if let Some((_, back)) = away {
            " " span class="away" { (texts.say("clock-holiday").with("date", back.clone()).text()) }
        }
    }
}

fn at_end(clock: &ClockView) -> &'static str {
    use hamburgum_table::EndOfTime::{Loss, OthersDecide, StandIn};
    match clock.at_end {
        StandIn => "clock-then-stand-in",
        OthersDecide => "clock-then-others-decide",
        Loss => "clock-then-loss",
    }
}

/// What is left of a running clock, as figures. Without scripts it says until when.
fn left(texts: &Texts, running: &Deadline) -> Markup {
    html! {
        time datetime=(iso(running.due)) data-clock="left" data-from=(running.from)
            data-due=(running.due) data-over=(running.over)
            data-up=(texts.say("clock-up-brief").text())
            data-paused=(texts.say("clock-paused").text()) {
            (texts.say("clock-until").with("until", utc(running.due)).text())
        }
    }
}

/// The same in words, with the moment.
fn until(texts: &Texts, running: &Deadline) -> Markup {
    let words = texts.say("clock-left-until").with("left", "{left}").with("until", "{until}");
    html! {
        time datetime=(iso(running.due)) data-clock="words" data-from=(running.from)
            data-due=(running.due) data-over=(running.over) data-words=(words.text())
            data-up=(texts.say("clock-up").text())
            data-paused=(texts.say("clock-paused-until").with("until", "{until}").text()) {
            (texts.say("clock-until").with("until", utc(running.due)).text())
        }
    }
}
