//! Processes on one database hear of each other's appends.

use crate::database::{TestDatabase, tests_on};
use crate::{guest, nobody, table, texts};
use hamburgum_store::{Announce, NewsReader, TableNews, TypedWords};
use std::time::Duration;
use tokio::time::timeout;

tests_on!(memory, postgres: the_end_of_a_log_can_be_read_alone);

/// Long enough for any machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits for news in which this is true.
async fn hear(reader: &mut NewsReader, is_it: impl Fn(&TableNews) -> bool) {
    let wait = async { while !is_it(&reader.next().await) {} };
    timeout(PATIENCE, wait).await.expect("the news");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn appends_are_announced_to_the_others() {
    let Some(database) = TestDatabase::postgres().await else { return };
    let (first, second) = (database.open().await, database.open().await);
    let (mut here, mut there) = (first.follow(Announce::Notify), second.follow(Announce::Notify));
    hear(&mut here, |news| news.is_incomplete).await;
    hear(&mut there, |news| news.is_incomplete).await;
    first.create_table(table("a", nobody())).await.expect("a table");
    for length in 0..20 {
        first.append("a", length, &texts(["next"]), &nobody()).await.expect("the next");
    }
    hear(&mut there, |news| news.lengths.get("a") == Some(&20)).await;
    second.announce_rewritten("a");
    hear(&mut here, |news| news.rewritten.contains("a") && news.lengths.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_listener_whose_connection_is_cut_asks_for_everything() {
    let Some(database) = TestDatabase::postgres().await else { return };
    let (first, second) = (database.open().await, database.open().await);
    let mut there = second.follow(Announce::Notify);
    hear(&mut there, |news| news.is_incomplete).await;
    first.follow(Announce::Notify);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query = 'LISTEN \"hamburgum_' || current_schema() || '\"'";
    database.execute("", cut).await.expect("a cut");
    hear(&mut there, |news| news.is_incomplete).await;
    first.create_table(table("a", nobody())).await.expect("a table");
    first.append("a", 0, &texts(["next"]), &nobody()).await.expect("the next");
    hear(&mut there, |news| news.is_incomplete || news.lengths.contains_key("a")).await;
    let lengths = second.lengths(&texts(["a", "b"])).await.expect("lengths");
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), [("a".to_owned(), 1)]);
}

async fn the_end_of_a_log_can_be_read_alone(database: TestDatabase) {
    let store = database.open().await;
    let person = guest(&store, 1).await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let name = "Anna".to_owned();
    let words = [1, 3].map(|sequence| TypedWords {
        sequence,
        person,
        name: name.clone(),
        said: (sequence == 3).then(|| "hello".to_owned()),
    });
    let entries = texts(["zero", "one", "two", "three"]);
    store.append_with_words("a", 0, &entries, &words, &nobody()).await.expect("four entries");
    for first in 0..4_u64 {
        let later = store.load_from("a", first).await.expect("an answer").expect("entries");
        assert_eq!(later.entries, entries[first as usize..]);
        let expected = words.iter().filter(|one| one.sequence >= first).cloned();
        assert_eq!(later.words, expected.collect::<Vec<_>>());
    }
    assert_eq!(store.load_from("a", 4).await.expect("an answer"), None);
    assert_eq!(store.load_from("b", 0).await.expect("an answer"), None);
    let lengths = store.lengths(&texts(["a", "b"])).await.expect("lengths");
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), [("a".to_owned(), 4)]);
}
