//! What only a database on a server has: migrations by command, a lease, and errors that pass.

use crate::{nobody, postgres, table, texts};
use hamburgum_store::{AppendError, PostgresAddress, Store, StoreAddress, StoreError, migrate};

fn address(url: &str) -> Box<PostgresAddress> {
    let StoreAddress::Postgres(address) = url.parse().expect("a URL") else { panic!("a file") };
    address
}

async fn open(url: &str) -> Result<Store, StoreError> {
    Store::open_at(&StoreAddress::Postgres(address(url))).await
}

#[tokio::test]
async fn an_empty_database_is_refused_until_it_is_migrated() {
    let Some(url) = postgres::empty_database().await else { return };
    let refused = open(&url).await.expect_err("an empty database");
    assert!(matches!(refused, StoreError::NotMigrated { found: 0, .. }), "{refused:?}");
    assert!(refused.to_string().contains("hamburgum migrate"), "{refused}");
    let (first, second) = (address(&url), address(&url));
    let both = tokio::join!(migrate(&first), migrate(&second));
    for migrated in [both.0, both.1] {
        let (_, now) = migrated.expect("a migration");
        assert_eq!(migrate(&first).await.expect("nothing to do"), (now, now));
    }
    open(&url).await.expect("a store").close().await;
}

#[tokio::test]
async fn a_server_that_cannot_be_reached_is_named_without_the_password() {
    let refused = open("postgres://me:secret@127.0.0.1:1/games").await.expect_err("no server");
    let refused = refused.to_string();
    assert!(refused.contains("postgres://127.0.0.1:1/games cannot be opened"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}

/// The row of a process that ended without giving its lease back.
const CRASHED: &str = "INSERT INTO processes (role, id, program, until)
    VALUES ('server', 1, '0', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 1500)";

/// The row of a process that has taken the database over.
const TAKEN_OVER: &str = "UPDATE processes SET id = 1, until = 9999999999999";

#[tokio::test]
async fn the_lease_of_a_crashed_process_is_waited_for() {
    let Some(url) = postgres::database().await else { return };
    postgres::execute(&url, CRASHED).await.expect("a lease");
    let store = open(&url).await.expect("a store after the end of the lease");
    store.ping().await.expect("an answer");
    store.close().await;
}

#[tokio::test]
async fn a_process_that_lost_its_lease_writes_nothing_any_more() {
    let Some(url) = postgres::database().await else { return };
    let store = open(&url).await.expect("a store");
    store.create_table(table("a", nobody())).await.expect("a table");
    postgres::execute(&url, TAKEN_OVER).await.expect("another process");
    let lost = store.ping().await.expect_err("a lost lease");
    assert!(matches!(lost, StoreError::InUse(_)), "{lost:?}");
    let refused = store.append("a", 0, &texts(["late"]), &nobody()).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::InUse(_)))), "{refused:?}");
    assert!(store.load("a").await.expect("an answer").expect("the table").entries.is_empty());
}

/// Fails twice with this code and then no more; a sequence counts across failed transactions.
fn failing_twice(code: &str) -> String {
    format!(
        "CREATE SEQUENCE attempts;
         CREATE FUNCTION fail_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('attempts') <= 2 THEN RAISE EXCEPTION 'it fails' USING ERRCODE = '{code}'; END IF;
         RETURN NEW; END $$;
         CREATE TRIGGER fail_twice BEFORE INSERT ON entries
         FOR EACH ROW EXECUTE FUNCTION fail_twice()"
    )
}

#[tokio::test]
async fn a_statement_is_sent_again_after_errors_that_pass() {
    for (code, passes) in [
        ("40001", true),
        ("40003", true),
        ("40P01", true),
        ("57P01", true),
        ("08006", true),
        ("53300", true),
        ("25006", true),
        ("23514", false),
        ("53100", false),
        ("XX000", false),
    ] {
        let Some(url) = postgres::database().await else { return };
        let store = open(&url).await.expect("a store");
        store.create_table(table("a", nobody())).await.expect("a table");
        postgres::execute(&url, &failing_twice(code)).await.expect("a failing server");
        let appended = store.append("a", 0, &texts(["one"]), &nobody()).await;
        assert_eq!(appended.is_ok(), passes, "{code}: {appended:?}");
        let entries = store.load("a").await.expect("an answer").expect("the table").entries;
        assert_eq!(entries.len(), usize::from(passes), "{code}");
        store.close().await;
    }
}
