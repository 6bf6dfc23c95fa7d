//! Computer players: they think in a bounded pool and never block a page.

use super::{OpenTable, Tables};
use crate::Config;
use hamburgum_ai::{Level, Opponent};
use hamburgum_engine::Action;
use hamburgum_table::Table;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit, TryAcquireError};

/// The delay before a computer's turn is retried after a failure.
const RETRY: Duration = Duration::from_secs(3);

/// The polling interval of background work that waits for a free permit.
const STANDING_BACK: Duration = Duration::from_millis(40);

/// The pool of searches; excess work waits in a first-in, first-out queue.
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

    /// Waits for a permit of the pool.
    pub(super) async fn room(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = self.room.acquire().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        place.ok()
    }

    /// The length of the queue.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Tables {
    /// Waits for a permit that no computer player is queued for. Background work must release it
    /// within milliseconds, because computer players have priority.
    pub(crate) async fn spare_room(&self) -> Option<OwnedSemaphorePermit> {
        loop {
            match Arc::clone(&self.thinkers.room).try_acquire_owned() {
                Ok(room) => return Some(room),
                Err(TryAcquireError::NoPermits) => tokio::time::sleep(STANDING_BACK).await,
                Err(TryAcquireError::Closed) => return None,
            }
        }
    }

    /// Starts the task that plays the computers' turns at a table, unless it is running already or
    /// it is a person's turn.
    pub(super) fn wake(&self, open: &Arc<OpenTable>) {
        if open.table().computer_to_act().is_none() || !open.begin_to_think() {
            return;
        }
        let (tables, open) = (self.clone(), Arc::clone(open));
        tokio::spawn(async move {
            while tables.play_computer(&open).await {}
            open.stop_thinking();
            // A command may have arrived between the last check and the end of the task.
            tables.wake(&open);
        });
    }

    /// Plays one turn of a computer; `false` if it is not a computer's turn.
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
        // Meanwhile somebody may have taken a turn back or taken over the seat.
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

/// Chooses the actions of a whole turn, up to the one that ends it.
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
