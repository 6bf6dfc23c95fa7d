//! Playing the games of shards on several threads.

use super::Options;
use super::judges::Judges;
use super::kinds::Kinds;
use crate::failure::Fault;
use crate::progress;
use fastrand::Rng;
use hamburgum_ai::{AnyJudge, Plan, Shard, play_noted};
use indicatif::ProgressBar;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// The data that all threads share.
pub(super) struct Work<'a> {
    options: &'a Options,
    kinds: &'a Kinds,
    judges: &'a Judges,
    until: Option<Instant>,
    bar: ProgressBar,
    next: AtomicU32,
    tally: Mutex<Tally>,
}

/// Counts of the games and positions so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) shards: u32,
    pub(super) kept: u32,
    pub(super) games: u32,
    pub(super) cut: u32,
    pub(super) rounds: u32,
    pub(super) positions: u64,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        options: &'a Options,
        kinds: &'a Kinds,
        judges: &'a Judges,
        until: Option<Instant>,
    ) -> Result<Self, Fault> {
        std::fs::create_dir_all(&options.output)
            .map_err(|error| cannot(&options.output, &error))?;
        let bar = progress::of_games(options.games.into());
        let (next, tally) = (AtomicU32::new(0), Mutex::default());
        Ok(Self { options, kinds, judges, until, bar, next, tally })
    }

    /// Plays all missing shards.
    ///
    /// # Errors
    /// A shard cannot be written.
    pub(super) fn play(self) -> Result<Tally, Fault> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.options.threads.unwrap_or_else(cores);
        let results: Vec<Result<(), Fault>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.work())).collect();
            let gone = || Err(Fault::Output("a thread that played games has failed".to_owned()));
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| gone())).collect()
        });
        results.into_iter().collect::<Result<(), Fault>>()?;
        self.bar.finish_and_clear();
        Ok(self.tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn work(&self) -> Result<(), Fault> {
        let count = self.options.games.div_ceil(self.options.shard);
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= count || self.is_late() {
                return Ok(());
            }
            self.make(number)?;
        }
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn make(&self, number: u32) -> Result<(), Fault> {
        let path = self.path(number);
        if std::fs::read(&path).is_ok_and(|bytes| Shard::read(&bytes).is_ok()) {
            self.bar.inc(self.options.shard.into());
            self.count(|tally| tally.kept += 1);
            return Ok(());
        }
        let mut shard = Shard::default();
        let mut made = Tally { shards: 1, ..Tally::default() };
        for game in 0..self.options.shard {
            if self.is_late() {
                return Ok(());
            }
            self.play_game(
                u64::from(number) * u64::from(self.options.shard) + u64::from(game),
                &mut shard,
                &mut made,
            );
            self.bar.inc(1);
        }
        write(&path, &shard.to_bytes())?;
        made.positions = shard.len() as u64;
        self.count(|tally| {
            tally.shards += 1;
            tally.games += made.games;
            tally.cut += made.cut;
            tally.rounds += made.rounds;
            tally.positions += made.positions;
            let speed = self.bar.elapsed().as_secs().max(1);
            let (games, positions) = (u64::from(tally.games) / speed, tally.positions / speed);
            self.bar.set_message(format!(", {games} games and {positions} positions a second"));
        });
        Ok(())
    }

    fn count(&self, add: impl FnOnce(&mut Tally)) {
        add(&mut self.tally.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
    }

    /// Plays a game, which is determined by the seed and its number.
    fn play_game(&self, game: u64, shard: &mut Shard, made: &mut Tally) {
        let chance = Rng::with_seed(self.options.seed).u64(..);
        let mut rng = Rng::with_seed(chance.wrapping_add(game));
        let start = self.kinds.draw(&mut rng);
        let players = start.players().len();
        let mut judges = self.seat_judges(players, &mut rng);
        let plan = Plan { open_rounds: rng.u32(1..=8), ..self.options.plan(players) };
        let end = play_noted(start, &mut judges, &plan, &mut rng, shard);
        made.games += 1;
        made.cut += u32::from(!end.is_over());
        made.rounds += end.round();
    }

    /// Creates a judge for each seat. In mixed games about half of them, but never all, are
    /// hand-made.
    fn seat_judges(&self, count: usize, rng: &mut Rng) -> Vec<AnyJudge> {
        let mixed = rng.f32() < self.options.mixed;
        let spared = rng.u32(..count as u32) as usize;
        let judge = |seat: usize| {
            let by_hand = rng.bool() && mixed && seat != spared;
            if by_hand { AnyJudge::default() } else { self.judges.chosen() }
        };
        (0..count).map(judge).collect()
    }

    fn path(&self, number: u32) -> PathBuf {
        self.options.output.join(format!("{}-{number:06}.shard", self.options.seed))
    }
}

/// Writes a file atomically.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let temporary = path.with_extension("part");
    let written = std::fs::write(&temporary, bytes);
    written.and_then(|()| std::fs::rename(&temporary, path)).map_err(|error| cannot(path, &error))
}

fn cannot(path: &Path, error: &std::io::Error) -> Fault {
    Fault::Output(format!("{}: cannot be written: {error}", path.display()))
}
