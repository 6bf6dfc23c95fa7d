//! What a person sees of Hamburgum, and reads of it in four languages.
//!
//! [`city_svg`] is a picture of a board that stands alone. [`City`] and the functions of [`draw`] are
//! the drawings of a page, made from positions; [`assets`] are the files that such a page links to,
//! and [`Texts`] says what is written on it.

// The samples of the pages are shared with an example, which knows this crate by its name.
#[cfg(test)]
extern crate self as hamburgum_web;

mod assets;
mod chart;
mod city;
pub mod draw;
mod geometry;
pub mod graph;
mod lettering;
pub mod pages;
pub mod review;
pub mod rules;
mod shape;
pub mod table;
#[cfg(test)]
mod testing;
mod texts;

pub use assets::{Asset, asset_address, assets};
pub use city::{City, CityView, city_svg, city_svg_in};
pub use texts::{
    Audience, GivenAway, Language, OfficialPlace, OnOther, Remark, TableLabel, Texts, Versus,
};
