//! The index row of a table, which lists and statistics query.

use hamburgum_cities::{CityWord, OwnWord};
use hamburgum_engine::Field;
use hamburgum_store::{
    GameResult, Index, IndexChange, ListingChange, PersonId, Sitting, TableState, Timestamp,
};
use hamburgum_table::{Card, Origin, PlayedBy, SeatResult, Table};

/// The board id under which the results of all generated cities are counted.
pub(crate) const NEW_CITIES: &str = "new-cities";
/// The board id under which the results of all own boards are counted.
pub(crate) const OWN_CITIES: &str = "own-cities";

/// Builds the index of a table's current state, without jobs.
pub(super) fn of(table: &Table, now: Timestamp) -> Index {
    let state = match (table.is_gathering(), table.is_playing()) {
        (true, _) => TableState::Gathering,
        (false, true) => TableState::Playing,
        (false, false) => TableState::Over,
    };
    let sitting = |(person, awaits)| Sitting { person: PersonId(person), awaits };
    Index {
        name: table.head().name.clone(),
        state,
        updated: now,
        card: super::log::to_json(&Card::of(table)),
        people: table.awaited().into_iter().chain(opener(table)).map(sitting).collect(),
        result: result(table),
        listed_by: table.listed_by().map(PersonId),
        jobs: Vec::new(),
    }
}

/// What entries change of the index that the table had before them, without jobs.
pub(super) fn change(before: &Table, after: &Table, now: Timestamp) -> IndexChange {
    // The index shows nothing of a draft.
    if before.version_for(None) == after.version_for(None) {
        return IndexChange::touched(now);
    }
    let change = IndexChange::from(&of(after, now));
    let has_same_people = before.awaited() == after.awaited();
    let is_same_listing = before.listed_by() == after.listed_by();
    let listing = if is_same_listing { ListingChange::AsBefore } else { change.listing };
    let people = change.people.filter(|_| !has_same_people);
    IndexChange { people, listing, ..change }
}

/// The person who opened a record, if any: it is listed among their games although it has no seats.
fn opener(table: &Table) -> Option<(i64, bool)> {
    match &table.head().start.as_ref()?.from {
        Origin::Record { by } => by.map(|person| (person, false)),
        Origin::Table { .. } => None,
    }
}

fn result(table: &Table) -> Option<GameResult> {
    let head = table.head();
    Some(GameResult {
        board: counted_as(&head.board).to_owned(),
        variant: head.variant.word().to_owned(),
        seats: table.results()?.iter().map(seat_result).collect(),
    })
}

/// The board id under which a game is counted. Generated cities share one and own boards another,
/// because each has too few games to compare.
fn counted_as(board: &str) -> &str {
    if board.parse::<CityWord>().is_ok() {
        NEW_CITIES
    } else if board.parse::<OwnWord>().is_ok() {
        OWN_CITIES
    } else {
        board
    }
}

fn seat_result(seat: &SeatResult) -> hamburgum_store::ResultRow {
    let opening: Vec<&str> = seat.opening.iter().copied().map(Field::word).collect();
    hamburgum_store::ResultRow {
        player: match seat.by {
            PlayedBy::Person(id) => hamburgum_store::ResultBy::Person(Some(PersonId(id))),
            PlayedBy::SharedScreen => hamburgum_store::ResultBy::Person(None),
            PlayedBy::Computer(level) => hamburgum_store::ResultBy::Computer(level.word().into()),
        },
        place: seat.place,
        prestige: seat.prestige,
        opening: opening.join(" "),
    }
}
