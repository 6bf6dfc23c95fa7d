//! Blocks at an open table: whose words each of its people does not read.

use super::{Failure, OpenTable, Tables};
use hamburgum_engine::Player;
use hamburgum_store::{Blocks, PersonId};
use hamburgum_table::{BlockWish, Refusal, Seat, Table, Who};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The blocks of the people who look at a table, as they were read last.
#[derive(Debug, Default)]
pub(crate) struct BlockBoard(Mutex<HashMap<PersonId, Arc<Blocks>>>);

impl BlockBoard {
    /// The blocks of a reader. Until they are read, there are none.
    pub(crate) fn of(&self, who: &Who) -> Arc<Blocks> {
        self.lock().get(&PersonId(who.id)).cloned().unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Arc<Blocks>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Reads the blocks of somebody who looks at a table, where others sit or have said something.
    pub(crate) async fn note_blocks(&self, open: &OpenTable, who: &Who) {
        if !has_company(&open.table(), who) {
            return;
        }
        match self.store.blocks_of(PersonId(who.id)).await {
            Ok(blocks) => {
                open.blocks().lock().insert(PersonId(who.id), Arc::new(blocks));
            }
            // The table is shown with what was known before.
            Err(error) => tracing::debug!(table = open.id(), %error, "blocks cannot be read"),
        }
    }

    /// Blocks the person of a seat at this table, or ends that.
    ///
    /// # Errors
    /// Nobody else sits there, or the store failed.
    pub(crate) async fn block(
        &self,
        open: &OpenTable,
        who: &Who,
        seat: Player,
        wish: BlockWish,
    ) -> Result<(), Failure> {
        let table = open.table();
        let is_it = |one: &&Seat| one.player == seat;
        let owner = table.seats().iter().find(is_it).and_then(Seat::owner);
        let other = owner.filter(|owner| !who.is(*owner)).ok_or(Refusal::Senseless)?;
        let (me, other) = (PersonId(who.id), PersonId(other));
        match wish {
            BlockWish::Begin => self.store.block(me, other, self.store.now()).await?,
            BlockWish::End => self.store.unblock(me, other).await?,
        }
        self.note_blocks(open, who).await;
        open.tell_anew();
        Ok(())
    }

    /// Whether this person and somebody who sits at a table do not want to meet.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn is_kept_apart(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<bool, Failure> {
        let blocks = self.store.blocks_of(person).await?;
        let owners: BTreeSet<PersonId> =
            table.seats().iter().filter_map(Seat::owner).map(PersonId).collect();
        Ok(owners.iter().any(|owner| blocks.apart.contains(owner)))
    }
}

fn has_company(table: &Table, who: &Who) -> bool {
    let seated = table.seats().iter().filter_map(Seat::owner);
    let heard = table.talk().iter().map(|said| said.person);
    seated.chain(heard).any(|person| !who.is(person))
}
