//! Signs of servers, and times without one.

use crate::database::{TestDatabase, tests_on};
use hamburgum_store::{Outage, Store, StoreClock, Timestamp};

tests_on!(file, postgres: servers_that_come_and_go_leave_no_outage);

async fn servers_that_come_and_go_leave_no_outage(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.last_service().await.expect("an answer"), None);
    for _ in 0..2 {
        store.note_service().await.expect("a sign");
    }
    let seen = store.last_service().await.expect("an answer").expect("a sign");
    assert!((store.now().0 - seen.0).abs() < 10_000);
    assert!(store.outages_since(Timestamp(0)).await.expect("a list").is_empty());
}

#[tokio::test]
async fn a_minute_without_a_server_is_an_outage_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = StoreClock::standing_at(Timestamp(1_000_000));
    let path = folder.path().join("games.sqlite");
    let store = Store::open_with_clock(&path, clock.clone()).await.expect("a store");
    let mut expected = Vec::new();
    // Each sign comes so much later than the one before.
    for gap in [0, 60_000, 60_001, 5_000, 3_600_000] {
        let begun = clock.now();
        clock.set(Timestamp(begun.0 + gap));
        store.note_service().await.expect("a sign");
        if gap > 60_000 {
            expected.push(Outage { begun, ended: clock.now() });
        }
        assert_eq!(store.outages_since(Timestamp(0)).await.expect("a list"), expected);
    }
    let last = expected.pop().expect("an outage");
    assert_eq!(store.outages_since(Timestamp(last.ended.0 - 1)).await.expect("a list"), [last]);
    assert!(store.outages_since(last.ended).await.expect("a list").is_empty());
}

/// Several servers that come back together write one outage.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_minute_without_any_server_is_one_outage() {
    let Some(database) = TestDatabase::postgres().await else { return };
    let (first, second) = (database.open().await, database.open().await);
    first.note_service().await.expect("a sign");
    let pass = "UPDATE service SET seen = seen - 90000";
    database.execute("", pass).await.expect("time passes");
    let (one, other) = tokio::join!(first.note_service(), second.note_service());
    one.and(other).expect("signs");
    let outages = first.outages_since(Timestamp(0)).await.expect("a list");
    assert_eq!(outages.len(), 1);
    assert!((90_000..100_000).contains(&(outages[0].ended.0 - outages[0].begun.0)));
}
