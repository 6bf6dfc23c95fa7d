//! Money among signs: a coin instead of the currency, whose name is long in some languages.

use crate::Texts;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// A sum with a coin, behind a plus, a minus or nothing. In sentences the currency is written instead.
pub(super) fn coins(texts: &Texts, sign: &str, amount: u32) -> Markup {
    html! {
        span class="unseen" { (sign) (texts.money(amount)) }
        span class="coins" aria-hidden="true" {
            (sign) (texts.number(amount)) (icon(Icon::Money, Label::Decorative))
        }
    }
}
