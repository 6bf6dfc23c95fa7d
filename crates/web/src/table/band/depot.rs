//! Prices of materials by quantity.

use super::super::coins::coins;
use super::super::moment::Moment;
use crate::draw::{Icon, Label, icon, tinted_icon};
use crate::geometry::number;
use crate::rules::about;
use hamburgum_engine::{Action, Material, State};
use maud::{Markup, html};

/// The price of one to ten units as bars (BUY-1).
pub(super) fn depot(moment: &Moment<'_>) -> Markup {
    let texts = moment.texts;
    let prices: Vec<_> = (1..).map_while(State::depot_price).collect();
    let highest = prices.last().copied().unwrap_or_default();
    let purse = purse(moment);
    let money = texts.say("table-money").text();
    html! {
        section id="depot" class="module depot" data-explain=(about::DEPOT) aria-labelledby="depot-title" {
            h2 id="depot-title" {
                (texts.say("table-depot").text())
                " " small { (texts.say("table-depot-note").text()) " " span class="coin-sign" { (icon(Icon::Money, Label::Named(&money))) } }
            }
            ol {
                @for (units, &price) in (1..).zip(&prices) {
                    li class=[(price <= purse).then_some("can")] {
                        (deal(moment, units, &html! {
                            span class="unseen" {
                                (texts.say("table-depot-price").with("units", units).with("amount", price).text())
                            }
                            (bar(price, highest))
                            b aria-hidden="true" { (units) }
                        }))
                    }
                }
            }
        }
    }
}

/// The bar for a number of units: while the viewer buys, it opens a list of materials.
fn deal(moment: &Moment<'_>, units: u16, bar: &Markup) -> Markup {
    let offers: Vec<_> = Material::ALL
        .into_iter()
        .filter_map(|material| purchase(moment, units, material))
        .collect();
    if offers.is_empty() {
        return html! { (bar) };
    }
    html! {
        details id={ "depot-" (units) } class="deal" data-fold="" {
            summary { (bar) }
            div class="appointments" { @for offer in &offers { (offer) } }
        }
    }
}

/// A button that buys a material until the depot has sold this many units in the turn, if that is
/// legal.
fn purchase(moment: &Moment<'_>, units: u16, material: Material) -> Option<Markup> {
    let action = Action::Buy(material);
    moment.choices.contains(&action).then_some(())?;
    let bought = moment.state.units_bought().unwrap_or(0);
    let more = units.checked_sub(bought.into()).filter(|&more| more > 0)?;
    let mut after = *moment.state;
    (0..more).try_for_each(|_| after.play(action).map(drop)).ok()?;
    let player = moment.state.active();
    let price = moment.state.money(player) - after.money(player);
    let name = moment.texts.materials(more.into(), material);
    Some(html! {
        button form="turn-form" name="act" value={ "buy " (more) " " (material) }
            data-explain=(about::BUYING) {
            (tinted_icon(material.into(), Label::Decorative))
            span { (moment.texts.say("table-buy").with("list", name).text()) }
            span class="price" { (coins(moment.texts, "−", price)) }
        }
    })
}

/// The viewer's budget at the depot in this turn, including what has been spent already.
fn purse(moment: &Moment<'_>) -> u32 {
    let Some(player) = moment.me() else { return 0 };
    let bought = moment.state.units_bought().filter(|_| moment.viewer_acts()).unwrap_or(0);
    moment.state.money(player) + State::depot_price(bought.into()).unwrap_or(0)
}

/// A bar with its price on top. The `svg` has no view box, so numbers are not scaled.
fn bar(price: u32, highest: u32) -> Markup {
    let high = f64::from(price) / f64::from(highest.max(1)) * 100.0;
    let top = number(100.0 - high);
    html! {
        svg class="art bar-of-price" aria-hidden="true" {
            rect x="0" y={ (top) "%" } width="100%" height={ (number(high)) "%" } rx="1.5" {}
            text x="50%" y={ (top) "%" } dy="-4" { (price) }
        }
    }
}
