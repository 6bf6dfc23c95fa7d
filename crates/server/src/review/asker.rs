//! Who asks for a review.

use crate::http::Network;
use crate::secret;
use hamburgum_table::PersonId;

/// Who asks for a review: a person, or anybody without a session in this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asker {
    Person(PersonId),
    Stranger(Option<Network>),
}

impl Asker {
    /// A text by which the same asker is recognised. Addresses are not stored, only what becomes of them.
    pub(super) fn mark(self) -> String {
        secret::mark(&format!("review {self:?}"))
    }

    pub(super) fn person(self) -> Option<hamburgum_store::PersonId> {
        match self {
            Self::Person(person) => Some(hamburgum_store::PersonId(person)),
            Self::Stranger(_) => None,
        }
    }
}
