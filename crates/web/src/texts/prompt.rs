//! Prompts of positions.

use super::{Saying, Texts};
use hamburgum_engine::Prompt;

impl Texts {
    /// The prompt of a position: "Red’s turn: choose a field".
    pub fn prompt(&self, prompt: Prompt) -> String {
        self.say_prompt(prompt).text()
    }

    pub(super) fn say_prompt(&self, prompt: Prompt) -> Saying<'_> {
        let saying = self.say(match prompt {
            Prompt::Reveal => "prompt-reveal",
            Prompt::Move(_) => "prompt-move",
            Prompt::Produced(_) => "prompt-produced",
            Prompt::Trade(_) => "prompt-trade",
            Prompt::Sell(_) => "prompt-sell",
            Prompt::Buy(_) => "prompt-buy",
            Prompt::Dockyard(_) => "prompt-dockyard",
            Prompt::Church(_) => "prompt-church",
            Prompt::Score(_) => "prompt-score",
            Prompt::Guildhall(_) => "prompt-guildhall",
            Prompt::Canon(_) => "prompt-canon",
            Prompt::Over => "prompt-over",
        });
        match prompt.player() {
            Some(player) => saying.player(player),
            None => saying,
        }
    }
}
