//! What only a database on a server has: migrations by command, several processes, and errors that pass.

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
        assert_eq!(migrated.expect("a migration").1, 2);
    }
    assert_eq!(migrate(&first).await.expect("nothing to do"), (2, 2));
    open(&url).await.expect("a store").close().await;
}

#[tokio::test]
async fn a_server_that_cannot_be_reached_is_named_without_the_password() {
    let refused = open("postgres://me:secret@127.0.0.1:1/games").await.expect_err("no server");
    let refused = refused.to_string();
    assert!(refused.contains("postgres://127.0.0.1:1/games cannot be opened"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}

/// The rows of processes that live.
const LIVING: &str = "DO $$ BEGIN IF (SELECT count(*) FROM processes
    WHERE format = 2 AND until > extract(epoch FROM clock_timestamp()) * 1000) <> 2
    THEN RAISE EXCEPTION 'not two'; END IF; END $$";

#[tokio::test]
async fn several_processes_use_one_database() {
    let Some(url) = postgres::database().await else { return };
    let (first, second) = (open(&url).await.expect("one"), open(&url).await.expect("another"));
    postgres::execute(&url, LIVING).await.expect("two processes");
    first.create_table(table("a", nobody())).await.expect("a table");
    assert_eq!(second.append("a", 0, &texts(["one"]), &nobody()).await.expect("the next"), 1);
    let late = first.append("a", 0, &texts(["late"]), &nobody()).await;
    assert!(matches!(late, Err(AppendError::Conflict { found: 1 })), "{late:?}");
    assert_eq!(first.append("a", 1, &texts(["two"]), &nobody()).await.expect("the next"), 2);
    first.close().await;
    second.ping().await.expect("an answer");
    second.append("a", 2, &texts(["three"]), &nobody()).await.expect("the next");
    second.close().await;
}

#[tokio::test]
async fn all_processes_have_the_clock_of_the_database() {
    let Some(url) = postgres::database().await else { return };
    let store = open(&url).await.expect("a store");
    // The test runs on the same machine.
    let difference = store.now().0.abs_diff(hamburgum_store::Timestamp::now().0);
    assert!(difference < 60_000, "{difference} ms");
    store.close().await;
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
