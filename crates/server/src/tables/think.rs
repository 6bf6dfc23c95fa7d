//! Computers at the tables: they think in a bounded pool and never hold up a page.

use super::{OpenTable, Tables};
use crate::Config;
use hamburgum_ai::{Level, Opponent};
use hamburgum_engine::Action;
use hamburgum_table::Table;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit, TryAcquireError};

/// After a failure, which may pass, a computer tries again.
const RETRY: Duration = Duration::from_secs(3);

/// So long work that can wait stands back before it looks for room again.
const STANDING_BACK: Duration = Duration::from_millis(40);

/// The pool: who finds no room waits in a queue.
#[derive(Clone, Debug)]
pub(super) struct Thinkers {
    room: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    pace: Duration,
    pub(super) longest_thought: Duration,
}

impl Thinkers {
    pub(super) fn new(config: &Config) -> Self {
        let room = Arc::new(Semaphore::new(config.thinkers.max(1)));
        let &Config { pace, longest_thought, .. } = config;
        Self { room, waiting: Arc::default(), pace, longest_thought }
    }

    /// A place in the pool, as soon as there is one; first come, first served.
    pub(super) async fn room(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = self.room.acquire().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        place.ok()
    }

    /// How many wait for a place.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Tables {
    /// Room that no computer at a table wants, for work that can wait. Whoever gets it gives it back
    /// within moments: computers come first.
    pub(crate) async fn spare_room(&self) -> Option<OwnedSemaphorePermit> {
        loop {
            match Arc::clone(&self.thinkers.room).try_acquire_owned() {
                Ok(room) => return Some(room),
                Err(TryAcquireError::NoPermits) => tokio::time::sleep(STANDING_BACK).await,
                Err(TryAcquireError::Closed) => return None,
            }
        }
    }

    /// Lets the computers of a table play, if it is their turn and they do not yet.
    pub(super) fn wake(&self, open: &Arc<OpenTable>) {
        if open.table().computer_to_act().is_none() || !open.begin_to_think() {
            return;
        }
        let (tables, open) = (self.clone(), Arc::clone(open));
        tokio::spawn(async move {
            while tables.play_computer(&open).await {}
            open.stop_thinking();
            // Somebody may have acted between the last look and the end of thinking.
            tables.wake(&open);
        });
    }

    /// Plays one turn of a computer; `false` if there is none to play.
    async fn play_computer(&self, open: &Arc<OpenTable>) -> bool {
        let table = open.table();
        let Some((_, level)) = table.computer_to_act() else { return false };
        let begun = Instant::now();
        let Some(actions) = self.think(Arc::clone(&table), level).await else {
            tokio::time::sleep(RETRY).await;
            return true;
        };
        tokio::time::sleep(self.thinkers.pace.saturating_sub(begun.elapsed())).await;
        let _turn = open.writing().await;
        // While it thought, somebody may have taken a turn back or the seat over.
        let now = open.table();
        if now.game() != table.game() || now.computer_to_act() != table.computer_to_act() {
            return true;
        }
        let kept = match now.computers_turn(&actions) {
            Ok(entries) => self.append(open, entries).await,
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(error) = kept {
            tracing::error!(table = open.id(), %error, "a computer's turn was not kept");
            tokio::time::sleep(RETRY).await;
        }
        true
    }

    async fn think(&self, table: Arc<Table>, level: Level) -> Option<Vec<Action>> {
        let _room = self.thinkers.room().await?;
        let longest = self.thinkers.longest_thought;
        let thought = tokio::task::spawn_blocking(move || whole_turn(&table, level, longest)).await;
        thought.inspect_err(|error| tracing::error!(%error, "a computer failed to think")).ok()
    }
}

/// A whole turn of a computer, up to the action that makes it final.
fn whole_turn(table: &Table, level: Level, longest: Duration) -> Vec<Action> {
    let mut game = table.game().clone();
    let turns = game.turns_played();
    let mut opponent = Opponent::new(level, table.head().seed ^ u64::from(turns));
    let begun = Instant::now();
    let mut actions = Vec::new();
    while game.turns_played() == turns {
        let is_late = || begun.elapsed() > longest;
        let Some(action) = opponent.choose_until(game.state(), is_late) else { break };
        actions.push(action);
        if game.play(action).is_err() || action == Action::Done {
            break;
        }
    }
    actions
}
