//! Labels of actions.

use super::{Saying, Texts};
use hamburgum_engine::{Action, Board};

impl Texts {
    /// An action as the label of a button: "Sell 1 beer".
    pub fn action(&self, board: &Board, action: Action) -> String {
        self.say_action(board, action).text()
    }

    pub(super) fn say_action(&self, board: &Board, action: Action) -> Saying<'_> {
        match action {
            Action::Reveal(official) => self.say("action-reveal").with("official", official.word()),
            Action::Move(field) => self.say("action-move").with("field", field.word()),
            Action::Sell(good) => self.say("action-sell").goods(1, good),
            Action::Buy(material) => self.say("action-buy").materials(1, material),
            Action::Launch => self.say("action-launch"),
            Action::Donate(token) => self.say("action-donate").token(board, token),
            Action::Score(token) => self.say("action-score").token(board, token),
            Action::Build(site) => self.say("action-build").site(board, site),
            Action::Appoint(site, official) => {
                self.say("action-appoint").site(board, site).with("official", official.word())
            }
            Action::Skip => self.say("action-skip"),
            Action::Done => self.say("action-done"),
        }
    }
}
