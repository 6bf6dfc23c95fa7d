//! The tables in memory, and the single code path that changes them.

mod advise;
mod attend;
mod blocks;
mod cards;
mod deadlines;
mod due;
mod failure;
mod findings;
mod follow;
mod gather;
mod guarded;
mod holidays;
mod index;
mod jobs;
mod keeper;
mod leaving;
mod log;
mod names;
mod open;
mod places;
mod plan_desk;
mod plans;
mod queue;
mod running;
mod signs;
mod think;

pub(crate) use cards::{Listed, ListedOffer};
pub(crate) use deadlines::Service;
pub use failure::Failure;
pub use findings::table_findings;
pub(crate) use index::{NEW_CITIES, OWN_CITIES};
pub(crate) use names::any_name;
pub use open::OpenTable;
pub(crate) use open::Presence;
pub(crate) use plan_desk::PlanDesk;
pub(crate) use plans::current as current_plans;

use crate::notices;
use crate::work::Work;
use crate::{Config, secret};
use guarded::Guarded;
use hamburgum_store::{
    AppendError, CreateError, Index, IndexChange, JobQueue, JobUrgency, NewTableRow, Store,
    Timestamp,
};
use hamburgum_table::{Command, Entry, Head, Table, Who};
use log::{lines, replayed, to_json};
use places::Thinkers;
use signs::{Signs, Waiting};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// All tables. The store has every table; the ones in use are cached in memory.
#[derive(Clone, Debug)]
pub struct Tables {
    store: Store,
    open: Arc<Mutex<HashMap<String, Arc<OpenTable>>>>,
    thinkers: Thinkers,
    guarded: Arc<Guarded>,
    waiting: Waiting,
    begun: Instant,
    work: Work,
    /// How long after a change people are told who do not look; `None` if nobody is told.
    notice_delay: Option<Duration>,
    /// How long a planned turn waits before it is played.
    plan_pause: Duration,
}

/// The length of the queue for work that takes longer than a few milliseconds.
const WAITING: usize = 256;

/// How often a command is decided on while other processes change the same table.
const ATTEMPTS: u32 = 10;

