//! A sequential test on blocks: whether one side is better than the other by a number of points.
//!
//! The score of a block is the share of its games that the first side won. Scores of blocks are
//! taken as independent and, in sum, as normal with the variance that was seen (the generalised
//! sequential probability ratio test). After N blocks with mean m and variance v, the logarithm of
//! the likelihood ratio between expected scores s1 and s0 is N (s1 - s0) (2 m - s0 - s1) / (2 v).

use super::real;
use std::str::FromStr;

/// The log ratio at which the test ends: 19 to 1, for error rates of 5 %.
pub(crate) const THRESHOLD: f64 = 2.944_438_979_166_44;

/// With fewer blocks the normal approximation is poor.
const FEWEST_BLOCKS: u32 = 16;

/// The two hypotheses, as rating differences in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bounds {
    /// The null hypothesis: no relevant improvement.
    pub(crate) lower: f64,
    /// The alternative hypothesis: a relevant improvement.
    pub(crate) upper: f64,
}

impl FromStr for Bounds {
    type Err = String;
    fn from_str(read: &str) -> Result<Self, String> {
        let right = || "use two numbers of points, the lower one first, like 0,20".to_owned();
        let (lower, upper) = read.split_once(',').ok_or_else(right)?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.abs() <= 2000.0);
        match (number(lower), number(upper)) {
            (Some(lower), Some(upper)) if lower < upper => Ok(Self { lower, upper }),
            _ => Err(right()),
        }
    }
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The upper hypothesis is far more likely.
    Accepted,
    /// The lower hypothesis is far more likely.
    Rejected,
    /// More games are needed.
    Undecided,
}

impl Verdict {
    /// The word in JSON.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Undecided => "undecided",
        }
    }
}

/// A running test.
#[derive(Clone, Debug)]
pub(crate) struct Sprt {
    /// The expected scores under the hypotheses.
    expected: (f64, f64),
    /// A prior term of the variance, as of one uninformative block, so that a few equal blocks do
    /// not seem certain.
    doubt: f64,
    blocks: u32,
    sum: f64,
    squares: f64,
}

impl Sprt {
    /// Starts a test of a side that has `seats` of `players`.
    pub(crate) fn new(bounds: Bounds, seats: usize, players: usize) -> Self {
        let expected = |points| expected_score(points, seats, players);
        let even = expected(0.0);
        Self {
            expected: (expected(bounds.lower), expected(bounds.upper)),
            doubt: even * (1.0 - even) / real(players as u64),
            blocks: 0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// Adds the score of a block.
    pub(crate) fn add(&mut self, score: f64) {
        self.blocks += 1;
        self.sum += score;
        self.squares += score * score;
    }

    /// The number of blocks.
    pub(crate) fn blocks(&self) -> u32 {
        self.blocks
    }

    /// The logarithm of the likelihood ratio.
    pub(crate) fn log_ratio(&self) -> f64 {
        if self.blocks == 0 {
            return 0.0;
        }
        let blocks = f64::from(self.blocks);
        let mean = self.sum / blocks;
        let variance = (self.squares - blocks * mean * mean + self.doubt).max(0.0) / blocks;
        let (lower, upper) = self.expected;
        blocks * (upper - lower) * (2.0 * mean - lower - upper) / (2.0 * variance)
    }

    /// The current verdict.
    pub(crate) fn verdict(&self) -> Verdict {
        match self.log_ratio() {
            _ if self.blocks < FEWEST_BLOCKS => Verdict::Undecided,
            ratio if ratio >= THRESHOLD => Verdict::Accepted,
            ratio if ratio <= -THRESHOLD => Verdict::Rejected,
            _ => Verdict::Undecided,
        }
    }
}

/// The expected share of wins of a side with this many seats, if each of its players is better by
/// `points`. With two players it is the usual rating curve.
fn expected_score(points: f64, seats: usize, players: usize) -> f64 {
    let strength = real(seats as u64) * 10_f64.powf(points / 400.0);
    strength / (strength + real((players - seats) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds blocks with these scores, repeated in order, until the test ends.
    fn run(bounds: &str, scores: &[f64]) -> Sprt {
        let mut test = Sprt::new(bounds.parse().expect("bounds"), 1, 2);
        for score in scores.iter().cycle().take(100_000) {
            test.add(*score);
            if test.verdict() != Verdict::Undecided {
                break;
            }
        }
        test
    }

    #[test]
    fn scores_follow_from_points() {
        assert!((expected_score(0.0, 1, 4) - 0.25).abs() < 1e-9);
        assert!((expected_score(200.0, 1, 2) - 0.7597).abs() < 1e-4);
        assert!((expected_score(100.0, 2, 3) - 0.7806).abs() < 1e-4);
    }

    #[test]
    fn the_ratio_matches_a_calculated_value() {
        let mut test = Sprt::new(Bounds { lower: 0.0, upper: 100.0 }, 1, 2);
        for _ in 0..50 {
            test.add(1.0);
            test.add(0.5);
        }
        // The expected scores are 0.5 and 0.6401, the mean is 0.75 and the variance 0.0625.
        let variance: f64 = 0.0625 + 0.125 / 100.0;
        let ratio = 100.0 * 0.140_065 * (1.5 - 1.140_065) / (2.0 * variance);
        assert!((test.log_ratio() - ratio).abs() < 0.01, "{}", test.log_ratio());
    }

    #[test]
    fn verdicts_follow_the_scores() {
        assert_eq!(run("0,20", &[1.0, 0.5]).verdict(), Verdict::Accepted);
        assert_eq!(run("0,20", &[0.0, 0.5, 1.0]).verdict(), Verdict::Rejected);
        assert_eq!(run("0,20", &[0.0, 0.5]).verdict(), Verdict::Rejected);
        let middle = expected_score(10.0, 1, 2);
        assert_eq!(run("0,20", &[middle - 0.5, middle + 0.5]).verdict(), Verdict::Undecided);
    }

    #[test]
    fn equal_players_need_the_theoretical_number_of_games() {
        // Independent games of equal players: a block of two has a variance of 1/8.
        let test = run("0,35", &[0.0, 0.5, 0.5, 1.0]);
        assert!((200..320).contains(&test.blocks()), "{}", test.blocks());
    }

    #[test]
    fn few_blocks_decide_nothing() {
        assert_eq!(run("0,20", &[1.0]).blocks(), FEWEST_BLOCKS);
    }

    #[test]
    fn bounds_are_read() {
        assert_eq!("0, 20".parse(), Ok(Bounds { lower: 0.0, upper: 20.0 }));
        for wrong in ["", "5", "20,0", "0,0", "a,b", "0,NaN", "0,inf", "1,2,3"] {
            assert!(wrong.parse::<Bounds>().is_err(), "{wrong}");
        }
    }
}
