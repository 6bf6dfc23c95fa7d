//! What people typed at tables, kept apart from the logs so that it can be deleted.

use crate::PersonId;

/// The name under which somebody sat down or said something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedWords {
    /// The entry of the log that they belong to, counted from 0.
    pub sequence: u64,
    /// Who typed them.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// What was said; `None` for somebody who sat down.
    pub said: Option<String>,
}

/// The columns of `words` at one table.
pub(crate) type WordsRow = (i64, i64, String, Option<String>);

impl From<WordsRow> for TypedWords {
    fn from((sequence, person, name, said): WordsRow) -> Self {
        Self { sequence: sequence.cast_unsigned(), person: PersonId(person), name, said }
    }
}
