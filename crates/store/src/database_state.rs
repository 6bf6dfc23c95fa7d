//! Whether servers may use a database, or everything in it was moved elsewhere.

use crate::store::{Backend, forward};
use crate::{Store, StoreError};

/// What may be done with a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseState {
    /// Servers may use it.
    Ready,
    /// It is being copied to another one. Nothing in it changes.
    Leaving(MoveMark),
    /// It is being filled with the content of another one.
    Loading(MoveMark),
    /// Everything is in another one now.
    Moved(MoveMark),
}

/// What a database knows about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveMark {
    /// The same number in both databases.
    pub number: i64,
    /// The other database, as a person reads it.
    pub elsewhere: String,
}

/// The columns of a state: its word, the number of the move and the other database.
pub(crate) type StateRow = (String, Option<i64>, Option<String>);

impl DatabaseState {
    pub(crate) fn read((word, number, elsewhere): StateRow) -> Result<Self, sqlx::Error> {
        let mark = number.zip(elsewhere);
        let mark = mark.map(|(number, elsewhere)| MoveMark { number, elsewhere });
        match (word.as_str(), mark) {
            ("ready", None) => Ok(Self::Ready),
            ("leaving", Some(mark)) => Ok(Self::Leaving(mark)),
            ("loading", Some(mark)) => Ok(Self::Loading(mark)),
            ("moved", Some(mark)) => Ok(Self::Moved(mark)),
            _ => Err(sqlx::Error::Decode(format!("{word:?} is no state of a database").into())),
        }
    }

    pub(crate) fn columns(self) -> StateRow {
        let (word, mark) = match self {
            Self::Ready => ("ready", None),
            Self::Leaving(mark) => ("leaving", Some(mark)),
            Self::Loading(mark) => ("loading", Some(mark)),
            Self::Moved(mark) => ("moved", Some(mark)),
        };
        let mark = mark.map(|MoveMark { number, elsewhere }| (number, elsewhere));
        let (number, elsewhere) = mark.unzip();
        (word.to_owned(), number, elsewhere)
    }

    /// Refuses a database that is not for servers.
    pub(crate) fn must_be_ready(self, database: &str) -> Result<(), StoreError> {
        let database = database.to_owned();
        match self {
            Self::Ready => Ok(()),
            Self::Moved(MoveMark { elsewhere, .. }) => {
                Err(StoreError::Moved { database, to: elsewhere })
            }
            Self::Leaving(MoveMark { elsewhere, .. })
            | Self::Loading(MoveMark { elsewhere, .. }) => {
                Err(StoreError::BeingMoved { database, elsewhere })
            }
        }
    }
}

impl Store {
    /// What may be done with this database.
    pub(crate) async fn state(&self) -> Result<DatabaseState, StoreError> {
        forward!(self.state())
    }

    /// Refuses a database that another process uses. A file is used by one at a time anyway.
    pub(crate) async fn refuse_others(&self) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(backend) => backend.refuse_others().await,
        }
    }

    pub(crate) async fn set_state(&self, state: DatabaseState) -> Result<(), StoreError> {
        forward!(self.set_state(state))
    }
}
