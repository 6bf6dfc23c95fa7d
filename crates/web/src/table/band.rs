//! The band below the map: prices, depot, donations, church builders and officials, churches.

mod bonuses;
mod depot;
mod donation;
mod ledger;
mod officials;
mod prices;

pub(super) use bonuses::builder;

use super::moment::Moment;
use maud::{Markup, html};

/// All of it, from left to right.
pub(super) fn band(moment: &Moment<'_>) -> Markup {
    html! {
        (prices::prices(moment))
        div class="middle" {
            (depot::depot(moment))
            (donation::donation(moment))
            (offices(moment))
        }
        (ledger::ledger(moment))
    }
}

/// The parts that other players' turns can change.
pub(super) fn parts(moment: &Moment<'_>) -> [Markup; 3] {
    [prices::prices(moment), offices(moment), ledger::ledger(moment)]
}

fn offices(moment: &Moment<'_>) -> Markup {
    html! {
        section id="offices" class="module offices"
            aria-label=(moment.texts.say("table-offices").text()) {
            (bonuses::bonuses(moment))
            (officials::officials(moment))
        }
    }
}
