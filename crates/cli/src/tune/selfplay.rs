//! Games between two tables of weights.

use crate::share_out::share_out;
use crate::stats::real;
use fastrand::Rng;
use hamburgum_ai::{Calibration, Evaluation, Opponent, Skill, Weights, play_out};
use hamburgum_engine::{Board, Seating, Setup, State, Variant};

/// The settings of the games and the number of threads.
pub(super) struct SelfPlay {
    pub(super) skill: Skill,
    pub(super) threads: usize,
}

/// The result of a comparison.
#[derive(Default)]
pub(super) struct Comparison {
    pub(super) games: u32,
    pub(super) finished: u32,
    pub(super) mean_rounds: f64,
    /// The lead of the first side, from -1 to 1.
    pub(super) lead: f64,
}

impl SelfPlay {
    /// Plays two tables against each other, each game twice with swapped seats.
    pub(super) fn compare(&self, sides: &[Weights; 2], first_game: u64, games: u32) -> Comparison {
        let results = share_out(self.threads, games.div_ceil(2), |game| {
            [0, 1].map(|shift| {
                let mut seen = |_: &State<'_>| {};
                result(&self.play(sides, first_game ^ game, shift, &mut seen), shift)
            })
        });
        let mut sum = Comparison::default();
        for (lead, rounds, finished) in results.into_iter().flatten() {
            sum.games += 1;
            sum.finished += u32::from(finished);
            sum.mean_rounds += f64::from(rounds);
            sum.lead += lead;
        }
        let count = f64::from(sum.games.max(1));
        Comparison { mean_rounds: sum.mean_rounds / count, lead: sum.lead / count, ..sum }
    }

    /// Fits the calibration constants, which self-play does not tune, to results of games.
    pub(super) fn calibrate(&self, weights: &Weights, first_game: u64, games: u32) -> Weights {
        let sides = [weights.clone(), weights.clone()];
        let gathered = share_out(self.threads, games, |game| {
            let mut calibration = Calibration::default();
            let mut note = |state: &State<'_>| calibration.note(state);
            let end = self.play(&sides, first_game ^ game, 0, &mut note);
            calibration.end_game(&end);
            calibration
        });
        let mut calibration = Calibration::default();
        for part in gathered {
            calibration.merge(part);
        }
        calibration.fit(weights)
    }

    /// Plays a game. Its number determines the kind of game, and the first round is random.
    fn play(
        &self,
        sides: &[Weights; 2],
        game: u64,
        shift: usize,
        see: &mut impl FnMut(&State<'static>),
    ) -> State<'static> {
        let mut rng = Rng::with_seed(game);
        let count = rng.usize(2..=5);
        let board = Board::built_in()[rng.usize(..2)];
        let variant = Variant::ALL[rng.usize(..3)];
        let mut state = beginning(board, variant, count);
        while state.turns() < count as u32 {
            let legal = state.legal_actions();
            state.play_unchecked(legal[rng.usize(..legal.len())]);
        }
        let mut opponents: Vec<Opponent<'static, Evaluation>> = (0..count)
            .map(|seat| {
                let evaluation = Evaluation::new(sides[side_of(seat, shift)].clone());
                Opponent::with_skill(self.skill, rng.u64(..), evaluation)
            })
            .collect();
        play_out(state, &mut opponents, &mut rng, |state, _| {
            if state.is_between_turns() {
                see(state);
            }
        })
    }
}

/// The index of a seat's table.
fn side_of(seat: usize, shift: usize) -> usize {
    (seat + shift) % 2
}

fn beginning(board: &'static Board, variant: Variant, players: usize) -> State<'static> {
    let seating = Seating::of_count(players).expect("two to five players");
    let setup = Setup::initial(variant, seating);
    State::from_setup(board, &setup).expect("the beginning of a game")
}

/// The lead of the first side over its share of the seats, the number of rounds, and whether the
/// game ended. A cut game has no lead.
fn result(state: &State<'_>, shift: usize) -> (f64, u32, bool) {
    let rounds = state.round();
    if !state.is_over() {
        return (0.0, rounds, false);
    }
    let final_scorings = state.final_scorings();
    let winners: Vec<_> =
        final_scorings.iter().filter(|final_scoring| final_scoring.place == 1).collect();
    let seats = state.players().len();
    let first_side = |seat: &usize| side_of(*seat, shift) == 0;
    let own = winners.iter().filter_map(|winner| state.seating().place(winner.player));
    let won = real(own.filter(first_side).count()) / real(winners.len());
    let share = real((0..seats).filter(first_side).count()) / real(seats);
    (2.0 * (won - share), rounds, true)
}
