//! A next format is introduced while servers of this version run.

use super::*;
use crate::postgres::formats::FormatChange;
use crate::{AppendError, Index, NewTableRow, Store, StoreAddress, TableState, Timestamp};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[path = "../../../tests/postgres/mod.rs"]
mod server_for_tests;

/// The formats of a later version: it has a column more, and needs another one no longer.
fn next_formats() -> Formats {
    let next = [
        FormatStep {
            name: "moods",
            sql: "ALTER TABLE lengths ADD COLUMN mood text",
            change: FormatChange::Expands,
        },
        FormatStep {
            name: "an index",
            sql: "-- no-transaction\nCREATE INDEX CONCURRENTLY lengths_by_mood ON lengths (mood)",
            change: FormatChange::Expands,
        },
        FormatStep {
            name: "no cards",
            sql: "ALTER TABLE lengths DROP COLUMN card",
            change: FormatChange::Contracts,
        },
    ];
    Formats([FORMATS.0, &next].concat().leak())
}

/// A database of today's format.
struct Today {
    url: String,
    address: Box<PostgresAddress>,
}

impl Today {
    async fn new() -> Option<Self> {
        let url = server_for_tests::database().await?;
        let StoreAddress::Postgres(address) = url.parse().expect("a URL") else { panic!("a file") };
        Some(Self { url, address })
    }

    /// A server of this version.
    async fn open(&self) -> Result<Store, StoreError> {
        Store::open_at(&self.url.parse().expect("a URL")).await
    }

    async fn migrate(&self, extent: MigrationExtent) -> Result<(i64, i64), StoreError> {
        let migrated = migrate_to(next_formats(), &self.address, extent).await?;
        Ok((migrated.before - FORMATS.newest(), migrated.now - FORMATS.newest()))
    }
}

fn index() -> Index {
    Index {
        name: "a table".into(),
        state: TableState::Playing,
        updated: Timestamp(1),
        card: "a card".into(),
        people: Vec::new(),
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    }
}

async fn with_table(store: &Store) {
    let (head, created) = ("head".to_owned(), Timestamp(1));
    let (entries, words, index) = (Vec::new(), Vec::new(), index());
    let table = NewTableRow { id: "a".into(), head, created, entries, words, index };
    store.create_table(table).await.expect("a table");
}

/// Appends until it is told to stop, and returns the number of entries.
async fn play(store: Store, is_over: Arc<AtomicBool>) -> Result<u64, AppendError> {
    let mut length = 0;
    while !is_over.load(Ordering::Relaxed) {
        length = store.append("a", length, &["one".into()], &index()).await?;
    }
    Ok(length)
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_of_this_version_go_on_until_the_next_one_takes_something_away() {
    let Some(today) = Today::new().await else { return };
    let old = today.open().await.expect("a server");
    with_table(&old).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn(play(old.clone(), is_over.clone()));

    // Someone reads for long, and nobody waits behind the change.
    let mut reader = PgConnection::connect(&today.url).await.expect("a connection");
    let mut reading = reader.begin().await.expect("a transaction");
    sqlx::query("SELECT card FROM lengths").execute(&mut *reading).await.expect("rows");
    let expanding = today.migrate(MigrationExtent::Expand);
    let ends = async {
        tokio::time::sleep(Duration::from_secs(3)).await;
        reading.commit().await.expect("an end");
    };
    let (expanded, ()) = tokio::join!(expanding, ends);
    assert_eq!(expanded.expect("a new format"), (0, 2));
    old.check_usable().await.expect("a server that goes on");
    let another = today.open().await.expect("the same version can be started again");
    another.close().await;

    let refused = today.migrate(MigrationExtent::Contract).await.expect_err("an older server");
    assert!(matches!(refused, StoreError::OlderServers { count: 1, .. }), "{refused:?}");
    assert!(refused.to_string().contains(env!("CARGO_PKG_VERSION")), "{refused}");
    old.check_usable().await.expect("a server that goes on");
    is_over.store(true, Ordering::Relaxed);
    let length = playing.await.expect("a player").expect("no failure in all this time");
    assert!(length > 10, "{length}");
    old.close().await;

    assert_eq!(today.migrate(MigrationExtent::Contract).await.expect("the rest"), (2, 3));
    let refused = today.open().await.expect_err("an older server");
    assert!(matches!(refused, StoreError::Newer { .. }), "{refused:?}");
    let refused =
        migrate(&today.address, MigrationExtent::Contract).await.expect_err("an older one");
    assert!(matches!(refused, StoreError::Newer { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_newer_server_waits_for_what_it_needs() {
    let Some(today) = Today::new().await else { return };
    let check = async || server::check_format(next_formats(), &today.address).await;
    assert!(matches!(check().await, Err(StoreError::NotMigrated { .. })));
    today.migrate(MigrationExtent::Expand).await.expect("a new format");
    check().await.expect("all that it needs");
    // The version before may still migrate, which changes nothing.
    let migrated = migrate(&today.address, MigrationExtent::Contract).await.expect("nothing");
    assert_eq!(migrated.before, migrated.now);
    today.migrate(MigrationExtent::Contract).await.expect("no older server");
    check().await.expect("all that it needs");
}
