//! Boards that people drew, and reports about them. Every statement can be sent twice.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::boards::{BoardColumns, StoredBoardColumns};
use crate::whole::{WholeBoard, WholeBoardRow, WholeReportRow};
use crate::{BoardFilter, BoardState, ListPage, NewBoard, PersonId, StoreError, Timestamp};

/// The columns of a row in a list; the author of a merged guest's board is the account.
const COLUMNS: &str = "boards.id, boards.name, account.name, boards.created, state,
    (SELECT count(*) FROM board_reports WHERE board = boards.id)";
const FROM: &str = "boards LEFT JOIN people AS writer ON writer.id = owner
    LEFT JOIN people AS account ON account.id = coalesce(writer.merged_into, writer.id)";

impl PostgresStore {
    pub(crate) async fn insert_board(
        &self,
        owner: PersonId,
        board: &NewBoard,
        now: Timestamp,
        most: u32,
    ) -> Result<(), StoreError> {
        let insert = Statement::new(format!(
            "INSERT INTO boards (id, name, text, owner, created, state)
             SELECT $2, $3, $4, $1, $5, 'link'
             WHERE (SELECT count(*) FROM boards WHERE owner IN {ALIASES}) < $6
             ON CONFLICT DO NOTHING RETURNING 1"
        ));
        let insert = insert.bind(owner.0).bind(board.id.clone()).bind(board.name.clone());
        let insert = insert.bind(board.text.clone()).bind(now.0).bind(i64::from(most));
        self.changed(insert).await.map(drop)
    }

    pub(crate) async fn set_successor(
        &self,
        owner: PersonId,
        old: &str,
        new: &str,
    ) -> Result<(), StoreError> {
        let set = Statement::new(format!(
            "UPDATE boards SET successor = CASE id WHEN $3 THEN NULL ELSE $3 END
             WHERE id IN ($2, $3) AND 2 =
             (SELECT count(*) FROM boards WHERE id IN ($2, $3) AND owner IN {ALIASES})
             RETURNING 1"
        ));
        let set = set.bind(owner.0).bind(old.to_owned()).bind(new.to_owned());
        self.changed(set).await.map(drop)
    }

