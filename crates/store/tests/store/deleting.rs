//! A deleted person leaves no words, and no names of tables.

use crate::database::{TestDatabase, tests_on};
use crate::{ALL, NOW, account, guest, session, table, texts, waiting};
use hamburgum_store::{NewTableRow, Store, StoreError, TypedWords};

tests_on!(memory, postgres: everything_that_a_person_typed_is_deleted, names_of_tables_are_replaced);

const DEFAULTS: &[&str] = &["Alster", "Elbe"];

async fn everything_that_a_person_typed_is_deleted(database: TestDatabase) {
    let store = database.open().await;
    let (me, merged, you) =
        (account(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    let words = [(0, me), (1, merged), (2, you)].map(|(sequence, person)| TypedWords {
        sequence,
        person,
        name: "a name".into(),
        said: Some("a word".into()),
    });
    let people = waiting([(me, false), (merged, false), (you, true)]);
    let new = NewTableRow {
        entries: texts(["one", "two", "three"]),
        words: words.to_vec(),
        ..table("a", people)
    };
    store.create_table(new).await.expect("a table");
    store.merge_guest(merged, me).await.expect("a merge");
    assert_eq!(store.words_of(me).await.expect("a list").len(), 2);
    assert_eq!(store.sessions_of(me).await.expect("a list").len(), 2);

    assert_eq!(store.delete_person(me, DEFAULTS).await.expect("a deletion"), ["a"]);
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.words, words[2..]);
    assert_eq!(found.entries, ["one", "two", "three"]);
    assert_eq!(store.words_of(me).await.expect("a list"), []);
    for number in [1, 2] {
        let found = store.person_by_session(&session(number), NOW).await.expect("an answer");
        assert_eq!(found, None, "session {number}");
    }
    assert_eq!(store.account("login1").await.expect("an answer"), None);
    assert_eq!(store.tables_of(you, ALL).await.expect("a list")[0].card, None);
    let people = store.people().await.expect("a list");
    assert_eq!(people.iter().map(|one| one.id).collect::<Vec<_>>(), [you]);
    let again = store.delete_person(me, DEFAULTS).await;
    assert!(matches!(again, Err(StoreError::NoSuchPerson(_))), "{again:?}");
}

/// The name of a table in its head, which is written without spaces or with them.
async fn head(store: &Store, id: &str) -> String {
    store.load(id).await.expect("an answer").expect("the table").head.replace(": ", ":")
}

async fn names_of_tables_are_replaced(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    for (id, name, by, from) in [
        ("mine", "My garden", me, None),
        ("copy", "My garden, copied", you, Some(("mine", "My garden"))),
        ("default", "Alster", me, None),
        ("named after me", "Revenge on Guest 1", you, None),
        ("yours", "Your garden", you, None),
    ] {
        let from = from.map_or(String::from("null"), |(id, name)| {
            format!(r#"{{"table":{{"id":"{id}","name":"{name}"}}}}"#)
        });
        let head = format!(r#"{{"name":"{name}","by":{},"start":{{"from":{from}}}}}"#, by.0);
        let mut index = waiting([(me, true), (you, false)]);
        index.name = name.into();
        store.create_table(NewTableRow { head, ..table(id, index) }).await.expect("a table");
    }
    let changed = store.delete_person(me, DEFAULTS).await.expect("a deletion");
    assert_eq!(changed, ["copy", "mine", "named after me"]);
    let names = store.tables_of(you, ALL).await.expect("a list");
    let mut names: Vec<_> = names.into_iter().map(|one| (one.id, one.name)).collect();
    names.sort();
    let expected = [
        ("copy", "Alster"),
        ("default", "Alster"),
        ("mine", "Elbe"),
        ("named after me", "Alster"),
        ("yours", "Your garden"),
    ];
    assert_eq!(names, expected.map(|(id, name)| (id.to_owned(), name.to_owned())));
    for (id, part) in [
        ("mine", r#""name":"Elbe""#),
        ("copy", r#""name":"Alster""#),
        ("copy", r#""name":"Elbe""#),
        ("yours", r#""name":"Your garden""#),
    ] {
        assert!(head(&store, id).await.contains(part), "{id}: {}", head(&store, id).await);
    }
    assert!(!head(&store, "copy").await.contains("garden"));
}
