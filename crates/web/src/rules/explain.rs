//! Explanations that the table shows on demand.

use super::thing::tip_and_rules;
use super::{Anchors, Chapter, Passage, Prose, Query, Rule};
use crate::Address;
use crate::Texts;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The maximum number of rules in one explanation.
const MOST: usize = 6;

/// The explanation of things, rules and chapters with these ids, separated by commas. A thing comes
/// first, then its rules; each rule has a link to its place on the rules page. `None` if an id is
/// unknown.
///
/// ```
/// use hamburgum_web::{Language, Texts, rules};
///
/// let texts = Texts::of(Language::English);
/// let explanation = rules::explanation(texts, "BUILD-6,turn").expect("a rule and a chapter");
/// assert!(explanation.into_string().contains("href=\"/en/rules#BUILD-6\""));
/// assert!(rules::explanation(texts, "BUILD-60").is_none());
/// ```
pub fn explanation(texts: &Texts, ids: &str) -> Option<Markup> {
    let parts: Option<Vec<_>> = ids.split(',').take(MOST).map(|id| topic(texts, id)).collect();
    let parts = parts?;
    Some(html! { @for part in parts { (part) } })
}

fn topic(texts: &Texts, id: &str) -> Option<Markup> {
    let Some((tip, rules)) = tip_and_rules(texts, id) else { return part(texts, id) };
    let rules: Option<Vec<_>> = rules.split(' ').map(|id| part(texts, id)).collect();
    let rules = rules?;
    Some(html! {
        section class="thing" { h3 { (tip.name) } p { (tip.line) } }
        @for rule in rules { (rule) }
    })
}

fn part(texts: &Texts, id: &str) -> Option<Markup> {
    let rule = Rule::with_id(id).map(|rule| (rule.id, rule.key));
    let (id, key) =
        rule.or_else(|| Chapter::with_id(id).map(|chapter| (chapter.id, chapter.key)))?;
    let passage = Passage::of(texts, key);
    let nothing = Query::default();
    let prose = Prose { texts, anchors: Anchors::Elsewhere, query: &nothing };
    let more = match Rule::with_id(id) {
        Some(_) => texts.say("rules-explain-more").with("rule", id).text(),
        None => texts.say("rules-to-all").text(),
    };
    Some(html! {
        section {
            h3 { (passage.title) }
            (prose.body(&passage))
            p class="more" { a href=(prose.address(id)) { (more) } }
        }
    })
}

/// The elements that a page needs for explanations: an icon, which is a plain link to the rules without
/// scripts, and the container where explanations appear.
pub struct Explainer<'a>(pub &'a Texts);

impl Explainer<'_> {
    fn say(&self, key: &str) -> String {
        self.0.say(key).text()
    }

    fn address(&self) -> String {
        Address::Rules.in_language(self.0.language())
    }

    /// The icon in the bar.
    pub(crate) fn sign(&self) -> Markup {
        let name = self.say("rules-explain");
        html! {
            a class="tool explain-sign" href=(self.address()) data-explain-toggle="" title=(name) {
                (icon(Icon::Help, Label::Named(&name)))
            }
        }
    }

    /// The container for explanations; scripts open it.
    pub(crate) fn place(&self) -> Markup {
        let address = self.address();
        html! {
            p id="explain-how" class="explain-how" role="status" data-words=(self.say("rules-explain-how")) {}
            div id="explanation" class="explanation" popover="manual" role="dialog" tabindex="-1"
                aria-label=(self.say("rules-explain")) data-source={ (address) "/explain/" }
                data-tips={ (address) "/tips" } {
                div class="told" {}
                p class="lost" hidden {
                    (self.say("rules-explain-lost")) " "
                    a href=(address) { (self.say("rules-to-all")) }
                }
                button type="button" class="close" data-explain-close="" { (self.say("rules-explain-close")) }
            }
        }
    }
}
