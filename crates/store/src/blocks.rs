//! Whom people do not want to meet. A block works both ways, and only the person who made it knows of it.

use crate::store::forward;
use crate::{PersonId, Store, StoreError, Timestamp};
use std::collections::BTreeSet;

/// A person whom another one has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedPerson {
    /// The account, or the guest.
    pub person: PersonId,
    /// The display name; empty if the person was deleted.
    pub name: String,
    /// Since when.
    pub since: Timestamp,
}

/// The blocks around a person, with all numbers of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocks {
    /// Whom the person has blocked.
    pub own: BTreeSet<PersonId>,
    /// Also those who have blocked this person, who must not learn of that.
    pub apart: BTreeSet<PersonId>,
}

/// The columns of a blocked person.
pub(crate) type BlockedRow = (i64, String, i64);

/// A number of somebody who is kept apart, and whether by the person's own block.
pub(crate) type ApartRow = (i64, bool);

/// A block as it is stored: who, whom, and when.
pub(crate) type WholeBlock = (i64, i64, i64);

impl Store {
    /// Blocks a person, under whatever number. Nobody can block themselves.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        forward!(self.block(person, other, now))
    }

    /// Ends a block.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unblock(&self, person: PersonId, other: PersonId) -> Result<(), StoreError> {
        forward!(self.unblock(person, other))
    }

    /// The people whom a person has blocked, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn blocked_by(&self, person: PersonId) -> Result<Vec<BlockedPerson>, StoreError> {
        let rows: Vec<BlockedRow> = forward!(self.blocked_by(person))?;
        let blocked = |(person, name, since)| BlockedPerson {
            person: PersonId(person),
            name,
            since: Timestamp(since),
        };
        Ok(rows.into_iter().map(blocked).collect())
    }

    /// The blocks around a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn blocks_of(&self, person: PersonId) -> Result<Blocks, StoreError> {
        let numbers: Vec<ApartRow> = forward!(self.blocks_of(person))?;
        let own = numbers.iter().filter(|(_, is_own)| *is_own);
        Ok(Blocks {
            own: own.map(|(number, _)| PersonId(*number)).collect(),
            apart: numbers.iter().map(|(number, _)| PersonId(*number)).collect(),
        })
    }

    /// All blocks.
    pub(crate) async fn whole_blocks(&self) -> Result<Vec<WholeBlock>, StoreError> {
        forward!(self.whole_blocks())
    }

    /// Inserts these blocks, unless they are there already.
    pub(crate) async fn put_blocks(&self, blocks: Vec<WholeBlock>) -> Result<(), StoreError> {
        for block in blocks {
            let _: () = forward!(self.put_block(block))?;
        }
        Ok(())
    }
}
