//! Guests without a session and a table are deleted; guests with a table never are.

use crate::{NOW, account, guest, session, store, table, waiting};
use hamburgum_store::{Counts, Forgotten, Timestamp};

#[tokio::test]
async fn idle_guests_without_a_table_are_deleted() {
    let store = store().await;
    let with_table = guest(&store, 1).await;
    store.create_table(table("a", waiting([(with_table, true)]))).await.expect("a table");
    let (mine, merged) = (account(&store, 2).await, guest(&store, 3).await);
    store.merge_guest(merged, mine).await.expect("a merge");
    guest(&store, 4).await;
    let later = Timestamp(NOW.0 + 1);
    store.new_guest("still here", session(5), later).await.expect("a guest");
    let forgotten = store.forget_idle_guests(later).await.expect("an answer");
    assert_eq!(forgotten, Forgotten { sessions: 4, guests: 1 });
    let expected = Counts { accounts: 1, guests: 2, gathering: 0, playing: 1, over: 0 };
    assert_eq!(store.counts().await.expect("an answer"), expected);
    assert_eq!(store.resolve(merged).await.expect("an answer"), mine);
}

#[tokio::test]
async fn the_id_of_a_deleted_guest_is_not_reused() {
    let store = store().await;
    let first = guest(&store, 1).await;
    store.end_session(&session(1)).await.expect("an end");
    assert_eq!(store.forget_idle_guests(NOW).await.expect("an answer").guests, 1);
    assert!(guest(&store, 2).await > first);
}
