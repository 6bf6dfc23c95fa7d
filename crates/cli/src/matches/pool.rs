//! Playing the blocks of a match on several threads.

use super::play::MatchTable;
use super::save::{Save, Saved};
use super::{Block, Options};
use crate::progress;
use crate::stats::{Sprt, Verdict};
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// The blocks of a match, finished and missing.
pub(super) struct Pool<'a> {
    table: &'a MatchTable<'a>,
    threads: usize,
    blocks: u32,
    save: Option<Save>,
    done: Saved,
    judge: Option<Judge>,
}

/// The counted blocks of a match in order, with the sequential test that may have ended it.
pub(super) struct Played {
    pub(super) blocks: Vec<Block>,
    pub(super) test: Option<Sprt>,
}

impl<'a> Pool<'a> {
    /// Creates the pool of a match, some of whose blocks may be finished already.
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

    /// Plays the missing blocks.
    ///
    /// # Errors
    /// A file could not be written.
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

    /// Receives blocks until all are finished or the test is decided.
    fn receive(
        &mut self,
        receiver: &Receiver<anyhow::Result<Block>>,
        queue: &Queue<'_>,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        if self.is_decided(bar) {
            queue.stop();
        }
        // Blocks that were started before the decision are finished and saved, too.
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

    /// Whether the consecutive blocks from the first on decide the test.
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

    /// Drops the blocks after the decision, so that the result does not depend on the number of
    /// threads.
    fn played(self) -> Played {
        let test = self.judge.map(|judge| judge.test);
        let blocks = test.as_ref().map_or(self.blocks, Sprt::blocks);
        let counted = self.done.into_values().filter(|block| block.number < blocks);
        Played { blocks: counted.collect(), test }
    }
}

/// Feeds blocks to the sequential test, in order.
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

/// The queue of blocks to play.
struct Queue<'a> {
    table: &'a MatchTable<'a>,
    order: Vec<u32>,
    missing: Vec<u32>,
    /// The number of blocks started.
    begun: AtomicUsize,
}

impl Queue<'_> {
    /// Plays blocks until the queue is empty or the receiver is closed.
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
