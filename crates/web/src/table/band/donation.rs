//! The costs of the five donations to a church.

use super::super::coins::coins;
use super::super::moment::Moment;
use crate::draw::{Icon, Label, church, icon, tinted_icon};
use crate::rules::about;
use hamburgum_engine::{Church, DonationCost};
use maud::{Markup, html};

/// The costs in order (DON-2), each with the church at that stage.
pub(super) fn donation(moment: &Moment<'_>) -> Markup {
    let texts = moment.texts;
    // The cost of the fifth donation is shown for one citizen.
    let costs = (0..).map_while(|donations| DonationCost::after(donations, 1));
    html! {
        section id="donation" class="module donation" data-explain=(about::DONATION)
            aria-labelledby="donation-title" {
            h2 id="donation-title" {
                (texts.say("table-donation").text())
                " " small { (texts.say("table-donation-note").text()) }
            }
            ol { @for (count, cost) in (1_u8..).zip(costs) { (step(moment, count, cost)) } }
        }
    }
}

fn step(moment: &Moment<'_>, count: u8, cost: DonationCost) -> Markup {
    let texts = moment.texts;
    let info = moment.board().church_info(Church::ALL[0]);
    let materials: Vec<_> =
        cost.materials.iter().map(|&material| (material, texts.materials(1, material))).collect();
    let for_citizen = texts.say("table-for-each-citizen").text();
    html! {
        li {
            (church(info, count, Label::Decorative))
            span class="materials" {
                @for (material, name) in materials { (tinted_icon(material.into(), Label::Named(&name))) }
            }
            span class="donation-sum" {
                @if cost.money > 0 { (coins(moment.texts, "", cost.money)) }
                @if count == Church::DONATIONS { "/" (icon(Icon::Citizen, Label::Named(&for_citizen))) }
            }
        }
    }
}
