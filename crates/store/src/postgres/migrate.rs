//! `hamburgum migrate`: brings a database on a server to the format of this program.

use super::NOW;
use super::formats::{FORMATS, Fitness, FormatStep, Formats, FoundFormat};
use super::server;
use crate::migrations::migrator;
use crate::{PostgresAddress, StoreError};
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::sync::Arc;
use std::time::Duration;

/// A waiting ALTER TABLE blocks every query behind it, so it waits for this long only.
const LOCK_TIMEOUT: &str = "SET lock_timeout = '2s'";

/// The lock of the migrations of a database, which ends with the connection. It is asked for again and again
/// instead of waited for: an index that is built by another migration would wait for the one who waits.
const TAKE_LOCK: &str =
    "SELECT pg_try_advisory_lock(hashtext('hamburgum migrate in ' || current_schema()))";

/// How often a migration is tried that found a table locked.
const ATTEMPTS: u32 = 10;

/// The pause before something locked is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// The SQLSTATE of a lock that was not available in time.
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// How far a database is migrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MigrationExtent {
    /// What this program needs is added; servers of the version before can go on.
    Expand,
    /// Also what no program needs any more is taken away, once all older servers have stopped.
    Contract,
}

/// What a migration has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    /// The format before; 0 for an empty database.
    pub before: i64,
    /// The format now.
    pub now: i64,
    /// The last format that this program knows. If it is another one, the rest takes something away.
    pub newest: i64,
}

/// Brings a database towards the format of this program, over a connection of its own. An empty database is
/// set up.
///
/// # Errors
///
/// If the database cannot be reached, is in use by a newer program, older servers still need what would be
/// taken away, or a migration fails; then it is as it was before that migration.
pub async fn migrate(
    address: &PostgresAddress,
    extent: MigrationExtent,
) -> Result<Migrated, StoreError> {
    migrate_to(FORMATS, address, extent).await
}

/// Sets up a database that is empty; another one is left as it is.
pub(crate) async fn set_up_if_empty(address: &PostgresAddress) -> Result<(), StoreError> {
    let mut connection = server::connect(address).await?;
    let found = server::format(&mut connection).await?;
    connection.close().await?;
    if found.newest == 0 {
        migrate(address, MigrationExtent::Contract).await?;
    }
    Ok(())
}

async fn migrate_to(
    formats: Formats,
    address: &PostgresAddress,
    extent: MigrationExtent,
) -> Result<Migrated, StoreError> {
    let mut connection = server::connect(address).await?;
    let found = server::format(&mut connection).await?;
    if formats.fitness(found) == Fitness::TooNew {
        let (found, known) = (found.oldest_program, formats.newest());
        return Err(StoreError::Newer { found, known });
    }
    let before = found.newest;
    // A database that this program knows only in part was migrated by a newer one.
    let now = match extent {
        MigrationExtent::Expand if before > 0 => formats.expanded(before),
        MigrationExtent::Expand | MigrationExtent::Contract => formats.newest().max(before),
    };
    if now > before {
        bring_to(&mut connection, formats, found, now).await?;
    }
    connection.close().await?;
    Ok(Migrated { before, now, newest: formats.newest().max(before) })
}

async fn bring_to(
    connection: &mut PgConnection,
    formats: Formats,
    found: FoundFormat,
    format: i64,
) -> Result<(), StoreError> {
    let oldest_program = formats.oldest_program(format);
    if oldest_program > found.oldest_program {
        exclude_older(connection, found, oldest_program).await?;
    }
    let count = usize::try_from(format).unwrap_or(usize::MAX);
    run_until_unlocked(connection, formats.0.get(..count).unwrap_or(formats.0)).await?;
    // A database that was empty has this row only now.
    set_oldest_program(connection, oldest_program).await
}

/// Keeps older programs from starting, unless one of them runs. One that starts at this moment either sees
/// that, or is seen here.
async fn exclude_older(
    connection: &mut PgConnection,
    found: FoundFormat,
    oldest_program: i64,
) -> Result<(), StoreError> {
    if found == FoundFormat::OF_NOTHING {
        return Ok(());
    }
    set_oldest_program(connection, oldest_program).await?;
    let older = format!(
        "SELECT count(*), coalesce(string_agg(DISTINCT program, ', '), '')
         FROM processes WHERE format < $1 AND until > {NOW}"
    );
    let (count, programs): (i64, String) = sqlx::query_as(AssertSqlSafe(older))
        .bind(oldest_program)
        .fetch_one(&mut *connection)
        .await?;
    if count == 0 {
        return Ok(());
    }
    set_oldest_program(connection, found.oldest_program).await?;
    Err(StoreError::OlderServers { count: count.cast_unsigned(), programs })
}

async fn set_oldest_program(connection: &mut PgConnection, format: i64) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE database_state SET oldest_format = $1");
    set.bind(format).execute(connection).await?;
    Ok(())
}

async fn run_until_unlocked(
    connection: &mut PgConnection,
    steps: &[FormatStep],
) -> Result<(), StoreError> {
    while !sqlx::query_scalar::<_, bool>(TAKE_LOCK).fetch_one(&mut *connection).await? {
        tokio::time::sleep(PAUSE).await;
    }
    sqlx::query(LOCK_TIMEOUT).execute(&mut *connection).await?;
    for attempt in 1.. {
        match run(connection, steps).await {
            Err(error) if attempt < ATTEMPTS && is_locked(&error) => {
                tokio::time::sleep(PAUSE).await;
            }
            result => {
                result.map_err(|error| StoreError::Migration(Arc::new(error)))?;
                break;
            }
        }
    }
    Ok(())
}

async fn run(connection: &mut PgConnection, steps: &[FormatStep]) -> Result<(), MigrateError> {
    let migrations = steps.iter().map(|step| (step.name, step.sql)).collect();
    migrator(migrations).await?.set_locking(false).run(connection).await
}

fn is_locked(error: &MigrateError) -> bool {
    let (MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _)) = error else {
        return false;
    };
    let code = cause.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code == LOCK_NOT_AVAILABLE)
}

#[cfg(test)]
mod tests;
