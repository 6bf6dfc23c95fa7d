//! Logs are created, appended to and read; they are append-only.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, nobody, table, texts, waiting};
use hamburgum_store::{AppendError, CreateError, NewTableRow, PersonId, StoreError, StoredTable};

tests_on!(
    memory, postgres:
    a_log_is_read_as_it_was_written,
    entries_are_ordered_by_sequence_number,
    a_table_may_have_no_entries,
    an_append_with_another_length_is_a_conflict,
    an_append_to_an_unknown_table_is_refused,
    ids_are_unique,
    a_refused_write_is_rolled_back,
);

async fn a_log_is_read_as_it_was_written(database: TestDatabase) {
    let store = database.open().await;
    let new = NewTableRow { entries: texts(["one", "two"]), ..table("a", nobody()) };
    store.create_table(new).await.expect("a table");
    let length = store.append("a", 2, &texts(["three", "", "fünf"]), &nobody()).await;
    assert_eq!(length.expect("the next entries"), 5);
    let found = store.load("a").await.expect("an answer");
    let entries = texts(["one", "two", "three", "", "fünf"]);
    assert_eq!(
        found,
        Some(StoredTable { head: "head of a".into(), created: NOW, entries, words: Vec::new() })
    );
}

async fn entries_are_ordered_by_sequence_number(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let entries: Vec<String> = (0..120).map(|number| number.to_string()).collect();
    for (expected, entry) in (0..).zip(&entries) {
        store
            .append("a", expected, std::slice::from_ref(entry), &nobody())
            .await
            .expect("the next");
    }
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, entries);
}

async fn a_table_may_have_no_entries(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, Vec::<String>::new());
    for unknown in ["b", "", "a\0"] {
        assert_eq!(store.load(unknown).await.expect("an answer"), None, "{unknown:?}");
    }
}

async fn an_append_with_another_length_is_a_conflict(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    store.append("a", 0, &texts(["one", "two"]), &nobody()).await.expect("the first entries");
    for expected in [0, 1, 3, u64::MAX] {
        let refused = store.append("a", expected, &texts(["late"]), &nobody()).await;
        assert!(matches!(refused, Err(AppendError::Conflict { found: 2 })), "{refused:?}");
    }
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, ["one", "two"]);
}

async fn an_append_to_an_unknown_table_is_refused(database: TestDatabase) {
    let refused = database.open().await.append("a", 0, &texts(["one"]), &nobody()).await;
    assert!(matches!(refused, Err(AppendError::NoSuchTable)), "{refused:?}");
}

async fn ids_are_unique(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let second = NewTableRow { head: "another".into(), ..table("a", nobody()) };
    assert!(matches!(store.create_table(second).await, Err(CreateError::IdTaken)));
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.head, "head of a");
}

async fn a_refused_write_is_rolled_back(database: TestDatabase) {
    let store = database.open().await;
    let nowhere = waiting([(PersonId(99), true)]);
    let refused = store.create_table(table("a", nowhere.clone())).await;
    let unknown = |error: &StoreError| matches!(error, StoreError::NoSuchPerson(PersonId(99)));
    assert!(matches!(refused, Err(CreateError::Store(error)) if unknown(&error)));
    assert_eq!(store.load("a").await.expect("an answer"), None);

    store.create_table(table("a", nobody())).await.expect("a table");
    let refused = store.append("a", 0, &texts(["one"]), &nowhere).await;
    assert!(matches!(refused, Err(AppendError::Store(error)) if unknown(&error)));
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, Vec::<String>::new());
}
