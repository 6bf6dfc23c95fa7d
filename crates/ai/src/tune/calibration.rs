//! Calibrates the evaluation: unbiased, and with the right spread.
//!
//! Hill climbing only finds which weights are better. The level of the final prestige and the error of
//! the forecasts are fitted to finished games afterwards.

use crate::{Feature, Features, Outlook, Weights};
use hamburgum_engine::{ByPlayer, Player, State};

/// A position with its outcome.
#[derive(Clone, Debug)]
struct Sample {
    stage: f32,
    donated: f32,
    features: Vec<(Player, Features)>,
    outcome: Outlook,
}

/// The same during the game: stage, share of donations, features.
type Running = (f32, f32, Vec<(Player, Features)>);

/// Collects positions of games and their outcomes.
#[derive(Clone, Debug, Default)]
pub struct Calibration {
    running: Vec<Running>,
    samples: Vec<Sample>,
}

/// The spreads that are tried.
const SPREADS: [f32; 14] =
    [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 15.0, 20.0, 25.0];

impl Calibration {
    /// Records a position of the current game.
    pub fn note(&mut self, state: &State<'_>) {
        let players = state.players().iter();
        let all = Features::of_all(state);
        let features = players.map(|&player| (player, all[player])).collect();
        self.running.push((Features::stage(state), Features::donated(state), features));
    }

    /// Records the outcome of the current game; an unfinished one is discarded.
    pub fn end_game(&mut self, state: &State<'_>) {
        let running = std::mem::take(&mut self.running);
        if state.is_over() {
            let outcome = Outlook::final_outcome(state);
            let sample = |(stage, donated, features)| Sample { stage, donated, features, outcome };
            self.samples.extend(running.into_iter().map(sample));
        }
    }

    /// Merges another collection.
    pub fn merge(&mut self, other: Self) {
        self.samples.extend(other.samples);
    }

    /// The same weights with the value of remaining donations and the spread fitted to the games.
    pub fn fit(&self, weights: &Weights) -> Weights {
        let mut numbers: Vec<(f32, f32)> = Feature::ALL.iter().map(|&f| weights.of(f)).collect();
        let build = |numbers: &[(f32, f32)], spread| {
            let early = std::array::from_fn(|i| numbers[i].0);
            let late = std::array::from_fn(|i| numbers[i].1);
            Weights::from_numbers(early, late, spread)
        };
        let rest = Feature::Rest as usize;
        numbers[rest] = (0.0, 0.0);
        numbers[rest] = self.fit_rest(&build(&numbers, (1.0, 1.0)));
        let levelled = build(&numbers, (1.0, 1.0));
        build(&numbers, self.fit_spread(&levelled))
    }

    /// The value of each remaining donation for everybody, at the beginning and at the end, for which the
    /// forecasts are unbiased (least squares).
    fn fit_rest(&self, weights: &Weights) -> (f32, f32) {
        let (mut ee, mut el, mut ll, mut ey, mut ly) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for sample in &self.samples {
            let stage = f64::from(sample.stage);
            for (player, features) in &sample.features {
                let forecast = weights.apply(features, sample.stage);
                let short = f64::from(sample.outcome.prestige[*player] - forecast);
                let rest = f64::from(features.0[Feature::Rest as usize]);
                let (early, late) = (rest * (1.0 - stage), rest * stage);
                ee += early * early;
                el += early * late;
                ll += late * late;
                ey += early * short;
                ly += late * short;
            }
        }
        let determinant: f64 = ee * ll - el * el;
        if determinant.abs() < 1e-6 {
            return (0.0, 0.0);
        }
        let early = (ey * ll - ly * el) / determinant;
        let late = (ly * ee - ey * el) / determinant;
        (early as f32, late as f32)
    }

    /// The maximum-likelihood spread for the observed wins.
    fn fit_spread(&self, weights: &Weights) -> (f32, f32) {
        let mut best = (f64::MIN, (weights.spread(0.0), weights.spread(1.0)));
        for early in SPREADS {
            for late in SPREADS.into_iter().filter(|late| *late <= early) {
                let likelihood = self.likelihood(weights, (early, late));
                if likelihood > best.0 {
                    best = (likelihood, (early, late));
                }
            }
        }
        best.1
    }

    fn likelihood(&self, weights: &Weights, spread: (f32, f32)) -> f64 {
        // Positions of one game are strongly correlated: every eighth is enough.
        self.samples.iter().step_by(8).map(|sample| sample.likelihood(weights, spread)).sum()
    }
}

impl Sample {
    fn likelihood(&self, weights: &Weights, spread: (f32, f32)) -> f64 {
        let mut prestige = ByPlayer::default();
        for (player, features) in &self.features {
            prestige[*player] = weights.apply(features, self.stage);
        }
        let players: Vec<Player> = self.features.iter().map(|(player, _)| *player).collect();
        let spread = spread.0 + self.donated * (spread.1 - spread.0);
        let forecast = Outlook::from_prestige(&players, prestige, spread, 0.0);
        let surprise = |player: &Player| {
            let chance = f64::from(forecast.win[*player].max(1e-6));
            f64::from(self.outcome.win[*player]) * chance.ln()
        };
        players.iter().map(surprise).sum()
    }
}
