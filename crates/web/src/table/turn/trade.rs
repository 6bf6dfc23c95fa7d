//! Selling goods and buying materials, unit by unit.

use super::form::{TURN_FORM, sign};
use super::scene::Scene;
use crate::draw::{Icon, Label, tinted_icon};
use crate::rules::about;
use hamburgum_engine::{
    Action, Berth, Cargo, DIRECT_PRICE, Good, Loading, Material, Reason, State,
};
use maud::{Markup, html};

/// Both sides of the counter; a turn may use only one of them, which then comes first.
pub(super) fn trade(scene: &Scene<'_>) -> Markup {
    let sales = Good::ALL.map(Action::Sell);
    let purchases = Material::ALL.map(Action::Buy);
    let selling = side(scene, "turn-sell", &sales, &sold_in_all(scene), about::SELLING);
    let buying = side(scene, "turn-buy", &purchases, &bought_in_all(scene), about::BUYING);
    if common_reason(scene, &sales) == Some(Reason::HasBought) {
        html! { (buying) (selling) }
    } else {
        html! { (selling) (buying) }
    }
}

/// One side: a heading with the running total, and a stepper for each kind. A reason that holds for
/// every kind is said once.
fn side(
    scene: &Scene<'_>,
    key: &'static str,
    actions: &[Action],
    total: &Markup,
    about: &str,
) -> Markup {
    let common = common_reason(scene, actions);
    html! {
        div class="side-h" data-explain=(about) {
            h4 { (scene.texts.say(key).text()) }
            (total)
        }
        @if let Some(reason) = common {
            p class="cause" { (scene.texts.reason(scene.board(), reason)) }
        }
        @if !matches!(common, Some(Reason::HasSold | Reason::HasBought)) {
            ul class="choices" {
                @for &action in actions { li data-explain=(about) { (row(scene, action, own_reason(scene, action, common))) } }
            }
        }
    }
}

/// The reason why all of these are refused, if there is one and the same.
fn common_reason(scene: &Scene<'_>, actions: &[Action]) -> Option<Reason> {
    let first = scene.state.check(*actions.first()?).err()?;
    let is_same = |action: &Action| scene.state.check(*action) == Err(first);
    actions.iter().all(is_same).then_some(first)
}

fn row(scene: &Scene<'_>, action: Action, why: Option<String>) -> Markup {
    let texts = scene.texts;
    let (name, icon, owned) = match action {
        Action::Sell(good) => {
            (texts.good(good), Icon::from(good), scene.state.goods(scene.player)[good])
        }
        Action::Buy(item) => {
            (texts.material(item), Icon::from(item), scene.state.materials(scene.player)[item])
        }
        _ => return html! {},
    };
    html! {
        (tinted_icon(icon, Label::Decorative))
        span class="cw" {
            span class="ct cap" { (name) } " "
            span class="ce" {
                (texts.say("turn-have").with("units", owned).text())
                @if let Some(why) = why { " · " (why) }
            }
        }
        span class="next" { (worth_of_next(scene, action)) }
        (stepper(scene, action))
    }
}

/// Why this kind alone is refused; that there is none left is seen already.
fn own_reason(scene: &Scene<'_>, action: Action, common: Option<Reason>) -> Option<String> {
    match scene.state.check(action) {
        Err(Reason::Lacks { has: 0, .. }) | Ok(()) => None,
        Err(_) if common.is_some() => None,
        Err(_) => scene.why(action),
    }
}

/// What one unit more would pay or cost.
fn worth_of_next(scene: &Scene<'_>, action: Action) -> String {
    let Ok((after, _)) = scene.after(action) else { return String::new() };
    let (before, now) = (scene.state.money(scene.player), after.money(scene.player));
    let amount = scene.texts.money(before.abs_diff(now));
    if now > before { format!("+{amount}") } else { format!("−{amount}") }
}

fn stepper(scene: &Scene<'_>, action: Action) -> Markup {
    let taken = scene.view.game.draft().iter().filter(|&&other| other == action).count();
    let word = scene.board().say(&action).to_string();
    let less = scene.texts.say("turn-one-less").text();
    html! {
        span class="stepper" {
            button class="go step" form=(TURN_FORM) name="drop" value=(word) disabled[taken == 0] {
                span class="unseen" { (less) ": " (scene.texts.action(scene.board(), action)) }
                span aria-hidden="true" { "−" }
            }
            span class="count" { (taken) }
            (scene.button(action, "go step", &html! { span aria-hidden="true" { "+" } }))
        }
    }
}

/// The ships, and what they bring so far.
fn sold_in_all(scene: &Scene<'_>) -> Markup {
    if scene.state.units_bought().is_some() {
        return html! {};
    }
    let sum = scene.state.sale().map(|sale| scene.texts.money(sale.money));
    html! {
        (holds(scene))
        @if let Some(sum) = sum {
            span class="total" { (scene.texts.say("turn-plus").with("list", sum).text()) }
        }
    }
}

fn bought_in_all(scene: &Scene<'_>) -> Markup {
    let units = scene.state.units_bought();
    let price = units.and_then(|units| State::depot_price(units.into()));
    html! {
        @if let (Some(units), Some(price)) = (units, price) {
            span class="total" {
                (scene.texts.say("turn-bought-so-far").with("units", units).with("amount", price).text())
            }
        }
    }
}

/// The player's ships with what each carries (SELL-1), and what is sold without one (SELL-2).
fn holds(scene: &Scene<'_>) -> Markup {
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
