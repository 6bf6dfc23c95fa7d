//! Playing one block.

use super::block::{Block, GameResult, SeatResult};
use super::line_up::LineUp;
use super::openings::Openings;
use super::spec::{Judges, Spec};
use super::unused::Unused;
use crate::analyse::rounded;
use crate::failure::Fault;
use crate::records::Records;
use fastrand::Rng;
use hamburgum_ai::{AnyJudge, ArenaPlayer, LONGEST_GAME, Review, ReviewError, play_game};
use hamburgum_engine::{Action, Board, Game, Official, Setup, State, Variant};
use std::time::{Duration, Instant};

/// The settings of a match. They and a block's number determine the block.
pub(super) struct MatchTable<'a> {
    pub(super) board: &'a Board,
    pub(super) variant: Variant,
    pub(super) line_up: &'a LineUp,
    pub(super) openings: &'a Openings,
    pub(super) judges: &'a Judges,
    pub(super) seed: u64,
    pub(super) records: Option<Records>,
    /// The nodes of the review for each turn, if games are reviewed.
    pub(super) review: Option<u32>,
}

impl MatchTable<'_> {
    /// The openings in the order in which they are used.
    pub(super) fn order(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.openings.len() as u32).collect();
        Rng::with_seed(self.seed).shuffle(&mut order);
        order
    }

    /// Plays a block.
    ///
    /// # Errors
    /// A record cannot be written.
    pub(super) fn play(&self, number: u32, opening: u32) -> anyhow::Result<Block> {
        // Hashing in two steps keeps neighbouring seeds and neighbouring blocks from being similar.
        let chance = Rng::with_seed(self.seed).u64(..);
        let mut rng = Rng::with_seed(chance.wrapping_add(u64::from(number)));
        let mut draws = self.variant.officials();
        rng.shuffle(&mut draws);
        let mut games = Vec::new();
        for rotation in 0..self.line_up.count() {
            let game = self.begin(opening, &draws)?;
            let (game, result) = self.play_game(game, rotation, &mut rng)?;
            self.keep(
                &game,
                u64::from(number) * self.line_up.count() as u64 + rotation as u64 + 1,
            )?;
            games.push(result);
        }
        Ok(Block { number, opening, games })
    }

    fn begin(&self, opening: u32, draws: &[Official]) -> anyhow::Result<Game<'_>> {
        let mut game = Game::new(self.board, Setup::initial(self.variant, self.line_up.seating()))?;
        if self.variant == Variant::Two {
            // The position does not contain the order of the draws, so the players cannot see it.
            let _ = game.hand_in_draws(draws);
        }
        self.openings.get(opening).apply(&mut game)?;
        Ok(game)
    }

    fn play_game<'b>(
        &self,
        mut game: Game<'b>,
        rotation: usize,
        rng: &mut Rng,
    ) -> Result<(Game<'b>, GameResult), ReviewError> {
        let opening = game.turns_played() as usize;
        let specs = self.line_up.rotated(rotation);
        let mut seats: Vec<MatchSeat<'b>> =
            specs.map(|spec| MatchSeat::new(spec, rng.u64(..), self.judges)).collect();
        play_game(&mut game, &mut seats, rng);
        let state = game.state();
        let final_scorings = state.final_scorings();
        let review = self.reviewed(&game, opening)?;
        let seats = final_scorings.iter().filter_map(|final_scoring| {
            let place = state.seating().place(final_scoring.player)?;
            let result =
                seats[place].result(final_scoring.place as u32, final_scoring.score.prestige);
            let accuracy = review.as_ref().and_then(|one| one.accuracy(final_scoring.player));
            let accuracy = accuracy.map(|accuracy| rounded(accuracy, 4));
            let unused = Some(Unused::of(&game, final_scoring.player));
            Some((place, SeatResult { accuracy, unused, ..result }))
        });
        let mut seats: Vec<(usize, SeatResult)> = seats.collect();
        seats.sort_by_key(|(place, _)| *place);
        let result = GameResult {
            rounds: state.round().min(LONGEST_GAME),
            cut: !state.is_over(),
            seats: seats.into_iter().map(|(_, seat)| seat).collect(),
        };
        Ok((game, result))
    }

    /// Reviews the turns after the opening, if games are reviewed.
    fn reviewed<'b>(
        &self,
        game: &Game<'b>,
        opening: usize,
    ) -> Result<Option<Review<'b>>, ReviewError> {
        let Some(nodes) = self.review else { return Ok(None) };
        let mut review = Review::new(game, AnyJudge::adviser(), nodes).after_turns(opening);
        review.finish(|_| ())?;
        Ok(Some(review))
    }

    fn keep(&self, game: &Game<'_>, number: u64) -> Result<(), Fault> {
        match &self.records {
            Some(records) => records.save_again(number, &game.to_text()),
            None => Ok(()),
        }
    }
}

/// A player with counters of turns and time.
struct MatchSeat<'b> {
    spec: Spec,
    player: Box<dyn ArenaPlayer<'b> + 'b>,
    turns: u32,
    time: Duration,
}

impl MatchSeat<'_> {
    fn new(spec: Spec, seed: u64, judges: &Judges) -> Self {
        Self { spec, player: spec.player(seed, judges), turns: 0, time: Duration::ZERO }
    }

    fn result(&self, place: u32, prestige: u32) -> SeatResult {
        SeatResult {
            player: self.spec,
            place,
            prestige,
            turns: self.turns,
            nodes: self.nodes(),
            microseconds: u64::try_from(self.time.as_micros()).unwrap_or(u64::MAX),
            accuracy: None,
            unused: None,
        }
    }
}

impl<'b> ArenaPlayer<'b> for MatchSeat<'b> {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        let clock = Instant::now();
        let action = self.player.choose(state);
        self.time += clock.elapsed();
        self.turns += u32::from(matches!(action, Some(Action::Move(_))));
        action
    }

    fn nodes(&self) -> u64 {
        self.player.nodes()
    }
}
