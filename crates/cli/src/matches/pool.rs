//! Playing the blocks of a match on several threads.

use super::play::MatchTable;
use super::save::{Save, Saved};
use super::{Block, Options};
use crate::progress;
use crate::stats::{Sprt, Verdict};
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// What is to be played, and what has been.
pub(super) struct Pool<'a> {
    table: &'a MatchTable<'a>,
    threads: usize,
    blocks: u32,
    save: Option<Save>,
    done: Saved,
    judge: Option<Judge>,
}

/// The blocks of a match in order, with the test that may have ended it.
pub(super) struct Played {
    pub(super) blocks: Vec<Block>,
    pub(super) test: Option<Sprt>,
}

impl<'a> Pool<'a> {
    /// A match of which some blocks may be done.
    pub(super) fn new(
        options: &Options,
        table: &'a MatchTable<'a>,
        save: Option<Save>,
        done: Saved,
    ) -> Self {
        let judge = options.sprt.map(|bounds| {
            let first = options.players.specs()[0];
            let (seats, players) = (options.players.seats(first), options.players.count());
            Judge { kind: first, test: Sprt::new(bounds, seats, players) }
        });
        let (threads, blocks) = (options.threads(), options.blocks());
        Self { table, threads, blocks, save, done, judge }
    }

    /// Plays what is missing.
    ///
    /// # Errors
    /// Something could not be written.
    pub(super) fn play(mut self) -> anyhow::Result<Played> {
        let missing: Vec<u32> = (0..self.blocks).filter(|n| !self.done.contains_key(n)).collect();
        let queue = Queue {
            table: self.table,
            order: self.table.order(),
            missing,
            begun: AtomicUsize::new(0),
        };
        let bar = self.progress_bar(queue.missing.len() as u64);
        let outcome = std::thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..self.threads {
                let (queue, sender) = (&queue, sender.clone());
                scope.spawn(move || queue.play_some(&sender));
            }
            drop(sender);
            let outcome = self.receive(&receiver, &queue, &bar);
            queue.stop();
            outcome
        });
        bar.finish_and_clear();
        outcome?;
        Ok(self.played())
    }

    /// Takes in blocks until there are no more, or it is clear who is better.
    fn receive(
        &mut self,
        receiver: &Receiver<anyhow::Result<Block>>,
        queue: &Queue<'_>,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        if self.is_decided(bar) {
            queue.stop();
        }
        // Blocks that were begun before a decision are finished and kept, too.
        for block in receiver {
            let block = block?;
            if let Some(save) = &mut self.save {
                save.add(&block)?;
            }
            bar.inc(block.games.len() as u64);
            self.done.insert(block.number, block);
            if self.is_decided(bar) {
                queue.stop();
            }
        }
        Ok(())
    }

    /// Whether the blocks that are there without a gap decide the test.
    fn is_decided(&mut self, bar: &ProgressBar) -> bool {
        let Some(judge) = &mut self.judge else { return false };
        judge.see(&self.done, self.blocks);
        bar.set_message(format!(", log ratio {:.2}", judge.test.log_ratio()));
        judge.test.verdict() != Verdict::Undecided
    }

    fn progress_bar(&self, missing: u64) -> ProgressBar {
        let games = self.table.line_up.count() as u64;
        let bar = progress::of_games(u64::from(self.blocks) * games);
        bar.set_position((u64::from(self.blocks) - missing) * games);
        bar.reset_eta();
        bar
    }

    /// Only what the verdict rests on counts, so that the number of threads does not matter.
    fn played(self) -> Played {
        let test = self.judge.map(|judge| judge.test);
        let blocks = test.as_ref().map_or(self.blocks, Sprt::blocks);
        let counted = self.done.into_values().filter(|block| block.number < blocks);
        Played { blocks: counted.collect(), test }
    }
}

/// Follows a sequential test, block by block in their order.
struct Judge {
    kind: super::Spec,
    test: Sprt,
}

impl Judge {
    fn see(&mut self, done: &Saved, blocks: u32) {
        while self.test.verdict() == Verdict::Undecided && self.test.blocks() < blocks {
            let Some(block) = done.get(&self.test.blocks()) else { return };
            self.test.add(block.score(self.kind));
        }
    }
}

/// The blocks that are still to be played.
struct Queue<'a> {
    table: &'a MatchTable<'a>,
    order: Vec<u32>,
    missing: Vec<u32>,
    /// How many of them have been begun.
    begun: AtomicUsize,
}

impl Queue<'_> {
    /// Plays blocks as long as there are some left and somebody wants them.
    fn play_some(&self, sender: &Sender<anyhow::Result<Block>>) {
        while let Some(&block) = self.missing.get(self.begun.fetch_add(1, Ordering::Relaxed)) {
            let opening = self.order[block as usize % self.order.len()];
            if sender.send(self.table.play(block, opening)).is_err() {
                return;
            }
        }
    }

    fn stop(&self) {
        self.begun.store(self.missing.len(), Ordering::Relaxed);
    }
}
