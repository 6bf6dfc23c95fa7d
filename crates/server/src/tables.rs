//! The tables that are open now, and the one way in which they change.

mod advise;
mod cards;
mod index;
mod leaving;
mod open;
mod think;

pub(crate) use cards::Listed;
pub(crate) use index::NEW_CITIES;
pub use open::OpenTable;
pub(crate) use open::Presence;

use crate::work::{Work, WorkError};
use crate::{Config, secret};
use hamburgum_store::{
    AppendError, CreateError, NewTableRow, PersonId, Store, StoreError, StoredTable, Timestamp,
    TypedWords,
};
use hamburgum_table::{
    BrokenLog, Command, Entry, Head, HeadError, Refusal, Stamped, Table, Typed, Who,
};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use think::Thinkers;

/// All tables. Those that somebody looks at or plays at are held in memory; the store has them all.
#[derive(Clone, Debug)]
pub struct Tables {
    store: Store,
    open: Arc<Mutex<HashMap<String, Arc<OpenTable>>>>,
    thinkers: Thinkers,
    work: Work,
}

/// So many requests may wait for work that takes longer than a few milliseconds.
const WAITING: usize = 256;

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
    /// There is too much to do.
    Work(WorkError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "refused: {refusal:?}"),
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Broken(why) => write!(f, "the table cannot be read: {why}"),
            Self::Store(error) => write!(f, "the store failed: {error}"),
            Self::Work(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<WorkError> for Failure {
    fn from(error: WorkError) -> Self {
        Self::Work(error)
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
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { store, open: Arc::default(), thinkers, work: Work::new(cores, WAITING) }
    }

    /// Sets up a table and lets its first people and computers sit down; returns its id.
    ///
    /// # Errors
    /// There is no such game, or the disk failed.
    pub async fn create(&self, head: Head, entries: Vec<Entry>) -> Result<String, Failure> {
        let head = Head { secret: Some(secret::of_a_table()), ..head };
        // It may be played in a city that has to be generated first.
        let set_up = move || Ok::<_, Failure>((Table::new(head)?.after(&entries)?, entries));
        let (table, entries) = self.work.run(set_up).await??;
        let now = Timestamp::now();
        let id = secret::id();
        let (entries, words) = lines(&table, now, 0, entries);
        let new = NewTableRow {
            id: id.clone(),
            head: to_json(table.head()),
            created: now,
            entries,
            words,
            index: index::of(&table, now),
        };
        self.store.create_table(new).await.map_err(|error| match error {
            CreateError::Store(error) => Failure::Store(error),
            taken @ CreateError::IdTaken => Failure::Broken(taken.to_string()),
        })?;
        let open = self.insert(OpenTable::new(id.clone(), table));
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
        let open = self.insert(OpenTable::new(id.to_owned(), self.load(id).await?));
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
        self.work.run(move || replayed(&stored)).await?
    }

    /// The pool for work that takes longer than a few milliseconds.
    pub(crate) fn work(&self) -> &Work {
        &self.work
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
        let (tables, open) = (self.clone(), Arc::clone(open));
        let (who, command) = (who.clone(), command.clone());
        // A task of its own, because a browser may hang up at any moment: what is written to the log must
        // be shown to everybody, and wake the computers.
        let acting = tokio::spawn(async move {
            let turn = open.writing().await;
            let entries = open.table().decide(&who, seen, &command)?;
            tables.append(&open, entries).await?;
            drop(turn);
            tables.wake(&open);
            Ok(())
        });
        acting.await.map_err(|error| Failure::Broken(error.to_string()))?
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
        let seen = before.version();
        let (lines, words) = lines(&table, now, seen, entries);
        match self.store.append_with_words(open.id(), seen, &lines, &words, &index).await {
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

/// Replays a log. Most take less than a millisecond, but some are long, or begin with a city that has to be
/// generated.
fn replayed(stored: &StoredTable) -> Result<Table, Failure> {
    let unreadable = |error: serde_json::Error| Failure::Broken(error.to_string());
    let mut table = Table::new(serde_json::from_str(&stored.head).map_err(unreadable)?)?;
    let mut words = stored.words.iter().peekable();
    for (sequence, line) in (0..).zip(&stored.entries) {
        let mut entry: Stamped = serde_json::from_str(line).map_err(unreadable)?;
        if let Some(words) = words.next_if(|words| words.sequence == sequence) {
            let (name, said) = (words.name.clone(), words.said.clone());
            entry.what.put_typed(Typed { person: words.person.0, name, said });
        }
        table.apply_stored(entry.what)?;
    }
    Ok(table)
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can always be written as JSON")
}

/// Entries as lines of a table's log from this place on, and apart from them what people typed.
fn lines(
    table: &Table,
    now: Timestamp,
    first: u64,
    entries: Vec<Entry>,
) -> (Vec<String>, Vec<TypedWords>) {
    let board = table.game().board();
    let mut words = Vec::new();
    let mut line = |(sequence, mut entry): (u64, Entry)| {
        let typed = entry.take_typed();
        words.extend(typed.map(|Typed { person, name, said }| TypedWords {
            sequence,
            person: PersonId(person),
            name,
            said,
        }));
        to_json(&Stamped::new(now.0, entry, board))
    };
    let lines = (first..).zip(entries).map(&mut line).collect();
    (lines, words)
}
