//! The encoding of positions and actions as numbers, shared by the network, its training and other
//! programs.
//!
//! Actions have fixed numbers ([`action_number`]). A position is [`POSITION_WIDTH`] bytes, from the
//! perspective of the player to act, the others clockwise, empty seats zero; [`layout`] names its slices.
//! Each action of a position is [`ACTION_WIDTH`] bytes. A byte is a multiple of [`UNIT`].
//!
//! The encoding is independent of the board: churches are ordered by the buildings that they pay for,
//! of which every board has each once, and sites are counted by kind, parish and reach. So a network
//! trained on it plays in any city.

mod action;
mod church;
mod growth;
mod layout;
mod number;
mod prospect;
mod scene;
mod seat;
mod table;
mod writer;

pub use action::ACTION_WIDTH;
pub(crate) use layout::Widths;
pub use layout::{POSITION_WIDTH, SEATS, Slice, layout, score_place};
pub use number::{ACTIONS, CHANCES, action_number};
pub use seat::SCORE_STEP;

use action::write_action;
use hamburgum_engine::{Action, State};
use scene::Scene;
use writer::Writer;

/// The version of the encoding. Increase it whenever a byte changes its meaning or is appended.
pub const VERSION: u16 = 2;

/// The byte value that represents 1.
const STEPS: u8 = 32;

/// The value of one step of a byte.
pub const UNIT: f32 = 1.0 / STEPS as f32;

/// A position as bytes.
pub type PositionBytes = [u8; POSITION_WIDTH];

/// An action as bytes.
pub type ActionBytes = [u8; ACTION_WIDTH];

/// Lookups that are shared by a position and all its actions.
#[derive(Clone, Copy, Debug)]
pub struct Encoder<'s, 'b> {
    scene: Scene<'s, 'b>,
}

impl<'s, 'b> Encoder<'s, 'b> {
    /// Begins to encode a position.
    pub fn new(state: &'s State<'b>) -> Self {
        Self { scene: Scene::of(state) }
    }

    /// Writes the position.
    pub fn position(&self, bytes: &mut PositionBytes) {
        let mut writer = Writer::new(bytes);
        table::write_table(&self.scene, &mut writer);
        church::write_churches(&self.scene, &mut writer);
        seat::write_seats(&self.scene, &mut writer);
        prospect::write_prospects(&self.scene, &mut writer);
        debug_assert_eq!(writer.place(), POSITION_WIDTH, "the layout has another width");
    }

    /// Writes a legal action.
    pub fn action(&self, action: Action, bytes: &mut ActionBytes) {
        let mut writer = Writer::new(bytes);
        write_action(&self.scene, action, &mut writer);
        debug_assert_eq!(writer.place(), ACTION_WIDTH, "the parts of an action have another width");
    }
}

#[cfg(test)]
mod tests;
