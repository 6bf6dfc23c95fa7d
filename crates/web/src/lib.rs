//! What a person sees of Hamburgum.

mod city;
mod geometry;

pub use city::city_svg;
