//! The pages of the rules: all of them, a summary for printing, the variants, the maps.

mod maps;
mod search;
mod summary;
mod variants;

pub use maps::rules_maps;
pub use summary::rules_summary;
pub use variants::rules_variants;

use super::frame::{Frame, NavigationEntry, Reader};
use super::learn::learn;
use crate::Address;
use crate::draw::{Icon, Label, icon};
use crate::rules::{Anchors, CHAPTERS, Chapter, Passage, Prose, Query, Rule, RuleOrigin, figures};
use maud::{Markup, html};

/// All rules, or those that match the search.
///
/// Each rule and each chapter has an anchor with its id.
pub fn rules(reader: Reader<'_>, typed: &str) -> Markup {
    let title = reader.say("rules-title");
    let query = Query::of(typed);
    let prose = Prose { texts: reader.texts(), anchors: Anchors::Here, query: &query };
    let found = search::found(&prose);
    render(
        reader,
        &title,
        "/rules",
        "rules",
        &html! {
            h1 { (title) }
            p class="lead" { (reader.say("rules-lead")) }
            div class="ways-in" { (search::form(reader, typed)) (learn(reader)) }
            (search::status())
            div id="rules-body" class="book" {
                (search::result(reader, &query, typed, &found))
                (contents(reader, &found))
                div class="chapters" {
                    @for (chapter, rules) in &found { (chapter_part(&prose, *chapter, rules)) }
                }
            }
        },
    )
}

/// A page of the rules.
fn render(reader: Reader<'_>, title: &str, path: &str, class: &str, content: &Markup) -> Markup {
    let frame = Frame { reader, title, path, place: NavigationEntry::Rules, class };
    frame.render_with(&["rules.css"], &["scripts/rules.js"], content)
}

/// The displayed chapters, and the other pages of the rules.
fn contents(reader: Reader<'_>, found: &[(Chapter, Vec<Rule>)]) -> Markup {
    let title = |chapter: &Chapter| Passage::of(reader.texts(), chapter.key).title;
    html! {
        nav class="contents" aria-labelledby="contents-title" {
            h2 id="contents-title" { (reader.say("rules-contents")) }
            ol { @for (chapter, _) in found { li { a href={ "#" (chapter.id) } { (title(chapter)) } } } }
            (others(reader, Address::Rules))
        }
    }
}

/// Links to the other pages of the rules.
fn others(reader: Reader<'_>, here: Address<'_>) -> Markup {
    let pages = [
        (Address::Rules, "rules-title"),
        (Address::RulesPage("summary"), "rules-summary-title"),
        (Address::RulesPage("variants"), "rules-variants-title"),
        (Address::RulesPage("maps"), "rules-maps-title"),
    ];
    html! {
        ul class="others" aria-label=(reader.say("rules-more")) {
            @for (address, title) in pages.into_iter().filter(|(address, _)| *address != here) {
                li { a href=(reader.address(address)) { (reader.say(title)) } }
            }
        }
    }
}

fn chapter_part(prose: &Prose<'_>, chapter: Chapter, rules: &[Rule]) -> Markup {
    let passage = Passage::of(prose.texts, chapter.key);
    html! {
        section class="chapter" id=(chapter.id) aria-labelledby={ (chapter.id) "-title" } {
            h2 id={ (chapter.id) "-title" } { (prose.plain(&passage.title)) }
            div class="opening-words" { (prose.body(&passage)) }
            @if let Some(figure) = figures::of(prose.texts, chapter.id) { (figure) }
            @for rule in rules { (rule_part(prose, *rule)) }
        }
    }
}

/// A rule with its id, which is a link to its own anchor.
fn rule_part(prose: &Prose<'_>, rule: Rule) -> Markup {
    let texts = prose.texts;
    let passage = Passage::of(texts, rule.key);
    let link = texts.say("rules-link").with("rule", rule.id).text();
    html! {
        article class="rule" id=(rule.id) {
            header {
                h3 { (prose.plain(&passage.title)) }
                a class="rule-id" href={ "#" (rule.id) } data-anchor="" title=(link)
                    data-copied=(texts.say("rules-link-copied").text()) {
                    (icon(Icon::Link, Label::Named(&link)))
                    span data-copy-words="" { (prose.plain(rule.id)) }
                }
            }
            @if rule.origin == RuleOrigin::PartlyOurs {
                p class="ours" { (texts.say("rules-partly-ours").text()) }
            }
            (prose.body(&passage))
            @if let Some(figure) = figures::of(texts, rule.id) { (figure) }
        }
    }
}

/// A passage as a section.
fn section(prose: &Prose<'_>, key: &str) -> Markup {
    let passage = Passage::of(prose.texts, key);
    html! {
        h2 { (passage.title) }
        (prose.body(&passage))
    }
}

/// Renders passages without search hits.
fn quiet<'a>(reader: Reader<'a>, anchors: Anchors, nothing: &'a Query) -> Prose<'a> {
    Prose { texts: reader.texts(), anchors, query: nothing }
}

/// The chapter of the variants, which also has a separate page.
fn variant_rules() -> &'static [Rule] {
    CHAPTERS.iter().find(|chapter| chapter.id == "variants").map_or(&[], |chapter| chapter.rules)
}
