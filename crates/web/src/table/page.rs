//! The whole document of a table.

use super::bar::Saving;
use super::playback::caption;
use super::tab::Tab;
use super::turn::{is_mine, is_plan_due, planned};
use super::{Stage, TableView};
use super::{Waiting, bar, board_style_address, finale, keys};
use crate::draw::{Label, icon, sprite};
use crate::pages::{Document, Refresh, Theme};
use crate::rules::Explainer;
use crate::{Address, At};
use crate::{City, Texts};
use maud::{Markup, html};

/// The page of a table around its [main part](super::main), for one viewer.
pub fn page(
    view: &TableView<'_>,
    texts: &Texts,
    theme: Option<Theme>,
    main: &Markup,
    saving: Saving,
    waiting: Option<&Waiting<'_>>,
) -> Markup {
    let board = view.game.board();
    let (path, places) =
        (Address::Table(view.id, At::Page).to_string(), board_style_address(board));
    let summary = finale::summary_of(view, texts);
    // A lesson can become a game without a reload, but a game never becomes a lesson.
    let lesson = view.lesson.map(|_| "lesson.css");
    let before = ["city.css", "drawings.css", "table.css", "turn.css"].into_iter();
    let after =
        ["playback.css", "talk.css", "menu.css", "advice.css", "plan.css", "small-table.css"];
    let small = ["phone.css", "explain.css", &places];
    let styles: Vec<&str> = before.chain(lesson).chain(after).chain(small).collect();
    let document = Document {
        language: texts.language(),
        theme,
        title: view.name,
        summary: summary.as_deref(),
        site: view.site(),
        path: &path,
        styles: &styles,
        scripts: &["scripts/table.js", "scripts/theme.js", "scripts/copy.js", "scripts/times.js"],
        refresh: refresh(view),
    };
    document.render(&html! {
        a class="skip" href="#turn" { (texts.say("table-skip").text()) }
        (sprite())
        (City::kept(board).ground())
        (bar::bar(&path, texts, saving, waiting))
        (main)
        (tabs(texts, view.lesson.map_or(Tab::Turn, |awaited| Tab::showing(awaited.look))))
        (caption())
        (keys::dialog(texts))
        (Explainer(texts).place())
    })
}

/// Reloads the page of a viewer who waits for others without scripts.
fn refresh(view: &TableView<'_>) -> Refresh {
    let waits = match view.stage {
        Stage::Gathering(_) => true,
        Stage::Playing if view.lesson.is_some() => false,
        Stage::Playing if planned(view).is_some() => false,
        Stage::Playing if is_plan_due(view) => true,
        Stage::Playing => !is_mine(view, view.game.state().active()) || view.advice.is_awaited(),
        Stage::NotBegun(_) | Stage::Over { .. } => false,
    };
    if waits { Refresh::WhileWaiting } else { Refresh::Never }
}

/// The tabs of a phone. The browser keeps the selection, so it works without scripts and survives
/// updates.
pub(super) fn tabs(texts: &Texts, first: Tab) -> Markup {
    let name = texts.say("table-views").text();
    html! {
        nav class="tabs" aria-label=(name) {
            @for tab in Tab::ALL {
                @let (sign, name) = tab.looks();
                label class="tab" for=(tab.id()) {
                    input id=(tab.id()) class="unseen" type="radio" name="view" checked[tab == first];
                    (icon(sign, Label::Decorative))
                    span { (texts.say(name).text()) }
                }
            }
        }
    }
}
