//! Hill climbing by comparing two sets of weights at a time (simultaneous perturbation, SPSA).
//!
//! All weights are perturbed at once, each up or down at random, and the perturbed weights play against
//! the opposite perturbation. The weights then move towards the winner, by an amount proportional to the
//! margin. Over many steps relevant changes add up and irrelevant ones cancel out.

use crate::{Feature, Weights};

/// The parameters of a climb.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// The number of steps; later ones are smaller.
    pub steps: u32,
    /// The size of the perturbation, relative to each weight.
    pub look: f32,
    /// The learning rate: the step when one side wins everything.
    pub go: f32,
}

/// Features with fixed weights: prestige is the unit of all others, and what everybody has equally
/// decides nothing.
const FIXED: [Feature; 2] = [Feature::Rest, Feature::WorthNow];
/// The least scale of a perturbation, for weights near zero.
const SMALLEST_SIZE: f32 = 0.3;

/// A climb to better weights.
#[derive(Clone, Debug)]
pub struct Climb {
    pace: Pace,
    step: u32,
    rng: fastrand::Rng,
    weights: Vec<[f32; 2]>,
    sizes: Vec<f32>,
    flips: Vec<[f32; 2]>,
    spread: (f32, f32),
}

impl Climb {
    /// Starts from these weights.
    pub fn new(start: &Weights, pace: Pace, seed: u64) -> Self {
        let weights: Vec<[f32; 2]> = Feature::ALL.iter().map(|&f| start.of(f).into()).collect();
        let size = |[early, late]: &[f32; 2]| early.abs().max(late.abs()).max(SMALLEST_SIZE);
        Self {
            pace,
            step: 0,
            rng: fastrand::Rng::with_seed(seed),
            sizes: weights.iter().map(size).collect(),
            flips: vec![[0.0; 2]; weights.len()],
            weights,
            spread: (start.spread(0.0), start.spread(1.0)),
        }
    }

    /// The current weights.
    pub fn weights(&self) -> Weights {
        self.moved(0.0)
    }

    /// Two sets of weights to compare.
    pub fn propose(&mut self) -> [Weights; 2] {
        for (feature, flip) in Feature::ALL.iter().zip(&mut self.flips) {
            let free = !FIXED.contains(feature);
            *flip = [(); 2].map(|()| match (free, self.rng.bool()) {
                (false, _) => 0.0,
                (true, true) => 1.0,
                (true, false) => -1.0,
            });
        }
        let look = self.pace.look * self.shortening().sqrt();
        [self.moved(look), self.moved(-look)]
    }

    /// Moves towards the better side: `lead` is the margin of the first one, from -1 to 1.
    pub fn learn(&mut self, lead: f32) {
        let go = self.pace.go * self.shortening() * lead;
        for ((weights, flips), size) in self.weights.iter_mut().zip(&self.flips).zip(&self.sizes) {
            weights[0] += go * flips[0] * size;
            weights[1] += go * flips[1] * size;
        }
        self.step += 1;
    }

    /// The step size decays.
    fn shortening(&self) -> f32 {
        let progress = self.step as f32 / (0.3 * self.pace.steps.max(1) as f32);
        (1.0 + progress).powf(-0.6)
    }

    fn moved(&self, distance: f32) -> Weights {
        let at = |i: usize, side: usize| {
            self.weights[i][side] + distance * self.flips[i][side] * self.sizes[i]
        };
        let early = std::array::from_fn(|i| at(i, 0));
        let late = std::array::from_fn(|i| at(i, 1));
        Weights::from_numbers(early, late, self.spread)
    }
}
