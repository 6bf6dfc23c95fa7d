//! The live region: what a screen reader announces after an update.
//!
//! Each line has a name (`data-news`), so that scripts know which ones were announced already.

use super::advice;
use super::deed::{Deed, deeds};
use super::log::StoryResult;
use super::plan;
use super::scene::{Scene, is_mine, plays};
use crate::Texts;
use crate::table::outcome::Outcome;
use crate::table::turns::{begun_turns, finished};
use crate::table::{Stage, TableView};
use hamburgum_engine::Turn;
use hamburgum_table::Awaited;
use maud::{Markup, html};

/// The viewer's last step, the turns of others since, the viewer's prompt, and the result.
pub fn news(view: &TableView<'_>, texts: &Texts) -> Markup {
    let own = own_step(view, texts);
    let told = own.as_ref().map(|(step, told)| line(&format!("step-{step}"), told));
    // The turns of others come before the steps of the viewer's current turn.
    let (before, after) = if view.game.draft().is_empty() { (told, None) } else { (None, told) };
    html! {
        p id="news" class="unseen" data-step=[own.as_ref().map(|(step, _)| step)]
            data-undone=(texts.say("turn-undone").text()) {
            @if let Some(awaited) = view.lesson {
                (lesson(view, texts, awaited))
            } @else {
                @if let Some(told) = before { (told) }
                @for entry in turns_of_others(view) { (turn(texts, &entry)) }
                @if let Some(told) = after { (told) }
                @if let Some(news) = advice::news(view.advice, texts) { (line("advice", &news)) }
                @if let Stage::Over { how, .. } = view.stage {
                    (line("over", &ending(view, &Outcome::of(view, how), texts)))
                }
                @if let Some((step, told)) = planned_step(view, texts) { (line(&format!("plan-step-{step}"), &told)) }
                @if let Some(told) = plan::news(view, texts) { (line("plans", &told)) }
                @if Scene::of(view, texts).is_some() { (line(&my_turn(view), &texts.say("turn-yours").text())) }
            }
        }
    }
}

/// The winner, and the scores of all players.
fn ending(view: &TableView<'_>, outcome: &Outcome, texts: &Texts) -> String {
    format!("{}. {}.", outcome.heading_for(view, texts), outcome.in_a_line(texts))
}

fn line(name: &str, text: &str) -> Markup {
    let stop = if text.ends_with(['.', '!', '?']) { " " } else { ". " };
    html! { span data-news=(name) { (text) (stop) } }
}

fn turn(texts: &Texts, entry: &Turn<'_>) -> Markup {
    let told = StoryResult::turn(texts, entry);
    let text = format!("{}: {}, {}", texts.player(entry.player()), told.field, told.tale);
    line(&format!("told-{}", entry.end()), &text)
}

/// The name is the same during a turn, so it is announced once.
fn my_turn(view: &TableView<'_>) -> String {
    format!("mine-{}", view.game.turns_played())
}

/// The turns of others since the viewer's last one; for spectators only the last turn.
fn turns_of_others<'b>(view: &TableView<'b>) -> Vec<Turn<'b>> {
    let begun = begun_turns(view.game);
    let all = finished(&begun, view.game);
    let most = if plays(view) { view.seats.len() } else { 1 };
    let since =
        all.iter().rev().take(most).take_while(|entry| !is_mine(view, entry.player())).count();
    all[all.len() - since..].to_vec()
}

/// The viewer's last step, possibly of a finished turn, with the number of actions up to it.
fn own_step(view: &TableView<'_>, texts: &Texts) -> Option<(usize, String)> {
    let turns = begun_turns(view.game);
    let own = turns.iter().rfind(|turn| is_mine(view, turn.player()))?;
    let told = match &deeds(&own.start, &own.actions)[..] {
        [] => return None,
        // Effects of the step before them.
        [.., cause, last @ (Deed::Produced { .. } | Deed::Completed { .. })] => {
            let board = view.game.board();
            format!("{}. {}", texts.deed(board, cause), texts.deed(board, last))
        }
        [.., last] => texts.deed(view.game.board(), last),
    };
    Some((own.end() - usize::from(own.is_done()), told))
}

/// The last step of the plan that the viewer works on.
fn planned_step(view: &TableView<'_>, texts: &Texts) -> Option<(usize, String)> {
    own_step(&plan::planned(view)?, texts)
}

/// The explanation and the instruction of the lesson; each is announced once.
fn lesson(view: &TableView<'_>, texts: &Texts, awaited: &Awaited) -> Markup {
    let is_watched =
        |entry: &Turn<'_>| view.game.draft().is_empty() && !is_mine(view, entry.player());
    let watched = view.game.turns().last().filter(is_watched);
    let name = format!("lesson-{}", awaited.number);
    let ask = texts.lesson_ask(view.game.board(), awaited);
    html! {
        @if let Some(entry) = watched { (turn(texts, &entry)) }
        @if !awaited.is_begun { (line(&name, &texts.lesson_story(awaited))) }
        @if !ask.is_empty() { (line(&name, &ask)) }
    }
}
