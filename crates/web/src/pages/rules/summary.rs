//! The rules on one page, for printing.

use super::{Reader, others, render};
use crate::Address;
use crate::draw::{Icon, Label, gable, icon, tinted_icon};
use crate::rules::figures::{bonuses, depot, donations, each_official, plain_rondel};
use hamburgum_engine::{BuildingKind, Good, Official, TokenKind, Variant};
use maud::{Markup, html};

const QUIET: Label<'static> = Label::Decorative;

/// Everything that a player looks up, on one sheet.
pub fn rules_summary(reader: Reader<'_>) -> Markup {
    let title = reader.say("rules-summary-title");
    render(
        reader,
        &title,
        "/rules/summary",
        "rules sheet",
        &html! {
            h1 { (title) }
            p class="note on-screen" { (reader.say("rules-summary-note")) }
            div class="sheet-parts" {
                section class="turn-part" {
                    h2 { (reader.say("rules-summary-turn")) }
                    p { (reader.say("rules-summary-move")) }
                    div class="figure" aria-hidden="true" { (plain_rondel(reader.texts()).unwrap_or_default()) }
                }
                (fields(reader))
                (church(reader))
                (buildings(reader))
                (officials(reader))
                section {
                    h2 { (reader.say("rules-summary-end")) }
                    p { (reader.say("rules-summary-final-scoring")) }
                }
            }
            div class="on-screen" { (others(reader, Address::RulesPage("summary"))) }
        },
    )
}

/// A line of a part: icons and their meaning.
fn line(signs: &Markup, words: &str) -> Markup {
    html! { li { span class="signs" { (signs) } span { (words) } } }
}

fn fields(reader: Reader<'_>) -> Markup {
    let goods = html! { @for good in Good::ALL { (tinted_icon(good.into(), QUIET)) } };
    let sign = |icon_: Icon| icon(icon_, QUIET);
    html! {
        section {
            h2 { (reader.say("rules-summary-fields")) }
            ul class="sheet-lines" {
                (line(&goods, &reader.say("rules-summary-produce")))
                (line(&sign(Icon::Trade), &reader.say("rules-summary-sell")))
                (line(&html! {}, &reader.say("rules-summary-buy")))
            }
            (depot(reader.texts()))
            ul class="sheet-lines" {
                (line(&sign(Icon::Dockyard), &reader.say("rules-summary-dockyard")))
                (line(&sign(Icon::Church), &reader.say("rules-summary-church")))
                (line(&sign(Icon::Guildhall), &reader.say("rules-summary-guildhall")))
            }
        }
    }
}

fn church(reader: Reader<'_>) -> Markup {
    html! {
        section {
            h2 { (reader.say("rules-summary-donations")) }
            (donations(reader.texts()))
            p { (reader.say("rules-summary-first-five")) }
            h2 { (reader.say("rules-summary-bonuses")) }
            (bonuses())
            h2 { (reader.say("rules-summary-tokens")) }
            ul class="sheet-lines" {
                @for kind in TokenKind::ALL {
                    @let (sign, words) = token(kind);
                    (line(&icon(sign, QUIET), &reader.say(words)))
                }
            }
        }
    }
}

fn token(kind: TokenKind) -> (Icon, &'static str) {
    match kind {
        TokenKind::Five => (Icon::Five, "rules-summary-five"),
        TokenKind::Donations => (Icon::Donate, "rules-summary-each-donation"),
        TokenKind::Ships => (Icon::Ship, "rules-summary-each-ship"),
        TokenKind::Building => (Icon::Guildhall, "rules-summary-each-building"),
        TokenKind::Citizens => (Icon::Citizen, "rules-summary-each-citizen"),
    }
}

fn buildings(reader: Reader<'_>) -> Markup {
    let makers = html! { @for good in Good::ALL { (gable(good.maker(), QUIET)) } };
    html! {
        section {
            h2 { (reader.say("rules-summary-buildings")) }
            ul class="sheet-lines" {
                (line(&makers, &reader.say("rules-summary-maker")))
                (line(&gable(BuildingKind::Merchant, QUIET), &reader.say("rules-summary-merchant")))
                (line(&gable(BuildingKind::Captain, QUIET), &reader.say("rules-summary-captain")))
            }
        }
    }
}

/// Each kind of official with its payment.
fn officials(reader: Reader<'_>) -> Markup {
    let texts = reader.texts();
    let pays = |official: Official| {
        texts.say("table-official-pays").with("official", official.word()).text()
    };
    html! {
        section {
            h2 { (texts.say("table-officials").text()) }
            @for variant in [Variant::Base, Variant::One] {
                ul class="sheet-lines" {
                    @for official in each_official(variant) {
                        li {
                            span class="signs" { (icon(Icon::from(official), QUIET)) }
                            span { b class="cap" { (texts.official(official)) } " " (pays(official)) }
                        }
                    }
                }
            }
        }
    }
}
