//! Pages, drawings and texts of Hamburgum in four languages.
//!
//! [`city_svg`] is a standalone picture of a board. [`City`] and the functions of [`draw`] draw
//! positions for a page; [`assets`] are the files that such a page links to, and [`Texts`] has its
//! texts.

// An example shares the sample pages and refers to this crate by its name.
#[cfg(test)]
extern crate self as hamburgum_web;

mod address;
mod app;
mod assets;
mod calendar;
mod chart;
mod city;
pub mod draw;
mod geometry;
pub mod graph;
mod kept;
mod lettering;
pub mod pages;
pub mod review;
pub mod rules;
mod shape;
pub mod table;
#[cfg(test)]
mod testing;
mod texts;
pub mod update;
mod when;
pub mod workshop;

pub use address::{Address, At};
pub use app::{manifest, service_worker};
pub use assets::{Asset, asset_address, assets};
pub use calendar::CalendarEvent;
pub use city::{City, CityView, Overlap, Rendition, city_svg, city_svg_in, overlaps};
pub use hamburgum_table::{GivenAway, OnOther, Remark, Versus};
pub use texts::{
    Asked, Audience, Language, NoticeFacts, NoticeWords, OfficialPlace, TableLabel, Texts,
};
