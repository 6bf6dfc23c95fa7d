//! The drawings of the table: pieces, signs, rondel and harbour.
//!
//! Each drawing is a function of the engine's types and contains no language: its accessible name is
//! passed as a [`Label`]. Drawings take their colours from `tokens.css` and their line widths from
//! `city.css` and `drawings.css`, and a page with drawings contains one [`sprite`]. Pieces have
//! `data-piece`, so that a script can match them between two positions and animate them; `data-round`
//! means that the path is an arc around the centre of the drawing.

mod church;
mod emblem;
mod harbour;
pub(crate) mod house;
mod icon;
mod label;
mod needle;
mod piece;
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
