//! Money among icons: a coin replaces the currency, whose name is long in some languages.

use crate::Texts;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// An amount with a coin, after a sign. Sentences use the currency instead.
pub(super) fn coins(texts: &Texts, sign: &str, amount: u32) -> Markup {
    html! {
        span class="unseen" { (sign) (texts.money(amount)) }
        span class="coins" aria-hidden="true" {
            (sign) (texts.number(amount)) (icon(Icon::Money, Label::Decorative))
        }
    }
}
