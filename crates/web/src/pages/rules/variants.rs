//! The base game and its variants.

use super::{Reader, others, quiet, render, rule_part, variant_rules};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use crate::rules::figures::each_official;
use crate::rules::{Anchors, Query};
use hamburgum_engine::{Official, Variant};
use maud::{Markup, html};

/// The differences between the three kinds of game.
pub fn rules_variants(reader: Reader<'_>) -> Markup {
    let title = reader.say("rules-variants-title");
    let nothing = Query::default();
    let prose = quiet(reader, Anchors::Elsewhere, &nothing);
    render(
        reader,
        &title,
        "/rules/variants",
        "rules",
        &html! {
            h1 { (title) }
            p class="lead" { (reader.say("rules-variants-lead")) }
            div class="columns three" {
                @for variant in Variant::ALL {
                    section {
                        h2 class="cap" { (reader.texts().variant(variant)) }
                        p { (reader.say(described(variant))) }
                    }
                }
            }
            h2 class="next-part" { (reader.say("rules-variants-officials")) }
            div class="columns" { (officials(reader, Variant::Base)) (officials(reader, Variant::One)) }
            h2 class="next-part" { (reader.say("rules-variants-rules")) }
            div class="chapters" { @for rule in variant_rules() { (rule_part(&prose, *rule)) } }
            p class="commands" {
                a class="button primary" href=(reader.address(Address::NewTable)) { (reader.say("rules-variants-new")) }
            }
            (others(reader, Address::RulesPage("variants")))
        },
    )
}

fn described(variant: Variant) -> &'static str {
    match variant {
        Variant::Base => "rules-variants-base",
        Variant::One => "rules-variants-one",
        Variant::Two => "rules-variants-two",
    }
}

fn officials(reader: Reader<'_>, variant: Variant) -> Markup {
    html! {
        section { ul class="officials" { @for one in each_official(variant) { (official(reader, one)) } } }
    }
}

fn official(reader: Reader<'_>, official: Official) -> Markup {
    let texts = reader.texts();
    html! {
        li {
            (icon(Icon::from(official), Label::Decorative))
            b class="cap" { (texts.official(official)) }
            span { (texts.say("table-official-pays").with("official", official.word()).text()) }
        }
    }
}
