//! The link to the next table that waits for the reader.

use crate::draw::{Icon, Label, icon};
use crate::{Address, At, Texts};
use maud::{Markup, html};

/// The tables that wait for a reader who sits at one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting<'a> {
    /// The table that the reader looks at.
    pub here: &'a str,
    /// All tables that wait for the reader, in the order in which to play them.
    pub tables: &'a [String],
}

/// The link, if another table waits. Scripts fetch it again after a turn. It never leads anywhere by itself,
/// because a reader may want to stay.
pub fn next_table(waiting: &Waiting<'_>, texts: &Texts) -> Markup {
    let own = Address::Table(waiting.here, At::Next).in_language(texts.language());
    let others = waiting.tables.iter().filter(|table| *table != waiting.here);
    let count = others.clone().count();
    html! {
        div id="next-table" class="next-table" data-next=(own) data-waiting=(waiting.tables.len()) {
            @if let Some(next) = others.into_iter().next() {
                @let means = texts.say("table-next-means").with("units", count).text();
                a href=(Address::Table(next, At::Page).in_language(texts.language())) title=(means) {
                    span class="word" { (texts.say("table-next").text()) }
                    b aria-hidden="true" { (count) }
                    (icon(Icon::Chevron, Label::Decorative))
                    span class="unseen" { " (" (means) ")" }
                }
            }
        }
    }
}
