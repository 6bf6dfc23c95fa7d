//! A proposed turn: its steps, its value and the reasons.

use super::super::deed::{Deed, deeds};
use super::super::form::{post, sign};
use super::super::scene::Scene;
use super::chevron;
use crate::draw::Icon;
use crate::table::{Forecast, IdeaView};
use crate::{Audience, Remark, Texts};
use hamburgum_engine::{Action, Board, Field, Player, State};
use hamburgum_table::FormName;
use maud::{Markup, html};

/// A foldable proposal; the first one is open. Pointing at it highlights what it uses on the map, and
/// one press plays it.
pub(super) fn fold(scene: &Scene<'_>, start: &State<'_>, idea: &IdeaView, place: usize) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    let words = texts.say("cause-play").text();
    let button = html! {
        button class="btn" name="idea" value=(place) { (sign(Icon::Check)) span { (words) } }
    };
    html! {
        details id={ "idea-" (place + 1) } class="idea" open[place == 0] {
            summary {
                span class="place" { (place + 1) }
                (head(texts, start, idea))
                (chevron())
            }
            (steps(texts, start, &idea.actions))
            (post(view, texts, FormName::PlayHint, &button))
            (reasons(texts, start, idea, Some(start.active())))
        }
    }
}

/// A proposal without a fold.
pub(super) fn whole(
    texts: &Texts,
    start: &State<'_>,
    idea: &IdeaView,
    reader: Option<Player>,
) -> Markup {
    html! {
        div class="idea" {
            p class="idea-head" { (head(texts, start, idea)) }
            (steps(texts, start, &idea.actions))
            (reasons(texts, start, idea, reader))
        }
    }
}

/// The field, and the player's forecast.
fn head(texts: &Texts, start: &State<'_>, idea: &IdeaView) -> Markup {
    html! {
        b class="ct" { (field(texts, &idea.actions)) }
        @if let Some(forecast) = idea.forecast(start.active()) {
            " " span class="worth" { (promise(texts, forecast)) }
        }
    }
}

/// "34% to win, about 41.2 prestige".
fn promise(texts: &Texts, forecast: Forecast) -> Markup {
    html! {
        b { (texts.say("advice-win").with("chance", texts.chance(forecast.win)).text()) }
        ", " (texts.expected(forecast.prestige))
    }
}

/// Reasons for a turn, its comparison, and reasons against it.
pub(super) fn reasons(
    texts: &Texts,
    start: &State<'_>,
    idea: &IdeaView,
    reader: Option<Player>,
) -> Markup {
    let (board, audience) = (start.board(), Audience { player: start.active(), reader });
    html! {
        ul class="reasons" {
            @for &cause in &idea.causes { li { (texts.remark(board, audience, cause)) } }
            @if let Some(compared) = compared(texts, idea) { li { (compared) } }
            @for drawback in against(texts, start, idea, reader) { li { (drawback) } }
        }
    }
}

/// The comparison with a turn on another field, or the loss compared with the best one on the same
/// field.
fn compared(texts: &Texts, idea: &IdeaView) -> Option<String> {
    let worse = || texts.say("cause-worse").with("list", texts.given_away(idea.loss)).text();
    match idea.versus {
        Some(versus) => Some(texts.versus(versus)),
        None => (idea.loss.cost > 0.0).then(worse),
    }
}

/// Reasons against a turn: "But: Blue could complete St. Petri next".
pub(super) fn against(
    texts: &Texts,
    start: &State<'_>,
    idea: &IdeaView,
    reader: Option<Player>,
) -> Vec<String> {
    let audience = Audience { player: start.active(), reader };
    let but = |&drawback: &Remark| {
        let reason = texts.remark(start.board(), audience, drawback);
        texts.say("cause-but").with("list", reason).text()
    };
    idea.drawbacks.iter().map(but).collect()
}

fn field(texts: &Texts, actions: &[Action]) -> String {
    let field = actions.iter().find_map(|action| match action {
        Action::Move(field) => Some(*field),
        _ => None,
    });
    field.map(|field: Field| texts.field_exact(field)).unwrap_or_default()
}

/// The steps on the field; equal small actions are combined.
pub(crate) fn steps(texts: &Texts, start: &State<'_>, actions: &[Action]) -> Markup {
    let board = start.board();
    let deeds = deeds(start, actions);
    let steps: Vec<_> = deeds.iter().filter_map(|deed| texts.step(board, deed)).collect();
    html! {
        @if !steps.is_empty() {
            ul class="steps" { @for step in steps { li { (step) } } }
        }
    }
}

impl Texts {
    /// A step in the imperative: "Sell 2 cloth for £120". Moves are omitted because the field is named
    /// already, and so are automatic effects.
    fn step(&self, board: &Board, deed: &Deed) -> Option<String> {
        Some(match *deed {
            Deed::Moved { paid: 0, .. } | Deed::Completed { .. } => return None,
            Deed::Moved { paid, .. } => self.say("advice-pays").with("points", paid).text(),
            Deed::Produced { good, units } => {
                self.say("advice-produces").goods(units.into(), good).text()
            }
            Deed::Sold { goods, money } => self
                .say("advice-sells")
                .with("list", self.all_goods(goods))
                .with("amount", money)
                .text(),
            Deed::Bought { materials, money } => self
                .say("advice-buys")
                .with("list", self.all_materials(materials))
                .with("amount", money)
                .text(),
            Deed::Launched { ships, .. } => self.say("advice-launches").with("units", ships).text(),
            Deed::Donated { token, .. } => self.action(board, Action::Donate(token)),
            Deed::Scored { token, .. } => self.action(board, Action::Score(token)),
            Deed::Built { site, official: Some(official), .. } => {
                self.action(board, Action::Appoint(site, official))
            }
            Deed::Built { site, .. } => self.action(board, Action::Build(site)),
            Deed::Skipped => self.action(board, Action::Skip),
        })
    }
}
