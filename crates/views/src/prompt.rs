//! Prompts as data: the next decision and its player.

use super::Word;
use hamburgum_engine::{Player, Prompt};
use serde::Serialize;

/// A prompt in one word and in a sentence.
#[derive(Serialize)]
pub struct PromptView {
    pub kind: &'static str,
    /// `None` if chance decides or the game is over.
    pub player: Option<Word<Player>>,
    pub text: String,
}

impl PromptView {
    /// Converts a prompt.
    pub fn of(prompt: Prompt) -> Self {
        Self { kind: prompt.word(), player: prompt.player().map(Word), text: prompt.to_string() }
    }
}
