//! Results of games, and statistics over them.

use crate::store::forward;
use crate::{PersonId, Store, StoreError};

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

/// The word for all people.
const PERSON: &str = "person";

impl ResultBy {
    pub(crate) fn word(&self) -> &str {
        match self {
            Self::Person(_) => PERSON,
            Self::Computer(level) => level,
        }
    }

    pub(crate) fn read(word: String, person: Option<i64>) -> Self {
        if word == PERSON { Self::Person(person.map(PersonId)) } else { Self::Computer(word) }
    }

    pub(crate) fn person(&self) -> Option<i64> {
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
    pub(crate) fn column(self) -> &'static str {
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

/// A group of results as columns: the value, the number of each place, the number of scores, their sum.
pub(crate) type TallyRow = (String, i64, i64, i64, i64, i64, i64, i64);

impl From<TallyRow> for Tally {
    fn from((what, first, second, third, fourth, fifth, scored, prestige): TallyRow) -> Self {
        let places = [first, second, third, fourth, fifth].map(number);
        Self { what, places, scored: number(scored), prestige: number(prestige) }
    }
}

fn number(sum: i64) -> u32 {
    u32::try_from(sum).unwrap_or(u32::MAX)
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
        forward!(self.tallies(selection, by, most))
    }
}
