//! A table in memory, with its connected pages.

use super::PlanDesk;
use super::blocks::BlockBoard;
use super::holidays::HolidayBoard;
use super::signs::Signs;
use crate::advice::Desk;
use crate::live::Editions;
use crate::secret;
use hamburgum_engine::Player;
use hamburgum_table::{Attendance, Holder, PersonId, Seat, Table, Who};
use hamburgum_web::Address;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tokio::sync::{MutexGuard, watch};

/// A table in memory. Reads never wait for the disk: a new state is built next to the current one,
/// written to the store, and then swapped in.
#[derive(Debug)]
pub struct OpenTable {
    id: String,
    shown: RwLock<Arc<Table>>,
    writing: tokio::sync::Mutex<()>,
    reading: tokio::sync::Mutex<()>,
    changes: watch::Sender<u64>,
    is_thinking: AtomicBool,
    here: Mutex<HashMap<PersonId, usize>>,
    /// People with a page that is connected to another server.
    elsewhere: Mutex<BTreeSet<PersonId>>,
    /// Whom the other servers know to be here.
    told: Mutex<BTreeSet<PersonId>>,
    comings: watch::Sender<()>,
    desk: Desk,
    plan_desk: PlanDesk,
    holidays: HolidayBoard,
    blocks: BlockBoard,
    signs: Signs,
    readings: AtomicU64,
    editions: Editions,
}

/// Marks a page of a person as connected until it is dropped.
#[derive(Debug)]
pub(crate) struct Presence {
    table: Arc<OpenTable>,
    who: Who,
    numbers: Vec<PersonId>,
}

impl OpenTable {
    pub(super) fn new(id: String, table: Table, signs: Signs) -> Self {
        let (changes, _) = watch::channel(table.version());
        Self {
            id,
            shown: RwLock::new(Arc::new(table)),
            writing: tokio::sync::Mutex::default(),
            reading: tokio::sync::Mutex::default(),
            changes,
            is_thinking: AtomicBool::new(false),
            here: Mutex::default(),
            elsewhere: Mutex::default(),
            told: Mutex::default(),
            comings: watch::Sender::new(()),
            desk: Desk::default(),
            plan_desk: PlanDesk::default(),
            holidays: HolidayBoard::default(),
            blocks: BlockBoard::default(),
            signs,
            readings: AtomicU64::new(0),
            editions: Editions::default(),
        }
    }

    /// The id in its address.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The path that invites somebody to a seat, named by the colour that the seat had when the
    /// table was created. Its key cannot be guessed.
    pub fn invitation(&self, invited_as: Player) -> String {
        let key = secret::invitation(&self.id, self.table().head(), invited_as.word());
        Address::Join { table: &self.id, key: &key }.to_string()
    }

