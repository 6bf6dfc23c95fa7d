//! What only a database on a server has: migrations by command, several processes, and errors that pass.

use crate::{nobody, postgres, table, texts};
use hamburgum_store::{
    AppendError, GuessRate, MigrationExtent, PersonId, PostgresAddress, Store, StoreAddress,
    StoreError, migrate,
};
use std::time::Duration;

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
    let migrate = async |address| migrate(address, MigrationExtent::Expand).await;
    let both = tokio::join!(migrate(&first), migrate(&second));
    for migrated in [both.0, both.1] {
        let now = migrated.expect("a migration").now;
        let again = migrate(&first).await.expect("nothing to do");
        assert_eq!((again.before, again.now, again.newest), (now, now, now));
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

/// The rows of processes that live.
const LIVING: &str = "DO $$ BEGIN IF (SELECT count(*) FROM processes
    WHERE format > 0 AND until > extract(epoch FROM clock_timestamp()) * 1000) <> 2
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

#[tokio::test]
async fn guesses_at_all_servers_are_counted_together() {
    let Some(url) = postgres::database().await else { return };
    let (first, second) = (open(&url).await.expect("one"), open(&url).await.expect("another"));
    let rate = GuessRate { interval: Duration::from_hours(1), burst: 3 };
    let mut allowed = Vec::new();
    for store in [&first, &second, &first, &second, &first] {
        allowed.push(store.allow_guess("anna", rate).await.expect("an answer"));
    }
    assert_eq!(allowed, [true, true, true, false, false]);
    assert!(second.allow_guess("bert", rate).await.expect("an answer"));
    let pass = "UPDATE guesses SET empty = empty - 3600000";
    postgres::execute(&url, pass).await.expect("time passes");
    for (store, expected) in [(&first, true), (&second, false)] {
        assert_eq!(store.allow_guess("anna", rate).await.expect("an answer"), expected);
    }
}

#[tokio::test]
async fn people_are_present_while_their_process_lives() {
    let Some(url) = postgres::database().await else { return };
    let (first, second) = (open(&url).await.expect("one"), open(&url).await.expect("another"));
    let tables = texts(["a", "b"]);
    let present = async |store: &Store| {
        let mut present = store.present_elsewhere(&tables).await.expect("a list");
        present.sort_by_key(|(_, person)| person.0);
        present.into_iter().map(|(_, person)| person.0).collect::<Vec<_>>()
    };
    first.keep_presence("a", &[PersonId(1), PersonId(2)]).await.expect("an answer");
    assert_eq!(present(&second).await, [1, 2]);
    assert!(present(&first).await.is_empty(), "they are not elsewhere");
    first.keep_presence("a", &[PersonId(2), PersonId(3)]).await.expect("an answer");
    first.keep_presence("b", &[PersonId(4)]).await.expect("an answer");
    assert_eq!(present(&second).await, [2, 3, 4]);
    let crashed = "INSERT INTO processes (id, program, format, until) VALUES (7, '0', 2, 1);
        INSERT INTO presence (process, table_id, person) VALUES (7, 'a', 9)";
    postgres::execute(&url, crashed).await.expect("a process that was killed");
    assert_eq!(present(&second).await, [2, 3, 4]);
    first.close().await;
    assert!(present(&second).await.is_empty());
}
