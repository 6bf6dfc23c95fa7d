//! The page of the workshop.

use super::{Examined, canvas, city, file, list, proof, start, tools};
use crate::Address;
use crate::pages::{Frame, NavigationEntry, Reader};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct WorkshopView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The board that is shown first.
    pub examined: &'a Examined,
    /// The id of a generated city to begin with.
    pub new_city: &'a str,
    /// The ids and names of the reader's own boards.
    pub own: &'a [(String, String)],
    /// The id of the board that the page is opened with, if any.
    pub from: Option<&'a str>,
}

/// The parts that depend on the document: the page contains them, and the answer to a check consists
/// of them.
///
/// # Panics
/// Never: every draft can be written as JSON.
pub fn parts(reader: Reader<'_>, examined: &Examined) -> Markup {
    let document =
        examined.draft().map(|draft| serde_json::to_string(draft).expect("a draft as JSON"));
    html! {
        div id="workshop-parts" data-document=[document] {
            (tools::tools(reader, examined))
            (city::city(reader, examined))
            (list::list(reader, examined))
            (file::file(reader, examined))
        }
    }
}

/// The whole page.
///
/// # Panics
/// Never, like [`parts`].
pub fn page(view: &WorkshopView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("workshop-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/workshop",
        place: NavigationEntry::Elsewhere,
        class: "boards-workshop",
    };
    let content = html! {
        header class="workshop-head" {
            h1 { (title) }
            p class="lead" { (reader.say("workshop-lead")) }
            p class="without-scripts" { (reader.say("workshop-without-scripts")) }
        }
        div id="workshop" class="workshop" data-tab="place" data-from=[view.from]
            data-check=(reader.address(Address::WorkshopCheck)) {
            (start::start(reader, view.new_city, view.own))
            (canvas::commands(reader))
            (canvas::canvas(reader))
            (tabs(reader))
            p id="workshop-status" class="away" role="status" { span { (reader.say("workshop-away")) } }
            div class="panels" {
                (canvas::picture(reader))
                (parts(reader, view.examined))
                (proof::test(reader, &reader.address(Address::WorkshopProof)))
            }
        }
    };
    frame.render_with(&["workshop.css"], &["scripts/workshop/workshop.js"], &content)
}

/// The tabs, with the names of the parts.
fn tabs(reader: Reader<'_>) -> Markup {
    let tabs = [
        ("place", "workshop-tab-place"),
        ("city", "workshop-tab-city"),
        ("list", "workshop-tab-list"),
        ("test", "workshop-tab-test"),
        ("file", "workshop-tab-file"),
    ];
    html! {
        nav class="tabs" {
            @for (tab, key) in tabs {
                button type="button" data-tab=(tab) aria-pressed=(if tab == "place" { "true" } else { "false" }) {
                    (reader.say(key))
                }
            }
        }
    }
}
