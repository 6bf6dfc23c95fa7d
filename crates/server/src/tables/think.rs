//! Computers at the tables: they think in a bounded pool and never hold up a page.

use super::places::Wish;
use super::{OpenTable, Tables};
use hamburgum_ai::{Level, Opponent};
use hamburgum_engine::Action;
use hamburgum_table::Table;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// After a failure, which may pass, a computer tries again.
const RETRY: Duration = Duration::from_secs(3);

impl Tables {
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
        let Some(actions) = self.think(open, Arc::clone(&table), level).await else {
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

    async fn think(
        &self,
        open: &Arc<OpenTable>,
        table: Arc<Table>,
        level: Level,
    ) -> Option<Vec<Action>> {
        let _place = self.thinkers.place(Wish::of_table(open)).await?;
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
