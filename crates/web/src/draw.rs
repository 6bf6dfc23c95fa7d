//! The drawings of the table: pieces, signs, rondel and harbour.
//!
//! Each drawing is a function of the engine's types and speaks no language: what it should be called
//! is handed in as a [`Label`]. Drawings take their colours from `tokens.css` and their widths from
//! `city.css` and `drawings.css`, and a page that shows them holds one [`sprite`]. Pieces carry
//! `data-piece`, so that a script can pair those of two positions and let them glide; `data-round` says
//! that the way goes around the middle of the drawing.

mod church;
mod emblem;
mod harbour;
pub(crate) mod house;
mod icon;
mod label;
mod needle;
mod position;
mod rondel;
pub(crate) mod ship;
mod skyline;
mod sprite;
#[cfg(test)]
mod tests;
mod token;

pub use church::church;
pub use emblem::{Form, citizen, disk, emblem};
pub use harbour::{HarbourView, harbour, harbour_positions};
pub use house::gable;
pub use icon::{Icon, icon, tinted_icon};
pub use label::Label;
pub use position::Position;
pub use rondel::{RondelView, rondel, rondel_positions};
pub use ship::{ship, slip};
pub use skyline::{logo, skyline};
pub use sprite::sprite;
pub use token::{TokenState, token, token_sign};

pub(crate) use emblem::emblem_at;
pub(crate) use harbour::HARBOUR;
pub(crate) use label::canvas;
pub(crate) use token::chip;
