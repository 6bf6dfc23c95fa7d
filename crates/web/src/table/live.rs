//! The part of the page that changes; the first load and all updates render it.

use super::TableView;
use super::moment::Moment;
use super::tab::Tab;
use super::{band, bar, finale, map, players, turn};
use crate::Texts;
use crate::{Address, At};
use hamburgum_table::Part;
use maud::{Markup, PreEscaped, html};
use std::fmt;

/// The current table, for one viewer.
///
/// It contains everything that a move can change, and nothing else: pieces and parts keep their ids
/// between positions.
pub fn main(view: &TableView<'_>, texts: &Texts) -> Markup {
    let moment = Moment::of(view, texts);
    html! {
        main id="table" class="table" data-version=(view.version)
            data-live=(Address::Table(view.id, At::Live).in_language(texts.language()))
            data-events=(Address::Table(view.id, At::Events).in_language(texts.language()))
            data-look=[view.lesson.map(|awaited| element(awaited.look))]
            data-tab=[view.lesson.map(|awaited| Tab::showing(awaited.look).id())]
            data-presence=(view.presence)
            data-asks=[turn::asks(view, texts)]
            data-mine=[moment.viewer_acts().then_some("")] {
            p id="problem" class="problem" role="alert" hidden="" {}
            (turn::news(view, texts))
            (bar::round(&moment))
            div id="menu" class="menu" { (turn::menu(view, texts)) }
            (players::players(&moment))
            (map::map(&moment))
            div class="side" {
                (turn::panel(view, texts))
                (turn::log(view, texts))
                (turn::talk(view, texts))
            }
            (band::band(&moment))
            (finale::finale(view, texts))
        }
    }
}

/// The same with its edition, by which scripts and server know what the page shows. It is computed from the
/// markup, so it is added afterwards.
pub fn with_edition(main: &str, edition: &impl fmt::Display) -> Markup {
    const NEXT: &str = " data-version=";
    let (start, rest) = main.split_once(NEXT).unwrap_or((main, ""));
    PreEscaped(format!("{start} data-edition=\"{edition}\"{NEXT}{rest}"))
}

/// The id of the element that a step of a lesson is about; style sheets highlight it.
const fn element(part: Part) -> &'static str {
    match part {
        Part::Rondel => "rondel",
        Part::Harbour => "harbour",
        Part::City => "city",
        Part::Prices => "prices",
        Part::Depot => "depot",
        Part::Donations => "donation",
        Part::Churches => "churches",
        Part::Officials => "offices",
        Part::Players => "players",
    }
}
