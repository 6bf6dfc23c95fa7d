//! A guest is merged into an account, which takes over all games.

use crate::database::{TestDatabase, tests_on};
use crate::{ALL, NOW, account, guest, ids_of, session, table, waiting};
use hamburgum_store::{MergeError, PersonId};

tests_on!(
    memory, postgres:
    the_account_takes_over_tables_and_sessions,
    logs_that_name_a_merged_guest_refer_to_the_account,
    only_guests_are_merged_and_only_into_accounts,
);

async fn the_account_takes_over_tables_and_sessions(database: TestDatabase) {
    let store = database.open().await;
    let (mine, visitor) = (account(&store, 1).await, guest(&store, 2).await);
    for (id, index) in [
        ("a", waiting([(mine, false)])),
        ("b", waiting([(visitor, true)])),
        ("c", waiting([(mine, false), (visitor, true)])),
    ] {
        store.create_table(table(id, index)).await.expect("a table");
    }
    store.merge_guest(visitor, mine).await.expect("a merge");
    store.merge_guest(visitor, mine).await.expect("a merge that was done");

    for person in [mine, visitor] {
        assert_eq!(ids_of(&store, person).await, ["b", "c", "a"]);
        assert_eq!(store.resolve(person).await.expect("an answer"), mine);
        let mut aliases = [mine, visitor];
        aliases.sort();
        assert_eq!(store.aliases(person).await.expect("an answer"), aliases);
    }
    let found = store.person_by_session(&session(2), NOW).await.expect("an answer");
    assert_eq!(found.expect("the account").id, mine);
}

async fn logs_that_name_a_merged_guest_refer_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (mine, visitor) = (account(&store, 1).await, guest(&store, 2).await);
    store.create_table(table("a", waiting([(visitor, false)]))).await.expect("a table");
    store.merge_guest(visitor, mine).await.expect("a merge");
    let index = waiting([(visitor, true), (mine, false)]);
    store.append("a", 0, &[], &index).await.expect("another index");
    let tables = store.tables_of(mine, ALL).await.expect("a list");
    assert_eq!(tables.iter().map(|table| table.awaits).collect::<Vec<_>>(), [true]);

    store.add_session(visitor, session(3), NOW).await.expect("a session");
    let found = store.person_by_session(&session(3), NOW).await.expect("an answer");
    assert_eq!(found.expect("the account").id, mine);
}

async fn only_guests_are_merged_and_only_into_accounts(database: TestDatabase) {
    let store = database.open().await;
    let (first, second) = (account(&store, 1).await, account(&store, 2).await);
    let (visitor, other) = (guest(&store, 3).await, guest(&store, 4).await);
    store.merge_guest(visitor, first).await.expect("a merge");
    for not_a_guest in [first, visitor, PersonId(99)] {
        let refused = store.merge_guest(not_a_guest, second).await;
        assert!(matches!(refused, Err(MergeError::NotAGuest)), "{not_a_guest:?}: {refused:?}");
    }
    for not_an_account in [visitor, other, PersonId(99)] {
        let refused = store.merge_guest(other, not_an_account).await;
        assert!(
            matches!(refused, Err(MergeError::NotAnAccount)),
            "{not_an_account:?}: {refused:?}"
        );
    }
    assert_eq!(store.aliases(other).await.expect("an answer"), [other]);
    assert_eq!(store.resolve(PersonId(99)).await.expect("an answer"), PersonId(99));
}