    pub(crate) async fn board(&self, id: &str) -> Result<Option<StoredBoardColumns>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT {COLUMNS}, text, account.id, successor FROM {FROM} WHERE boards.id = $1"
        ));
        self.connections.read_one(ask.bind(id.to_owned())).await
    }

    pub(crate) async fn boards(
        &self,
        filter: BoardFilter,
        page: ListPage,
    ) -> Result<Vec<BoardColumns>, StoreError> {
        let (person, state) = match filter {
            BoardFilter::Of(person) => (Some(person.0), None),
            BoardFilter::In(state) => (None, Some(state.word())),
            BoardFilter::Reported | BoardFilter::All => (None, None),
        };
        let which = match filter {
            BoardFilter::Of(_) => format!("owner IN {ALIASES}"),
            BoardFilter::In(_) => "state = $2".to_owned(),
            BoardFilter::Reported => {
                "state <> 'removed' AND boards.id IN (SELECT board FROM board_reports)".to_owned()
            }
            BoardFilter::All => "TRUE".to_owned(),
        };
        // The types of parameters that a filter does not use are unknown otherwise.
        let ask = Statement::new(format!(
            "SELECT {COLUMNS} FROM {FROM}
             WHERE {which} AND ($1::bigint IS NULL OR TRUE) AND ($2::text IS NULL OR TRUE)
             ORDER BY boards.created DESC, boards.id LIMIT $3 OFFSET $4"
        ));
        let ask = ask.bind(person).bind(state.map(str::to_owned));
        let ask = ask.bind(i64::from(page.limit)).bind(i64::from(page.offset));
        self.connections.read(ask).await
    }

    pub(crate) async fn change_own_board(
        &self,
        owner: PersonId,
        id: &str,
        from: BoardState,
        to: BoardState,
    ) -> Result<(), StoreError> {
        let change = Statement::new(format!(
            "UPDATE boards SET state = $4 WHERE id = $2 AND state = $3 AND owner IN {ALIASES}
             RETURNING 1"
        ));
        let change = change.bind(owner.0).bind(id.to_owned()).bind(from.word().to_owned());
        self.changed(change.bind(to.word().to_owned())).await.map(drop)
    }

    pub(crate) async fn delete_own_board(
        &self,
        owner: PersonId,
        id: &str,
    ) -> Result<(), StoreError> {
        let delete = Statement::new(format!(
            "DELETE FROM boards WHERE id = $2 AND state IN ('link', 'offered')
             AND owner IN {ALIASES} RETURNING 1"
        ));
        self.changed(delete.bind(owner.0).bind(id.to_owned())).await.map(drop)
    }

    pub(crate) async fn set_board_state(
        &self,
        id: &str,
        to: BoardState,
    ) -> Result<bool, StoreError> {
        let set = Statement::new("UPDATE boards SET state = $1 WHERE id = $2 RETURNING 1");
        Ok(self.changed(set.bind(to.word().to_owned()).bind(id.to_owned())).await? > 0)
    }

    pub(crate) async fn report_board(
        &self,
        person: PersonId,
        id: &str,
        reason: &str,
        now: Timestamp,
        most: u32,
    ) -> Result<(), StoreError> {
        let report = Statement::new(
            "INSERT INTO board_reports (board, person, reason, at)
             SELECT id, $1, $3, $4 FROM boards WHERE id = $2
             AND (SELECT count(*) FROM board_reports WHERE board = $2 AND person <> $1) < $5
             ON CONFLICT (board, person) DO UPDATE SET reason = excluded.reason, at = excluded.at
             RETURNING 1",
        );
        let report = report.bind(person.0).bind(id.to_owned()).bind(reason.to_owned());
        self.changed(report.bind(now.0).bind(i64::from(most))).await.map(drop)
    }

    pub(crate) async fn board_reports(
        &self,
        id: &str,
    ) -> Result<Vec<(i64, String, i64)>, StoreError> {
        let ask = Statement::new(
            "SELECT person, reason, at FROM board_reports WHERE board = $1
             ORDER BY at DESC, person",
        );
        self.connections.read(ask.bind(id.to_owned())).await
    }

    pub(crate) async fn reports_by(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, String, i64)>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT board, reason, at FROM board_reports WHERE person IN {ALIASES} ORDER BY at, board"
        ));
        self.connections.read(ask.bind(person.0)).await
    }

    pub(crate) async fn forget_old_boards(&self, year_ago: i64) -> Result<(), StoreError> {
        let reports = Statement::new("DELETE FROM board_reports WHERE at < $1 RETURNING 1");
        self.changed(reports.bind(year_ago)).await?;
        let orphans = "DELETE FROM boards WHERE owner IS NULL AND state IN ('link', 'offered')
            RETURNING 1";
        self.changed(Statement::new(orphans)).await.map(drop)
    }

    pub(crate) async fn whole_boards(
        &self,
        after: &str,
        most: u32,
    ) -> Result<(Vec<WholeBoardRow>, Vec<WholeReportRow>), StoreError> {
        let ask = Statement::new(
            "SELECT id, text, name, owner, created, state, successor FROM boards
             WHERE id > $1 ORDER BY id LIMIT $2",
        );
        let ask = ask.bind(after.to_owned()).bind(i64::from(most));
        let boards: Vec<WholeBoardRow> = self.connections.read(ask).await?;
        let reports = Statement::new(
            "SELECT board, person, reason, at FROM board_reports
             WHERE board = ANY ($1) ORDER BY board, person",
        );
        let ids: Vec<String> = boards.iter().map(|row| row.0.clone()).collect();
        let reports = self.connections.read(reports.bind(ids)).await?;
        Ok((boards, reports))
    }

    pub(crate) async fn put_boards(&self, boards: Vec<WholeBoard>) -> Result<(), StoreError> {
        for board in boards {
            let (id, text, name, owner, created, state, successor) = board.row;
            let insert = Statement::new(
                "INSERT INTO boards (id, text, name, owner, created, state, successor)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1",
            );
            let insert = insert.bind(id).bind(text).bind(name).bind(owner).bind(created);
            self.changed(insert.bind(state).bind(successor)).await?;
            for (board, person, reason, at) in board.reports {
                let insert = Statement::new(
                    "INSERT INTO board_reports (board, person, reason, at)
                     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1",
                );
                self.changed(insert.bind(board).bind(person).bind(reason).bind(at)).await?;
            }
        }
        Ok(())
    }
}
