//! Boards that people drew, and reports about them.

use super::SqliteStore;
use super::people::ALIASES;
use crate::boards::{BoardColumns, StoredBoardColumns};
use crate::whole::{WholeBoard, WholeBoardRow, WholeReportRow};
use crate::{BoardFilter, BoardState, ListPage, NewBoard, PersonId, StoreError, Timestamp};
use sqlx::AssertSqlSafe;

/// The columns of a row in a list; the author of a merged guest's board is the account.
const COLUMNS: &str = "boards.id, boards.name, account.name, boards.created, state,
    (SELECT count(*) FROM board_reports WHERE board = boards.id)";
const FROM: &str = "boards LEFT JOIN people AS writer ON writer.id = owner
    LEFT JOIN people AS account ON account.id = coalesce(writer.merged_into, writer.id)";

impl SqliteStore {
    pub(crate) async fn insert_board(
        &self,
        owner: PersonId,
        board: &NewBoard,
        now: Timestamp,
        most: u32,
    ) -> Result<(), StoreError> {
        let insert = format!(
            "INSERT INTO boards (id, name, text, owner, created, state)
             SELECT ?2, ?3, ?4, ?1, ?5, 'link'
             WHERE (SELECT count(*) FROM boards WHERE owner IN {ALIASES}) < ?6
             ON CONFLICT DO NOTHING"
        );
        let insert = sqlx::query(AssertSqlSafe(insert)).bind(owner.0).bind(board.id.clone());
        let insert = insert.bind(board.name.clone()).bind(board.text.clone()).bind(now.0);
        self.change(insert.bind(most)).await.map(drop)
    }

    pub(crate) async fn set_successor(
        &self,
        owner: PersonId,
        old: &str,
        new: &str,
    ) -> Result<(), StoreError> {
        let set = format!(
            "UPDATE boards SET successor = CASE id WHEN ?3 THEN NULL ELSE ?3 END
             WHERE id IN (?2, ?3) AND 2 =
             (SELECT count(*) FROM boards WHERE id IN (?2, ?3) AND owner IN {ALIASES})"
        );
        let set = sqlx::query(AssertSqlSafe(set)).bind(owner.0).bind(old.to_owned());
        self.change(set.bind(new.to_owned())).await.map(drop)
    }

