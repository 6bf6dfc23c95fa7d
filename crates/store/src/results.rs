//! Results of games, and statistics over them.

use crate::{PersonId, Store, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, QueryBuilder, Row, Sqlite, SqliteConnection};

/// The result of a game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The id of the board.
    pub board: String,
    /// The word of the variant.
    pub variant: String,
    /// The result of each seat, in the order of play.
    pub seats: Vec<ResultRow>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Who played.
    pub player: ResultBy,
    /// From 1 to the number of players; tied players share a place.
    pub place: u8,
    /// The final prestige; `None` for a player who resigned.
    pub prestige: Option<u32>,
    /// The fields of the first turns, in the format of the caller.
    pub opening: String,
}

/// Who played on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultBy {
    /// A person; unknown if several shared a screen.
    Person(Option<PersonId>),
    /// A computer of this level.
    Computer(String),
}

impl ResultBy {
    fn word(&self) -> &str {
        match self {
            Self::Person(_) => "person",
            Self::Computer(level) => level,
        }
    }

    fn person(&self) -> Option<i64> {
        match self {
            Self::Person(person) => person.map(|id| id.0),
            Self::Computer(_) => None,
        }
    }
}

/// A filter on results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Only those of this person, including merged guests.
    pub person: Option<PersonId>,
    /// Only games with this number of players.
    pub players: Option<u8>,
    /// Only games on this board.
    pub board: Option<String>,
    /// Only games of this variant.
    pub variant: Option<String>,
}

/// What results are grouped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The number of players.
    Players,
    /// The board.
    Board,
    /// The variant.
    Variant,
    /// The place in the order of play.
    Seat,
    /// Who played: "person" or a level.
    PlayedBy,
    /// The fields of the first turns.
    Opening,
}

impl By {
    fn column(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Board => "board",
            Self::Variant => "variant",
            Self::Seat => "seat",
            Self::PlayedBy => "played_by",
            Self::Opening => "opening",
        }
    }
}

/// A group of results, aggregated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The value that they are grouped by.
    pub what: String,
    /// How many first places, second places, and so on.
    pub places: [u32; 5],
    /// How many of them have a prestige.
    pub scored: u32,
    /// The sum of their prestige.
    pub prestige: u32,
}

impl FromRow<'_, SqliteRow> for Tally {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let number = |index: usize| row.try_get::<u32, _>(index);
        let mut places = [0; 5];
        for (index, place) in (1..).zip(&mut places) {
            *place = number(index)?;
        }
        Ok(Self { what: row.try_get(0)?, places, scored: number(6)?, prestige: number(7)? })
    }
}

impl Store {
    /// Aggregates results by group, the groups with the most games first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tallies(
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
        selection.restrict(&mut query);
        query.push(format!(" GROUP BY {} ORDER BY sum({games}) DESC, 1 LIMIT ", by.column()));
        query.push_bind(most);
        Ok(query.build_query_as().fetch_all(&self.reads).await?)
    }
}

impl Selection {
    fn restrict(&self, query: &mut QueryBuilder<Sqlite>) {
        if let Some(person) = self.person {
            query.push(" AND person IN (SELECT id FROM people WHERE coalesce(merged_into, id) = (SELECT coalesce(merged_into, id) FROM people WHERE id = ");
            query.push_bind(person.0).push("))");
        }
        if let Some(players) = self.players {
            query.push(" AND players = ").push_bind(players);
        }
        if let Some(board) = &self.board {
            query.push(" AND board = ").push_bind(board);
        }
        if let Some(variant) = &self.variant {
            query.push(" AND variant = ").push_bind(variant);
        }
    }
}

impl GameResult {
    /// Inserts it unless it exists: a game ends once, but its log may continue.
    pub(crate) async fn insert(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), sqlx::Error> {
        for (seat, result) in (1_u8..).zip(&self.seats) {
            sqlx::query(
                "INSERT INTO results (table_id, seat, played_by, person, players, board, variant,
                 place, prestige, opening) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(seat)
            .bind(result.player.word())
            .bind(result.player.person())
            .bind(self.seats.len() as u8)
            .bind(&self.board)
            .bind(&self.variant)
            .bind(result.place)
            .bind(result.prestige)
            .bind(&result.opening)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}
