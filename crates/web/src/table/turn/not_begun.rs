//! A table that was closed before its game began.

use super::HEADING;
use crate::{Address, Texts};
use hamburgum_table::Unbegun;
use maud::{Markup, html};

/// Why it was closed.
pub(in crate::table) const fn key(why: Unbegun) -> &'static str {
    match why {
        Unbegun::TooFew => "lobby-closed-too-few",
        Unbegun::Waited => "lobby-closed-waited",
        Unbegun::Closed => "lobby-closed-by-host",
    }
}

/// Why the table is closed, and where to go on.
pub(super) fn not_begun(texts: &Texts, why: Unbegun) -> Markup {
    let address = |address: Address<'_>| address.in_language(texts.language());
    html! {
        div class="act not-begun" {
            header { h2 id=(HEADING) { (texts.say("lobby-closed").text()) } }
            p class="hint" { (texts.say(key(why)).text()) }
            div class="cmd" {
                a class="btn primary" href=(address(Address::NewTable)) { (texts.say("page-home-set-up").text()) }
                a class="btn" href=(address(Address::Home)) { (texts.say("page-nav-home").text()) }
            }
        }
    }
}
