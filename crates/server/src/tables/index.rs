//! What lists and statistics need to know of a table.

use crate::table::{Origin, PlayedBy, SeatResult, Table};
use hamburgum_engine::Field;
use hamburgum_store::{GameResult, Index, PersonId, Sitting, TableState, Timestamp};

/// The index of a table as it is now.
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
        people: table.awaited().into_iter().chain(opener(table)).map(sitting).collect(),
        result: result(table),
    }
}

/// Who opened a record finds it among the own games, though nobody sits there.
fn opener(table: &Table) -> Option<(i64, bool)> {
    match &table.head().start.as_ref()?.from {
        Origin::Record { by } => by.map(|person| (person, false)),
        Origin::Table { .. } => None,
    }
}

fn result(table: &Table) -> Option<GameResult> {
    let head = table.head();
    Some(GameResult {
        board: head.board.clone(),
        variant: head.variant.word().to_owned(),
        seats: table.results()?.iter().map(seat_result).collect(),
    })
}

fn seat_result(seat: &SeatResult) -> hamburgum_store::SeatResult {
    let opening: Vec<&str> = seat.opening.iter().copied().map(Field::word).collect();
    hamburgum_store::SeatResult {
        player: match seat.by {
            PlayedBy::Person(id) => hamburgum_store::PlayedBy::Person(Some(PersonId(id))),
            PlayedBy::SharedScreen => hamburgum_store::PlayedBy::Person(None),
            PlayedBy::Computer(level) => hamburgum_store::PlayedBy::Computer(level.word().into()),
        },
        place: seat.place,
        prestige: seat.prestige,
        opening: opening.join(" "),
    }
}
