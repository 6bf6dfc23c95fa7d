//! Questions as they are stored, so that another server can answer them.

use super::Question;
use crate::Table;
use serde::{Deserialize, Serialize};

/// A question without its actions, which the table has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoredQuestion {
    /// The best turns in the turn that started with this version.
    Hint(u64),
    /// Whether the draft of this version is a costly turn.
    Check(u64),
    /// The reasons for a turn.
    Why {
        /// The index of the turn.
        turn: u32,
        /// The turn in notation: another one may have its index by now.
        actions: String,
    },
}

impl StoredQuestion {
    /// The question at this table.
    pub fn new(question: &Question, table: &Table) -> Self {
        match question {
            Question::Hint { turn_version } => Self::Hint(*turn_version),
            Question::Check { game_version } => Self::Check(*game_version),
            Question::Why { turn, actions } => {
                let actions = table.game().board().say(&actions[..]).to_string();
                Self::Why { turn: *turn, actions }
            }
        }
    }

    /// The question, if it still refers to the current position.
    pub fn read(&self, table: &Table) -> Option<Question> {
        let question = match self {
            Self::Hint(_) => Question::hint(table),
            Self::Check(_) => Question::check(table),
            Self::Why { turn, .. } => Question::why(table, *turn)?,
        };
        (Self::new(&question, table) == *self).then_some(question)
    }
}
