//! The tables that are open now, and the one way in which they change.

mod advise;
mod cards;
mod index;
mod open;
mod places;
mod queue;
mod running;
mod signs;
mod think;

pub(crate) use cards::Listed;
pub(crate) use index::NEW_CITIES;
pub use open::OpenTable;
pub(crate) use open::Presence;

use crate::advice::Askers;
use crate::{Config, secret};
use hamburgum_store::{AppendError, CreateError, NewTableRow, Store, StoreError, Timestamp};
use hamburgum_table::{BrokenLog, Command, Entry, Head, HeadError, Refusal, Stamped, Table, Who};
use places::Thinkers;
use signs::Signs;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// All tables. Those that somebody looks at or plays at are held in memory; the store has them all.
#[derive(Clone, Debug)]
pub struct Tables {
    store: Store,
    open: Arc<Mutex<HashMap<String, Arc<OpenTable>>>>,
    thinkers: Thinkers,
    askers: Askers,
    /// After this time without a sign of life a person is absent.
    waiting_time: Duration,
    begun: Instant,
}

/// Why something did not happen at a table.
#[derive(Debug)]
pub enum Failure {
    /// It may not be done.
    Refused(Refusal),
    /// There is no such table.
    NoSuchTable,
    /// The table cannot be read.
    Broken(String),
    /// The disk failed.
    Store(StoreError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "refused: {refusal:?}"),
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Broken(why) => write!(f, "the table cannot be read: {why}"),
            Self::Store(error) => write!(f, "the store failed: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<BrokenLog> for Failure {
    fn from(broken: BrokenLog) -> Self {
        Self::Broken(broken.to_string())
    }
}

impl From<HeadError> for Failure {
    fn from(error: HeadError) -> Self {
        Self::Broken(error.to_string())
    }
}

impl Tables {
    /// The tables of a store; the configuration says how computers think.
    pub fn new(store: Store, config: &Config) -> Self {
        let thinkers = Thinkers::new(config);
        let (waiting_time, begun) = (config.waiting_time, Instant::now());
        let askers = Askers::default();
        Self { store, open: Arc::default(), thinkers, askers, waiting_time, begun }
    }

    /// Sets up a table and lets its first people and computers sit down; returns its id.
    ///
    /// # Errors
    /// There is no such game, or the disk failed.
    pub async fn create(&self, head: Head, entries: Vec<Entry>) -> Result<String, Failure> {
        let head = Head { secret: Some(secret::of_a_table()), ..head };
        let table = Table::new(head)?.after(&entries)?;
        let now = Timestamp::now();
        let id = secret::id();
        let new = NewTableRow {
            id: id.clone(),
            head: to_json(table.head()),
            created: now,
            entries: lines(&table, now, entries),
            index: index::of(&table, now),
        };
        self.store.create_table(new).await.map_err(|error| match error {
            CreateError::Store(error) => Failure::Store(error),
            taken @ CreateError::IdTaken => Failure::Broken(taken.to_string()),
        })?;
        let signs = Signs::new(self.waiting_time, Instant::now());
        let open = self.insert(OpenTable::new(id.clone(), table, signs));
        self.wake(&open);
        Ok(id)
    }

    /// The table with this id; it is read from the store if nobody looked at it lately.
    ///
    /// # Errors
    /// There is none, it cannot be read, or the disk failed.
    pub async fn get(&self, id: &str) -> Result<Arc<OpenTable>, Failure> {
        if let Some(open) = self.lock().get(id) {
            return Ok(Arc::clone(open));
        }
        // Whoever gave a sign lately has kept the table in memory, unless the server was started since.
        let signs = Signs::new(self.waiting_time, self.begun);
        let open = self.insert(OpenTable::new(id.to_owned(), self.load(id).await?, signs));
        self.wake(&open);
        Ok(open)
    }

    /// The table with this id as it stands, without holding it in memory from now on.
    ///
    /// # Errors
    /// There is none, it cannot be read, or the disk failed.
    pub async fn look(&self, id: &str) -> Result<Arc<Table>, Failure> {
        let open = self.lock().get(id).map(|open| open.table());
        match open {
            Some(table) => Ok(table),
            None => self.load(id).await.map(Arc::new),
        }
    }

    /// Tables of this kind where a game is on that somebody looks at now, those with the most watchers
    /// first. They are held in memory anyway.
    pub fn being_played(&self, most: usize, is_wanted: impl Fn(&str) -> bool) -> Vec<Arc<Table>> {
        let open = self.lock();
        let watched = open.values().filter(|one| one.watchers() > 0 && is_wanted(one.id()));
        let mut games: Vec<_> =
            watched.map(|one| (one.watchers(), one.id(), one.table())).collect();
        games.retain(|(_, _, table)| table.is_playing() && table.head().lesson.is_none());
        games.sort_by(|(a, one, _), (b, other, _)| b.cmp(a).then(one.cmp(other)));
        games.into_iter().take(most).map(|(_, _, table)| table).collect()
    }

