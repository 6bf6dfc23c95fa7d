//! The statement that extends a log or begins one: a compare-and-set with everything that follows from it.
//!
//! It is one statement and so one transaction and one round trip. Its first part changes the row of the
//! table in `lengths` if the log has the expected length, or inserts it; all other parts write only if that
//! part has returned a row. A second writer waits for the lock on the row and then finds another length.

use super::Statement;
use super::jobs::push_jobs;
use super::open_tables::push_listing;
use crate::tables::sittings;
use crate::{GameResult, IndexChange, Sitting, TypedWords};

/// What is written to the log of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Addition<'a> {
    pub(super) table: &'a str,
    /// The length of the log before.
    pub(super) expected: i64,
    pub(super) entries: &'a [String],
    pub(super) words: &'a [TypedWords],
    pub(super) index: &'a IndexChange,
    /// A random number by which a repeated statement is recognised.
    pub(super) mark: i64,
    /// The process that writes, which may hold jobs that the addition causes.
    pub(super) process: i64,
}

impl Addition<'_> {
    /// The length of the log after it.
    pub(super) fn length(&self) -> u64 {
        self.expected.cast_unsigned().saturating_add(self.entries.len() as u64)
    }

    /// Extends an existing log. The number of rows is 1, or 0 if the log has another length.
    pub(super) fn extends_log(&self) -> Statement {
        let mut statement = Statement::default();
        let Columns { table, entries, name, state, updated, card } = self.columns(&mut statement);
        let expected = statement.value(self.expected);
        statement.push(&format!(
            "WITH moved AS (
                UPDATE lengths SET length = length + cardinality({entries}::text[]),
                    name = coalesce({name}, name), state = coalesce({state}, state),
                    updated = {updated}, card = coalesce({card}, card)
                WHERE table_id = {table} AND length = {expected} RETURNING table_id)"
        ));
        self.push_entries(&mut statement, &entries, &expected);
        if let Some(people) = &self.index.people {
            push_leaving(&mut statement, people);
        }
        self.push_rest(&mut statement);
        statement
    }

    /// Begins a log. The number of rows is 1, or 0 if there is a table with this id.
    pub(super) fn begins_log(&self, head: &str, created: i64) -> Statement {
        let mut statement = Statement::default();
        let Columns { table, entries, name, state, updated, card } = self.columns(&mut statement);
        let head = statement.value(head.to_owned());
        let (created, mark) = (statement.value(created), statement.value(self.mark));
        statement.push(&format!(
            "WITH made AS (
                INSERT INTO tables (id, head, created, mark) VALUES ({table}, {head}, {created}, {mark})
                ON CONFLICT DO NOTHING RETURNING id),
            moved AS (
                INSERT INTO lengths (table_id, length, name, state, updated, card)
                SELECT id, cardinality({entries}::text[]), {name}, {state}, {updated}::bigint, {card}
                FROM made RETURNING table_id)"
        ));
        let first = statement.value(0_i64);
        self.push_entries(&mut statement, &entries, &first);
        self.push_rest(&mut statement);
        statement
    }

    fn columns(&self, statement: &mut Statement) -> Columns {
        let row = self.index.row.as_ref();
        Columns {
            table: statement.value(self.table.to_owned()),
            entries: statement.value(self.entries.to_vec()),
            name: statement.value(row.map(|row| row.name.clone())),
            state: statement.value(row.map(|row| row.state.word())),
            updated: statement.value(self.index.updated.0),
            card: statement.value(row.and_then(|row| row.card.clone())),
        }
    }

    fn push_entries(&self, statement: &mut Statement, entries: &str, first: &str) {
        let mark = statement.value(self.mark);
        statement.push(&format!(
            ", written AS (
                INSERT INTO entries (table_id, sequence, mark, entry)
                SELECT moved.table_id, {first} + one.place - 1, {mark}, one.entry
                FROM moved, unnest({entries}::text[]) WITH ORDINALITY AS one (entry, place))"
        ));
    }

    fn push_rest(&self, statement: &mut Statement) {
        if let Some(people) = &self.index.people {
            push_sittings(statement, people);
        }
        // Most entries are steps of a turn, in which nobody types anything and no game ends.
        if !self.words.is_empty() {
            push_words(statement, self.words);
        }
        if let Some(result) = &self.index.result {
            push_result(statement, result);
        }
        push_listing(statement, self.index.listing, self.index.updated);
        push_jobs(statement, &self.index.jobs, self.length(), self.process);
        statement.push(" SELECT 1 FROM moved");
    }
}

