//! Playing random games on several threads.

use super::{Options, Tally};
use crate::progress;
use crate::records::Records;
use fastrand::Rng;
use hamburgum_engine::{Action, Board, Game, Setup, State};
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicU64, Ordering};

/// The games to play.
pub(super) struct Contest<'b> {
    board: &'b Board,
    setup: Setup,
    first: State<'b>,
    chance: u64,
    max_turns: u32,
    games: u64,
    /// The number of games started.
    begun: AtomicU64,
    records: Option<Records>,
}

impl<'b> Contest<'b> {
    /// Sets up the first position.
    pub(super) fn new(
        options: &Options,
        board: &'b Board,
        records: Option<Records>,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            board,
            setup: options.start.setup(),
            first: options.start.state(board)?,
            // Hashing the seed keeps neighbouring seeds from sharing games.
            chance: Rng::with_seed(options.seed).u64(..),
            max_turns: options.max_turns,
            games: options.games,
            begun: AtomicU64::new(0),
            records,
        })
    }

    /// Plays all games and returns the totals.
    ///
    /// # Errors
    /// A record could not be written.
    pub(super) fn play(&self, threads: usize) -> anyhow::Result<Tally> {
        let bar = progress::of_games(self.games);
        let tallies = std::thread::scope(|scope| {
            let workers: Vec<_> =
                (0..threads).map(|_| scope.spawn(|| self.play_some(&bar))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a game without panic")).collect()
        });
        bar.finish_and_clear();
        sum(tallies)
    }

    /// Plays games until none is left.
    fn play_some(&self, bar: &ProgressBar) -> anyhow::Result<Tally> {
        let mut tally = Tally::default();
        while let Some(number) = self.next() {
            tally.add(self.play_one(number).inspect_err(|_| self.stop())?);
            bar.inc(1);
        }
        Ok(tally)
    }

    /// Takes the number of the next game, from 1.
    fn next(&self) -> Option<u64> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        (number <= self.games).then_some(number)
    }

    fn stop(&self) {
        self.begun.store(self.games, Ordering::Relaxed);
    }

    fn play_one(&self, number: u64) -> anyhow::Result<Tally> {
        // Every game has its own generator, so the result does not depend on the threads.
        let rng = Rng::with_seed(self.chance.wrapping_add(number));
        let Some(records) = &self.records else { return Ok(self.play_fast(rng)) };
        let (game, tally) = self.play_noted(rng)?;
        records.save(number, &game.to_text())?;
        Ok(tally)
    }

    /// Plays a game without a record; no step of it allocates.
    fn play_fast(&self, mut rng: Rng) -> Tally {
        let mut state = self.first;
        let mut actions = 0;
        while let Some(action) = self.choose(&state, &mut rng) {
            state.play_unchecked(action);
            actions += 1;
        }
        counted(&state, actions)
    }

    /// Plays the same game with its record.
    fn play_noted(&self, mut rng: Rng) -> anyhow::Result<(Game<'b>, Tally)> {
        let mut game = Game::new(self.board, self.setup.clone())?;
        while let Some(action) = self.choose(game.state(), &mut rng) {
            game.play(action)?;
        }
        let tally = counted(game.state(), game.actions().len() as u64);
        Ok((game, tally))
    }

    /// Chooses a legal action uniformly; `None` if the game is over or cut.
    fn choose(&self, state: &State<'_>, rng: &mut Rng) -> Option<Action> {
        if state.turns() >= self.max_turns {
            return None;
        }
        let actions = state.legal_actions();
        // Not `usize`, whose width would change the games on other machines.
        (!actions.is_empty()).then(|| actions[rng.u32(..actions.len() as u32) as usize])
    }
}

fn counted(state: &State<'_>, actions: u64) -> Tally {
    let over = u64::from(state.is_over());
    // The turn that ends the game has no final action of its own.
    let turns = u64::from(state.turns()) + over;
    Tally { games: 1, finished: over, turns, finished_turns: over * turns, actions }
}

fn sum(tallies: Vec<anyhow::Result<Tally>>) -> anyhow::Result<Tally> {
    let mut all = Tally::default();
    for tally in tallies {
        all.add(tally?);
    }
    Ok(all)
}
