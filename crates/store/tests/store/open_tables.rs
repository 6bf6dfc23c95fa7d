//! The list of tables that are offered to everybody.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, nobody, table, texts, waiting};
use hamburgum_store::{Index, IndexChange, ListingChange, PersonId, Store, Timestamp};

tests_on!(
    memory, postgres:
    a_table_is_listed_as_long_as_its_index_says_so,
    the_tables_of_a_host_are_counted_under_all_numbers,
    hosts_who_were_there_last_come_first,
    a_reader_finds_the_own_tables,
);

fn offered_by(host: PersonId, updated: i64) -> Index {
    Index { listed_by: Some(host), updated: Timestamp(updated), ..nobody() }
}

async fn listed(store: &Store) -> Vec<(String, i64)> {
    let rows = store.open_tables(None, 100).await.expect("a list");
    rows.into_iter().map(|row| (row.id, row.seen.0)).collect()
}

async fn a_table_is_listed_as_long_as_its_index_says_so(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    store.create_table(table("mine", offered_by(me, 1))).await.expect("a table");
    store.create_table(table("private", nobody())).await.expect("a table");
    let rows = store.open_tables(None, 100).await.expect("a list");
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].id.as_str(), rows[0].host), ("mine", me));
    assert_eq!((rows[0].name.as_str(), rows[0].card.as_deref()), ("a table", Some("a card")));

    // A change that does not concern the list leaves it alone, and another host replaces the first.
    let touched = IndexChange::touched(Timestamp(2));
    store.append("mine", 0, &texts(["step"]), touched).await.expect("a step");
    assert_eq!(listed(&store).await, [("mine".to_owned(), 1)]);
    store.append("mine", 1, &texts(["left"]), &offered_by(you, 3)).await.expect("another host");
    assert_eq!(store.open_tables(None, 100).await.expect("a list")[0].host, you);
    let change = IndexChange { listing: ListingChange::Not, ..IndexChange::touched(Timestamp(4)) };
    store.append("mine", 2, &texts(["full"]), change).await.expect("the last seat");
    assert_eq!(listed(&store).await, []);
    store.append("mine", 3, &texts(["free"]), &offered_by(you, 5)).await.expect("a free seat");
    assert_eq!(listed(&store).await, [("mine".to_owned(), 5)]);
    // Whoever came too late has changed nothing.
    let late = store.append("mine", 3, &texts(["late"]), &nobody()).await;
    assert!(late.is_err());
    assert_eq!(listed(&store).await.len(), 1);
}

async fn the_tables_of_a_host_are_counted_under_all_numbers(database: TestDatabase) {
    let store = database.open().await;
    let (one, me) = (guest(&store, 1).await, account(&store, 2).await);
    for (id, host) in [("a", one), ("b", me), ("c", me)] {
        store.create_table(table(id, offered_by(host, 1))).await.expect("a table");
    }
    assert_eq!(store.offered_tables_of(me).await.expect("a number"), 2);
    store.merge_guest(one, me).await.expect("a merged guest");
    assert_eq!(store.offered_tables_of(me).await.expect("a number"), 3);
}

async fn hosts_who_were_there_last_come_first(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    store.create_table(table("mine", offered_by(me, NOW.0))).await.expect("a table");
    store.create_table(table("yours", offered_by(you, NOW.0 + 1))).await.expect("a table");
    assert_eq!(listed(&store).await[0].0, "yours");
    let later = Timestamp(NOW.0 + 1000);
    store.note_host(me, later, NOW).await.expect("a note that is not due");
    assert_eq!(listed(&store).await[0].0, "yours");
    store.note_host(me, later, later).await.expect("a note");
    assert_eq!(
        listed(&store).await,
        [("mine".to_owned(), later.0), ("yours".to_owned(), NOW.0 + 1)]
    );
    assert_eq!(store.open_tables(None, 1).await.expect("a list").len(), 1);
}

async fn a_reader_finds_the_own_tables(database: TestDatabase) {
    let store = database.open().await;
    let (one, me) = (guest(&store, 1).await, account(&store, 2).await);
    let index = Index { listed_by: Some(one), ..waiting([(one, false)]) };
    store.create_table(table("mine", index)).await.expect("a table");
    let is_mine = async |reader| {
        store.open_tables(reader, 100).await.expect("a list").iter().any(|row| row.is_mine)
    };
    assert!(!is_mine(None).await && !is_mine(Some(me)).await && is_mine(Some(one)).await);
    store.merge_guest(one, me).await.expect("a merged guest");
    assert!(is_mine(Some(me)).await);
}
