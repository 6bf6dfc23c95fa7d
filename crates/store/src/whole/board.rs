//! Boards as rows, for checking and moving them.

use crate::store::forward;
use crate::{Store, StoreError};

/// A board with the reports about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeBoard {
    pub(crate) row: WholeBoardRow,
    pub(crate) reports: Vec<WholeReportRow>,
}

/// The columns of a board: id, text, name, owner, time, state, successor.
pub(crate) type WholeBoardRow = (String, String, String, Option<i64>, i64, String, Option<String>);

/// The columns of a report: board, person, reason, time.
pub(crate) type WholeReportRow = (String, i64, String, i64);

impl WholeBoard {
    /// The id.
    pub fn id(&self) -> &str {
        &self.row.0
    }

    /// The file.
    pub fn text(&self) -> &str {
        &self.row.1
    }

    /// The name of the city in lists.
    pub fn name(&self) -> &str {
        &self.row.2
    }
}

impl Store {
    /// Boards whose ids come after this one, in their order, at most `most`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn whole_boards(
        &self,
        after: &str,
        most: u32,
    ) -> Result<Vec<WholeBoard>, StoreError> {
        let (boards, mut reports) = forward!(self.whole_boards(after, most))?;
        let with_reports = |row: WholeBoardRow| {
            let about_it = reports.extract_if(.., |report| report.0 == row.0).collect();
            WholeBoard { row, reports: about_it }
        };
        Ok(boards.into_iter().map(with_reports).collect())
    }

    /// Inserts those of these boards that are not there yet.
    pub(crate) async fn put_boards(&self, boards: Vec<WholeBoard>) -> Result<(), StoreError> {
        forward!(self.put_boards(boards))
    }
}
