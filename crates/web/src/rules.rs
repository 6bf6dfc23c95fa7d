//! The rules of the game, explained to players.
//!
//! The texts are in `texts/*/rules*.ftl`, one message for each rule of `docs/rules.md`. [`CHAPTERS`]
//! defines their order; [`explanation`] shows some of them at the table, and `about` maps the things
//! there to rules.

pub(crate) mod about;
mod book;
mod explain;
pub(crate) mod figures;
mod passage;
mod prose;
mod query;
#[cfg(test)]
mod tests;
mod thing;

pub use book::{CHAPTERS, Chapter, Rule, RuleOrigin};
pub use explain::{Explainer, explanation};
pub use thing::{Tip, tips};

pub(crate) use passage::Passage;
pub(crate) use prose::{Anchors, Prose};
pub(crate) use query::Query;
