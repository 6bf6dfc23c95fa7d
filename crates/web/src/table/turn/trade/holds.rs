//! The player's ships with their cargo, and direct sales.

use super::super::form::sign;
use super::super::scene::Scene;
use crate::draw::{Icon, Label, tinted_icon};
use hamburgum_engine::{Berth, Cargo, DIRECT_PRICE, Loading};
use maud::{Markup, html};

/// The ships (SELL-1), and units sold without one (SELL-2).
pub(super) fn holds(scene: &Scene<'_>) -> Markup {
    let loading = scene.state.sale();
    html! {
        ul class="holds" aria-label=(scene.texts.say("turn-ships").text()) {
            @for (berth, cargo) in ships(scene, loading.as_ref()) { li { (hold(scene, berth, cargo)) } }
            @if let Some(direct) = direct(scene, loading.as_ref()) { li class="direct" { (direct) } }
        }
    }
}

/// Each ship, berth 3 first, with its cargo.
fn ships(scene: &Scene<'_>, loading: Option<&Loading>) -> Vec<(Berth, Option<Cargo>)> {
    let cargoes: Vec<_> = loading.map(|sale| sale.cargoes().collect()).unwrap_or_default();
    let mut ships = Vec::new();
    for berth in [Berth::Three, Berth::Two, Berth::One] {
        let mut here = cargoes.iter().filter(|cargo| cargo.berth == berth);
        let count = scene.state.ships_at(scene.player, berth);
        ships.extend((0..count).map(|_| (berth, here.next().copied())));
    }
    ships
}

/// A ship with a place for each unit.
fn hold(scene: &Scene<'_>, berth: Berth, cargo: Option<Cargo>) -> Markup {
    let loaded = cargo.map_or(0, |cargo| cargo.units);
    let words = match cargo {
        Some(cargo) => scene.texts.goods(cargo.units.into(), cargo.good),
        None => scene.texts.say("turn-empty").text(),
    };
    html! {
        span class="unseen" { (scene.texts.berth(berth)) ": " (words) }
        span class="hold" aria-hidden="true" {
            (sign(Icon::Ship))
            @for place in 0..berth.units() {
                span class="slot" {
                    @if let Some(cargo) = cargo.filter(|_| place < loaded) {
                        (tinted_icon(Icon::from(cargo.good), Label::Decorative))
                    }
                }
            }
        }
    }
}

fn direct(scene: &Scene<'_>, loading: Option<&Loading>) -> Option<String> {
    let direct = loading?.direct;
    let goods = scene.texts.all_goods(direct);
    let saying = scene.texts.say("turn-direct").with("list", goods).with("amount", DIRECT_PRICE);
    (direct.0.iter().any(|&units| units > 0)).then(|| saying.text())
}
