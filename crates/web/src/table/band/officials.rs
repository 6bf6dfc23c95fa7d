//! The remaining officials.

use super::super::coins::coins;
use super::super::moment::Moment;
use crate::draw::{Icon, Label, icon};
use crate::rules::about;
use hamburgum_engine::{BuildingKind, Office, Official, Variant};
use maud::{Markup, html};

/// Base game: the stack with its top. Variant I: all that can be chosen. Variant II: the visible one,
/// and the number of hidden ones (BUILD-8, VAR-2, VAR-3).
pub(super) fn officials(moment: &Moment<'_>) -> Markup {
    let Moment { state, texts, .. } = moment;
    let left: Vec<_> = state.officials_left().collect();
    let count = texts.say("table-officials-left");
    let count = count.with("number", left.len()).with("all", Office::ALL.len());
    html! {
        h2 { (texts.say("table-officials").text()) " " small { (count.text()) } }
        @match state.variant() {
            Variant::Base => div class="stack" {
                @if let Some((&top, below)) = left.split_first() {
                    (card(moment, top))
                    ul class="below" {
                        @for kind in below.chunk_by(|one, next| one == next) {
                            (sign(moment, kind[0], kind.len()))
                        }
                    }
                }
            },
            Variant::One => ul class="below spread" {
                @for &official in &left { (sign(moment, official, 1)) }
            },
            Variant::Two => div class="stack" {
                @if let Some(visible) = state.visible_official() { (card(moment, visible)) }
            },
        }
    }
}

/// An official as an icon, with the number of its copies. It unfolds, so that the text of the tooltip
/// is available without a mouse.
fn sign(moment: &Moment<'_>, official: Official, count: usize) -> Markup {
    let texts = moment.texts;
    let name = texts.official(official);
    let pays = texts.say("table-official-pays").with("official", official.word()).text();
    html! {
        li data-explain=(about::official(official)) {
            details data-fold="" {
                summary {
                    (icon(Icon::from(official), Label::Named(&name)))
                    @if count > 1 { small { "×" (count) } }
                }
                p class="pays" { b { (name) } span { (pays) } }
            }
        }
    }
}

/// An official with its payment: by the rule, and the current amount.
fn card(moment: &Moment<'_>, official: Official) -> Markup {
    let texts = moment.texts;
    html! {
        p class="official-card" data-explain=(about::official(official)) {
            (icon(Icon::from(official), Label::Decorative))
            span {
                b { (texts.official(official)) }
                small { (texts.say("table-official-pays").with("official", official.word()).text()) }
            }
            @if let Some(amount) = pays_now(moment, official) { em { (coins(moment.texts, "", amount)) } }
        }
    }
}

/// The current payment of an official, if it is the same on every site.
fn pays_now(moment: &Moment<'_>, official: Official) -> Option<u32> {
    let state = moment.state;
    if matches!(official, Official::CivilServant | Official::Canon) {
        return None;
    }
    let free = state.free_sites().and(moment.board().sites_for(BuildingKind::Official));
    let player = moment.me().unwrap_or_else(|| state.active());
    free.iter().next().map(|site| state.official_pays(player, official, site))
}
