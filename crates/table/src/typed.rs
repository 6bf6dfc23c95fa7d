//! What people typed in an entry, which is stored apart from the log so that it can be deleted.

use crate::{Entry, PersonId};

/// A name, and for chat what was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Who typed it.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// What was said; `None` for somebody who sat down.
    pub said: Option<String>,
}

impl<A, L> Entry<A, L> {
    /// Takes out what somebody typed.
    pub fn take_typed(&mut self) -> Option<Typed> {
        match self {
            Self::Sit { person, name, .. } => {
                Some(Typed { person: *person, name: name.take()?, said: None })
            }
            Self::Say { person, name, text } => {
                Some(Typed { person: *person, name: name.take()?, said: text.take() })
            }
            _ => None,
        }
    }

    /// Puts back what was taken out.
    pub fn put_typed(&mut self, typed: Typed) {
        match self {
            Self::Sit { name, .. } => *name = Some(typed.name),
            Self::Say { name, text, .. } => (*name, *text) = (Some(typed.name), typed.said),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::StoredEntry;
    use hamburgum_engine::Player;

    #[test]
    fn what_was_typed_can_be_taken_out_and_put_back() {
        let name = Some("Anna".to_owned());
        let text = Some("Moin".to_owned());
        for (entry, bare) in [
            (
                StoredEntry::Sit { seat: Player::Red, person: 7, name: name.clone() },
                r#"{"sit":{"seat":"red","person":7}}"#,
            ),
            (StoredEntry::Say { person: 7, name, text }, r#"{"say":{"person":7}}"#),
        ] {
            let mut without = entry.clone();
            let typed = without.take_typed().expect("a name");
            assert_eq!(serde_json::to_string(&without).expect("JSON"), bare);
            let mut again: StoredEntry = serde_json::from_str(bare).expect("an entry");
            assert_eq!(again.take_typed(), None);
            again.put_typed(typed);
            assert_eq!(again, entry);
        }
    }
}
