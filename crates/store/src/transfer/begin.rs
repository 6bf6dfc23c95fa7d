//! Which moves may begin, continue or be taken back.

use super::{MoveStep, TableCheck, Transfer, TransferError};
use crate::{DatabaseState, Digest, MoveMark, PersonId, Store, StoreAddress, StoreError};
use std::sync::Arc;

impl Transfer {
    /// Opens both databases for a move that begins or continues. A new database on a server is set up.
    ///
    /// # Errors
    ///
    /// If one of them is in use or takes part in another move, the old one is missing or was moved, or there
    /// is something in the new one.
    pub async fn open(
        from: &StoreAddress,
        to: &StoreAddress,
        check: TableCheck,
    ) -> Result<Self, TransferError> {
        if let StoreAddress::Postgres(server) = to {
            crate::postgres::set_up_if_empty(server).await?;
        }
        let old = Store::open_in_any_state(from).await?;
        let new = match Store::open_in_any_state(to).await {
            Ok(new) => new,
            Err(error) => {
                old.close().await;
                return Err(error.into());
            }
        };
        match Self::between((&old, from), (&new, to), check).await {
            Ok(transfer) => Ok(transfer),
            Err(error) => {
                old.close().await;
                new.close().await;
                Err(error)
            }
        }
    }

    async fn between(
        (from, from_address): (&Store, &StoreAddress),
        (to, to_address): (&Store, &StoreAddress),
        check: TableCheck,
    ) -> Result<Self, TransferError> {
        from.refuse_others().await?;
        to.refuse_others().await?;
        let (from_name, to_name) = (from_address.to_string(), to_address.to_string());
        let number = match (from.state().await?, to.state().await?) {
            (DatabaseState::Ready, DatabaseState::Ready) => {
                must_be_empty(to, &to_name).await?;
                new_number()
            }
            (DatabaseState::Leaving(old), DatabaseState::Ready) if old.elsewhere == to_name => {
                must_be_empty(to, &to_name).await?;
                old.number
            }
            (
                DatabaseState::Leaving(old) | DatabaseState::Moved(old),
                DatabaseState::Loading(new),
            ) if old.number == new.number => old.number,
            (DatabaseState::Moved(MoveMark { elsewhere, .. }), _) => {
                return Err(StoreError::Moved { database: from_name, to: elsewhere }.into());
            }
            (DatabaseState::Leaving(mark) | DatabaseState::Loading(mark), _) => {
                return Err(other_move(from_name, mark));
            }
            (_, DatabaseState::Leaving(mark) | DatabaseState::Loading(mark)) => {
                return Err(other_move(to_name, mark));
            }
            (_, DatabaseState::Moved(_)) => return Err(TransferError::NotEmpty(to_name)),
        };
        let counts = from.counts().await?;
        Ok(Self {
            from: from.clone(),
            to: to.clone(),
            old: MoveMark { number, elsewhere: to_name },
            new: MoveMark { number, elsewhere: from_name },
            accounts: Arc::new(from.accounts().await?),
            check,
            step: MoveStep::MarkOld,
            digest: Digest::NONE,
            done: 0,
            total: 2 * (counts.gathering + counts.playing + counts.over),
        })
    }

    /// Takes back a move that was begun and not finished: the old database can be used again. What was
    /// copied stays in the new one, which can only be deleted.
    ///
    /// # Errors
    ///
    /// If the database is in use or not being moved elsewhere.
    pub async fn cancel(from: &StoreAddress) -> Result<MoveMark, TransferError> {
        let store = Store::open_in_any_state(from).await?;
        let cancelled = match store.state().await? {
            DatabaseState::Leaving(mark) => {
                store.set_state(DatabaseState::Ready).await?;
                Ok(mark)
            }
            DatabaseState::Moved(MoveMark { elsewhere, .. }) => {
                Err(StoreError::Moved { database: from.to_string(), to: elsewhere }.into())
            }
            DatabaseState::Ready | DatabaseState::Loading(_) => {
                Err(TransferError::NotMoving(from.to_string()))
            }
        };
        store.close().await;
        cancelled
    }
}

async fn must_be_empty(store: &Store, name: &str) -> Result<(), TransferError> {
    let has_tables = !store.table_ids("", 1).await?.is_empty();
    let first = PersonId(i64::MIN);
    let has_people =
        !store.whole_people(crate::PeopleKind::Independent, first, 1).await?.is_empty();
    if has_tables || has_people { Err(TransferError::NotEmpty(name.to_owned())) } else { Ok(()) }
}

fn other_move(database: String, mark: MoveMark) -> TransferError {
    TransferError::OtherMove { database, elsewhere: mark.elsewhere }
}

fn new_number() -> i64 {
    getrandom::u64().expect("random numbers of the operating system").cast_signed()
}
