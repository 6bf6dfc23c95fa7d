//! What the store does not do: an append that tells all listeners in its own transaction.

use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;

/// As many connections as the store has.
const CONNECTIONS: u32 = 32;

/// A pool of connections without the store.
pub(crate) struct NaiveStore(PgPool);

impl NaiveStore {
    pub(crate) async fn open(url: &str) -> Self {
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS);
        Self(pool.connect(url).await.expect("the server"))
    }

    /// The same changes to the log as those of the store, and a notification. Even in one statement the
    /// server lets only one commit at a time go through, because notifications are in the order of commits.
    pub(crate) async fn append(&self, table: &str, entry: &str) {
        let append = sqlx::query(
            "WITH moved AS (
                UPDATE lengths SET length = length + 1 WHERE table_id = $1 RETURNING table_id, length),
             written AS (
                INSERT INTO entries (table_id, sequence, mark, entry)
                SELECT table_id, length - 1, 0, $2 FROM moved)
             SELECT pg_notify('tables', table_id || ' ' || length) FROM moved",
        );
        append.bind(table).bind(entry).execute(&self.0).await.expect("the next");
    }
}
