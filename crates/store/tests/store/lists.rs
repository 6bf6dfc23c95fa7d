//! Lists of a person's tables.

use crate::database::{TestDatabase, tests_on};
use crate::{ALL, guest, ids_of, nobody, table, texts, waiting};
use hamburgum_store::{
    AppendError, Index, IndexChange, ListPage, PersonId, TableState, TableSummary, Timestamp,
};

tests_on!(
    memory, postgres:
    mine_to_move_come_first_and_finished_ones_last,
    an_append_replaces_the_index,
    a_step_within_a_turn_changes_only_the_time,
    an_older_card_never_replaces_a_newer_one,
    a_person_with_two_seats_is_listed_once_and_awaited_by_either,
    open_tables_are_counted_and_running_games_with_others_found,
);

/// A person's table with this state and last change, which may wait for the person.
fn at(person: PersonId, state: TableState, updated: i64, awaits: bool) -> Index {
    Index { state, updated: Timestamp(updated), ..waiting([(person, awaits)]) }
}

async fn mine_to_move_come_first_and_finished_ones_last(database: TestDatabase) {
    use TableState::{Gathering, Over, Playing};
    let store = database.open().await;
    let me = guest(&store, 1).await;
    for (id, index) in [
        ("over, new", at(me, Over, 9, false)),
        ("over, old", at(me, Over, 1, false)),
        ("theirs, new", at(me, Playing, 8, false)),
        ("theirs, old", at(me, Playing, 2, false)),
        ("gathering", at(me, Gathering, 5, false)),
        ("mine, old", at(me, Playing, 3, true)),
        ("mine, new", at(me, Playing, 4, true)),
        ("mine, due later", Index { card: r#"{"due":20}"#.into(), ..at(me, Playing, 1, true) }),
        ("mine, due soon", Index { card: r#"{"due":19}"#.into(), ..at(me, Playing, 5, true) }),
        ("theirs, due", Index { card: r#"{"due":1}"#.into(), ..at(me, Playing, 1, false) }),
        ("not at all", nobody()),
    ] {
        store.create_table(table(id, index)).await.expect("a table");
    }
    let expected = [
        "mine, due soon",
        "mine, due later",
        "mine, old",
        "mine, new",
        "theirs, new",
        "gathering",
        "theirs, old",
        "theirs, due",
        "over, new",
        "over, old",
    ];
    assert_eq!(ids_of(&store, me).await, expected);
    assert_eq!(store.waiting_tables_of(me).await.expect("a list"), expected[..4]);

    let page = ListPage { offset: 2, limit: 3 };
    let tables = store.tables_of(me, page).await.expect("a list");
    assert_eq!(
        tables.iter().map(|table| &table.id).collect::<Vec<_>>(),
        expected[2..5].iter().collect::<Vec<_>>()
    );
}

async fn an_append_replaces_the_index(database: TestDatabase) {
    let store = database.open().await;
    let (me, you, other) = (guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    let before = waiting([(me, true), (you, false)]);
    store.create_table(table("a", before)).await.expect("a table");
    let after = Index {
        name: "renamed".into(),
        state: TableState::Over,
        updated: Timestamp(7),
        card: "another card".into(),
        ..waiting([(me, false), (other, false)])
    };
    store.append("a", 0, &[], &after).await.expect("another index");
    let summary = TableSummary {
        id: "a".into(),
        name: "renamed".into(),
        state: TableState::Over,
        updated: Timestamp(7),
        awaits: false,
        card: Some("another card".into()),
    };
    assert_eq!(store.tables_of(me, ALL).await.expect("a list"), [summary]);
    assert_eq!(ids_of(&store, you).await, [""; 0]);
    assert_eq!(ids_of(&store, other).await, ["a"]);
}

async fn a_step_within_a_turn_changes_only_the_time(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    store.create_table(table("a", waiting([(me, true)]))).await.expect("a table");
    let before = store.tables_of(me, ALL).await.expect("a list");
    let step = IndexChange::touched(Timestamp(7));
    assert_eq!(store.append("a", 0, &texts(["one"]), step.clone()).await.expect("the first"), 1);
    let late = store.append("a", 0, &texts(["late"]), step).await;
    assert!(matches!(late, Err(AppendError::Conflict { found: 1 })), "{late:?}");
    let after = TableSummary { updated: Timestamp(7), ..before[0].clone() };
    assert_eq!(store.tables_of(me, ALL).await.expect("a list"), [after]);
}

async fn an_older_card_never_replaces_a_newer_one(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    store.create_table(table("a", waiting([(me, true)]))).await.expect("a table");
    for (old, new, kept) in [
        (None, "late", "a card"),
        (Some("another"), "late", "a card"),
        (Some("a card"), "new", "new"),
    ] {
        store.replace_card("a", old, new).await.expect("a store");
        let tables = store.tables_of(me, ALL).await.expect("a list");
        assert_eq!(tables[0].card.as_deref(), Some(kept), "{old:?}");
    }
}

async fn a_person_with_two_seats_is_listed_once_and_awaited_by_either(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    let index = waiting([(me, true), (me, false)]);
    store.create_table(table("a", index)).await.expect("a table");
    let tables = store.tables_of(me, ALL).await.expect("a list");
    assert_eq!(tables.iter().map(|table| table.awaits).collect::<Vec<_>>(), [true]);
}

async fn open_tables_are_counted_and_running_games_with_others_found(database: TestDatabase) {
    use TableState::{Gathering, Over, Playing};
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    let with_you = |state| Index { state, ..waiting([(me, false), (you, true)]) };
    for (id, index) in [
        ("alone", at(me, Playing, 1, true)),
        ("together", with_you(Playing)),
        ("gathering", with_you(Gathering)),
        ("over", with_you(Over)),
        ("yours", at(you, Playing, 1, true)),
    ] {
        store.create_table(table(id, index)).await.expect("a table");
    }
    assert_eq!(store.open_tables_of(me).await.expect("a count"), 3);
    assert_eq!(store.running_games_with_others(me).await.expect("a list"), ["together"]);
}
