//! The list of tables that are offered to everybody.

use crate::store::forward;
use crate::{PersonId, Store, StoreError, Timestamp};

/// What an append changes of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingChange {
    /// Nothing.
    AsBefore,
    /// The table is listed, with this host.
    By(PersonId),
    /// It is not listed.
    Not,
}

impl From<Option<PersonId>> for ListingChange {
    fn from(host: Option<PersonId>) -> Self {
        host.map_or(Self::Not, Self::By)
    }
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTableRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The host, under the number that the log has.
    pub host: PersonId,
    /// When the host was last there.
    pub seen: Timestamp,
    /// When the table was set up.
    pub created: Timestamp,
    /// Whether the reader sits there.
    pub is_mine: bool,
    /// The rest of what lists show; missing until a list needs it again.
    pub card: Option<String>,
}

/// The columns of the list.
pub(crate) type OpenRow = (String, String, i64, i64, i64, bool, Option<String>);

impl From<OpenRow> for OpenTableRow {
    fn from((id, name, host, seen, created, is_mine, card): OpenRow) -> Self {
        let (seen, created) = (Timestamp(seen), Timestamp(created));
        Self { id, name, host: PersonId(host), seen, created, is_mine, card }
    }
}

impl Store {
    /// The tables that are offered to everybody, as this person sees them, at most so many: those first whose
    /// hosts were there last. A table where somebody sits who is kept apart from this person is left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_tables(
        &self,
        reader: Option<PersonId>,
        most: u32,
    ) -> Result<Vec<OpenTableRow>, StoreError> {
        let rows: Vec<OpenRow> = forward!(self.open_tables(reader, most))?;
        Ok(rows.into_iter().map(OpenTableRow::from).collect())
    }

    /// How many tables a person offers to everybody.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn offered_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        forward!(self.offered_tables_of(person))
    }

    /// Notes that a person is there, at the tables that this person offers and where the last note is older
    /// than `before`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn note_host(
        &self,
        person: PersonId,
        now: Timestamp,
        before: Timestamp,
    ) -> Result<(), StoreError> {
        forward!(self.note_host(person, now, before))
    }
}
