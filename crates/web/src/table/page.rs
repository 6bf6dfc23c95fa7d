//! The whole document of a table.

use super::live::main;
use super::view::TableView;
use super::{bar, board_style_address, finale, keys};
use crate::draw::{Icon, Label, icon, sprite};
use crate::pages::{Document, Theme};
use crate::rules::Explainer;
use crate::{City, Texts};
use maud::{Markup, html};

/// The page of a table, for one viewer.
pub fn page(view: &TableView<'_>, texts: &Texts, theme: Option<Theme>) -> Markup {
    let board = view.game.board();
    let (path, places) = (format!("/table/{}", view.id), board_style_address(board));
    let summary = finale::summary_of(view, texts);
    let document = Document {
        language: texts.language(),
        theme,
        title: view.name,
        summary: summary.as_deref(),
        path: &path,
        styles: &[
            "city.css",
            "drawings.css",
            "table.css",
            "turn.css",
            "lesson.css",
            "talk.css",
            "menu.css",
            "advice.css",
            "small-table.css",
            "explain.css",
            &places,
        ],
        scripts: &["scripts/table.js", "scripts/theme.js", "scripts/copy.js"],
    };
    document.render(&html! {
        a class="skip" href="#turn" { (texts.say("table-skip").text()) }
        (sprite())
        (City::kept(board).ground())
        (bar::bar(&path, texts))
        (main(view, texts))
        (tabs(texts))
        (keys::dialog(texts))
        (Explainer(texts).place())
    })
}

/// What a phone shows one after the other. The choice is kept by the page itself, so it works without
/// scripts and outlives updates.
pub(super) fn tabs(texts: &Texts) -> Markup {
    let tabs = [
        ("tab-city", Icon::Map, "table-city"),
        ("tab-rondel", Icon::Rondel, "table-rondel"),
        ("tab-ledger", Icon::Market, "table-ledger"),
        ("tab-players", Icon::People, "table-players"),
        ("tab-log", Icon::Log, "table-log"),
    ];
    let name = texts.say("table-views").text();
    html! {
        nav class="tabs" aria-label=(name) {
            @for (id, sign, name) in tabs {
                label class="tab" for=(id) {
                    input id=(id) class="unseen" type="radio" name="view" checked[id == "tab-city"];
                    (icon(sign, Label::Decorative))
                    span { (texts.say(name).text()) }
                }
            }
        }
    }
}