    /// Opens the tables at which a computer has to play, after a start of the server.
    ///
    /// # Errors
    /// The disk failed.
    pub async fn wake_all(&self) -> Result<(), Failure> {
        for id in self.store.tables_without_awaited().await? {
            match self.get(&id).await {
                Ok(_) => {}
                Err(Failure::Broken(why)) => {
                    tracing::error!(table = id, why, "a table cannot be read");
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    async fn load(&self, id: &str) -> Result<Table, Failure> {
        let stored = self.store.load(id).await?.ok_or(Failure::NoSuchTable)?;
        let unreadable = |error: serde_json::Error| Failure::Broken(error.to_string());
        let mut table = Table::new(serde_json::from_str(&stored.head).map_err(unreadable)?)?;
        for line in &stored.entries {
            let entry: Stamped = serde_json::from_str(line).map_err(unreadable)?;
            table.apply_stored(entry.what)?;
        }
        Ok(table)
    }

    /// If two ask for a table at once, both get the same.
    fn insert(&self, open: OpenTable) -> Arc<OpenTable> {
        let id = open.id().to_owned();
        Arc::clone(self.lock().entry(id).or_insert_with(|| Arc::new(open)))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OpenTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody do something, who has seen this version. When it returns, it is on disk.
    ///
    /// # Errors
    /// It is refused, or the disk failed; then nothing has happened.
    pub async fn act(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        seen: u64,
        command: &Command,
    ) -> Result<(), Failure> {
        let turn = open.writing().await;
        let entries = open.table().decide(who, seen, command, &open.attendance())?;
        self.append(open, entries).await?;
        open.note_sign(who);
        drop(turn);
        self.wake(open);
        Ok(())
    }

    /// Sets up the table where the same people play again, unless there is one; returns its id. The lock
    /// is held meanwhile, so that two requests at once do not set up two.
    ///
    /// # Errors
    /// There is no such game, or the disk failed.
    pub async fn rematch(
        &self,
        open: &OpenTable,
        again: impl FnOnce(&Table) -> (Head, Vec<Entry>),
    ) -> Result<String, Failure> {
        let _lock = open.writing().await;
        let table = open.table();
        if let Some(other) = table.rematch() {
            return Ok(other.to_owned());
        }
        let (head, entries) = again(&table);
        let id = self.create(head, entries).await?;
        self.append(open, vec![Table::rematch_at(&id)]).await?;
        Ok(id)
    }

    /// Appends to the log, and shows it to everybody when it is on disk. The caller holds the
    /// write lock.
    async fn append(&self, open: &OpenTable, entries: Vec<Entry>) -> Result<(), Failure> {
        let before = open.table();
        let table = before.after(&entries)?;
        let now = Timestamp::now();
        let index = index::of(&table, now);
        let lines = lines(&table, now, entries);
        match self.store.append(open.id(), before.version(), &lines, &index).await {
            Ok(_) => open.show(table),
            // Another process has written to this table: what it wrote counts.
            Err(AppendError::Conflict { .. }) => {
                open.show(self.load(open.id()).await?);
                return Err(Failure::Refused(Refusal::Stale));
            }
            Err(AppendError::NoSuchTable) => return Err(Failure::NoSuchTable),
            Err(AppendError::Store(error)) => return Err(Failure::Store(error)),
        }
        Ok(())
    }

    /// Forgets tables that nobody looks at; they are read again when somebody does.
    pub fn close_unwatched(&self) {
        self.lock().retain(|_, open| open.is_in_use() || Arc::strong_count(open) > 1);
    }

    /// How many tables are held in memory, and how many pages look at them.
    pub fn count(&self) -> (usize, usize) {
        let open = self.lock();
        (open.len(), open.values().map(|one| one.watchers()).sum())
    }

    /// How many turns of computers and questions to the analysis wait for a place to think.
    pub fn waiting_thoughts(&self) -> usize {
        self.thinkers.waiting()
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can always be written as JSON")
}

/// Entries as lines of a table's log.
fn lines(table: &Table, now: Timestamp, entries: Vec<Entry>) -> Vec<String> {
    let board = table.game().board();
    entries.into_iter().map(|entry| to_json(&Stamped::new(now.0, entry, board))).collect()
}
