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
    // Whoever plans sees their own next turn, among what is really going on.
    let ahead = turn::planned(view);
    let planned = ahead.as_ref().map(|ahead| Moment::planned(ahead, texts, view.game));
    let shown = planned.as_ref().unwrap_or(&moment);
    html! {
        main id="table" class={ "table" @if planned.is_some() { " planning" } } data-version=(view.version)
            data-live=(Address::Table(view.id, At::Live).in_language(texts.language()))
            data-events=(Address::Table(view.id, At::Events).in_language(texts.language()))
            data-look=[view.lesson.map(|awaited| element(awaited.look))]
            data-tab=[view.lesson.map(|awaited| Tab::showing(awaited.look).id())]
            data-presence=(view.presence)
            data-news=[view.news]
            data-seen=[view.news.map(|_| Address::Table(view.id, At::Seen).in_language(texts.language()))]
            data-asks=[turn::asks(shown.view, texts)]
            data-mine=[moment.viewer_acts().then_some("")] {
            p id="problem" class="problem" role="alert" hidden="" {}
            (TablePart::News.at(&moment))
            (TablePart::Round.at(&moment))
            div id="menu" class="menu" { (TablePart::Menu.at(&moment)) }
            (TablePart::Players.at(shown))
            (TablePart::Map.at(shown))
            div class="side" {
                (TablePart::Panel.at(shown))
                (TablePart::Log.at(&moment))
                (TablePart::Talk.at(&moment))
            }
            (TablePart::Band.at(shown))
            (TablePart::Finale.at(&moment))
        }
    }
}

/// A part of the table. Benchmarks measure each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePart {
    /// What the others did, for screen readers.
    News,
    /// The number of the round.
    Round,
    /// The menu.
    Menu,
    /// The players with their possessions.
    Players,
    /// The city with harbour and rondel.
    Map,
    /// The prompt and the choices.
    Panel,
    /// The turns so far.
    Log,
    /// The chat.
    Talk,
    /// Prices, depot, officials and churches.
    Band,
    /// The result.
    Finale,
}

impl TablePart {
    /// All parts, in the order of the page.
    pub const ALL: [Self; 10] = [
        Self::News,
        Self::Round,
        Self::Menu,
        Self::Players,
        Self::Map,
        Self::Panel,
        Self::Log,
        Self::Talk,
        Self::Band,
        Self::Finale,
    ];

    /// Renders the part alone.
    pub fn of(self, view: &TableView<'_>, texts: &Texts) -> Markup {
        self.at(&Moment::of(view, texts))
    }

    fn at(self, moment: &Moment<'_>) -> Markup {
        let Moment { view, texts, .. } = moment;
        match self {
            Self::News => turn::news(view, texts),
            Self::Round => bar::round(moment),
            Self::Menu => turn::menu(view, texts),
            Self::Players => players::players(moment),
            Self::Map => map::map(moment),
            Self::Panel => turn::panel(view, texts),
            Self::Log => turn::log(view, texts),
            Self::Talk => turn::talk(view, texts),
            Self::Band => band::band(moment),
            Self::Finale => finale::finale(view, texts),
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
