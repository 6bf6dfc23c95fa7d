//! The clocks of the players. What is shown stays right however old the page is: the markup names moments,
//! and a script shows from them how much time is left, in the zone of the reader.

use super::TableView;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::texts::brief_duration;
use hamburgum_engine::{Player, Turn};
use hamburgum_table::view::ClockView;
use hamburgum_table::{Deadline, UtcMinute};
use maud::{Markup, html};
use std::time::Duration;

/// The running clock in the bar of the round: figures for everybody, words for screen readers.
pub(super) fn running(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(clock) = view.clock else { return html! {} };
    html! {
        @if let Some(running) = &clock.running {
            p id="clock" class={ "clock p-" (running.seat) } role="timer" {
                (icon(Icon::Clock, Label::Decorative))
                span class="unseen" { (texts.player(running.seat)) ": " }
                @let until = texts.say("clock-until").with("until", utc(running.due)).text();
                (left_of(texts, running, &until))
            }
        } @else if clock.fallen.is_some() || clock.timed_out.is_some() {
            p id="clock" class="clock late" {
                (icon(Icon::Clock, Label::Decorative)) (texts.say("clock-up-brief").text())
            }
        }
    }
}

/// What a player has left, beside the player: when they are back from a holiday, the running clock, or the
/// figures of one that stands. The place is there on every page of a table with clocks, so nothing moves.
pub(super) fn beside(view: &TableView<'_>, texts: &Texts, player: Player) -> Markup {
    let Some(clock) = view.clock else { return html! {} };
    let left = clock.left.iter().find(|(other, _)| *other == player);
    let running = clock.running.filter(|running| running.seat == player);
    html! {
        p class="time-left" {
            span class="unseen" { (texts.say("clock-title-one").text()) ": " }
            @if let Some(back) = clock.back(player) {
                @let words = texts.say("clock-holiday").with("date", texts.day(back)).text();
                span class="away" title=(words) { (texts.say("clock-back").with("date", texts.day_brief(back)).text()) }
            } @else if let Some(running) = &running {
                @let until = format!("{} {}", texts.day_brief(running.due), utc_time(running.due));
                (left_of(texts, running, &until))
            } @else if clock.fallen == Some(player) || clock.timed_out == Some(player) {
                span class="up" { (texts.say("clock-up-brief").text()) }
            } @else if let Some((_, left)) = left {
                span title=(texts.duration(*left)) { (brief_duration(*left)) }
            }
        }
    }
}

/// Marks a turn that a computer played because time was up.
pub(super) fn mark_of_timed_out(view: &TableView<'_>, texts: &Texts, turn: &Turn<'_>) -> Markup {
    let is_it = view.clock.is_some_and(|clock| clock.timed_out_turns.contains(&turn.number));
    let words = texts.say("clock-turn-timed-out").text();
    html! { @if is_it { span class="timed-out" title=(words) { (icon(Icon::Clock, Label::Named(&words))) } " " } }
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

/// How much time is left until then, in words and with the moment, on pages that show several games.
pub(crate) fn time_left(texts: &Texts, due: i64) -> Markup {
    let words = texts.say("clock-left-until").with("left", "{left}").with("until", "{until}");
    html! {
        time datetime=(iso(due)) data-clock="words" data-due=(due) data-words=(words.text())
            data-up=(texts.say("clock-up").text()) {
            (texts.say("clock-until").with("until", texts.moment(due)).text())
        }
    }
}

fn of_player(clock: &ClockView, texts: &Texts, player: Player, left: Duration) -> Markup {
    let running = clock.running.filter(|running| running.seat == player);
    html! {
        @if let Some(running) = &running {
            (until(texts, running))
        } @else if clock.fallen == Some(player) {
            (texts.say("clock-up").text())
        } @else {
            (texts.duration(left))
        }
        @if let Some(back) = clock.back(player) {
            " · " span class="away" { (texts.say("clock-holiday").with("date", texts.day(back)).text()) }
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
fn left_of(texts: &Texts, running: &Deadline, until: &str) -> Markup {
    html! {
        time datetime=(iso(running.due)) data-clock="left" data-from=(running.from)
            data-due=(running.due) data-over=(running.over)
            data-up=(texts.say("clock-up-brief").text())
            data-paused=(texts.say("clock-paused").text()) { (until) }
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
            (texts.say("clock-until").with("until", texts.moment(running.due)).text())
        }
    }
}

/// A moment for the attribute `datetime`.
fn iso(moment: i64) -> String {
    format!("{}Z", UtcMinute::of(moment))
}

/// A moment where there is little room, for readers without scripts.
fn utc(moment: i64) -> String {
    format!("{} UTC", UtcMinute::of(moment).to_string().replace('T', " "))
}

fn utc_time(moment: i64) -> String {
    let UtcMinute { hour, minute, .. } = UtcMinute::of(moment);
    format!("{hour:02}:{minute:02} UTC")
}
