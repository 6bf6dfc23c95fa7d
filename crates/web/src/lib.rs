//! What a person sees of Hamburgum, and reads of it in four languages.

mod city;
mod geometry;
mod texts;

pub use city::city_svg;
pub use texts::{Language, Remark, Texts};
