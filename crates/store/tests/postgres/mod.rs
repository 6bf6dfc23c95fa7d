//! Fresh databases on the `PostgreSQL` server that `cargo xtask test` starts.

use hamburgum_store::{MigrationExtent, StoreAddress};
use sqlx::{Connection, PgConnection};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The environment variable with the URL of a server.
const VARIABLE: &str = "HAMBURGUM_POSTGRES";

/// The URL of the server; without one a line says that its tests are skipped.
pub(crate) fn server() -> Option<String> {
    let url = std::env::var(VARIABLE).ok();
    if url.is_none() {
        println!("not tested: {VARIABLE} names no server (`cargo xtask test store` starts one)");
    }
    url
}

/// The URL of a new empty schema, which is as good as a database and made faster.
pub(crate) async fn empty_database() -> Option<String> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let server = server()?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let schema = format!("test_{}_{}_{number}", std::process::id(), now.as_nanos());
    let mut connection = PgConnection::connect(&server).await.expect("the server");
    let create = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    sqlx::query(create).execute(&mut connection).await.expect("a schema");
    connection.close().await.expect("an end");
    Some(format!("{server}?options[search_path]={schema}"))
}

/// The URL of a new database with the format of this program.
pub(crate) async fn database() -> Option<String> {
    let url = empty_database().await?;
    let StoreAddress::Postgres(address) = url.parse().expect("a URL") else { panic!("a file") };
    hamburgum_store::migrate(&address, MigrationExtent::Expand).await.expect("the newest format");
    Some(url)
}

/// Runs a statement next to the store.
#[allow(dead_code, reason = "not every program that has this module needs it")]
pub(crate) async fn execute(url: &str, statement: &str) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(url).await.expect("the server");
    let executed = sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await;
    connection.close().await.expect("an end");
    executed.map(|_| ())
}
