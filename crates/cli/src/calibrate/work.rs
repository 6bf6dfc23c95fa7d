//! Plays the games whose positions are judged.

use crate::progress;
use crate::share_out::share_out;
use fastrand::Rng;
use hamburgum_ai::{
    AnyJudge, Evaluation, Forecasts, Judge, Opening, OpeningMaker, Opponent, Skill, play_out,
};
use hamburgum_engine::{Board, Game, Prompt, Setup, Variant};

/// The number of opening rounds in each game.
const OPENING_ROUNDS: u32 = 2;
/// The tolerance for choosing a slightly worse turn, so that games differ.
const LAXITY: f32 = 0.02;

/// The settings of the games. They and a game's number determine the game.
pub(super) struct Work<'b> {
    pub(super) setup: Setup,
    pub(super) board: &'b Board,
    pub(super) learned: AnyJudge,
    /// The learned judge with its calibration for display.
    pub(super) shown: AnyJudge,
    pub(super) hand: Evaluation,
    pub(super) nodes: u32,
    pub(super) seed: u64,
}

/// The collected forecasts.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) learned: Forecasts,
    pub(super) shown: Forecasts,
    pub(super) hand: Forecasts,
    pub(super) cut: u32,
}

impl Work<'_> {
    /// Plays games on several threads.
    ///
    /// # Errors
    /// The game cannot be set up.
    pub(super) fn play(&self, games: u32, threads: usize) -> anyhow::Result<Tally> {
        let base = Setup::initial(Variant::Base, self.setup.seating);
        let maker = OpeningMaker::new(Game::new(self.board, base)?, OPENING_ROUNDS, self.seed);
        let openings: Vec<Opening> = maker.take(games as usize).collect();
        let bar = progress::of_games(games.into());
        let parts = share_out(threads, games, |game| {
            let part = self.play_one(&openings[game as usize % openings.len()], game);
            bar.inc(1);
            part
        });
        bar.finish_and_clear();
        let mut sum = Tally::default();
        for part in parts {
            let part = part?;
            sum.learned.merge(&part.learned);
            sum.shown.merge(&part.shown);
            sum.hand.merge(&part.hand);
            sum.cut += part.cut;
        }
        Ok(sum)
    }

    fn play_one(&self, opening: &Opening, number: u64) -> anyhow::Result<Tally> {
        // Hashing the seed first keeps neighbouring seeds from sharing games.
        let chance = Rng::with_seed(self.seed).u64(..);
        let mut rng = Rng::with_seed(chance.wrapping_add(number));
        let mut game = Game::new(self.board, self.setup.clone())?;
        if game.state().variant() == Variant::Two {
            let mut draws = Variant::Two.officials();
            rng.shuffle(&mut draws);
            // The position does not contain the order of the draws, so the players cannot see it.
            let _ = game.hand_in_draws(&draws);
        }
        opening.apply(&mut game)?;
        let start = *game.state();
        let others = start.players().len() as u32 - 1;
        // A player multiplies the nodes by the number of opponents.
        let skill = Skill { nodes: self.nodes.div_ceil(others), laxity: LAXITY };
        let mut opponent = || Opponent::with_judge(skill, rng.u64(..), self.learned.clone());
        let mut players: Vec<_> = start.players().iter().map(|_| opponent()).collect();
        let (mut learned, mut shown) = (self.learned.clone(), self.shown.clone());
        let mut tally = Tally::default();
        let end = play_out(start, &mut players, &mut rng, |state, _| {
            if matches!(state.prompt(), Prompt::Move(_)) {
                tally.learned.note(state, learned.outlook(state));
                tally.shown.note(state, shown.outlook(state));
                tally.hand.note(state, self.hand.outlook(state));
            }
        });
        tally.learned.end_game(&end);
        tally.shown.end_game(&end);
        tally.hand.end_game(&end);
        tally.cut = u32::from(!end.is_over());
        Ok(tally)
    }
}
