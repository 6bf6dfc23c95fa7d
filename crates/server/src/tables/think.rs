//! Computer players: they think in a bounded pool and never block a page.

use super::places::Wish;
use super::{OpenTable, Tables};
use hamburgum_ai::{Level, Opponent};
use hamburgum_engine::Action;
use hamburgum_table::Table;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The delay before a computer's turn is retried after a failure.
const RETRY: Duration = Duration::from_secs(3);

impl Tables {
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
        let Some(actions) = self.think(open, Arc::clone(&table), level).await else {
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
            tracing::error!(table = open.id(), %error, "a computer's turn could not be saved");
            tokio::time::sleep(RETRY).await;
        }
        true
    }

    async fn think(
        &self,
        open: &Arc<OpenTable>,
        table: Arc<Table>,
        level: Level,
    ) -> Option<Vec<Action>> {
        let _place = self.thinkers.place(Wish::of_table(open)).await?;
        let longest = self.thinkers.longest_thought;
        let thought = tokio::task::spawn_blocking(move || whole_turn(&table, level, longest)).await;
        thought.inspect_err(|error| tracing::error!(%error, "a computer's search failed")).ok()
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
