//! Ratings with their intervals.

use super::anchor;
use super::games::{Choices, Cluster, Games};
use crate::matches::Spec;
use crate::stats::plackett_luce;
use fastrand::Rng;
use serde::Serialize;

/// The number of bootstrap samples of the openings for the intervals.
const RESAMPLES: usize = 200;
/// The indices of the ends of a 95 % interval in the sorted samples.
const TAILS: (usize, usize) = (RESAMPLES * 25 / 1000, RESAMPLES * 975 / 1000 - 1);

/// The rating of a kind of player.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Rating {
    pub(super) player: Spec,
    pub(super) points: f64,
    /// The 95 % interval. Without an upper end the player was always ahead, so the points are a
    /// lower bound.
    pub(super) interval: (f64, Option<f64>),
    /// The number of games played.
    pub(super) games: usize,
    /// The number of games won; shared wins count in part.
    pub(super) wins: f64,
}

/// Rates all players, the strongest first.
pub(super) fn rate(games: &Games, seed: u64) -> Vec<Rating> {
    let choices = games.choices();
    let points = choices.fit(choices.matches.iter().flatten());
    let zero = anchor(&choices.kinds, &points);
    let mut rng = Rng::with_seed(seed);
    let resamples: Vec<Vec<f64>> = (0..RESAMPLES)
        .map(|_| {
            let drawn = choices.draw(&mut rng);
            relative(&choices.fit(drawn.into_iter()), zero)
        })
        .collect();
    let points = relative(&points, zero);
    let reached = games.within_reach_of(choices.kinds[zero]);
    let mut ratings: Vec<Rating> = (0..points.len())
        .map(|kind| {
            let player = choices.kinds[kind];
            let (games, wins) = games.record(player);
            let (low, high) = interval(resamples.iter().map(|points| points[kind]));
            let interval = (low, reached.contains(&player).then_some(high));
            Rating { player, points: points[kind], interval, games, wins }
        })
        .collect();
    ratings.sort_by(|a, b| b.points.total_cmp(&a.points));
    ratings
}

fn relative(points: &[f64], zero: usize) -> Vec<f64> {
    points.iter().map(|rating| rating - points[zero]).collect()
}

fn interval(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    (values[TAILS.0], values[TAILS.1])
}

impl Choices {
    fn fit<'c>(&self, clusters: impl Iterator<Item = &'c Cluster>) -> Vec<f64> {
        let mut times = vec![0.0; self.different.len()];
        for (number, count) in clusters.flatten() {
            times[*number] += count;
        }
        let weighted: Vec<_> = self.different.iter().cloned().zip(times).collect();
        plackett_luce::fit(self.kinds.len(), &weighted)
    }

    /// Draws a bootstrap sample of the openings of each match.
    fn draw(&self, rng: &mut Rng) -> Vec<&Cluster> {
        let mut drawn = Vec::new();
        for clusters in &self.matches {
            for _ in clusters {
                drawn.push(&clusters[rng.u32(..clusters.len() as u32) as usize]);
            }
        }
        drawn
    }
}
