//! Statistics over results.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::results::TallyRow;
use crate::{By, Selection, StoreError, Tally};

/// The sums, and the results that are not in them yet: together they are exact.
const OF_EVERYBODY: &str = "
    SELECT players, board, variant, seat, played_by, opening, place, games, scored, prestige FROM tallies
    UNION ALL
    SELECT players, board, variant, seat, played_by, opening, place,
        1, (prestige IS NOT NULL)::int, coalesce(prestige, 0)
    FROM tally_news";

/// A person has few results, so they are read one by one.
fn of_one_person() -> String {
    format!(
        "SELECT players, board, variant, seat, played_by, opening, place,
            1 AS games, (prestige IS NOT NULL)::int AS scored, coalesce(prestige, 0) AS prestige
         FROM results WHERE person IN {ALIASES}"
    )
}

impl PostgresStore {
    pub(crate) async fn tallies(
        &self,
        selection: &Selection,
        by: By,
        most: u32,
    ) -> Result<Vec<Tally>, StoreError> {
        let mut ask = Statement::default();
        let source = match selection.person {
            // The parameter of the aliases is the first one.
            Some(person) => {
                ask.value(person.0);
                of_one_person()
            }
            None => OF_EVERYBODY.to_owned(),
        };
        ask.push(&format!("SELECT {}::text COLLATE \"C\"", by.column()));
        for place in 1..=5 {
            ask.push(&format!(", coalesce(sum(games) FILTER (WHERE place = {place}), 0)::bigint"));
        }
        ask.push(&format!(
            ", sum(scored)::bigint, sum(prestige)::bigint FROM ({source}) AS counted WHERE TRUE"
        ));
        restrict(&mut ask, selection);
        let most = ask.value(i64::from(most));
        ask.push(&format!(" GROUP BY {} ORDER BY sum(games) DESC, 1 LIMIT {most}", by.column()));
        let rows: Vec<TallyRow> = self.connections.read(ask).await?;
        Ok(rows.into_iter().map(Tally::from).collect())
    }
}

fn restrict(ask: &mut Statement, selection: &Selection) {
    if let Some(players) = selection.players {
        let players = ask.value(i32::from(players));
        ask.push(&format!(" AND players = {players}"));
    }
    if let Some(board) = &selection.board {
        let board = ask.value(board.clone());
        ask.push(&format!(" AND board = {board}"));
    }
    if let Some(variant) = &selection.variant {
        let variant = ask.value(variant.clone());
        ask.push(&format!(" AND variant = {variant}"));
    }
}
