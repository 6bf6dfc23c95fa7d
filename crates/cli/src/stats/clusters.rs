//! A share of games, with an interval over clusters of correlated games.

use super::real;
use super::student::two_sided_95;
use std::collections::BTreeMap;

/// Sums of wins and games for each cluster.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clusters {
    sums: BTreeMap<u32, (f64, f64)>,
}

/// A share with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// The share.
    pub(crate) share: f64,
    /// The 95 % interval; `None` with fewer than two clusters.
    pub(crate) interval: Option<(f64, f64)>,
}

impl Clusters {
    /// Adds a game to its cluster, with the share of the win.
    pub(crate) fn add(&mut self, cluster: u32, won: f64) {
        let (wins, games) = self.sums.entry(cluster).or_default();
        *wins += won;
        *games += 1.0;
    }

    /// The number of clusters.
    pub(crate) fn len(&self) -> usize {
        self.sums.len()
    }

    /// The share of games won, with its interval.
    ///
    /// The standard error is that of a ratio of sums over clusters. It gives an effective number of
    /// independent games, for which the interval is Wilson's: it stays between 0 and 1 and remains
    /// valid when everything was won. If all clusters are equal, each counts as one game.
    pub(crate) fn estimate(&self) -> Estimate {
        let games: f64 = self.sums.values().map(|(_, games)| games).sum();
        let wins: f64 = self.sums.values().map(|(wins, _)| wins).sum();
        let share = wins / games.max(1.0);
        if self.len() < 2 {
            return Estimate { share, interval: None };
        }
        let clusters = real(self.len() as u64);
        let deviations = self.sums.values().map(|(wins, games)| (wins - share * games).powi(2));
        let variance = deviations.sum::<f64>() * clusters / (clusters - 1.0) / games.powi(2);
        let independent = match share * (1.0 - share) / variance {
            number if number.is_finite() && number > 0.0 => number,
            _ => clusters,
        };
        Estimate { share, interval: Some(wilson(share, independent, two_sided_95(self.len() - 1))) }
    }
}

/// Wilson's interval for a share of this many games, `width` standard errors to both sides.
fn wilson(share: f64, games: f64, width: f64) -> (f64, f64) {
    let square = width * width / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let spread = share * (1.0 - share) / games + square / (4.0 * games);
    let reach = width * spread.sqrt() / (1.0 + square);
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    #[test]
    fn wilson_intervals_match_known_values() {
        let (low, high) = wilson(0.5, 100.0, 1.96);
        near(low, 0.4038);
        near(high, 0.5962);
        let (low, high) = wilson(1.0, 10.0, 1.96);
        near(low, 0.7225);
        near(high, 1.0);
    }

    #[test]
    fn independent_games_have_the_binomial_interval() {
        let mut clusters = Clusters::default();
        for game in 0..1000 {
            clusters.add(game, f64::from(game % 2));
        }
        let (low, high) = clusters.estimate().interval.expect("an interval");
        near(low, 0.469);
        near(high, 0.531);
    }

    #[test]
    fn repeated_games_do_not_narrow_the_interval() {
        let mut once = Clusters::default();
        let mut thrice = Clusters::default();
        for game in 0..40 {
            let won = f64::from(game % 4).min(1.0);
            once.add(game, won);
            (0..3).for_each(|_| thrice.add(game, won));
        }
        assert_eq!(once.estimate(), thrice.estimate());
    }

    #[test]
    fn rotations_that_cancel_narrow_the_interval() {
        let mut clusters = Clusters::default();
        for block in 0..50 {
            let lucky = f64::from(block % 10).min(1.0);
            clusters.add(block, 1.0);
            clusters.add(block, 1.0 - lucky);
        }
        let Estimate { share, interval } = clusters.estimate();
        let (low, high) = interval.expect("an interval");
        near(share, 0.55);
        assert!(low > 0.5 && high < 0.61, "{low} {high}");
    }

    #[test]
    fn winning_everything_in_few_blocks_leaves_a_wide_interval() {
        let mut clusters = Clusters::default();
        clusters.add(0, 1.0);
        assert_eq!(clusters.estimate(), Estimate { share: 1.0, interval: None });
        (1..10).for_each(|block| clusters.add(block, 1.0));
        let (low, high) = clusters.estimate().interval.expect("an interval");
        assert!(low > 0.6 && low < 0.72, "{low}");
        near(high, 1.0);
    }
}