    pub(crate) async fn board(&self, id: &str) -> Result<Option<StoredBoardColumns>, StoreError> {
        let ask = format!(
            "SELECT {COLUMNS}, text, account.id, successor FROM {FROM} WHERE boards.id = ?"
        );
        Ok(sqlx::query_as(AssertSqlSafe(ask)).bind(id).fetch_optional(&self.reads).await?)
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
            BoardFilter::In(_) => "state = ?2".to_owned(),
            BoardFilter::Reported => {
                "state <> 'removed' AND boards.id IN (SELECT board FROM board_reports)".to_owned()
            }
            BoardFilter::All => "TRUE".to_owned(),
        };
        let ask = format!(
            "SELECT {COLUMNS} FROM {FROM} WHERE {which}
             ORDER BY boards.created DESC, boards.id LIMIT ?3 OFFSET ?4"
        );
        let ask = sqlx::query_as(AssertSqlSafe(ask)).bind(person).bind(state);
        Ok(ask.bind(page.limit).bind(page.offset).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn change_own_board(
        &self,
        owner: PersonId,
        id: &str,
        from: BoardState,
        to: BoardState,
    ) -> Result<(), StoreError> {
        let change = format!(
            "UPDATE boards SET state = ?4 WHERE id = ?2 AND state = ?3 AND owner IN {ALIASES}"
        );
        let change = sqlx::query(AssertSqlSafe(change)).bind(owner.0).bind(id.to_owned());
        self.change(change.bind(from.word()).bind(to.word())).await.map(drop)
    }

    pub(crate) async fn delete_own_board(
        &self,
        owner: PersonId,
        id: &str,
    ) -> Result<(), StoreError> {
        let delete = format!(
            "DELETE FROM boards WHERE id = ?2 AND state IN ('link', 'offered') AND owner IN {ALIASES}"
        );
        let delete = sqlx::query(AssertSqlSafe(delete)).bind(owner.0).bind(id.to_owned());
        self.change(delete).await.map(drop)
    }

    pub(crate) async fn set_board_state(
        &self,
        id: &str,
        to: BoardState,
    ) -> Result<bool, StoreError> {
        let set = sqlx::query("UPDATE boards SET state = ? WHERE id = ?");
        Ok(self.change(set.bind(to.word()).bind(id.to_owned())).await? > 0)
    }

    pub(crate) async fn report_board(
        &self,
        person: PersonId,
        id: &str,
        reason: &str,
        now: Timestamp,
        most: u32,
    ) -> Result<(), StoreError> {
        let report = sqlx::query(
            "INSERT INTO board_reports (board, person, reason, at)
             SELECT id, ?1, ?3, ?4 FROM boards WHERE id = ?2
             AND (SELECT count(*) FROM board_reports WHERE board = ?2 AND person <> ?1) < ?5
             ON CONFLICT (board, person) DO UPDATE SET reason = excluded.reason, at = excluded.at",
        );
        let report = report.bind(person.0).bind(id.to_owned()).bind(reason.to_owned());
        self.change(report.bind(now.0).bind(most)).await.map(drop)
    }

    pub(crate) async fn board_reports(
        &self,
        id: &str,
    ) -> Result<Vec<(i64, String, i64)>, StoreError> {
        let ask = "SELECT person, reason, at FROM board_reports WHERE board = ?
            ORDER BY at DESC, person";
        Ok(sqlx::query_as(ask).bind(id).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn reports_by(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, String, i64)>, StoreError> {
        let ask = format!(
            "SELECT board, reason, at FROM board_reports WHERE person IN {ALIASES} ORDER BY at, board"
        );
        let ask = sqlx::query_as(AssertSqlSafe(ask)).bind(person.0);
        Ok(ask.fetch_all(&self.reads).await?)
    }

    pub(crate) async fn forget_old_boards(&self, year_ago: i64) -> Result<(), StoreError> {
        self.change(sqlx::query("DELETE FROM board_reports WHERE at < ?").bind(year_ago)).await?;
        let orphans = "DELETE FROM boards WHERE owner IS NULL AND state IN ('link', 'offered')";
        self.change(sqlx::query(orphans)).await.map(drop)
    }

    pub(crate) async fn whole_boards(
        &self,
        after: &str,
        most: u32,
    ) -> Result<(Vec<WholeBoardRow>, Vec<WholeReportRow>), StoreError> {
        let boards: Vec<WholeBoardRow> = sqlx::query_as(
            "SELECT id, text, name, owner, created, state, successor FROM boards
             WHERE id > ? ORDER BY id LIMIT ?",
        )
        .bind(after)
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        let reports = sqlx::query_as(
            "SELECT board, person, reason, at FROM board_reports
             WHERE board BETWEEN ? AND ? ORDER BY board, person",
        );
        let (first, last) = (boards.first().map(|row| &row.0), boards.last().map(|row| &row.0));
        let reports = reports.bind(first).bind(last).fetch_all(&self.reads).await?;
        Ok((boards, reports))
    }

    pub(crate) async fn put_boards(&self, boards: Vec<WholeBoard>) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for board in boards {
                        let (id, text, name, owner, created, state, successor) = board.row;
                        sqlx::query(
                            "INSERT INTO boards (id, text, name, owner, created, state, successor)
                             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        )
                        .bind(id)
                        .bind(text)
                        .bind(name)
                        .bind(owner)
                        .bind(created)
                        .bind(state)
                        .bind(successor)
                        .execute(&mut *connection)
                        .await?;
                        for (board, person, reason, at) in board.reports {
                            sqlx::query(
                                "INSERT INTO board_reports (board, person, reason, at)
                                 VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                            )
                            .bind(board)
                            .bind(person)
                            .bind(reason)
                            .bind(at)
                            .execute(&mut *connection)
                            .await?;
                        }
                    }
                    Ok(())
                })
            })
            .await
    }
}
