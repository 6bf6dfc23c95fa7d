//! The databases that tests run on: in memory, in a file, and on a `PostgreSQL` server.

use crate::postgres;
use hamburgum_store::{Store, StoreAddress, StoreError};
use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;
use tempfile::TempDir;

/// A new database of a test.
pub(crate) enum TestDatabase {
    Memory,
    File(TempDir),
    /// Its URL.
    Postgres(String),
}

/// Makes each of these functions a test on these kinds of databases.
macro_rules! tests_on {
    ($kind:ident: $($test:ident),* $(,)?) => {
        mod $kind {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $test() {
                    if let Some(database) = crate::database::TestDatabase::$kind().await {
                        super::$test(database).await;
                    }
                }
            )*
        }
    };
    ($first:ident, postgres: $($test:ident),* $(,)?) => {
        crate::database::tests_on!($first: $($test),*);
        crate::database::tests_on!(postgres: $($test),*);
    };
}

pub(crate) use tests_on;

impl TestDatabase {
    #[expect(clippy::unused_async, reason = "the other kinds are made like this")]
    pub(crate) async fn memory() -> Option<Self> {
        Some(Self::Memory)
    }

    #[expect(clippy::unused_async, reason = "the other kinds are made like this")]
    pub(crate) async fn file() -> Option<Self> {
        Some(Self::File(tempfile::tempdir().expect("a folder")))
    }

    /// `None` without a server.
    pub(crate) async fn postgres() -> Option<Self> {
        postgres::database().await.map(Self::Postgres)
    }

    /// Another new database of the same kind.
    pub(crate) async fn another(&self) -> Self {
        let another = match self {
            Self::Memory => Self::memory().await,
            Self::File(_) => Self::file().await,
            Self::Postgres(_) => Self::postgres().await,
        };
        another.expect("a database like this one")
    }

    pub(crate) async fn open(&self) -> Store {
        self.try_open().await.expect("a store")
    }

    pub(crate) async fn try_open(&self) -> Result<Store, StoreError> {
        match self {
            Self::Memory => Store::in_memory().await,
            Self::File(_) | Self::Postgres(_) => Store::open_at(&self.address()).await,
        }
    }

    pub(crate) fn address(&self) -> StoreAddress {
        match self {
            Self::Memory => panic!("nobody else can reach it"),
            Self::File(_) => StoreAddress::File(self.path()),
            Self::Postgres(url) => url.parse().expect("a URL"),
        }
    }

    fn path(&self) -> PathBuf {
        let Self::File(folder) = self else { panic!("not a file") };
        folder.path().join("file")
    }

    /// Runs a statement next to the store, in the dialect of the database.
    pub(crate) async fn execute(&self, sqlite: &str, postgres: &str) -> Result<(), sqlx::Error> {
        match self {
            Self::Memory => panic!("nobody else can reach it"),
            Self::File(_) => execute(&self.path(), sqlite).await,
            Self::Postgres(url) => postgres::execute(url, postgres).await,
        }
    }
}

/// Runs a statement on a file next to the store.
pub(crate) async fn execute(path: &std::path::Path, statement: &str) -> Result<(), sqlx::Error> {
    let address = format!("sqlite:{}", path.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("the file");
    let executed = sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await;
    connection.close().await.expect("an end");
    executed.map(|_| ())
}
