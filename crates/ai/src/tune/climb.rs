//! Climbing by comparing two sets of weights at a time (simultaneous perturbation).
//!
//! All weights are moved a little at once, each up or down by the flip of a coin, and the weights so
//! moved play against the weights moved the other way. The weights then follow the better side, the
//! further the clearer it won. What happens to matter adds up over many steps, what does not cancels
//! out.

use crate::{Feature, Weights};

/// How far a climb looks and goes in one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How many steps there will be; the later ones are shorter.
    pub steps: u32,
    /// How far to look, as a share of each weight's size.
    pub look: f32,
    /// How far to go when one side wins everything.
    pub go: f32,
}

/// Features that stay as they are: prestige is what all others are measured in, and what everybody
/// has equally decides nothing.
const FIXED: [Feature; 2] = [Feature::Rest, Feature::WorthNow];
/// Weights of no size are tried with this one.
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
    /// Begins at some weights.
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

    /// The weights so far.
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

    /// Follows the better side: `lead` is by how much the first one won, from -1 to 1.
    pub fn learn(&mut self, lead: f32) {
        let go = self.pace.go * self.shortening() * lead;
        for ((weights, flips), size) in self.weights.iter_mut().zip(&self.flips).zip(&self.sizes) {
            weights[0] += go * flips[0] * size;
            weights[1] += go * flips[1] * size;
        }
        self.step += 1;
    }

    /// Later steps are shorter.
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
