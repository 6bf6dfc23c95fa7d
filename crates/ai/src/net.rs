//! A small neural network with a policy and a value, trained on self-play games.
//!
//! One forward pass gives a prior for each action and the value of the position. It is deterministic:
//! plain arithmetic in a fixed order, so the same weights give the same bits on every machine.

mod correction;
mod file;
mod half;
mod inputs;
mod judge;
mod layers;
mod passes;
mod shipped;
#[cfg(test)]
mod tests;
mod wide;

pub use file::NetError;
pub use judge::NetJudge;

use crate::checksum::checksum;
use crate::encoding::SEATS;
use inputs::Inputs;
use layers::{Layer, ShortLayer};
use passes::{ActionPass, ContextPass, PositionPass};
use wide::Wide;

/// Widths of the layers: two shared ones, one of the value head, one of the policy head.
pub(crate) const FIRST: usize = 384;
pub(crate) const SECOND: usize = 192;
pub(crate) const THIRD: usize = 96;
pub(crate) const POLICY: usize = 64;
/// The outputs of the value head: the win logit of each seat, and then its gain.
const VALUES: usize = 2 * SEATS;
/// Points of prestige for a gain of 1.
pub(crate) const GAIN: f32 = 32.0;

/// The weights of a network.
///
/// ```
/// use hamburgum_ai::Net;
///
/// let net = Net::untrained(1);
/// let bytes = net.to_bytes("an example");
/// assert_eq!(Net::from_bytes(&bytes).expect("weights").to_bytes("an example"), bytes);
/// assert!(Net::from_bytes(&bytes[..1000]).is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    made_by: String,
    first: ShortLayer<FIRST>,
    second: Layer<SECOND>,
    third: Layer<THIRD>,
    values: Layer<VALUES>,
    /// The context that the position adds to the policy of each of its actions.
    context: Layer<POLICY>,
    actions: Layer<POLICY>,
    preference: Layer<1>,
}

/// The value of a position for each seat, starting with the player to act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The win probability of each seat; 0 for empty seats.
    pub win: [f32; SEATS],
    /// The prestige that each seat gains beyond the final scoring of now.
    pub gain: [f32; SEATS],
}

/// Buffers for a forward pass, allocated once.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// The widest SIMD vectors of this processor.
    arch: pulp::Arch,
    inputs: Inputs,
    second: Inputs,
    context: [f32; POLICY],
}

impl Default for Scratch {
    fn default() -> Self {
        Self {
            arch: pulp::Arch::new(),
            inputs: Inputs::default(),
            second: Inputs::default(),
            context: [0.0; POLICY],
        }
    }
}

impl Net {
    /// A line about the origin of the weights.
    pub fn made_by(&self) -> &str {
        &self.made_by
    }

    /// A fingerprint of the weights.
    pub fn mark(&self) -> String {
        let bytes = self.to_bytes(&self.made_by);
        // Without the checksum at the end: a CRC over data and its own CRC is the same for every file.
        format!("{:08x}", checksum(&bytes[..bytes.len() - 4]))
    }

    /// The value of an encoded position, and the policy logit of each of its encoded actions.
    pub fn judge(
        &self,
        players: usize,
        position: &[u8],
        actions: &[Vec<u8>],
    ) -> (Verdict, Vec<f32>) {
        let mut scratch = Scratch::default();
        let verdict = self.position(position, players, &mut scratch);
        self.begin_actions(&mut scratch);
        let logits = actions.iter().map(|action| self.action(action, &mut scratch)).collect();
        (verdict, logits)
    }

    /// The value of an encoded position with this many players.
    pub(crate) fn position(&self, bytes: &[u8], players: usize, scratch: &mut Scratch) -> Verdict {
        scratch.arch.dispatch(Wide(PositionPass { net: self, bytes, players, scratch }))
    }

    /// Computes the policy context of the position that was evaluated last.
    pub(crate) fn begin_actions(&self, scratch: &mut Scratch) {
        scratch.arch.dispatch(Wide(ContextPass { net: self, scratch }));
    }

    /// The policy logit of an encoded action.
    pub(crate) fn action(&self, bytes: &[u8], scratch: &mut Scratch) -> f32 {
        scratch.arch.dispatch(Wide(ActionPass { net: self, bytes, scratch }))
    }
}

impl Verdict {
    fn of(values: &[f32; VALUES], players: usize) -> Self {
        let mut verdict = Self { win: [0.0; SEATS], gain: [0.0; SEATS] };
        verdict.gain.copy_from_slice(&values[SEATS..]);
        verdict.gain.iter_mut().for_each(|gain| *gain *= GAIN);
        softmax(&values[..players], &mut verdict.win[..players]);
        verdict
    }
}

fn softmax(logits: &[f32], shares: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (share, logit) in shares.iter_mut().zip(logits) {
        *share = (logit - most).exp();
        total += *share;
    }
    for share in shares {
        *share /= total;
    }
}
