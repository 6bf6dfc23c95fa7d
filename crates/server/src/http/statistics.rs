//! Statistics of results, of all games and of the reader's.

use super::caller::Caller;
use super::html;
use super::new_table::boards;
use super::show::level_name;
use super::trouble::Trouble;
use crate::App;
use crate::tables::{NEW_CITIES, OWN_CITIES};
use axum::extract::{Query, State};
use axum::response::Html;
use hamburgum_ai::Level;
use hamburgum_engine::{Field, Variant};
use hamburgum_store::{By, Selection, Tally};
use hamburgum_web::Language;
use hamburgum_web::pages::{
    self, Aspect, Common, Section, StatisticsRow, StatisticsView, WhichGames, Whose,
};
use serde::Deserialize;

/// The number of openings shown.
const OPENINGS: u32 = 12;
/// A limit above the number of values of any other aspect.
const ALL: u32 = 100;

/// The aspects by which games are grouped, in the order of the page.
const ASPECTS: [(By, Aspect, u32); 6] = [
    (By::Players, Aspect::Players, ALL),
    (By::Board, Aspect::Board, ALL),
    (By::Variant, Aspect::Variant, ALL),
    (By::Seat, Aspect::Seat, ALL),
    (By::PlayedBy, Aspect::PlayedBy, ALL),
    (By::Opening, Aspect::Opening, OPENINGS),
];

/// The filter of games. Invalid values are ignored.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    players: String,
    board: String,
    variant: String,
}

impl Asked {
    fn which<'a>(&self, boards: &[(&'a str, &'a str)]) -> WhichGames<'a> {
        WhichGames {
            players: self.players.parse().ok().filter(|count| (2..=5).contains(count)),
            board: boards.iter().map(|(id, _)| *id).find(|id| *id == self.board),
            variant: self.variant.parse().ok(),
        }
    }
}

/// The statistics of all games on this server.
pub(crate) async fn everybodys(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, Trouble> {
    page(&app, &caller, &asked, Whose::Everybodys).await
}

/// The statistics of the reader's games.
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, Trouble> {
    page(&app, &caller, &asked, Whose::Mine).await
}

async fn page(
    app: &App,
    caller: &Caller,
    asked: &Asked,
    whose: Whose,
) -> Result<Html<String>, Trouble> {
    let (new, own) = common_cities(caller.page_reader());
    let mut boards: Vec<(&str, &str)> = boards();
    boards.extend([(NEW_CITIES, new.as_str()), (OWN_CITIES, own.as_str())]);
    let which = asked.which(&boards);
    let sections = match (whose, &caller.person) {
        (Whose::Mine, None) => Vec::new(),
        (Whose::Mine, Some(person)) => count(app, caller, Some(person.id), which).await?,
        (Whose::Everybodys, _) => count(app, caller, None, which).await?,
    };
    let sections: Vec<Section<'_>> =
        sections.iter().map(|(by, rows)| Section { by: *by, rows }).collect();
    let reader = caller.page_reader();
    let view = StatisticsView { reader, whose, which, boards: &boards, sections: &sections };
    Ok(html(pages::statistics(&view)))
}

/// The common names of the generated cities and of own boards.
fn common_cities(reader: pages::Reader<'_>) -> (String, String) {
    (pages::new_cities(reader), pages::own_cities(reader))
}

type Row = StatisticsRow<'static>;

async fn count(
    app: &App,
    caller: &Caller,
    person: Option<hamburgum_store::PersonId>,
    which: WhichGames<'_>,
) -> Result<Vec<(Aspect, Vec<Row>)>, Trouble> {
    let selection = Selection {
        person,
        players: which.players,
        board: which.board.map(str::to_owned),
        variant: which.variant.map(|variant| variant.word().to_owned()),
    };
    let mut sections = Vec::new();
    // The reader's results are all by a person, so that aspect would have one row.
    let aspects = ASPECTS.iter().filter(|(by, ..)| person.is_none() || *by != By::PlayedBy);
    for &(by, aspect, most) in aspects {
        let tallies = app.store().tallies(&selection, by, most).await?;
        let row = |tally: &Tally| row(aspect, tally, caller.language());
        let mut rows: Vec<(usize, Row)> = tallies.iter().filter_map(row).collect();
        rows.sort_by_key(|(place, _)| *place);
        sections.push((aspect, rows.into_iter().map(|(_, row)| row).collect()));
    }
    Ok(sections)
}

/// Builds a row with its sort key, which follows the order of the rules and not the counts. `None`
/// for values that this version does not know, such as a removed board.
fn row(aspect: Aspect, tally: &Tally, language: Language) -> Option<(usize, Row)> {
    let what = tally.what.as_str();
    let (place, what) = match aspect {
        Aspect::Players => (what.parse().ok()?, Common::Players(what.parse().ok()?)),
        Aspect::Seat => (what.parse().ok()?, Common::Seat(what.parse().ok()?)),
        Aspect::Board => {
            let boards = boards();
            match boards.iter().position(|(id, _)| *id == what) {
                Some(place) => (place, Common::Board(boards[place].1)),
                None if what == NEW_CITIES => (boards.len(), Common::NewCities),
                None if what == OWN_CITIES => (boards.len() + 1, Common::OwnCities),
                None => return None,
            }
        }
        Aspect::Variant => {
            let variant: Variant = what.parse().ok()?;
            (variant as usize, Common::Variant(variant))
        }
        Aspect::PlayedBy if what == "person" => (0, Common::People),
        Aspect::PlayedBy => {
            let level: Level = what.parse().ok()?;
            (1 + level as usize, Common::Computer(level_name(level, language)))
        }
        // The store has sorted them by frequency.
        Aspect::Opening => {
            let fields: Result<Vec<Field>, _> = what.split(' ').map(str::parse).collect();
            (0, Common::Opening(fields.ok()?))
        }
    };
    let mean = f64::from(tally.prestige) / f64::from(tally.scored);
    let prestige = (tally.scored > 0).then_some(mean as f32);
    Some((place, StatisticsRow { what, places: tally.places, prestige }))
}
