//! Choosing a field of the rondel.

use super::preview::prestige_sign;
use super::scene::Scene;
use crate::draw::{Icon, Label, tinted_icon};
use crate::rules::about;
use hamburgum_engine::{Action, Church, Field, Good, State};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The eight fields in the order in which the marker would come to them.
pub(super) fn moves(scene: &Scene<'_>) -> Markup {
    let mut fields = Field::ALL;
    if let Some(marker) = scene.state.marker(scene.player) {
        fields.sort_by_key(|&field| marker.steps_to(field));
    }
    html! {
        ul class="choices moves" {
            @for field in fields { li data-explain=(about::field(field)) { (row(scene, field)) } }
        }
    }
}

fn row(scene: &Scene<'_>, field: Field) -> Markup {
    let action = Action::Move(field);
    let outlook = match scene.after(action) {
        Ok((after, _)) => outlook(scene, field, &after),
        Err(reason) => scene.texts.reason(scene.board(), reason),
    };
    let content = html! {
        (tinted_icon(Icon::from(field), Label::Decorative))
        span class="cw" {
            span class="ct" aria-hidden="true" { (scene.texts.field(field)) } " "
            span class="ce" { (outlook) }
        }
        span class="toll" { (toll(scene, field)) }
    };
    scene.button(action, "go row", &content)
}

fn toll(scene: &Scene<'_>, field: Field) -> Markup {
    match scene.state.move_cost(scene.player, field) {
        0 => html! { span class="free" { (scene.texts.say("turn-free").text()) } },
        points => html! { "−" (points) " " (prestige_sign(scene.texts)) },
    }
}

/// What the field would bring, or let the player do.
fn outlook(scene: &Scene<'_>, field: Field, after: &State<'_>) -> String {
    let texts = scene.texts;
    match field {
        Field::Sugar => made(scene, Good::Sugar),
        Field::Cloth => made(scene, Good::Cloth),
        Field::Beer => made(scene, Good::Beer),
        Field::TradeEast | Field::TradeWest => {
            let sale = after.loading(scene.player, after.goods(scene.player));
            texts.say("turn-can-sell").with("amount", sale.money).text()
        }
        Field::Church => church(scene, after),
        Field::Guildhall => texts.say("turn-can-build").with("number", sites(after)).text(),
        Field::Dockyard => texts.say("turn-can-launch").with("number", launches(after)).text(),
    }
}

/// On how many sites the player could build.
fn sites(after: &State<'_>) -> usize {
    let site = |action| match action {
        Action::Build(site) | Action::Appoint(site, _) => Some(site),
        _ => None,
    };
    let sites: BTreeSet<_> = after.legal_actions().into_iter().filter_map(site).collect();
    sites.len()
}

fn made(scene: &Scene<'_>, good: Good) -> String {
    let units = scene.state.production(scene.player, good);
    let goods = scene.texts.goods(units.into(), good);
    scene.texts.say("turn-plus").with("list", goods).text()
}

/// To how many churches the player could give, and what the open tokens would score.
fn church(scene: &Scene<'_>, after: &State<'_>) -> String {
    let can_give = |church: &Church| {
        let gives =
            |action: &Action| matches!(action, Action::Donate(token) if token.church() == *church);
        after.legal_actions().iter().any(gives)
    };
    let churches = Church::ALL.iter().filter(|church| can_give(church)).count();
    let tokens = after.unscored_tokens(scene.player).iter();
    let points: u32 = tokens.map(|token| u32::from(after.token_worth(scene.player, token))).sum();
    let donate = scene.texts.say("turn-can-donate").with("number", churches).text();
    match points {
        0 => donate,
        _ => donate + ", " + &scene.texts.say("turn-can-score").with("points", points).text(),
    }
}

/// How many ships could be built, one after the other.
fn launches(after: &State<'_>) -> u32 {
    let mut state = *after;
    let mut ships = 0;
    while state.play(Action::Launch).is_ok() {
        ships += 1;
    }
    ships
}
