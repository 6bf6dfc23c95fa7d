//! A review goes on turn by turn.

use super::{Review, ReviewedTurn};
use crate::Analysis;
use hamburgum_engine::Reason;
use std::fmt;

/// How far a step of a review came.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ReviewStep<'r> {
    /// One more turn is reviewed.
    Reviewed(&'r ReviewedTurn),
    /// The caller stopped it in the middle of a turn. The next step resumes there.
    Stopped,
    /// Every turn was reviewed before.
    Done,
}

/// A turn of the game cannot be reviewed. The review cannot go on, because it would fail again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewError {
    /// Which turn of the record, counted from 1.
    pub turn: u32,
    /// Why the turn is not legal; `None` if the analysis found nothing to compare it with.
    pub illegal: Option<Reason>,
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.illegal.is_some() { "is not legal" } else { "has no analysis" };
        write!(f, "turn {} cannot be reviewed, because it {what}", self.turn)
    }
}

impl std::error::Error for ReviewError {}

impl Review<'_> {
    /// Reviews the next turn, until it is done or `stop` returns true.
    ///
    /// # Errors
    /// The turn cannot be analysed.
    pub fn step(&mut self, stop: impl FnMut() -> bool) -> Result<ReviewStep<'_>, ReviewError> {
        let Some(turn) = self.played.get(self.next()) else { return Ok(ReviewStep::Done) };
        let number = turn.number + 1;
        let failed = |illegal| ReviewError { turn: number, illegal };
        let mut analysis = match self.running.take() {
            Some(analysis) => analysis,
            None => Analysis::new(turn.start, self.judge.clone(), self.nodes)
                .with_played(&turn.actions)
                .map_err(|reason| failed(Some(reason)))?,
        };
        analysis.run(u32::MAX, stop);
        if !analysis.is_done() {
            self.running = Some(analysis);
            return Ok(ReviewStep::Stopped);
        }
        let reviewed = ReviewedTurn::of(number, &analysis).ok_or_else(|| failed(None))?;
        self.reviewed.push(reviewed);
        Ok(self.reviewed.last().map_or(ReviewStep::Done, ReviewStep::Reviewed))
    }

    /// Reviews all turns that are left, and calls `each` after every one.
    ///
    /// # Errors
    /// The first turn that cannot be analysed.
    pub fn finish(&mut self, mut each: impl FnMut(&ReviewedTurn)) -> Result<(), ReviewError> {
        while let ReviewStep::Reviewed(turn) = self.step(|| false)? {
            each(turn);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluation;
    use hamburgum_engine::{Action, Board, Field, Game, Seating, Setup, Variant};

    /// A review of two turns, of which the second has been replaced.
    fn review(second: &[Action]) -> Review<'static> {
        let seating = Seating::of_count(2).expect("two players");
        let setup = Setup::initial(Variant::Base, seating);
        let mut game = Game::new(Board::hamburgum(), setup).expect("a setup");
        for line in ["1. red beer", "1. blue cloth"] {
            game.play_line(line).expect("a legal turn");
        }
        let mut review = Review::new(&game, Evaluation::default(), 20);
        review.played[1].actions = second.to_vec();
        review
    }

    fn outcome(review: &mut Review<'_>, stop: fn() -> bool) -> Result<&'static str, ReviewError> {
        review.step(stop).map(|step| match step {
            ReviewStep::Reviewed(_) => "reviewed",
            ReviewStep::Stopped => "stopped",
            ReviewStep::Done => "done",
        })
    }

    #[test]
    fn a_step_tells_done_stopped_and_failed_apart() {
        let legal = [Action::Move(Field::Sugar), Action::Done];
        let mut good = review(&legal);
        let stop: fn() -> bool = || true;
        let go_on: fn() -> bool = || false;
        let steps = [stop, go_on, go_on, go_on, stop].map(|stop| outcome(&mut good, stop));
        let expected = ["stopped", "reviewed", "reviewed", "done", "done"];
        assert_eq!(steps, expected.map(Ok));

        let mut bad = review(&[Action::Launch]);
        assert_eq!(outcome(&mut bad, go_on), Ok("reviewed"));
        let error = outcome(&mut bad, go_on).expect_err("a turn without a move");
        assert_eq!(error.to_string(), "turn 2 cannot be reviewed, because it is not legal");
        assert_eq!(outcome(&mut bad, go_on), Err(error), "it fails again");
        assert_eq!(bad.finish(|_| ()), Err(error));
    }
}
