//! The price chart.

use super::super::moment::Moment;
use crate::draw::{Icon, Label, icon};
use crate::rules::about;
use hamburgum_engine::{Good, State};
use maud::{Markup, html};

/// Each good on its price track.
pub(super) fn prices(moment: &Moment<'_>) -> Markup {
    let texts = moment.texts;
    html! {
        section id="prices" class="module prices" data-explain=(about::PRICES)
            aria-labelledby="prices-title" {
            table {
                thead {
                    tr {
                        th scope="col" { h2 id="prices-title" { (texts.say("table-prices").text()) } }
                        @for price in State::PRICES { th scope="col" aria-hidden="true" { (price) } }
                        th scope="col" { span class="unseen" { (texts.say("table-price").text()) } }
                    }
                }
                tbody { @for good in Good::ALL { (track(moment, good)) } }
            }
        }
    }
}

fn track(moment: &Moment<'_>, good: Good) -> Markup {
    let (now, before) = (moment.state.price(good), moment.past.seen.price(good));
    html! {
        tr {
            th scope="row" { (moment.texts.good(good)) }
            @for price in State::PRICES {
                td aria-hidden="true" class=(step(price, now, before)) {
                    @if price == now {
                        span class={ "cube g-" (good) } data-piece={ "price-" (good) } {
                            (icon(Icon::from(good), Label::Decorative))
                        }
                    } @else { i {} }
                }
            }
            td class="value" data-count={ "price-" (good) } data-unit="→" { (now) }
        }
    }
}

/// The class of a step of the track: passed, passed since the viewer's last turn, or still ahead.
fn step(price: u32, now: u32, before: u32) -> &'static str {
    match price {
        _ if price > before || price <= now => {
            if price > now {
                "past"
            } else {
                ""
            }
        }
        _ => "was",
    }
}