    /// The current, published state.
    pub fn table(&self) -> Arc<Table> {
        Arc::clone(&self.shown.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Acquires the write lock.
    pub(super) async fn writing(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    /// Acquires the lock of those who read the log again.
    pub(super) async fn reading(&self) -> MutexGuard<'_, ()> {
        self.reading.lock().await
    }

    /// Shows a newer state. Nobody ever sees an older one after it.
    pub(super) fn show(&self, table: Table) {
        let version = table.version();
        if self.replace(table, |shown| shown.version() < version) {
            self.changes.send_replace(version);
        }
    }

    /// Shows a state that was read again, because names were deleted from it.
    pub(super) fn show_again(&self, table: Table) {
        let version = table.version();
        if self.replace(table, |shown| shown.version() <= version) {
            self.readings.fetch_add(1, Ordering::Relaxed);
            self.changes.send_replace(version);
        }
    }

    fn replace(&self, table: Table, is_due: impl FnOnce(&Table) -> bool) -> bool {
        let mut shown = self.shown.write().unwrap_or_else(PoisonError::into_inner);
        let is_due = is_due(&shown);
        if is_due {
            *shown = Arc::new(table);
        }
        is_due
    }

    /// Subscribes to version numbers. A slow receiver sees only the newest.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The analysis requests of the people at this table.
    pub(crate) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The plans of the people at this table.
    pub(crate) fn plan_desk(&self) -> &PlanDesk {
        &self.plan_desk
    }

    /// The holidays of the people at this table.
    pub(crate) fn holidays(&self) -> &HolidayBoard {
        &self.holidays
    }

    /// The blocks of the people who look at this table.
    pub(crate) fn blocks(&self) -> &BlockBoard {
        &self.blocks
    }

    /// What open pages have.
    pub(crate) fn editions(&self) -> &Editions {
        &self.editions
    }

    /// How often the table was replaced without a new version.
    pub(crate) fn readings(&self) -> u64 {
        self.readings.load(Ordering::Relaxed)
    }

    /// Notifies pages of something that is not part of the table's state, such as new advice.
    pub(super) fn tell_anew(&self) {
        self.changes.send_modify(|_| {});
    }

    /// Whether a computer is thinking about its turn.
    pub fn is_thinking(&self) -> bool {
        self.is_thinking.load(Ordering::Relaxed)
    }

    /// Marks the table as thinking; `false` if it already was.
    pub(super) fn begin_to_think(&self) -> bool {
        !self.is_thinking.swap(true, Ordering::AcqRel)
    }

    pub(super) fn stop_thinking(&self) {
        self.is_thinking.store(false, Ordering::Release);
    }

    /// Whether a page of this person is connected.
    pub fn is_here(&self, person: PersonId) -> bool {
        self.lock_here().contains_key(&person) || lock(&self.elsewhere).contains(&person)
    }

    /// The people with a page that is connected to this server, if the other servers do not know that.
    pub(super) fn untold_people(&self) -> Option<BTreeSet<PersonId>> {
        let here: BTreeSet<PersonId> = self.lock_here().keys().copied().collect();
        (here != *lock(&self.told)).then_some(here)
    }

    pub(super) fn note_told(&self, people: BTreeSet<PersonId>) {
        *lock(&self.told) = people;
    }

    /// Takes note of who is connected to other servers.
    pub(super) fn note_elsewhere(&self, people: BTreeSet<PersonId>) {
        let mut elsewhere = lock(&self.elsewhere);
        if *elsewhere != people {
            self.signs.note_all(elsewhere.union(&people).copied());
            *elsewhere = people;
            self.comings.send_replace(());
        }
    }

    /// Registers a connected page of this person.
    pub(crate) fn welcome(self: &Arc<Self>, who: &Who) -> Presence {
        // A seat may still be held by a guest who was merged into this account.
        let numbers: Vec<PersonId> = who.aliases.iter().copied().chain([who.id]).collect();
        for &number in &numbers {
            *self.lock_here().entry(number).or_default() += 1;
        }
        self.comings.send_replace(());
        Presence { table: Arc::clone(self), who: who.clone(), numbers }
    }

    /// Takes note that a person of the table has asked for something.
    pub(crate) fn note_sign(&self, who: &Who) {
        self.signs.note(&self.table(), who);
    }

    /// Who is absent, for decisions that depend on it.
    pub(crate) fn attendance(&self) -> Attendance {
        self.signs.attendance(&self.table(), |person| self.is_here(person))
    }

    /// Subscribes to connects and disconnects of people.
    pub fn comings(&self) -> watch::Receiver<()> {
        self.comings.subscribe()
    }

    /// Encodes which of the other people at the table are connected, one character per seat. It
    /// leaves out spectators and the reader, who need no notice of themselves.
    pub fn presence(&self, who: Option<&Who>) -> String {
        let sign = |seat: &Seat| match seat.holder {
            Holder::Person { id, .. } if who.is_some_and(|who| who.is(id)) => '-',
            Holder::Person { id, .. } if self.is_here(id) => 'h',
            Holder::Person { .. } => 'a',
            Holder::Nobody | Holder::Computer { .. } => '-',
        };
        self.table().seats().iter().map(sign).collect()
    }

    fn lock_here(&self) -> std::sync::MutexGuard<'_, HashMap<PersonId, usize>> {
        lock(&self.here)
    }

    pub(super) fn watchers(&self) -> usize {
        self.changes.receiver_count()
    }

    /// Whether somebody looks at the table, or did so lately without a connected page.
    pub(super) fn is_attended(&self) -> bool {
        self.watchers() > 0 || self.signs.are_recent()
    }

    pub(super) fn is_in_use(&self) -> bool {
        self.is_thinking() || self.is_attended() || self.desk.is_in_use()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut here = self.table.lock_here();
        for number in &self.numbers {
            if let Some(pages) = here.get_mut(number) {
                *pages -= 1;
            }
        }
        here.retain(|_, pages| *pages > 0);
        drop(here);
        self.table.note_sign(&self.who);
        self.table.comings.send_replace(());
    }
}
