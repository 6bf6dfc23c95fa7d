//! Tables of Hamburgum in the browser: the only crate with HTTP.

pub mod table;
