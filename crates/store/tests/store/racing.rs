//! Concurrent writes.

use crate::database::{TestDatabase, tests_on};
use crate::{nobody, table, texts, waiting};
use hamburgum_store::{AppendError, PersonId};
use tokio::task::JoinSet;

tests_on!(
    file, postgres:
    of_concurrent_appends_at_one_position_one_wins,
    a_failed_write_does_not_affect_the_others,
    readers_see_complete_writes_while_others_write,
    many_writers_at_one_log_leave_no_gap_and_no_duplicate,
);

const ROUNDS: u64 = 100;
tests_on!(memory: a_failed_write_does_not_affect_the_others, readers_see_complete_writes_while_others_write);

async fn of_concurrent_appends_at_one_position_one_wins(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let mut winners = Vec::new();
    for round in 0..ROUNDS {
        let mut racers = JoinSet::new();
        for racer in ["left", "right"] {
            let store = store.clone();
            racers.spawn(async move {
                (racer, store.append("a", round, &texts([racer]), &nobody()).await)
            });
        }
        let mut won = Vec::new();
        for (racer, result) in racers.join_all().await {
            match result {
                Ok(length) => {
                    assert_eq!(length, round + 1);
                    won.push(racer.to_owned());
                }
                Err(AppendError::Conflict { found }) => assert_eq!(found, round + 1),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won.len(), 1, "round {round}: {won:?}");
        winners.append(&mut won);
    }
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, winners);
}

async fn a_failed_write_does_not_affect_the_others(database: TestDatabase) {
    let store = database.open().await;
    let mut writers = JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        writers.spawn(async move {
            // Every third write fails after it has written its table, because there is no person
            // 99.
            let fails = number % 3 == 0;
            let index = if fails { waiting([(PersonId(99), true)]) } else { nobody() };
            let created = store.create_table(table(&number.to_string(), index)).await;
            assert_eq!(created.is_err(), fails, "{number}: {created:?}");
        });
    }
    writers.join_all().await;
    for number in 0..200 {
        let found = store.load(&number.to_string()).await.expect("an answer");
        assert_eq!(found.is_none(), number % 3 == 0, "{number}");
    }
}

async fn readers_see_complete_writes_while_others_write(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let mut everybody = JoinSet::new();
    let writer = store.clone();
    everybody.spawn(async move {
        for round in 0..ROUNDS {
            let pair = texts(["one", "two"]);
            writer.append("a", 2 * round, &pair, &nobody()).await.expect("the next pair");
        }
    });
    for _ in 0..4 {
        let reader = store.clone();
        everybody.spawn(async move {
            let mut seen = 0;
            while seen < 2 * ROUNDS as usize {
                let found = reader.load("a").await.expect("an answer").expect("the table");
                assert!(found.entries.len() >= seen && found.entries.len() % 2 == 0);
                seen = found.entries.len();
                tokio::task::yield_now().await;
            }
        });
    }
    everybody.join_all().await;
}

/// Every writer tries again at the new end of the log when another one was faster.
async fn many_writers_at_one_log_leave_no_gap_and_no_duplicate(database: TestDatabase) {
    const WRITERS: usize = 16;
    const EACH: usize = 10;
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store = store.clone();
        writers.spawn(async move {
            let mut length = 0;
            for number in 0..EACH {
                let entry = [format!("{writer} {number}")];
                loop {
                    match store.append("a", length, &entry, &nobody()).await {
                        Ok(after) => break length = after,
                        Err(AppendError::Conflict { found }) => length = found,
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        });
    }
    writers.join_all().await;
    let mut entries = store.load("a").await.expect("an answer").expect("the table").entries;
    assert_eq!(entries.len(), WRITERS * EACH);
    entries.sort();
    entries.dedup();
    assert_eq!(entries.len(), WRITERS * EACH);
}
