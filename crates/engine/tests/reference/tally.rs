//! Coverage of the compared games.

use super::corners::{Moment, corners, corners_of};
use super::kinds::{kind, kinds_of, prompts_of};
use hamburgum_engine::{Prompt, Variant};
use std::collections::{BTreeMap, BTreeSet};

/// Counts over many games.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) finished: u32,
    pub(crate) turns: u32,
    pub(crate) checks: u32,
    actions: BTreeMap<&'static str, u32>,
    prompts: BTreeMap<&'static str, u32>,
    corners: BTreeMap<&'static str, u32>,
}

impl Tally {
    pub(crate) fn count(&mut self, moment: &Moment<'_, '_>) {
        *self.prompts.entry(moment.before.prompt().word()).or_default() += 1;
        *self.actions.entry(kind(moment.action)).or_default() += 1;
        for corner in corners(moment) {
            *self.corners.entry(corner).or_default() += 1;
        }
    }

    pub(crate) fn count_game(&mut self, last_prompt: Prompt, turns: u32) {
        self.games += 1;
        self.turns += turns;
        if last_prompt == Prompt::Over {
            self.finished += 1;
            *self.prompts.entry(last_prompt.word()).or_default() += 1;
        }
    }

    /// Checks the coverage: most games ended, and everything in the variant occurred, and nothing
    /// else.
    pub(crate) fn assert_thorough(&self, variant: Variant) {
        assert!(3 * self.finished > 2 * self.games, "few games ended: {self:?}");
        assert_eq!(set(self.actions.keys()), set(&kinds_of(variant)), "kinds of actions");
        assert_eq!(set(self.prompts.keys()), set(&prompts_of(variant)), "prompts");
        let all_corners: Vec<_> = corners_of(variant).into_iter().map(|(name, _)| name).collect();
        assert_eq!(set(self.corners.keys()), set(&all_corners), "corner cases");
    }
}

fn set<'a>(words: impl IntoIterator<Item = &'a &'static str>) -> BTreeSet<&'static str> {
    words.into_iter().copied().collect()
}
