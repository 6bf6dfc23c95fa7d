//! Moving everything from one database to another, in steps that can be interrupted at any time.
//!
//! First both databases are marked, so that no server uses them and the old one does not change any more.
//! Then everything is copied, read back and compared. At the end the old database is marked as moved, and
//! only then servers may use the new one. A move that was interrupted is continued by starting it again:
//! what is there already is not copied twice, but all of it is compared.

mod begin;
mod steps;

use crate::{Accounts, Digest, MoveMark, PeopleKind, PersonId, Store, StoreError, WholeTable};
use std::sync::Arc;
use thiserror::Error;

/// Why a move cannot begin or continue.
#[derive(Clone, Debug, Error)]
pub enum TransferError {
    /// There is something in the target.
    #[error("{0} is not empty: name an empty database, or a new file")]
    NotEmpty(String),
    /// One of the databases takes part in another move.
    #[error(
        "{database} is part of a move with {elsewhere} as the other end, which was not finished: finish \
         that one, or take it back with `hamburgum move --cancel --from {database}`"
    )]
    OtherMove {
        /// Which one.
        database: String,
        /// The other end of that move.
        elsewhere: String,
    },
    /// There is no unfinished move that could be taken back.
    #[error("{0} is not being moved")]
    NotMoving(String),
    /// What was read back is not what was copied.
    #[error("{0} is not the same in both databases: nothing was changed in the old one")]
    Different(String),
    /// A table contradicts the rules or itself.
    #[error("table {table} is wrong: {}; `hamburgum verify` lists all that are", .findings.join(", "))]
    Wrong {
        /// The id of the table.
        table: String,
        /// What is wrong.
        findings: Vec<String>,
    },
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What a move is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferStage {
    /// It marks both databases, so that no server uses them.
    Marking,
    /// It copies people, boards and tables.
    Copying,
    /// It reads everything back and compares it.
    Comparing,
    /// It marks where everything is now.
    Finishing,
}

/// How far a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransferProgress {
    /// What it does.
    pub stage: TransferStage,
    /// How many tables were copied or compared.
    pub done: u64,
    /// How many there are to copy and to compare.
    pub total: u64,
}

/// Lists what is wrong with a table by the rules.
pub type TableCheck = fn(&WholeTable, &Accounts) -> Vec<String>;

/// A move from one database to another.
#[derive(Debug)]
pub struct Transfer {
    from: Store,
    to: Store,
    /// What is written into the old database, and what into the new one.
    old: MoveMark,
    new: MoveMark,
    accounts: Arc<Accounts>,
    check: TableCheck,
    step: MoveStep,
    digest: Digest,
    done: u64,
    total: u64,
}

/// What is done next, and after which person, board or table.
#[derive(Clone, Debug)]
enum MoveStep {
    MarkOld,
    MarkNew,
    People(MovePass, PeopleKind, PersonId),
    Boards(MovePass, String),
    Tables(MovePass, String),
    MarkMoved,
    MarkReady,
    Done,
}

/// Everything is gone through twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MovePass {
    Copy,
    Compare,
}

impl Transfer {
    /// The digest of all tables that were compared so far.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// Closes both databases. A move that is not done can be continued later.
    pub async fn close(self) {
        self.from.close().await;
        self.to.close().await;
    }
}
