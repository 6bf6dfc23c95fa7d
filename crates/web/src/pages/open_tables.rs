//! The page of tables that are offered to everybody, and its part on the home page.

mod filter;
mod row;

pub use filter::{FilterCity, TableFilter};
pub use row::{HostSeen, OfferedTable};

use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use filter::filters;
use maud::{Markup, html};
use row::row;

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct OpenTablesView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The tables that the filter admits.
    pub tables: &'a [OfferedTable<'a>],
    /// How many tables there are without the filter.
    pub all: usize,
    /// What the reader looks for.
    pub filter: &'a TableFilter,
    /// The ids of the boards with their names.
    pub boards: &'a [(&'a str, &'a str)],
    /// Why the reader is here instead of at a table.
    pub notice: Option<OpenTablesNotice>,
    /// A word that changes with what is shown, by which scripts ask for something newer.
    pub shown: &'a str,
}

/// Why somebody who wanted to sit down is shown the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenTablesNotice {
    /// Others have taken all seats.
    Full,
    /// The table is not offered, or no longer, or not to the reader.
    NotOffered,
}

impl OpenTablesNotice {
    fn key(self) -> &'static str {
        match self {
            Self::Full => "lobby-full",
            Self::NotOffered => "lobby-not-offered",
        }
    }
}

/// The page of all open tables.
pub fn open_tables(view: &OpenTablesView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("lobby-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/tables",
        place: NavigationEntry::Elsewhere,
        class: "lobby",
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (reader.say("lobby-lead")) }
        @if let Some(notice) = view.notice {
            p class="notice" role="status" {
                (icon(Icon::People, Label::Decorative)) (reader.say(notice.key()))
            }
        }
        details class="filter-fold" open[*view.filter != TableFilter::default()] {
            summary { (reader.say("lobby-filter")) }
            (filters(view))
        }
        (open_tables_list(view))
    };
    frame.render_with(&["lobby.css"], &["scripts/open-tables.js", "scripts/times.js"], &content)
}

/// The part of the page that updates itself; the first load and all updates render it.
pub fn open_tables_list(view: &OpenTablesView<'_>) -> Markup {
    let reader = view.reader;
    let live = format!("{}{}", reader.address(Address::OpenTables), view.filter.query());
    let count = reader.texts().say("lobby-count").with("number", view.tables.len()).text();
    html! {
        section id="open-tables" class="open-tables" data-live=(live) data-shown=(view.shown) aria-label=(reader.say("lobby-title")) {
            h2 class="count" aria-live="polite" { (count) }
            @if view.tables.is_empty() {
                (nobody(reader, if view.all == 0 { "lobby-empty" } else { "lobby-empty-filtered" }))
            } @else {
                ul class="offers" { @for table in view.tables { (row(reader, table)) } }
                p class="aside" {
                    (reader.say("lobby-own")) " "
                    a href=(offer_address(reader)) { (reader.say("lobby-offer-own")) }
                }
            }
        }
    }
}

/// Invites to play at once, or to offer a table.
fn nobody(reader: Reader<'_>, key: &str) -> Markup {
    html! {
        div class="nobody" {
            p { (reader.say(key)) }
            div class="commands" {
                a class="button primary" href=(offer_address(reader)) {
                    (icon(Icon::Plus, Label::Decorative)) (reader.say("lobby-offer-own"))
                }
                form method="post" action=(reader.address(Address::Play)) {
                    button class="button" type="submit" {
                        (icon(Icon::Rondel, Label::Decorative)) (reader.say("lobby-play-now"))
                    }
                }
            }
        }
    }
}

/// The form for a new table, with open seats for everybody.
fn offer_address(reader: Reader<'_>) -> String {
    format!("{}?open_to=all", reader.address(Address::NewTable))
}

/// The open tables on the home page: some of them, and how many there are.
#[derive(Clone, Copy, Debug)]
pub struct SomeOpenTables<'a> {
    /// The first tables of the list.
    pub tables: &'a [OfferedTable<'a>],
    /// How many there are.
    pub all: usize,
}

impl SomeOpenTables<'_> {
    pub(super) fn render(&self, reader: Reader<'_>) -> Markup {
        let all = reader.address(Address::OpenTables);
        html! {
            section class="open-tables" aria-labelledby="open-tables-title" {
                header {
                    h2 id="open-tables-title" { (reader.say("lobby-title")) }
                    @if self.all > 0 {
                        a href=(all) { (reader.texts().say("lobby-all").with("units", self.all).text()) }
                    }
                }
                @if self.tables.is_empty() {
                    p class="note" {
                        (reader.say("lobby-empty")) " "
                        a href=(offer_address(reader)) { (reader.say("lobby-offer-own")) }
                    }
                } @else {
                    ul class="offers" { @for table in self.tables { (row(reader, table)) } }
                }
            }
        }
    }
}
