//! What came up in the games that were compared.

use super::kinds::{kind, kinds_of, prompts_of};
use hamburgum_engine::{Action, Prompt, Variant};
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
}

impl Tally {
    pub(crate) fn count(&mut self, prompt: Prompt, action: Action) {
        *self.prompts.entry(prompt.word()).or_default() += 1;
        *self.actions.entry(kind(action)).or_default() += 1;
    }

    pub(crate) fn count_game(&mut self, last_prompt: Prompt, turns: u32) {
        self.games += 1;
        self.turns += turns;
        if last_prompt == Prompt::Over {
            self.finished += 1;
            *self.prompts.entry(last_prompt.word()).or_default() += 1;
        }
    }

    /// The games were worth comparing: most came to their end, and everything came up that the
    /// variant has, and nothing else.
    pub(crate) fn assert_thorough(&self, variant: Variant) {
        assert!(2 * self.finished > self.games, "few games came to their end: {self:?}");
        assert_eq!(set(self.actions.keys()), set(&kinds_of(variant)), "kinds of actions");
        assert_eq!(set(self.prompts.keys()), set(&prompts_of(variant)), "prompts");
    }
}

fn set<'a>(words: impl IntoIterator<Item = &'a &'static str>) -> BTreeSet<&'static str> {
    words.into_iter().copied().collect()
}
