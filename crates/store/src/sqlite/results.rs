//! Results of games, and statistics over them.

use super::SqliteStore;
use crate::results::TallyRow;
use crate::{By, GameResult, Selection, StoreError, Tally};
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

impl SqliteStore {
    pub(crate) async fn tallies(
        &self,
        selection: &Selection,
        by: By,
        most: u32,
    ) -> Result<Vec<Tally>, StoreError> {
        let mut query = QueryBuilder::<Sqlite>::new("SELECT CAST(");
        query.push(by.column()).push(" AS TEXT)");
        let is_one = selection.person.is_some();
        // A person has few results; for all players there is a table of running totals.
        let (games, scored, prestige, source) = if is_one {
            ("1", "prestige IS NOT NULL", "coalesce(prestige, 0)", "results")
        } else {
            ("games", "scored", "prestige", "tallies")
        };
        for place in 1..=5 {
            query.push(format!(", coalesce(sum({games}) FILTER (WHERE place = {place}), 0)"));
        }
        query.push(format!(", sum({scored}), sum({prestige}) FROM {source} WHERE TRUE"));
        restrict(&mut query, selection);
        query.push(format!(" GROUP BY {} ORDER BY sum({games}) DESC, 1 LIMIT ", by.column()));
        query.push_bind(most);
        let rows: Vec<TallyRow> = query.build_query_as().fetch_all(&self.reads).await?;
        Ok(rows.into_iter().map(Tally::from).collect())
    }
}

fn restrict(query: &mut QueryBuilder<Sqlite>, selection: &Selection) {
    if let Some(person) = selection.person {
        query.push(" AND person IN (SELECT id FROM people WHERE coalesce(merged_into, id) = (SELECT coalesce(merged_into, id) FROM people WHERE id = ");
        query.push_bind(person.0).push("))");
    }
    if let Some(players) = selection.players {
        query.push(" AND players = ").push_bind(players);
    }
    if let Some(board) = &selection.board {
        query.push(" AND board = ").push_bind(board);
    }
    if let Some(variant) = &selection.variant {
        query.push(" AND variant = ").push_bind(variant);
    }
}

/// Inserts it unless it exists: a game ends once, but its log may continue.
pub(super) async fn insert_game_result(
    connection: &mut SqliteConnection,
    table: &str,
    game: &GameResult,
) -> Result<(), sqlx::Error> {
    for (seat, result) in (1_u8..).zip(&game.seats) {
        sqlx::query(
            "INSERT INTO results (table_id, seat, played_by, person, players, board, variant,
             place, prestige, opening) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(seat)
        .bind(result.player.word())
        .bind(result.player.person())
        .bind(game.seats.len() as u8)
        .bind(&game.board)
        .bind(&game.variant)
        .bind(result.place)
        .bind(result.prestige)
        .bind(&result.opening)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
