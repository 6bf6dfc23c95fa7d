//! Planning the next turn while others play. A plan has the same choices as a turn, in a panel that is
//! clearly marked, and nothing of it is played.

mod bar;
mod come;
mod kept;
mod stops;

pub(super) use bar::bar;
pub(super) use come::come;
pub(super) use kept::{begin, kept};
pub(super) use stops::stops;

use super::form::post;
use super::scene::Scene;
use super::{acting, form, history};
use crate::Texts;
use crate::table::{Advice, PlanStage, TableView};
use hamburgum_engine::Prompt;
use hamburgum_table::FormName;
use hamburgum_table::plan::{OpenPlan, PlanNotice};
use maud::{Markup, html};

/// The plan that the viewer works on.
pub(in crate::table) fn open<'a>(view: &TableView<'a>) -> Option<&'a OpenPlan> {
    match view.plans?.stage {
        PlanStage::Open(open) => Some(open.as_ref()),
        PlanStage::Waiting(_) | PlanStage::Come(_) => None,
    }
}

/// The table as if the viewer's turn had come, with the plan that the viewer works on.
pub(in crate::table) fn planned<'a>(view: &TableView<'a>) -> Option<TableView<'a>> {
    let open = open(view)?;
    Some(TableView { game: &open.game, take_back: None, advice: Advice::NONE, ..*view })
}

/// Whether a plan of the viewer is about to be played.
pub(in crate::table) fn is_due(view: &TableView<'_>) -> bool {
    matches!(view.plans.map(|plans| plans.stage), Some(PlanStage::Come(PlanNotice::Due(_))))
}

/// The announcement for screen readers when the turn has come.
pub(super) fn news(view: &TableView<'_>, texts: &Texts) -> Option<String> {
    let PlanStage::Come(notice) = view.plans?.stage else { return None };
    Some(match notice {
        PlanNotice::Due(_) => texts.say("plan-due").text(),
        PlanNotice::Dropped { plans, .. } => come::dropped_heading(texts, plans.len()),
    })
}

/// The panel of somebody who plans.
pub(super) fn planning(scene: &Scene<'_>, open: &OpenPlan) -> Markup {
    let heading = scene.texts.say("plan-heading").text();
    html! {
        div class={ "act asks plans p-" (scene.player) } {
            (form::turn_form(scene.view, scene.texts))
            (acting::header(scene.texts, scene.player, &heading, acting::field(scene)))
            (bar(scene.view, scene.texts, open))
            (history::history(scene))
            (acting::asked(scene))
        }
    }
}

/// The key of a prompt's text: a plan is kept where a turn would end.
pub(super) const fn ask(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Move(_) => "turn-ask-move",
        Prompt::Produced(_) => "plan-ask-produced",
        Prompt::Trade(_) => "turn-ask-trade",
        Prompt::Sell(_) => "plan-ask-sell",
        Prompt::Buy(_) => "plan-ask-buy",
        Prompt::Dockyard(_) => "plan-ask-dockyard",
        Prompt::Church(_) => "plan-ask-church",
        Prompt::Score(_) => "plan-ask-score",
        Prompt::Guildhall(_) => "plan-ask-guildhall",
        Prompt::Canon(_) => "turn-ask-canon",
        Prompt::Over => "turn-ask-over",
        // No player is prompted then.
        Prompt::Reveal => "prompt-reveal",
    }
}

/// A form about plans. It names the revision that it answers.
fn plan_form(view: &TableView<'_>, texts: &Texts, content: &Markup) -> Markup {
    post(view, texts, FormName::Plan, &html! { (revision(view)) (content) })
}

/// The revision of the plans that a form answers.
pub(super) fn revision(view: &TableView<'_>) -> Markup {
    html! {
        @if let Some(plans) = view.plans {
            input type="hidden" name="revision" value=(plans.plans.revision());
        }
    }
}
