//! Replays everything in a database, and says what is wrong with it.

use crate::tables::table_findings;
use hamburgum_cities::OwnBoard;
use hamburgum_store::{Accounts, Digest, Store, StoreError, WholeBoard, WholeTable};
use std::sync::Arc;
use tokio::task::JoinHandle;

/// How many tables are read and replayed at the same time.
const AT_ONCE: u32 = 32;

/// How often a table is read again that others change meanwhile.
const ATTEMPTS: u32 = 5;

/// What a check of a whole database has found.
#[derive(Debug)]
pub struct Verified {
    /// How many tables were replayed.
    pub tables: u64,
    /// The digest of all heads and logs; another database with the same one has the same games.
    pub digest: Digest,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The id of the table; `None` if it is about all of them.
    pub table: Option<String>,
    /// What is wrong with it.
    pub what: String,
}

/// Replays every table of a database, and compares lists, results and statistics with what follows from the
/// logs. After each part it passes on how many tables are done.
///
/// # Errors
/// The database failed.
pub async fn verify(store: &Store, mut progress: impl FnMut(u64)) -> Result<Verified, StoreError> {
    let accounts = Arc::new(store.accounts().await?);
    let mut verified = Verified { tables: 0, digest: Digest::NONE, findings: Vec::new() };
    let mut last = String::new();
    loop {
        let ids = store.table_ids(&last, AT_ONCE).await?;
        let Some(end) = ids.last() else { break };
        end.clone_into(&mut last);
        let tasks: Vec<_> = ids.into_iter().map(|id| check(store, id, &accounts)).collect();
        for task in tasks {
            let (digest, findings) = task.await.map_err(|_| StoreError::Closed)??;
            verified.digest = verified.digest.and(digest);
            verified.findings.extend(findings);
            verified.tables += 1;
        }
        progress(verified.tables);
    }
    verified.findings.extend(wrong_boards(store).await?);
    let wrong = store.wrong_tallies().await?;
    if wrong > 0 {
        let what = format!("{wrong} sums of the statistics differ from the results");
        verified.findings.push(Finding { table: None, what });
    }
    Ok(verified)
}

/// Boards that cannot be read, or whose ids or names are not those of their files.
async fn wrong_boards(store: &Store) -> Result<Vec<Finding>, StoreError> {
    let (mut findings, mut last) = (Vec::new(), String::new());
    loop {
        let boards = store.whole_boards(&last, AT_ONCE).await?;
        let Some(end) = boards.last() else { return Ok(findings) };
        end.id().clone_into(&mut last);
        let wrong = boards.iter().filter_map(|board| Some((board.id(), wrong_board(board)?)));
        let finding = |(id, what)| Finding { table: None, what: format!("board {id}: {what}") };
        findings.extend(wrong.map(finding));
    }
}

fn wrong_board(board: &WholeBoard) -> Option<String> {
    match OwnBoard::read(board.text()) {
        Err(error) => Some(error.to_string()),
        Ok(own) if own.word().as_str() != board.id() => {
            Some(format!("its file is the one of {}", own.word()))
        }
        Ok(own) if own.board().name() != board.name() => {
            Some("its name in lists is another one".to_owned())
        }
        Ok(_) => None,
    }
}

type Checked = Result<(Digest, Vec<Finding>), StoreError>;

/// Reads and replays a table in a task of its own.
fn check(store: &Store, id: String, accounts: &Arc<Accounts>) -> JoinHandle<Checked> {
    let (store, accounts) = (store.clone(), Arc::clone(accounts));
    tokio::spawn(async move {
        let table = at_one_moment(&store, &id).await?;
        let replay = move || (table.digest(), table_findings(&table, &accounts));
        let (digest, findings) =
            tokio::task::spawn_blocking(replay).await.map_err(|_| StoreError::Closed)?;
        let finding = |what| Finding { table: Some(id.clone()), what };
        Ok((digest, findings.into_iter().map(finding).collect()))
    })
}

/// Servers may play at the table meanwhile: its parts are read until two readings agree.
async fn at_one_moment(store: &Store, id: &str) -> Result<WholeTable, StoreError> {
    let mut before = whole(store, id).await?;
    for _ in 0..ATTEMPTS {
        let now = whole(store, id).await?;
        if now == before {
            break;
        }
        before = now;
    }
    Ok(before)
}

async fn whole(store: &Store, id: &str) -> Result<WholeTable, StoreError> {
    // A table is never deleted.
    store.whole_table(id).await?.ok_or(StoreError::Closed)
}