impl Tables {
    /// Creates the tables of a store, with the thread pool for computer players that the
    /// configuration describes.
    pub fn new(store: Store, config: &Config) -> Self {
        let thinkers = Thinkers::new(config);
        let waiting =
            Waiting { absent_after: config.waiting_time, overdue_after: config.voting_time };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            store,
            open: Arc::default(),
            thinkers,
            work: Work::new(cores, WAITING),
            guarded: Arc::default(),
            waiting,
            begun: Instant::now(),
            notice_delay: config.outgoing.as_ref().map(|outgoing| outgoing.delay),
            plan_pause: config.plan_pause,
        }
    }

    /// Creates a table with its first log entries, which seat people and computers, and returns its
    /// id.
    ///
    /// # Errors
    /// The head or the entries are invalid, or the store failed.
    pub async fn create(&self, head: Head, entries: Vec<Entry>) -> Result<String, Failure> {
        let head = Head { secret: Some(secret::of_a_table()), ..head };
        // The board may be a city that has to be generated first.
        let set_up = move || Ok::<_, Failure>((Table::new(head)?.after(&entries)?, entries));
        let (mut table, mut entries) = self.work.run(set_up).await??;
        let now = self.store.now();
        table.note_time(now.0);
        self.set_clocks(&mut table, &mut entries, now).await?;
        let id = secret::id();
        let (entries, words) = lines(&table, now, 0, entries);
        let mut jobs = due::at_first(&id, &table);
        if let Some(delay) = self.notice_delay {
            jobs.extend(notices::due::at_first(&id, &table, now, delay));
        }
        let new = NewTableRow {
            id: id.clone(),
            head: to_json(table.head()),
            created: now,
            entries,
            words,
            index: Index { jobs, ..index::of(&table, now) },
        };
        self.store.create_table(new).await.map_err(|error| match error {
            CreateError::Store(error) => Failure::Store(error),
            taken @ CreateError::IdTaken => Failure::Broken(taken.to_string()),
        })?;
        let signs = Signs::new(self.waiting, Instant::now());
        let open = self.insert(OpenTable::new(id.clone(), table, signs));
        self.wake(&open);
        Ok(id)
    }

    /// Returns the table with this id, and loads it from the store if it is not in memory.
    ///
    /// # Errors
    /// The table is missing or invalid, or the store failed.
    pub async fn get(&self, id: &str) -> Result<Arc<OpenTable>, Failure> {
        self.at_least(id, u64::MAX).await
    }

    /// Returns the table with this id, which others have seen at this version. It is not read again if it
    /// is in memory and not older.
    ///
    /// # Errors
    /// The table is missing or invalid, or the store failed.
    pub(crate) async fn at_least(&self, id: &str, version: u64) -> Result<Arc<OpenTable>, Failure> {
        let open = self.lock().get(id).cloned();
        if let Some(open) = open {
            if self.store.is_shared() && open.table().version() < version {
                let is_named = version < u64::MAX;
                self.catch_up(&open).await.or_else(|failure| match failure {
                    // Tables in memory stay visible, unless the reader has seen something newer.
                    Failure::Store(error) if error.is_away() && !is_named => Ok(()),
                    failure => Err(failure),
                })?;
            }
            return Ok(open);
        }
        // Whoever gave a sign lately has kept the table in memory, unless the server was started since.
        let signs = Signs::new(self.waiting, self.begun);
        let open = self.insert(OpenTable::new(id.to_owned(), self.load(id).await?, signs));
        self.read_questions(&[id.to_owned()]).await;
        self.read_plans(&[id.to_owned()]).await;
        Ok(open)
    }

    /// Returns the current state of a table without adding it to the tables in memory.
    ///
    /// # Errors
    /// The table is missing or invalid, or the store failed.
    pub async fn look(&self, id: &str) -> Result<Arc<Table>, Failure> {
        let open = self.lock().get(id).cloned();
        let Some(open) = open else { return self.load(id).await.map(Arc::new) };
        if self.store.is_shared() {
            self.catch_up(&open).await?;
        }
        Ok(open.table())
    }

    /// Returns up to `most` games in progress that somebody is watching, most watched first. They
    /// are in memory anyway, so this reads nothing from the store.
    pub fn being_played(&self, most: usize, is_wanted: impl Fn(&str) -> bool) -> Vec<Arc<Table>> {
        let open = self.lock();
        let watched = open.values().filter(|one| one.watchers() > 0 && is_wanted(one.id()));
        let mut games: Vec<_> =
            watched.map(|one| (one.watchers(), one.id(), one.table())).collect();
        games.retain(|(_, _, table)| table.is_playing() && table.head().lesson.is_none());
        games.sort_by(|(a, one, _), (b, other, _)| b.cmp(a).then(one.cmp(other)));
        games.into_iter().take(most).map(|(_, _, table)| table).collect()
    }

    async fn load(&self, id: &str) -> Result<Table, Failure> {
        let stored = self.store.load(id).await?.ok_or(Failure::NoSuchTable)?;
        self.work.run(move || replayed(stored)).await?
    }

    /// The pool for work that takes longer than a few milliseconds.
    pub(crate) fn work(&self) -> &Work {
        &self.work
    }

    /// Adds a loaded table. Of two concurrent loads the first one wins, so that all requests share
    /// one instance.
    fn insert(&self, open: OpenTable) -> Arc<OpenTable> {
        let id = open.id().to_owned();
        Arc::clone(self.lock().entry(id).or_insert_with(|| Arc::new(open)))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OpenTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Executes a command of somebody who has seen this version. On return its entries are on disk.
    ///
    /// # Errors
    /// The command is refused or the store failed; in both cases the table is unchanged.
    pub async fn act(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        seen: u64,
        command: &Command,
    ) -> Result<(), Failure> {
        let (tables, open) = (self.clone(), Arc::clone(open));
        let (who, command) = (who.clone(), command.clone());
        // A separate task, because a disconnecting client cancels the handler: entries that are
        // written to the log must also be published, and wake the computers.
        let acting = tokio::spawn(async move {
            let turn = open.writing().await;
            tables.decide_and_append(&open, &who, seen, &command).await?;
            tables.forget_plans_of(&open, &who).await;
            open.note_sign(&who);
            drop(turn);
            Ok(())
        });
        acting.await.map_err(|error| Failure::Broken(error.to_string()))?
    }

    /// Decides again if another process has changed the table meanwhile: a message of the chat has its place
    /// even then, and a step of a turn is refused as stale by the table itself.
    async fn decide_and_append(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        seen: u64,
        command: &Command,
    ) -> Result<(), Failure> {
        for _ in 0..ATTEMPTS {
            let entries = open.table().decide(who, seen, command, &open.attendance())?;
            match self.append(open, entries).await {
                Err(Failure::Outrun) => {}
                done => return done,
            }
        }
        Err(Failure::Outrun)
    }

    /// Creates the rematch of a finished table, unless it exists already, and returns its id. The
    /// write lock is held throughout, so that two concurrent requests do not create two tables.
    ///
    /// # Errors
    /// The head or the entries are invalid, or the store failed.
    pub async fn rematch(
        &self,
        open: &Arc<OpenTable>,
        again: impl FnOnce(&Table) -> (Head, Vec<Entry>),
    ) -> Result<String, Failure> {
        let _lock = open.writing().await;
        let table = open.table();
        if let Some(other) = table.rematch() {
            return Ok(other.to_owned());
        }
        let (head, entries) = again(&table);
        let id = self.create(head, entries).await?;
        loop {
            match self.append(open, vec![Table::rematch_at(&id)]).await {
                Err(Failure::Outrun) => {}
                done => return done.map(|()| id),
            }
            if let Some(other) = open.table().rematch() {
                return Ok(other.to_owned());
            }
        }
    }

    /// Appends entries to the log, and publishes the new state once it is on disk. The caller holds
    /// the write lock.
    async fn append(&self, open: &Arc<OpenTable>, mut entries: Vec<Entry>) -> Result<(), Failure> {
        let before = open.table();
        let mut table = before.after(&entries)?;
        let now = Timestamp(before.time_of_next_entry(self.store.now().0));
        table.note_time(now.0);
        self.set_clocks(&mut table, &mut entries, now).await?;
        let urgency = if open.is_attended() { JobUrgency::Watched } else { JobUrgency::Usual };
        let mut jobs = due::change(open.id(), &before, &table, urgency);
        if let Some(delay) = self.notice_delay {
            jobs.extend(notices::due::change(open.id(), &before, &table, now, delay));
        }
        jobs.extend(plans::job(open, &before, &table, self.plan_pause));
        let index = IndexChange { jobs, ..index::change(&before, &table, now) };
        let is_computer_due = index.puts_job(JobQueue::Think);
        let seen = before.version();
        let (lines, words) = lines(&table, now, seen, entries);
        match self.store.append_with_words(open.id(), seen, &lines, &words, index).await {
            Ok(_) => {
                self.guarded.note(open.id(), &table);
                open.show(table);
                if is_computer_due {
                    self.wake(open);
                }
                Ok(())
            }
            // Another process has written to this table, and its entries take precedence.
            Err(AppendError::Conflict { .. }) => {
                self.catch_up(open).await?;
                Err(Failure::Outrun)
            }
            Err(AppendError::NoSuchTable) => Err(Failure::NoSuchTable),
            Err(AppendError::Store(error)) => Err(Failure::Store(error)),
        }
    }

    /// Adds the entries that stop and start clocks after a change of a table.
    async fn set_clocks(
        &self,
        table: &mut Table,
        entries: &mut Vec<Entry>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        if table.has_right_clock(now.0) {
            return Ok(());
        }
        let Some(keeper) = self.keeper(table).await? else { return Ok(()) };
        let clocks = table.clock_entries(now.0, &keeper);
        *table = table.after(&clocks)?;
        table.note_time(now.0);
        entries.extend(clocks);
        Ok(())
    }

    /// Removes unused tables from memory, and what is remembered of pages that are gone.
    pub fn close_unwatched(&self) {
        let mut tables = self.lock();
        tables.retain(|_, open| open.is_in_use() || Arc::strong_count(open) > 1);
        for open in tables.values().filter(|open| open.watchers() == 0) {
            open.editions().forget_all();
        }
    }

    /// The number of tables in memory and of pages connected to them.
    pub fn count(&self) -> (usize, usize) {
        let open = self.lock();
        (open.len(), open.values().map(|one| one.watchers()).sum())
    }

    /// The length of the queue of computer turns and analysis requests.
    pub fn waiting_thoughts(&self) -> usize {
        self.thinkers.waiting()
    }
}
