//! `hamburgum migrate`: brings a database on a server to the format of this program.

use super::server;
use crate::migrations::migrator;
use crate::{PostgresAddress, StoreError};
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::time::Duration;

/// The migrations, oldest first.
pub(super) const MIGRATIONS: [(&str, &str); 2] = [
    ("tables and people", include_str!("../../migrations/postgres/0001_tables_and_people.sql")),
    ("several servers", include_str!("../../migrations/postgres/0002_several_servers.sql")),
];

/// A waiting ALTER TABLE blocks every query behind it, so it waits for this long only.
const LOCK_TIMEOUT: &str = "SET lock_timeout = '2s'";

/// How often a migration is tried that found a table locked.
const ATTEMPTS: u32 = 10;

/// The SQLSTATE of a lock that was not available in time.
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Brings a database to the format of this program, over a connection of its own, and returns its format
/// before and after. An empty database has format 0 and is set up.
///
/// # Errors
///
/// If the database cannot be reached, is in use by a newer program, or a migration fails; then it is as
/// it was before that migration.
pub async fn migrate(address: &PostgresAddress) -> Result<(i64, i64), StoreError> {
    let mut connection = server::connect(address).await?;
    let before = server::format(&mut connection).await?;
    if usize::try_from(before).is_ok_and(|before| before > MIGRATIONS.len()) {
        return Err(StoreError::Newer { found: before, known: MIGRATIONS.len() });
    }
    sqlx::query(LOCK_TIMEOUT).execute(&mut connection).await?;
    for attempt in 1.. {
        match run(&mut connection).await {
            Err(error) if attempt < ATTEMPTS && is_locked(&error) => {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            result => {
                result.map_err(|error| StoreError::Migration(Arc::new(error)))?;
                break;
            }
        }
    }
    let after = server::format(&mut connection).await?;
    connection.close().await?;
    Ok((before, after))
}

async fn run(connection: &mut PgConnection) -> Result<(), MigrateError> {
    migrator(&MIGRATIONS).await?.run(connection).await
}

fn is_locked(error: &MigrateError) -> bool {
    let (MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _)) = error else {
        return false;
    };
    let code = cause.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code == LOCK_NOT_AVAILABLE)
}
