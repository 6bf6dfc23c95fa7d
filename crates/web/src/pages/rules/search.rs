//! Search in the rules: a plain form, which a script submits while the reader types.

use super::Reader;
use crate::Address;
use crate::rules::{CHAPTERS, Chapter, Passage, Prose, Query, Rule};
use maud::{Markup, html};

/// The field and its button.
pub(super) fn form(reader: Reader<'_>, typed: &str) -> Markup {
    html! {
        form class="search" role="search" method="get" action=(reader.address(Address::Rules)) data-search="" {
            label for="q" { (reader.say("rules-search")) }
            div class="search-row" {
                input id="q" name="q" type="search" value=(typed) maxlength="80" autocomplete="off"
                    placeholder=(reader.say("rules-search-hint"));
                button class="button" { (reader.say("rules-search-go")) }
            }
        }
    }
}

/// The live region for the result; updates keep it.
pub(super) fn status() -> Markup {
    html! { p id="found" class="found" role="status" {} }
}

/// The chapters with matching rules; those without any are left out, unless the search is empty.
pub(super) fn found(prose: &Prose<'_>) -> Vec<(Chapter, Vec<Rule>)> {
    let is_found = |rule: &Rule| {
        let words = Passage::of(prose.texts, rule.key).words();
        prose.query.finds(&format!("{} {words}", rule.id))
    };
    let in_chapter = |chapter: Chapter| {
        let rules: Vec<_> = chapter.rules.iter().copied().filter(is_found).collect();
        (chapter, rules)
    };
    let all = CHAPTERS.into_iter().map(in_chapter);
    all.filter(|(_, rules)| prose.query.is_empty() || !rules.is_empty()).collect()
}

/// The number of matches, and a link back to all rules.
pub(super) fn result(
    reader: Reader<'_>,
    query: &Query,
    typed: &str,
    found: &[(Chapter, Vec<Rule>)],
) -> Markup {
    let count: usize = found.iter().map(|(_, rules)| rules.len()).sum();
    let said = reader.texts().say("rules-found").with("number", count).with("query", typed.trim());
    html! {
        @if !query.is_empty() {
            p class="result" {
                span data-found="" { (said.text()) } " "
                a href=(reader.address(Address::Rules)) { (reader.say("rules-search-clear")) }
            }
        }
    }
}
