//! What an operator does with people and tables.

use crate::program::{Run, run};
use hamburgum_engine::{Player, Variant};
use hamburgum_server::{Config, Tables};
use hamburgum_store::{PersonId, SessionHash, Store, Timestamp};
use hamburgum_table::{Entry, Head};
use std::path::Path;
use tokio::runtime::Runtime;

fn runtime() -> Runtime {
    Runtime::new().expect("a runtime")
}

/// A file with the account of Anna, who has the number 1, and a table where she sits.
async fn file_of_anna(file: &Path) -> String {
    let store = Store::open(file).await.expect("a store");
    let anna = store.new_guest("Anna", SessionHash([1; 32]), Timestamp::now()).await;
    let anna = anna.expect("a guest");
    store.register(anna, "annalogin", "hash").await.expect("an account");
    let players = vec![Player::Red, Player::Blue];
    let head = Head::new("Alster".into(), "hamburgum".into(), Variant::Base, players, 7);
    let sit = Entry::Sit { seat: Player::Red, person: anna.0, name: Some("Anna".into()) };
    let tables = Tables::new(store.clone(), &Config::default());
    let table = tables.create(head, vec![sit]).await.expect("a table");
    store.close().await;
    table
}

fn people(file: &Path, words: &[&str]) -> Run {
    run(&[&["people"], words, &["--data", file.to_str().expect("a path")]].concat())
}

#[test]
fn people_are_listed_locked_renamed_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    runtime().block_on(file_of_anna(&file));
    for (words, told) in [
        (&["list"][..], "Anna"),
        (&["lock", "1"], "Person 1 is locked."),
        (&["list"], "locked"),
        (&["unlock", "1"], "Person 1 is unlocked."),
        (&["rename", "1", "Berta"], "Person 1 is renamed."),
        (&["list"], "Berta  annalogin"),
    ] {
        let run = people(&file, words);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains(told), "{words:?}: {}", run.out);
    }
    let text =
        |file: &Path| String::from_utf8_lossy(&std::fs::read(file).expect("a file")).into_owned();
    assert!(!text(&file).contains("Anna"), "the old name is at no table");
    assert_eq!(people(&file, &["delete", "1"]).code, 0);
    for gone in ["Berta", "annalogin"] {
        assert!(!text(&file).contains(gone), "{gone} is still there");
    }
    assert!(!people(&file, &["list"]).out.contains('1'));
}

#[test]
fn mistakes_of_operators_are_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let missing = people(&file, &["list"]);
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("there is no file"), "{}", missing.err);
    runtime().block_on(file_of_anna(&file));
    for words in [&["lock", "99"][..], &["rename", "99", "Berta"], &["delete", "99"]] {
        let run = people(&file, words);
        assert_eq!(run.code, 2, "{words:?}");
        assert!(run.err.contains("99"), "{}", run.err);
    }
    assert_eq!(people(&file, &["rename", "1", "\u{202e}"]).code, 2);
    let runtime = runtime();
    let store = runtime.block_on(Store::open(&file)).expect("a running server");
    assert_eq!(people(&file, &["list"]).code, 2, "a server uses the file");
    runtime.block_on(store.close());
}

#[test]
fn a_table_can_be_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let runtime = runtime();
    let table = runtime.block_on(file_of_anna(&file));
    let data = file.to_str().expect("a path");
    for _ in 0..2 {
        let closed = run(&["tables", "close", &table, "--data", data]);
        assert_eq!(closed.code, 0, "{}", closed.err);
    }
    assert_eq!(run(&["tables", "close", "nothing", "--data", data]).code, 2);
    let ended = runtime.block_on(async {
        let store = Store::open(&file).await.expect("a store");
        let found = store.tables_of(PersonId(1), hamburgum_store::ListPage { offset: 0, limit: 9 });
        let found = found.await.expect("a list");
        store.close().await;
        found[0].state
    });
    assert_eq!(ended, hamburgum_store::TableState::Over);
}
