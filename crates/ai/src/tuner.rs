//! Finding weights from games: what made some players end better than the others?
//!
//! Each position gives, for each player, its features and its final prestige, both as the distance
//! from the mean of the players. Least squares find the weights that foretell the one from the
//! other; so a long game, in which all end richer, teaches nothing wrong. A pull towards the weights
//! so far keeps features that hardly occur where they were.

mod equations;

use crate::{Feature, Features, Outlook, Weights};
use equations::Equations;
use hamburgum_engine::{ByPlayer, Player, State};

const COUNT: usize = Feature::ALL.len();

/// A position of a game that is still going on.
#[derive(Clone, Debug)]
struct Sample {
    stage: f32,
    players: Vec<(Player, Features)>,
}

/// Gathers positions and outcomes, and fits weights to them.
#[derive(Clone, Debug, Default)]
pub struct Tuner {
    running: Vec<Sample>,
    ended: Vec<(Sample, ByPlayer<f32>, ByPlayer<f32>)>,
}

impl Tuner {
    /// Notes a position of the running game.
    pub fn note(&mut self, state: &State<'_>) {
        let players = state.players().iter();
        let players = players.map(|&player| (player, Features::of(state, player))).collect();
        self.running.push(Sample { stage: Features::stage(state), players });
    }

    /// Notes how the running game ended; one that did not end teaches nothing.
    pub fn end_game(&mut self, state: &State<'_>) {
        let samples = std::mem::take(&mut self.running);
        if state.is_over() {
            let outcome = Outlook::final_outcome(state);
            let ended = samples.into_iter().map(|s| (s, outcome.prestige, outcome.win));
            self.ended.extend(ended);
        }
    }

    /// Takes over what another has gathered.
    pub fn merge(&mut self, mut other: Self) {
        self.ended.append(&mut other.ended);
    }

    /// How many positions have been gathered.
    pub fn len(&self) -> usize {
        self.ended.len()
    }

    /// Whether nothing has been gathered.
    pub fn is_empty(&self) -> bool {
        self.ended.is_empty()
    }

    /// The weights that fit best; `pull` is how many samples the weights so far count for.
    pub fn fit(&self, so_far: &Weights, pull: f64) -> Weights {
        let relative = self.relative_equations().solve(&flat(so_far), pull);
        let (mut early, mut late) = unflat(&relative);
        let base = Feature::Base as usize;
        (early[base], late[base]) = (0.0, 0.0);
        let without_base = Weights::from_numbers(early, late, (1.0, 1.0));
        (early[base], late[base]) = self.fit_base(&without_base);
        let weights = Weights::from_numbers(early, late, (1.0, 1.0));
        let spread = self.fit_spread(&weights);
        Weights::from_numbers(early, late, spread)
    }

    fn relative_equations(&self) -> Equations {
        let mut equations = Equations::new(2 * COUNT);
        for (sample, finals, _) in &self.ended {
            let count = sample.players.len() as f32;
            let mean_final = sample.players.iter().map(|(p, _)| finals[*p]).sum::<f32>() / count;
            let mut mean = [0.0; COUNT];
            for (_, features) in &sample.players {
                mean.iter_mut().zip(features.0).for_each(|(sum, value)| *sum += value / count);
            }
            for (player, features) in &sample.players {
                let mut row = vec![0.0; 2 * COUNT];
                for i in 0..COUNT {
                    let value = f64::from(features.0[i] - mean[i]);
                    row[i] = value * f64::from(1.0 - sample.stage);
                    row[COUNT + i] = value * f64::from(sample.stage);
                }
                equations.add(&row, f64::from(finals[*player] - mean_final));
            }
        }
        equations
    }

    /// What everybody can expect beyond the features, so that the foretold prestige is right on
    /// average.
    fn fit_base(&self, weights: &Weights) -> (f32, f32) {
        let mut equations = Equations::new(2);
        for (sample, finals, _) in &self.ended {
            for (player, features) in &sample.players {
                let missing = finals[*player] - weights.apply(features, sample.stage);
                let row = [f64::from(1.0 - sample.stage), f64::from(sample.stage)];
                equations.add(&row, f64::from(missing));
            }
        }
        let base = equations.solve(&[0.0, 0.0], 1.0);
        (base[0] as f32, base[1] as f32)
    }

    /// The spread under which the wins that happened were most likely.
    fn fit_spread(&self, weights: &Weights) -> (f32, f32) {
        let grid = [1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 16.0, 20.0];
        let mut best = (f64::MIN, (6.0, 2.0));
        for early in grid {
            for late in grid.into_iter().filter(|late| *late <= early) {
                let likelihood = self.likelihood(weights, (early, late));
                if likelihood > best.0 {
                    best = (likelihood, (early, late));
                }
            }
        }
        best.1
    }

    fn likelihood(&self, weights: &Weights, spread: (f32, f32)) -> f64 {
        let mut sum = 0.0;
        // Every eighth position tells enough.
        for (sample, _, wins) in self.ended.iter().step_by(8) {
            let mut prestige = ByPlayer::default();
            for (player, features) in &sample.players {
                prestige[*player] = weights.apply(features, sample.stage);
            }
            let players: Vec<Player> = sample.players.iter().map(|(player, _)| *player).collect();
            let spread = spread.0 + sample.stage * (spread.1 - spread.0);
            let outlook = Outlook::from_prestige(&players, prestige, spread);
            for player in players {
                sum += f64::from(wins[player]) * f64::from(outlook.win[player].max(1e-6)).ln();
            }
        }
        sum
    }
}

fn flat(weights: &Weights) -> Vec<f64> {
    let early = Feature::ALL.iter().map(|&feature| f64::from(weights.of(feature).0));
    let late = Feature::ALL.iter().map(|&feature| f64::from(weights.of(feature).1));
    early.chain(late).collect()
}

fn unflat(numbers: &[f64]) -> ([f32; COUNT], [f32; COUNT]) {
    let at = |i: usize| numbers[i] as f32;
    (std::array::from_fn(at), std::array::from_fn(|i| at(COUNT + i)))
}
