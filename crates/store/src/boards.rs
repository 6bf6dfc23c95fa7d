//! Boards that people drew, and reports about them.
//!
//! The store does not read them: their ids are derived from their texts by the caller. A board never
//! changes, and tables contain their boards, so that no game depends on one here.

use crate::store::forward;
use crate::{ListPage, PersonId, Store, StoreError, Timestamp};

/// Who can find a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// Those with its link.
    Linked,
    /// The same, and its author has offered it for the public list.
    Offered,
    /// Everybody.
    Listed,
    /// Nobody: the operator has removed it.
    Removed,
}

impl BoardState {
    const ALL: [Self; 4] = [Self::Linked, Self::Offered, Self::Listed, Self::Removed];

    /// Its word in the database.
    pub fn word(self) -> &'static str {
        match self {
            Self::Linked => "link",
            Self::Offered => "offered",
            Self::Listed => "listed",
            Self::Removed => "removed",
        }
    }

    fn read(word: &str) -> Result<Self, sqlx::Error> {
        let found = Self::ALL.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| sqlx::Error::Decode(format!("no state of a board: {word:?}").into()))
    }
}

/// A board to save.
#[derive(Clone, Debug)]
pub struct NewBoard {
    /// The id, which follows from the text.
    pub id: String,
    /// The name of the city.
    pub name: String,
    /// The file.
    pub text: String,
}

/// What became of a board that somebody saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSaving {
    /// It is there, perhaps since somebody else saved it.
    Kept,
    /// The operator has removed it.
    Removed,
    /// The person has as many boards as one may have.
    TooMany,
}

/// A board in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// The id.
    pub id: String,
    /// The name of the city.
    pub name: String,
    /// The name of its author; `None` if the author was deleted.
    pub author: Option<String>,
    /// When it was saved.
    pub created: Timestamp,
    /// Who can find it.
    pub state: BoardState,
    /// How many people have reported it.
    pub reports: u64,
}

/// A whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBoard {
    /// As in lists.
    pub row: BoardRow,
    /// The file.
    pub text: String,
    /// The account of its author, or the guest.
    pub owner: Option<PersonId>,
    /// The id of the newer version that its author saved, which may be deleted by now.
    pub successor: Option<String>,
}

/// Which boards to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFilter {
    /// Those of a person.
    Of(PersonId),
    /// Those in a state.
    In(BoardState),
    /// Those that somebody has reported, without removed ones.
    Reported,
    /// All.
    All,
}

/// A report about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReport {
    /// Who sent it.
    pub person: PersonId,
    /// Why the board should not be here.
    pub reason: String,
    /// When.
    pub at: Timestamp,
}

/// The columns of a row: id, name, author, time, state, reports.
pub(crate) type BoardColumns = (String, String, Option<String>, i64, String, i64);

/// The columns of a whole board: those of its row, text, owner, successor.
pub(crate) type StoredBoardColumns =
    (String, String, Option<String>, i64, String, i64, String, Option<i64>, Option<String>);

impl TryFrom<BoardColumns> for BoardRow {
    type Error = sqlx::Error;

    fn try_from(columns: BoardColumns) -> Result<Self, sqlx::Error> {
        let (id, name, author, created, state, reports) = columns;
        Ok(Self {
            id,
            name,
            author,
            created: Timestamp(created),
            state: BoardState::read(&state)?,
            reports: reports.cast_unsigned(),
        })
    }
}

impl TryFrom<StoredBoardColumns> for StoredBoard {
    type Error = sqlx::Error;

    fn try_from(columns: StoredBoardColumns) -> Result<Self, sqlx::Error> {
        let (id, name, author, created, state, reports, text, owner, successor) = columns;
        let row = (id, name, author, created, state, reports).try_into()?;
        Ok(Self { row, text, owner: owner.map(PersonId), successor })
    }
}

/// A year, after which reports are deleted.
const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;

impl Store {
    /// The number of reports about one board that are kept.
    pub const MOST_BOARD_REPORTS: u32 = 50;

    /// Keeps a board for a person who may have at most `most` of them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_board(
        &self,
        owner: PersonId,
        board: &NewBoard,
        now: Timestamp,
        most: u32,
    ) -> Result<BoardSaving, StoreError> {
        forward!(self.insert_board(owner, board, now, most))?;
        Ok(match self.board(&board.id).await? {
            None => BoardSaving::TooMany,
            Some(StoredBoard { row: BoardRow { state: BoardState::Removed, .. }, .. }) => {
                BoardSaving::Removed
            }
            Some(_) => BoardSaving::Kept,
        })
    }

    /// Says that a board is the newer version of another one, if both belong to this person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_successor(
        &self,
        owner: PersonId,
        old: &str,
        new: &str,
    ) -> Result<(), StoreError> {
        if old == new { Ok(()) } else { forward!(self.set_successor(owner, old, new)) }
    }

    /// A board, also a removed one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn board(&self, id: &str) -> Result<Option<StoredBoard>, StoreError> {
        let found: Option<StoredBoardColumns> = forward!(self.board(id))?;
        Ok(found.map(StoredBoard::try_from).transpose()?)
    }

    /// A part of the list of boards, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn boards(
        &self,
        filter: BoardFilter,
        page: ListPage,
    ) -> Result<Vec<BoardRow>, StoreError> {
        let found: Vec<BoardColumns> = forward!(self.boards(filter, page))?;
        Ok(found.into_iter().map(BoardRow::try_from).collect::<Result<_, _>>()?)
    }

    /// Changes the state of a board if it belongs to this person and is in the state `from`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_own_board(
        &self,
        owner: PersonId,
        id: &str,
        from: BoardState,
        to: BoardState,
    ) -> Result<(), StoreError> {
        forward!(self.change_own_board(owner, id, from, to))
    }

    /// Deletes a board of this person that is not in the public list and was not removed.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delete_own_board(&self, owner: PersonId, id: &str) -> Result<(), StoreError> {
        forward!(self.delete_own_board(owner, id))
    }

    /// Sets the state of a board, for the operator; `false` if there is none with this id.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_board_state(&self, id: &str, to: BoardState) -> Result<bool, StoreError> {
        forward!(self.set_board_state(id, to))
    }

    /// Keeps what a person says about a board, instead of what they said before. Nothing happens if
    /// there is no such board or if it has many reports already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn report_board(
        &self,
        person: PersonId,
        id: &str,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        forward!(self.report_board(person, id, reason, now, Self::MOST_BOARD_REPORTS))
    }

    /// The reports about a board, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn board_reports(&self, id: &str) -> Result<Vec<BoardReport>, StoreError> {
        let found: Vec<(i64, String, i64)> = forward!(self.board_reports(id))?;
        let report = |(person, reason, at)| BoardReport {
            person: PersonId(person),
            reason,
            at: Timestamp(at),
        };
        Ok(found.into_iter().map(report).collect())
    }

    /// What a person has reported: the board, the reason, and when.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reports_by(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, String, Timestamp)>, StoreError> {
        let found: Vec<(String, String, i64)> = forward!(self.reports_by(person))?;
        Ok(found.into_iter().map(|(board, reason, at)| (board, reason, Timestamp(at))).collect())
    }

    /// Deletes reports that are older than a year, and boards that only their deleted authors knew.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_old_boards(&self, now: Timestamp) -> Result<(), StoreError> {
        forward!(self.forget_old_boards(now.0 - YEAR))
    }
}
