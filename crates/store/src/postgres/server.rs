//! What a server must be like, and the format of the database on it.

use super::formats::{FORMATS, Fitness, Formats, FoundFormat};
use crate::{PostgresAddress, StoreError};
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The oldest version that is tested, as the server numbers them.
const OLDEST: i32 = 150_000;

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(10);

/// Refuses a connection to a standby, where nothing can be written.
pub(super) async fn refuse_standby(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let is_standby: bool =
        sqlx::query_scalar("SELECT pg_is_in_recovery()").fetch_one(connection).await?;
    if is_standby {
        return Err(io::Error::new(io::ErrorKind::ReadOnlyFilesystem, STANDBY).into());
    }
    Ok(())
}

const STANDBY: &str = "it is a standby that only reads: name the primary";

/// Connects once, and checks that this program can use the database as it is.
pub(super) async fn check(address: &PostgresAddress) -> Result<(), StoreError> {
    check_format(FORMATS, address).await
}

/// The same for a program that knows these formats.
pub(super) async fn check_format(
    formats: Formats,
    address: &PostgresAddress,
) -> Result<(), StoreError> {
    let mut connection = connect(address).await?;
    let found = format(&mut connection).await?;
    // A failed farewell changes nothing.
    let _ = connection.close().await;
    must_fit(formats, found, address)
}

/// Refuses a database that a program with these formats cannot use.
pub(super) fn must_fit(
    formats: Formats,
    found: FoundFormat,
    address: &PostgresAddress,
) -> Result<(), StoreError> {
    match formats.fitness(found) {
        Fitness::Fits => Ok(()),
        Fitness::TooOld => Err(StoreError::NotMigrated {
            database: address.to_string(),
            found: found.newest,
            known: formats.needed(),
        }),
        Fitness::TooNew => {
            Err(StoreError::Newer { found: found.oldest_program, known: formats.newest() })
        }
    }
}

/// A connection to a suitable server.
pub(super) async fn connect(address: &PostgresAddress) -> Result<PgConnection, StoreError> {
    let options = address.0.clone().disable_statement_logging();
    let connected = timeout(CONNECT, options.connect()).await;
    let connected = connected
        .unwrap_or_else(|_| Err(io::Error::new(io::ErrorKind::TimedOut, "no answer").into()));
    let mut connection = connected.map_err(|error| StoreError::Open {
        database: address.to_string(),
        source: Arc::new(error),
    })?;
    let (is_standby, version, encoding): (bool, i32, String) = sqlx::query_as(
        "SELECT pg_is_in_recovery(), current_setting('server_version_num')::int,
                current_setting('server_encoding')",
    )
    .fetch_one(&mut connection)
    .await?;
    let reason = if is_standby {
        STANDBY.to_owned()
    } else if version < OLDEST {
        format!("its version is {version}, and the oldest that works is {OLDEST}")
    } else if encoding != "UTF8" {
        format!("its encoding is {encoding}: create it with ENCODING 'UTF8' TEMPLATE template0")
    } else {
        return Ok(connection);
    };
    Err(StoreError::Unsuitable { database: address.to_string(), reason })
}

/// What the database says about its format.
pub(super) async fn format(connection: &mut PgConnection) -> Result<FoundFormat, StoreError> {
    let has_formats = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL");
    if !has_formats.fetch_one(&mut *connection).await? {
        return Ok(FoundFormat::OF_NOTHING);
    }
    let newest =
        sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success");
    let newest: i64 = newest.fetch_one(&mut *connection).await?;
    let has_state = sqlx::query_scalar("SELECT to_regclass('database_state') IS NOT NULL");
    if !has_state.fetch_one(&mut *connection).await? {
        return Ok(FoundFormat { newest, oldest_program: newest });
    }
    let oldest = sqlx::query_scalar("SELECT oldest_format FROM database_state");
    Ok(FoundFormat { newest, oldest_program: oldest.fetch_one(connection).await? })
}
