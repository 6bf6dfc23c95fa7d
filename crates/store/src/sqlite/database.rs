//! Opening the file: settings of the connections, and migrations to the schema of this program.

use super::lock::Lock;
use crate::StoreError;
use crate::jobs::number;
use crate::migrations::migrator;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlitePool};
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The migrations, oldest first.
const MIGRATIONS: [(&str, &str); 14] = [
    ("tables and people", include_str!("../../migrations/sqlite/0001_tables_and_people.sql")),
    ("reviews", include_str!("../../migrations/sqlite/0002_reviews.sql")),
    ("results", include_str!("../../migrations/sqlite/0003_results.sql")),
    ("cards", include_str!("../../migrations/sqlite/0004_cards.sql")),
    ("idle days", include_str!("../../migrations/sqlite/0005_idle_days.sql")),
    ("words", include_str!("../../migrations/sqlite/0006_words.sql")),
    ("jobs", include_str!("../../migrations/sqlite/0007_jobs.sql")),
    ("database state", include_str!("../../migrations/sqlite/0008_database_state.sql")),
    ("notices", include_str!("../../migrations/sqlite/0009_notices.sql")),
    ("clocks", include_str!("../../migrations/sqlite/0010_clocks.sql")),
    ("plans", include_str!("../../migrations/sqlite/0011_plans.sql")),
    ("boards", include_str!("../../migrations/sqlite/0012_boards.sql")),
    ("open tables", include_str!("../../migrations/sqlite/0013_open_tables.sql")),
    ("blocks", include_str!("../../migrations/sqlite/0014_blocks.sql")),
];

/// Lock timeout: how long a connection waits for another process, such as a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Reads are short and the file is in the page cache, so few connections serve many pages.
const READERS: u32 = 4;

/// The location of a database. While it exists, no other store can open the same file.
pub(crate) struct DatabasePlace {
    path: PathBuf,
    options: SqliteConnectOptions,
    _lock: Option<Lock>,
}

impl DatabasePlace {
    /// A file, which only its owner may read: it contains password hashes.
    pub(crate) fn file(path: &Path) -> Result<Self, StoreError> {
        let mut file = OpenOptions::new();
        // An existing file is not opened here: closing it again would release the locks of SQLite if
        // this process has it open already.
        let created = private(file.write(true).create_new(true)).open(path);
        let created = created.map(drop).or_else(|error| match error.kind() {
            ErrorKind::AlreadyExists => Ok(()),
            _ => Err(error),
        });
        created.map_err(|error| StoreError::Open {
            database: path.display().to_string(),
            source: Arc::new(error.into()),
        })?;
        let lock = Lock::take(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        Ok(Self { path: path.into(), options, _lock: lock })
    }

    /// Memory that the connections of one store share, under a name that no other store has.
    pub(crate) fn memory() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("file:hamburgum-{number}?mode=memory&cache=shared");
        let options = SqliteConnectOptions::new().filename(&name);
        Self { path: name.into(), options, _lock: None }
    }

    fn options(&self) -> SqliteConnectOptions {
        self.options
            .clone()
            .foreign_keys(true)
            // What people delete is overwritten in the file.
            .pragma("secure_delete", "on")
            .busy_timeout(BUSY_TIMEOUT)
            .disable_statement_logging()
    }

    fn cannot_open(&self, error: sqlx::Error) -> StoreError {
        let database = self.path.display().to_string();
        StoreError::Open { database, source: Arc::new(error) }
    }
}

/// Options to open a file that must not be modified.
pub(crate) fn only_for_reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

/// Makes files created with these options readable by the owner only.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Opens the write connection to a database that has the schema of this program.
pub(crate) async fn connect(place: &DatabasePlace) -> Result<SqliteConnection, StoreError> {
    place.options().connect().await.map_err(|error| place.cannot_open(error))
}

/// Opens the write connection, and migrates the database to the schema of this program.
pub(crate) async fn open_for_writing(
    place: &DatabasePlace,
) -> Result<SqliteConnection, StoreError> {
    let mut connection = connect(place).await?;
    migrate(&mut connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) => {
            StoreError::Newer { found, known: number(MIGRATIONS.len()) }
        }
        MigrateError::Execute(error) => place.cannot_open(error),
        error => StoreError::Migration(Arc::new(error)),
    })?;
    Ok(connection)
}

/// A pool of read-only connections, opened on demand.
pub(crate) fn open_for_reading(place: &DatabasePlace) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_lazy_with(place.options().pragma("query_only", "on"))
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    migrator(MIGRATIONS.to_vec()).await?.run(connection).await
}
