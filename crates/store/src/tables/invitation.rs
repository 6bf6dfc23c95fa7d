//! The links by which people take their seats. Only a hash is kept, so that the file opens no seat.

use crate::{Store, StoreError};
use sqlx::SqliteConnection;

/// The SHA-256 or the like of what stands in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvitationHash(pub [u8; 32]);

/// A link to a seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What the link is known by.
    pub hash: InvitationHash,
    /// The seat, counted as the caller likes.
    pub seat: u8,
}

/// Where an invitation leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}

impl Invitation {
    pub(super) async fn insert(
        self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO invitations (hash, table_id, seat) VALUES (?, ?, ?)")
            .bind(self.hash.0.to_vec())
            .bind(table)
            .bind(self.seat)
            .execute(connection)
            .await?;
        Ok(())
    }
}

impl Store {
    /// Where the link with this hash leads, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn invitation(&self, hash: &InvitationHash) -> Result<Option<Invited>, StoreError> {
        let found = sqlx::query_as("SELECT table_id, seat FROM invitations WHERE hash = ?")
            .bind(hash.0.as_slice())
            .fetch_optional(&self.reads)
            .await?;
        Ok(found.map(|(table, seat)| Invited { table, seat }))
    }
}
