//! Guests without a session and a table are deleted; guests with a table never are. Idle days are
//! counted one by one, independent of jumps of the clock.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, session, table, waiting};
use hamburgum_store::{Counts, Forgotten, Timestamp};

tests_on!(
    memory, postgres:
    idle_guests_without_a_table_are_deleted,
    the_id_of_a_deleted_guest_is_not_reused,
    a_day_is_counted_once_however_often_the_server_starts,
    a_clock_that_jumps_ends_no_session,
    a_deleted_account_stays_while_guests_point_to_it,
);

fn after_days(days: i64) -> Timestamp {
    Timestamp(NOW.0 + days * 24 * 60 * 60 * 1000)
}

async fn idle_guests_without_a_table_are_deleted(database: TestDatabase) {
    let store = database.open().await;
    let with_table = guest(&store, 1).await;
    store.create_table(table("a", waiting([(with_table, true)]))).await.expect("a table");
    let (mine, merged) = (account(&store, 2).await, guest(&store, 3).await);
    store.merge_guest(merged, mine).await.expect("a merge");
    guest(&store, 4).await;
    let forgotten = store.forget_idle_guests(NOW, 1).await.expect("an answer");
    assert_eq!(forgotten, Forgotten { sessions: 0, guests: 0 });
    store.new_guest("still here", session(5), NOW).await.expect("a guest");
    let forgotten = store.forget_idle_guests(after_days(1), 1).await.expect("an answer");
    assert_eq!(forgotten, Forgotten { sessions: 4, guests: 1 });
    let expected = Counts { accounts: 1, guests: 2, gathering: 0, playing: 1, over: 0 };
    assert_eq!(store.counts().await.expect("an answer"), expected);
    assert_eq!(store.resolve(merged).await.expect("an answer"), mine);
}

async fn the_id_of_a_deleted_guest_is_not_reused(database: TestDatabase) {
    let store = database.open().await;
    let first = guest(&store, 1).await;
    store.end_session(&session(1)).await.expect("an end");
    assert_eq!(store.forget_idle_guests(NOW, 1).await.expect("an answer").guests, 1);
    assert_ne!(guest(&store, 2).await, first);
}

async fn a_day_is_counted_once_however_often_the_server_starts(database: TestDatabase) {
    let store = database.open().await;
    guest(&store, 1).await;
    for _ in 0..10 {
        let forgotten = store.forget_idle_guests(NOW, 1).await.expect("an answer");
        assert_eq!(forgotten, Forgotten { sessions: 0, guests: 0 });
    }
}

async fn a_clock_that_jumps_ends_no_session(database: TestDatabase) {
    let store = database.open().await;
    guest(&store, 1).await;
    guest(&store, 2).await;
    // The clock jumps 500 days ahead, runs on, and is set back.
    for days in [0, 500, 501, 1] {
        let now = after_days(days);
        store.person_by_session(&session(2), now).await.expect("an answer");
        let forgotten = store.forget_idle_guests(now, 400).await.expect("an answer");
        assert_eq!(forgotten, Forgotten { sessions: 0, guests: 0 }, "day {days}");
    }
    for number in [1, 2] {
        let found = store.person_by_session(&session(number), NOW).await.expect("an answer");
        assert!(found.is_some(), "guest {number}");
    }
}

async fn a_deleted_account_stays_while_guests_point_to_it(database: TestDatabase) {
    let store = database.open().await;
    let (mine, merged) = (account(&store, 1).await, guest(&store, 2).await);
    store.merge_guest(merged, mine).await.expect("a merge");
    store.delete_person(mine, &["Alster"]).await.expect("a deletion");
    let forgotten = store.forget_idle_guests(NOW, 1).await.expect("an answer");
    assert_eq!(forgotten, Forgotten { sessions: 0, guests: 0 });
    assert_eq!(store.resolve(merged).await.expect("an answer"), mine);
}