/// The parameters of the values that both statements have.
struct Columns {
    table: String,
    entries: String,
    name: String,
    state: String,
    updated: String,
    card: String,
}

/// Who no longer sits there.
fn push_leaving(statement: &mut Statement, people: &[Sitting]) {
    let people: Vec<i64> = people.iter().map(|sitting| sitting.person.0).collect();
    let people = statement.value(people);
    statement.push(&format!(
        ", left_the_table AS (
            DELETE FROM sittings USING moved
            WHERE sittings.table_id = moved.table_id AND sittings.person <> ALL ({people}::bigint[]))"
    ));
}

/// Only the rows that change are touched: most entries change none.
fn push_sittings(statement: &mut Statement, people: &[Sitting]) {
    let sittings = sittings(people);
    if sittings.is_empty() {
        return;
    }
    let people: Vec<i64> = sittings.keys().map(|person| person.0).collect();
    let people = statement.value(people);
    let awaits = statement.value(sittings.into_values().collect::<Vec<bool>>());
    statement.push(&format!(
        ", seated AS (
            INSERT INTO sittings (person, table_id, awaits)
            SELECT one.person, moved.table_id, one.awaits
            FROM moved, unnest({people}::bigint[], {awaits}::boolean[]) AS one (person, awaits)
            WHERE NOT EXISTS (
                SELECT FROM sittings AS kept WHERE kept.person = one.person
                AND kept.table_id = moved.table_id AND kept.awaits = one.awaits)
            ON CONFLICT (person, table_id) DO UPDATE SET awaits = excluded.awaits)"
    ));
}

fn push_words(statement: &mut Statement, words: &[TypedWords]) {
    let sequences: Vec<i64> = words.iter().map(|one| one.sequence.cast_signed()).collect();
    let sequences = statement.value(sequences);
    let people = statement.value(words.iter().map(|one| one.person.0).collect::<Vec<i64>>());
    let names = statement.value(words.iter().map(|one| one.name.clone()).collect::<Vec<String>>());
    let said: Vec<Option<String>> = words.iter().map(|one| one.said.clone()).collect();
    let said = statement.value(said);
    statement.push(&format!(
        ", typed AS (
            INSERT INTO words (table_id, sequence, person, name, said)
            SELECT moved.table_id, one.sequence, one.person, one.name, one.said
            FROM moved, unnest({sequences}::bigint[], {people}::bigint[], {names}::text[], {said}::text[])
                AS one (sequence, person, name, said))"
    ));
}

/// A game ends once, but its log may continue: only rows that were not there before are news.
fn push_result(statement: &mut Statement, result: &GameResult) {
    let seats = &result.seats;
    let numbers = statement.value((1..).take(seats.len()).collect::<Vec<i32>>());
    let players = statement.value(i32::from(seats.len() as u8));
    let (board, variant) =
        (statement.value(result.board.clone()), statement.value(result.variant.clone()));
    let played_by: Vec<String> = seats.iter().map(|seat| seat.player.word().to_owned()).collect();
    let played_by = statement.value(played_by);
    let people: Vec<Option<i64>> = seats.iter().map(|seat| seat.player.person()).collect();
    let people = statement.value(people);
    let places: Vec<i32> = seats.iter().map(|seat| seat.place.into()).collect();
    let places = statement.value(places);
    let prestige: Vec<Option<i64>> =
        seats.iter().map(|seat| seat.prestige.map(i64::from)).collect();
    let prestige = statement.value(prestige);
    let openings: Vec<String> = seats.iter().map(|seat| seat.opening.clone()).collect();
    let openings = statement.value(openings);
    statement.push(&format!(
        ", ended AS (
            INSERT INTO results (table_id, seat, played_by, person, players, board, variant, place,
                prestige, opening)
            SELECT moved.table_id, one.seat, one.played_by, one.person, {players}, {board}, {variant},
                one.place, one.prestige, one.opening
            FROM moved, unnest({numbers}::int[], {played_by}::text[], {people}::bigint[], {places}::int[],
                {prestige}::bigint[], {openings}::text[])
                AS one (seat, played_by, person, place, prestige, opening)
            ON CONFLICT DO NOTHING
            RETURNING table_id, seat, players, board, variant, played_by, opening, place, prestige),
        news AS (
            INSERT INTO tally_news (table_id, seat, players, board, variant, played_by, opening, place,
                prestige)
            SELECT table_id, seat, players, board, variant, played_by, opening, place, prestige FROM ended)"
    ));
}
