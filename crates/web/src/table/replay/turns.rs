//! The list of turns, in words and in the notation.

use super::super::clock::mark_of_timed_out;
use super::super::turn::StoryResult;
use super::Page;
use crate::draw::{Form, Label, emblem};
use hamburgum_engine::Turn;
use maud::{Markup, html};
use std::ops::Range;

/// The number of turns listed before and after the current one.
const NEAR: usize = 80;

impl Page<'_> {
    pub(super) fn turns(&self) -> Markup {
        let all = &self.course.turns;
        let near = self.near();
        html! {
            fieldset class="filter" {
                legend class="unseen" { (self.say("replay-language")) }
                (choice("in-words", &self.say("replay-in-words"), Chosen::Yes))
                (choice("in-notation", &self.say("replay-in-notation"), Chosen::No))
            }
            @if near.start > 0 { (self.further(all[near.start - 1].end(), "replay-earlier")) }
            @for round in all[near.clone()].chunk_by(|a, b| a.round() == b.round()) {
                h3 { (self.texts.say("turn-round").with("number", round[0].round()).text()) }
                ol { @for turn in round { (self.turn(turn)) } }
            }
            @if near.end < all.len() { (self.further(all[near.end].end(), "replay-later")) }
            @if all.is_empty() { p class="hint" { (self.say("turn-log-empty")) } }
        }
    }

    /// The turns around the current one.
    fn near(&self) -> Range<usize> {
        let turns = &self.course.turns;
        let here = turns.iter().position(|turn| self.course.at <= turn.end());
        let here = here.unwrap_or(turns.len());
        here.saturating_sub(NEAR)..(here + NEAR).min(turns.len())
    }

    fn further(&self, at: usize, key: &str) -> Markup {
        html! { p { a href=(self.address(at)) { (self.say(key)) } } }
    }

    fn turn(&self, turn: &Turn<'_>) -> Markup {
        let is_current = self.course.turn().is_some_and(|one| one.begin == turn.begin);
        let told = StoryResult::turn(self.texts, turn);
        let line = format!("{}. {} {}", turn.round(), turn.player(), turn.notation());
        html! {
            li class={ "entry p-" (turn.player()) } {
                a class="to" href=(self.address(turn.end()))
                    aria-current=[is_current.then_some("step")] {
                    (emblem(turn.player(), Form::Plain, Label::Named(&self.texts.player(turn.player()))))
                    span class="words" {
                        (mark_of_timed_out(self.view.table, self.texts, turn))
                        b { (told.field) } " " (told.tale)
                    }
                    code class="notation" lang="en" translate="no" { (line) }
                }
                @if is_current { (self.steps(turn)) }
            }
        }
    }

    /// Each small action of the current turn, with a link to the position after it.
    fn steps(&self, turn: &Turn<'_>) -> Markup {
        let board = self.view.game.board();
        html! {
            ol class="steps" {
                @for (at, &action) in (turn.begin + 1..).zip(&turn.actions) {
                    li {
                        a href=(self.address(at))
                            aria-current=[(at == self.course.at).then_some("step")] {
                            span class="words" { (self.texts.action(board, action)) }
                            code class="notation" lang="en" translate="no" { (board.say(&action)) }
                        }
                    }
                }
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Yes,
    No,
}

fn choice(id: &str, name: &str, chosen: Chosen) -> Markup {
    html! {
        input id=(id) class="unseen" type="radio" name="told" checked[chosen == Chosen::Yes];
        label for=(id) { (name) }
    }
}
