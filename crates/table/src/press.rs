//! The actions that one press of a button adds to a turn.

use crate::Entry;
use hamburgum_engine::{Action, Board};

/// No button of a page adds more actions; the limit bounds what a forged request can cost.
const MOST_ACTIONS: usize = 200;

/// One action or several of one kind, never the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press(Vec<Action>);

impl Press {
    /// Parses one action or several of one kind in the notation of records: `sell beer`, `sell 2
    /// beer 1 cloth`. `None` if the text is anything else.
    pub fn read(board: &Board, text: &str) -> Option<Self> {
        let counted = match board.read_action(text) {
            Ok(action) => vec![(1, action)],
            Err(_) => board.read_actions(text).ok()?,
        };
        let mut actions = Vec::new();
        for (times, action) in counted {
            // Officials are revealed by chance, and ending a turn is a separate step.
            let is_choice = !matches!(action, Action::Reveal(_) | Action::Done);
            if !is_choice || actions.len() + times as usize > MOST_ACTIONS {
                return None;
            }
            actions.extend(std::iter::repeat_n(action, times as usize));
        }
        Some(Self(actions))
    }

    /// The actions, at least one.
    pub fn actions(&self) -> &[Action] {
        &self.0
    }

    /// The log entry of the press, which is undone as a whole.
    pub(crate) fn entry(&self) -> Entry {
        match self.0[..] {
            [action] => Entry::Act(action),
            _ => Entry::Several(self.0.clone()),
        }
    }
}
