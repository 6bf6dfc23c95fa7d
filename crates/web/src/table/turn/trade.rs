//! Selling goods and buying materials, unit by unit.
//!
//! Both columns, their rows and their totals have fixed places, so a double press on one spot hits the
//! same button twice.

mod holds;

use super::choice::{Press, id};
use super::form::TURN_FORM;
use super::scene::Scene;
use crate::draw::{Icon, Label, tinted_icon};
use crate::rules::about;
use crate::table::coins::coins;
use hamburgum_engine::{Action, Good, Material, Reason, State};
use maud::{Markup, html};

/// Both columns; a turn may use only one of them.
pub(super) fn trade(scene: &Scene<'_>) -> Markup {
    html! { div class="trade" { (selling(scene)) (buying(scene)) } }
}

fn selling(scene: &Scene<'_>) -> Markup {
    let sales = Good::ALL.map(Action::Sell);
    let note = match first_reason(scene, &sales) {
        Some(Reason::HasBought) => why(scene, Reason::HasBought),
        _ => holds::holds(scene),
    };
    let total = scene.state.sale().map(|sale| coins(scene.texts, "+", sale.money));
    html! {
        div class="counter" {
            (head(scene, "turn-sell", total, about::SELLING, &sell_all(scene)))
            div class="note" { (note) }
            (rows(scene, &sales, about::SELLING))
        }
    }
}

fn buying(scene: &Scene<'_>) -> Markup {
    let purchases = Material::ALL.map(Action::Buy);
    let units = scene.state.units_bought();
    let price = units.and_then(|units| State::depot_price(units.into()));
    let total = units.zip(price).map(|(units, price)| {
        let words =
            scene.texts.say("turn-bought-so-far").with("units", units).with("amount", price);
        html! { (words.text()) }
    });
    html! {
        div class="counter buys" {
            (head(scene, "turn-buy", total, about::BUYING, &html! {}))
            div class="note" {
                @if let Some(reason) = first_reason(scene, &purchases) { (why(scene, reason)) }
            }
            (rows(scene, &purchases, about::BUYING))
        }
    }
}

/// The name of a column, its running total, and its other buttons.
fn head(
    scene: &Scene<'_>,
    key: &'static str,
    total: Option<Markup>,
    about: &str,
    command: &Markup,
) -> Markup {
    html! {
        div class="side-h" data-explain=(about) {
            h4 { (scene.texts.say(key).text()) }
            span class="total" { @if let Some(total) = total { (total) } }
            (command)
        }
    }
}

/// The reason for a refusal, once per column, and short: there is room for two short lines.
fn why(scene: &Scene<'_>, reason: Reason) -> Markup {
    let words = match reason {
        Reason::HasSold => scene.texts.say("turn-not-after-sale").text(),
        Reason::HasBought => scene.texts.say("turn-not-after-purchase").text(),
        Reason::OwnsBell => scene.texts.say("turn-one-bell").text(),
        _ => scene.texts.reason(scene.board(), reason),
    };
    html! { p class="cause" { (words) } }
}

/// The reason of the first illegal action. A reason against timber, which is first, applies to all
/// materials; otherwise only the bell cannot be bought.
fn first_reason(scene: &Scene<'_>, actions: &[Action]) -> Option<Reason> {
    actions.iter().find_map(|&action| scene.state.check(action).err())
}

/// The button that sells everything left, in the notation of records: `sell 2 beer 1 cloth`.
fn sell_all(scene: &Scene<'_>) -> Markup {
    let goods = scene.state.goods(scene.player);
    let some = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
    let list: Vec<_> = some.map(|good| format!("{} {good}", goods[good])).collect();
    let may_sell = Good::ALL.iter().any(|&good| scene.state.is_legal(Action::Sell(good)));
    let press = Press::when(may_sell);
    html! {
        button id="sell-all" class="go" form=(TURN_FORM) name="act" value={ "sell " (list.join(" ")) }
            aria-label=(scene.texts.say("turn-sell-all").text()) data-explain=(about::SELLING)
            type=[press.kind()] aria-disabled=[press.is_vain()] {
                (scene.texts.say("turn-all").text())
            }
    }
}

fn rows(scene: &Scene<'_>, actions: &[Action], about: &str) -> Markup {
    html! {
        ul class="choices" {
            @for &action in actions {
                li data-explain=(about) { (row(scene, action)) }
            }
        }
    }
}

fn row(scene: &Scene<'_>, action: Action) -> Markup {
    let texts = scene.texts;
    let (name, sign, owned) = match action {
        Action::Sell(good) => {
            (texts.good(good), Icon::from(good), scene.state.goods(scene.player)[good])
        }
        Action::Buy(item) => {
            (texts.material(item), Icon::from(item), scene.state.materials(scene.player)[item])
        }
        _ => return html! {},
    };
    html! {
        (tinted_icon(sign, Label::Decorative))
        b class="stock" aria-hidden="true" { (owned) }
        span class="cw" {
            span class="ct cap" { (name) } " "
            span class="ce" { (texts.say("turn-have").with("units", owned).text()) }
        }
        span class="next" { (worth_of_next(scene, action)) }
        (stepper(scene, action))
    }
}

/// The price of one more unit.
fn worth_of_next(scene: &Scene<'_>, action: Action) -> Markup {
    let Ok((after, _)) = scene.after(action) else { return html! {} };
    let (before, now) = (scene.state.money(scene.player), after.money(scene.player));
    coins(scene.texts, if now > before { "+" } else { "−" }, before.abs_diff(now))
}

/// One less, the number, one more. Holding a button down repeats it.
fn stepper(scene: &Scene<'_>, action: Action) -> Markup {
    let taken = scene.view.game.draft().iter().filter(|&&other| other == action).count();
    let word = scene.board().say(&action).to_string();
    let less = scene.texts.say("turn-one-less").text();
    let press = Press::when(taken > 0);
    html! {
        span class="stepper" {
            button id=(id("less", &word)) class="go step" form=(TURN_FORM) name="drop" value=(word)
                type=[press.kind()] aria-disabled=[press.is_vain()] {
                span class="unseen" { (less) ": " (scene.texts.action(scene.board(), action)) }
                span aria-hidden="true" { "−" }
            }
            span class="count" { (taken) }
            (scene.button(action, "go step", &html! { span aria-hidden="true" { "+" } }))
        }
    }
}
