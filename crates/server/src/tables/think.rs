//! Computer players: they think in a bounded pool and never block a page.

use super::places::Wish;
use super::{Failure, OpenTable, Tables};
use hamburgum_ai::{Level, Opponent};
use hamburgum_engine::Action;
use hamburgum_store::JobQueue;
use hamburgum_table::Table;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// The delay before a computer's turn is retried after a failure.
const RETRY: Duration = Duration::from_secs(3);

/// A turn that waits for so long is offered to other processes.
const OFFERED_AFTER: Duration = Duration::from_secs(1);

/// How a task that plays computers' turns continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextStep {
    /// Another turn may be due.
    Again,
    /// It is nobody's turn, or a person's.
    Ended,
    /// Another process plays.
    Lost,
}

/// What came of a search.
enum Thought {
    Turn(Vec<Action>),
    Failed,
    /// Another process has claimed the turn while this one waited for a slot.
    Lost,
}

impl Tables {
    /// Starts the task that plays the computers' turns at a table, unless it is running already or
    /// it is a person's turn. This process holds the job: it has appended or claimed it.
    pub(super) fn wake(&self, open: &Arc<OpenTable>) {
        if open.table().computer_to_act().is_none() || !open.begin_to_think() {
            return;
        }
        let (tables, open) = (self.clone(), Arc::clone(open));
        tokio::spawn(async move {
            let mut next = NextStep::Again;
            while next == NextStep::Again {
                next = tables.play_computer(&open).await;
            }
            open.stop_thinking();
            if next == NextStep::Ended {
                // A command may have arrived between the last check and the end of the task.
                tables.wake(&open);
            }
        });
    }

    /// Plays one turn of a computer.
    async fn play_computer(&self, open: &Arc<OpenTable>) -> NextStep {
        let table = open.table();
        let Some((_, level)) = table.computer_to_act() else { return NextStep::Ended };
        let begun = Instant::now();
        let actions = match self.think(open, Arc::clone(&table), level).await {
            Thought::Turn(actions) => actions,
            Thought::Failed => return self.after_failure(open).await,
            Thought::Lost => return NextStep::Lost,
        };
        tokio::time::sleep(self.thinkers.pace.saturating_sub(begun.elapsed())).await;
        let _turn = open.writing().await;
        // Meanwhile somebody may have taken a turn back or taken over the seat.
        let now = open.table();
        if now.game() != table.game() || now.computer_to_act() != table.computer_to_act() {
            return self.while_held(open).await;
        }
        let kept = match now.computers_turn(&actions) {
            Ok(entries) => self.append(open, entries).await,
            Err(refusal) => Err(refusal.into()),
        };
        match kept {
            Ok(()) => NextStep::Again,
            Err(Failure::Outrun) => self.while_held(open).await,
            Err(error) => {
                tracing::error!(table = open.id(), %error, "a computer's turn could not be saved");
                self.after_failure(open).await
            }
        }
    }

    async fn after_failure(&self, open: &OpenTable) -> NextStep {
        tokio::time::sleep(RETRY).await;
        self.while_held(open).await
    }

    /// Continues unless another process plays at this table by now.
    async fn while_held(&self, open: &OpenTable) -> NextStep {
        if open.table().computer_to_act().is_none() {
            return NextStep::Ended;
        }
        match self.store.claim_job(JobQueue::Think, open.id()).await {
            Ok(None) => NextStep::Lost,
            Ok(Some(_)) | Err(_) => NextStep::Again,
        }
    }

    async fn think(&self, open: &Arc<OpenTable>, table: Arc<Table>, level: Level) -> Thought {
        let place = self.thinkers.place(Wish::of_table(open));
        tokio::pin!(place);
        let place = match timeout(OFFERED_AFTER, &mut place).await {
            Ok(place) => place,
            Err(_) if self.store.is_shared() => {
                // If this fails, the turn simply waits here.
                let _ = self.store.offer_job(JobQueue::Think, open.id()).await;
                let place = place.await;
                if self.while_held(open).await == NextStep::Lost {
                    return Thought::Lost;
                }
                place
            }
            Err(_) => place.await,
        };
        let Some(_place) = place else { return Thought::Failed };
        let longest = self.thinkers.longest_thought;
        let thought = tokio::task::spawn_blocking(move || whole_turn(&table, level, longest)).await;
        thought.map_or_else(
            |error| {
                tracing::error!(%error, "a computer's search failed");
                Thought::Failed
            },
            Thought::Turn,
        )
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
