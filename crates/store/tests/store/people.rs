//! Guests, sessions and accounts.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, session};
use hamburgum_store::{
    Account, AccountLock, Person, PersonId, RegisterError, Store, StoreError, Timestamp,
};

tests_on!(
    memory, postgres:
    a_guest_is_known_by_the_session,
    people_can_be_renamed,
    sessions_begin_and_end,
    the_use_of_a_session_is_recorded_once_an_hour,
    logins_are_not_case_sensitive,
    only_a_guest_registers,
    only_accounts_can_change_their_password,
);

async fn name_of(store: &Store, number: u8) -> Option<String> {
    let found = store.person_by_session(&session(number), NOW).await.expect("an answer");
    found.map(|person| person.name)
}

async fn a_guest_is_known_by_the_session(database: TestDatabase) {
    let store = database.open().await;
    let id = guest(&store, 1).await;
    let found = store.person_by_session(&session(1), NOW).await.expect("an answer");
    assert_eq!(found, Some(Person { id, name: "guest 1".into(), login: None, language: None }));
    assert_eq!(name_of(&store, 2).await, None);
}

async fn people_can_be_renamed(database: TestDatabase) {
    let store = database.open().await;
    let id = guest(&store, 1).await;
    store.rename(id, "Élise").await.expect("another name");
    assert_eq!(name_of(&store, 1).await.as_deref(), Some("Élise"));
    let refused = store.rename(PersonId(99), "nobody").await;
    assert!(matches!(refused, Err(StoreError::NoSuchPerson(PersonId(99)))), "{refused:?}");
}

async fn sessions_begin_and_end(database: TestDatabase) {
    let store = database.open().await;
    let id = guest(&store, 1).await;
    for number in 2..=4 {
        store.add_session(id, session(number), NOW).await.expect("a session");
    }
    store.end_session(&session(1)).await.expect("an end");
    store.end_session(&session(1)).await.expect("an end that was there before");
    assert_eq!(name_of(&store, 1).await, None);
    store.end_other_sessions(id, &session(3)).await.expect("an end");
    assert_eq!(name_of(&store, 2).await, None);
    assert_eq!(name_of(&store, 3).await.as_deref(), Some("guest 1"));
    assert_eq!(name_of(&store, 4).await, None);
}

async fn the_use_of_a_session_is_recorded_once_an_hour(database: TestDatabase) {
    // (minutes after the first use, or before it if the clock was set back, whether it is recorded)
    for (minutes, is_noted) in [(59, false), (61, true), (-59, false), (-61, true)] {
        let store = database.another().await.open().await;
        guest(&store, 1).await;
        store.forget_idle_guests(NOW, 400).await.expect("an idle day");
        let then = Timestamp(NOW.0 + minutes * 60_000);
        store.person_by_session(&session(1), then).await.expect("an answer");
        let forgotten = store.forget_idle_guests(NOW, 0).await.expect("an answer");
        assert_eq!(forgotten.sessions == 0, is_noted, "{minutes} minutes");
    }
}

async fn logins_are_not_case_sensitive(database: TestDatabase) {
    let store = database.open().await;
    let (first, second) = (guest(&store, 1).await, guest(&store, 2).await);
    store.register(first, "Jürgen", "secret").await.expect("an account");
    let expected =
        Account { person: first, password_hash: "secret".into(), lock: AccountLock::Open };
    assert_eq!(store.account("JÜRGEN").await.expect("an answer"), Some(expected));
    let refused = store.register(second, "jÜrgen", "other").await;
    assert!(matches!(refused, Err(RegisterError::Taken)), "{refused:?}");
    let found = store.person_by_session(&session(1), NOW).await.expect("an answer");
    assert_eq!(found.expect("the first").login.as_deref(), Some("jürgen"));
}

async fn only_a_guest_registers(database: TestDatabase) {
    let store = database.open().await;
    for person in [account(&store, 1).await, PersonId(99)] {
        let refused = store.register(person, "another", "hash").await;
        assert!(matches!(refused, Err(RegisterError::NotAGuest)), "{refused:?}");
    }
}

async fn only_accounts_can_change_their_password(database: TestDatabase) {
    let store = database.open().await;
    let (with, without) = (account(&store, 1).await, guest(&store, 2).await);
    store.set_password(with, "new").await.expect("another password");
    let found = store.account("login1").await.expect("an answer").expect("the account");
    assert_eq!(found.password_hash, "new");
    let refused = store.set_password(without, "new").await;
    assert!(matches!(refused, Err(StoreError::NoSuchPerson(_))), "{refused:?}");
}
