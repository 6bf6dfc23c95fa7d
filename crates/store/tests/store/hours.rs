//! The waking hours of people.

use crate::database::{TestDatabase, tests_on};
use crate::{account, guest};
use hamburgum_store::{PersonId, StoreError};

tests_on!(
    file, postgres:
    hours_are_kept_and_replaced,
    hours_of_a_guest_become_those_of_the_account,
    an_account_keeps_its_own_hours,
    hours_go_with_their_person,
);

async fn hours_are_kept_and_replaced(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert) = (guest(&store, 1).await, guest(&store, 2).await);
    assert_eq!(store.person_hours(anna).await.expect("an answer"), None);
    for hours in ["early", "late"] {
        store.set_person_hours(anna, hours).await.expect("hours");
        assert_eq!(store.person_hours(anna).await.expect("an answer").as_deref(), Some(hours));
    }
    let found = store.hours_of(&[bert, anna]).await.expect("an answer");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [(anna, "late".to_owned())]);
    let nobody = store.set_person_hours(PersonId(1 << 40), "late").await;
    assert!(matches!(nobody, Err(StoreError::NoSuchPerson(_))));
}

async fn hours_of_a_guest_become_those_of_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (guest, account) = (guest(&store, 1).await, account(&store, 2).await);
    store.set_person_hours(guest, "early").await.expect("hours");
    store.merge_guest(guest, account).await.expect("a merged guest");
    store.merge_guest(guest, account).await.expect("once more");
    assert_eq!(store.person_hours(account).await.expect("an answer").as_deref(), Some("early"));
    // Logs still name the guest.
    store.set_person_hours(account, "late").await.expect("hours");
    assert_eq!(store.person_hours(guest).await.expect("an answer").as_deref(), Some("late"));
}

async fn an_account_keeps_its_own_hours(database: TestDatabase) {
    let store = database.open().await;
    let (guest, account) = (guest(&store, 1).await, account(&store, 2).await);
    store.set_person_hours(guest, "early").await.expect("hours");
    store.set_person_hours(account, "late").await.expect("hours");
    store.merge_guest(guest, account).await.expect("a merged guest");
    assert_eq!(store.person_hours(account).await.expect("an answer").as_deref(), Some("late"));
    assert_eq!(store.person_hours(guest).await.expect("an answer").as_deref(), Some("late"));
}

async fn hours_go_with_their_person(database: TestDatabase) {
    let store = database.open().await;
    let anna = guest(&store, 1).await;
    store.set_person_hours(anna, "early").await.expect("hours");
    store.delete_person(anna, &["Alster"]).await.expect("a deleted person");
    assert_eq!(store.person_hours(anna).await.expect("an answer"), None);
    assert!(store.set_person_hours(anna, "late").await.is_err());
}
