//! The list of boards that people drew: the reader's, and those that their authors offered.

use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use maud::{Markup, html};

/// The view model of the list.
#[derive(Clone, Copy, Debug)]
pub struct BoardsView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The reader's boards.
    pub own: &'a [BoardEntry<'a>],
    /// A page of the public list.
    pub listed: &'a [BoardEntry<'a>],
    /// The number of the previous page of the public list.
    pub newer: Option<u32>,
    /// The number of the next one.
    pub older: Option<u32>,
}

/// A board in a list.
#[derive(Clone, Copy, Debug)]
pub struct BoardEntry<'a> {
    /// The hash in its address.
    pub mark: &'a str,
    /// Its id.
    pub id: &'a str,
    /// The name of the city.
    pub name: &'a str,
    /// The name of its author, if there still is one.
    pub author: Option<&'a str>,
    /// Who can find it.
    pub visibility: BoardVisibility,
}

/// Who can find a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardVisibility {
    /// Those with its link.
    Linked,
    /// The same, and its author has offered it for the public list.
    Offered,
    /// Everybody.
    Listed,
    /// Nobody: the operator has removed it.
    Removed,
}

impl BoardVisibility {
    /// The key of its description.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Linked => "boards-linked",
            Self::Offered => "boards-offered",
            Self::Listed => "boards-listed",
            Self::Removed => "boards-removed",
        }
    }
}

/// The list of boards.
pub fn boards(view: &BoardsView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("boards-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/boards",
        place: NavigationEntry::Elsewhere,
        class: "drawn-cities",
    };
    frame.render_with(
        &["boards.css"],
        &[],
        &html! {
            h1 { (title) }
            p class="lead" { (reader.say("boards-lead")) }
            div class="commands" {
                a class="button primary" href=(reader.address(Address::Workshop)) {
                    (icon(Icon::Guildhall, Label::Decorative)) (reader.say("boards-draw"))
                }
                a class="button" href=(reader.address(Address::SaveBoard)) {
                    (icon(Icon::Plus, Label::Decorative)) (reader.say("boards-add"))
                }
            }
            @if !view.own.is_empty() {
                section aria-labelledby="own-cities" {
                    h2 id="own-cities" { (reader.say("boards-own")) }
                    ul class="city-cards" {
                        @for entry in view.own { (card(reader, entry, &reader.say(entry.visibility.key()))) }
                    }
                }
            }
            section aria-labelledby="listed-cities" {
                h2 id="listed-cities" { (reader.say("boards-public")) }
                @if view.listed.is_empty() {
                    p class="note" { (reader.say("boards-none")) }
                } @else {
                    ul class="city-cards" {
                        @for entry in view.listed { (card(reader, entry, &author(reader, entry.author))) }
                    }
                }
                (pages(view))
            }
        },
    )
}

/// Who drew it.
pub(super) fn author(reader: Reader<'_>, name: Option<&str>) -> String {
    match name {
        Some(name) => reader.texts().say("boards-by").with("name", name).text(),
        None => reader.say("boards-by-nobody"),
    }
}

/// The address of the picture with labels in the reader's language.
pub(super) fn picture(reader: Reader<'_>, id: &str) -> String {
    format!("/boards/{id}.{}.svg", reader.language.code())
}

fn card(reader: Reader<'_>, entry: &BoardEntry<'_>, note: &str) -> Markup {
    let content = html! {
        @if entry.visibility == BoardVisibility::Removed {
            span class="no-picture" {}
        } @else {
            img src=(picture(reader, entry.id)) alt="" width="1081" height="882" loading="lazy";
        }
        b translate="no" { (entry.name) }
        small { (note) }
    };
    html! {
        li {
            @if entry.visibility == BoardVisibility::Removed {
                div class="city-card" { (content) }
            } @else {
                a class="city-card" href=(reader.address(Address::Board(entry.mark))) { (content) }
            }
        }
    }
}

fn pages(view: &BoardsView<'_>) -> Markup {
    let reader = view.reader;
    let list = reader.address(Address::Boards);
    html! {
        @if view.newer.is_some() || view.older.is_some() {
            nav class="commands" aria-label=(reader.say("boards-pages")) {
                @for (page, key) in [(view.newer, "boards-newer"), (view.older, "boards-older")] {
                    @if let Some(page) = page {
                        a class="button" href={ (list) "?page=" (page) } { (reader.say(key)) }
                    }
                }
            }
        }
    }
}
