//! The column of the turn: prompt and choices, the log, and the chat.
//!
//! Every choice is a button of one form, `turn-form`. The values are words of records, so the page
//! knows no rules: it asks the engine for legal actions, plays each choice on a copy of the position
//! and shows the difference.

mod acting;
mod advice;
mod changes;
mod choice;
mod church;
mod closed;
mod commands;
mod consent;
mod deed;
mod dockyard;
mod draft;
mod form;
mod gathering;
mod guildhall;
mod history;
mod lesson;
mod log;
mod menu;
mod moves;
mod news;
pub(in crate::table) mod not_begun;
mod outlook;
mod over;
mod plan;
mod preview;
mod scene;
mod score;
mod talk;
mod tell;
#[cfg(test)]
mod tests;
mod trade;
mod waiting;

pub(super) use advice::marks;
pub(crate) use advice::steps;
pub use choice::choice_button;
pub(super) use form::address;
pub(super) use gathering::who;
pub(crate) use history::since_then;
pub(crate) use log::StoryResult;
pub use log::log;
pub use menu::menu;
pub use news::news;
pub(super) use over::again;
pub(super) use plan::{is_due as is_plan_due, planned};
pub use preview::preview;
pub(super) use scene::is_mine;
pub use talk::talk;
pub(super) use waiting::head_of_told;

use super::origin::origin;
use super::{Stage, TableView};
use crate::Texts;
use maud::{Markup, html};
use scene::Scene;

/// The top of the column: whose turn it is, and the prompt.
pub fn panel(view: &TableView<'_>, texts: &Texts) -> Markup {
    let content = match view.stage {
        Stage::Gathering(before) => gathering::gathering(view, texts, &before),
        Stage::Playing => match Scene::of(view, texts) {
            Some(scene) => match plan::open(view) {
                Some(open) => plan::planning(&scene, open),
                None => acting::acting(&scene),
            },
            None => waiting::waiting(view, texts),
        },
        Stage::NotBegun(why) => not_begun::not_begun(texts, why),
        Stage::Over { how, rematch, .. } => over::over(view, texts, how, rematch),
    };
    html! {
        section id="turn" class="turn" aria-labelledby=(HEADING) tabindex="-1" data-home="" {
            (origin(view, texts))
            (consent::proposal(view, texts))
            (lesson::lesson(view, texts))
            (content)
        }
    }
}

/// The viewer's prompt as one word; small screens choose their layout by it.
pub(super) fn asks(view: &TableView<'_>, texts: &Texts) -> Option<&'static str> {
    Scene::of(view, texts).map(|scene| acting::list(scene.state.prompt()))
}

/// The id of the heading that names the section.
const HEADING: &str = "heading-of-turn";
