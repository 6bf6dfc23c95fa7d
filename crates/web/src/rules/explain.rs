//! What the table says of itself on demand.

use super::thing::told;
use super::{Anchors, Chapter, Passage, Prose, Query, Rule};
use crate::Texts;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// More than so many are not told at once.
const MOST: usize = 6;

/// The things, rules and chapters with these ids, which stand between commas. A thing says what it is
/// and then its rules; each rule has a link to its place. `None` if one of them is not there.
///
/// ```
/// use hamburgum_web::{Language, Texts, rules};
///
/// let texts = Texts::of(Language::English);
/// let told = rules::explanation(texts, "BUILD-6,turn").expect("a rule and a chapter");
/// assert!(told.into_string().contains("href=\"/en/rules#BUILD-6\""));
/// assert!(rules::explanation(texts, "BUILD-60").is_none());
/// ```
pub fn explanation(texts: &Texts, ids: &str) -> Option<Markup> {
    let parts: Option<Vec<_>> = ids.split(',').take(MOST).map(|id| topic(texts, id)).collect();
    let parts = parts?;
    Some(html! { @for part in parts { (part) } })
}

fn topic(texts: &Texts, id: &str) -> Option<Markup> {
    let Some((tip, rules)) = told(texts, id) else { return part(texts, id) };
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

/// What a page needs so that its parts explain themselves: a sign that is a plain link to the rules
/// without scripts, and the place where explanations appear.
pub struct Explainer<'a>(pub &'a Texts);

impl Explainer<'_> {
    fn say(&self, key: &str) -> String {
        self.0.say(key).text()
    }

    fn address(&self) -> String {
        format!("/{}/rules", self.0.language().code())
    }

    /// The sign in the bar.
    pub(crate) fn sign(&self) -> Markup {
        let name = self.say("rules-explain");
        html! {
            a class="tool explain-sign" href=(self.address()) data-explain-toggle="" title=(name) {
                (icon(Icon::Help, Label::Named(&name)))
            }
        }
    }

    /// The place where explanations appear; scripts open it.
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
