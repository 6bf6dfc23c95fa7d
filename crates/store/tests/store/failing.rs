//! A write that fails, as on a full disk, does not stop the writes after it.

use crate::opening::execute;
use crate::{NOW, nobody, session, table, texts};
use hamburgum_store::{AppendError, Store, Timestamp};

/// Makes every new entry fail like a full disk: `SQLite` ends the whole transaction by itself.
const FULL: &str = "CREATE TRIGGER disk_is_full BEFORE INSERT ON entries
     BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";

const SPACE_AGAIN: &str = "DROP TRIGGER disk_is_full";

#[tokio::test]
async fn writing_continues_after_a_failed_batch() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let store = Store::open(&path).await.expect("a store");
    store.create_table(table("a", nobody())).await.expect("a table");
    execute(&path, FULL).await.expect("a full disk");
    for _ in 0..3 {
        let (append, guest) = tokio::join!(
            async { store.append("a", 0, &texts(["lost"]), &nobody()).await },
            store.new_guest("fails with it or succeeds", session(1), NOW),
        );
        let Err(AppendError::Store(error)) = append else { panic!("no store error: {append:?}") };
        assert!(error.to_string().contains("the disk is full"), "the cause is named: {error}");
        if guest.is_ok() {
            store.end_session(&session(1)).await.expect("an end");
        }
    }
    execute(&path, SPACE_AGAIN).await.expect("space");
    assert_eq!(store.append("a", 0, &texts(["kept"]), &nobody()).await.expect("an append"), 1);
    store.close().await;
    let again = Store::open(&path).await.expect("a store");
    let stored = again.load("a").await.expect("an answer").expect("a table");
    assert_eq!(stored.entries, ["kept"]);
}

#[tokio::test]
async fn a_session_is_valid_even_if_the_visit_cannot_be_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let store = Store::open(&path).await.expect("a store");
    store.new_guest("Anna", session(1), NOW).await.expect("a guest");
    execute(
        &path,
        "CREATE TRIGGER disk_is_full BEFORE UPDATE ON sessions
         BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END",
    )
    .await
    .expect("a full disk");
    let tomorrow = Timestamp(NOW.0 + 86_400_000);
    let person = store.person_by_session(&session(1), tomorrow).await.expect("an answer");
    assert_eq!(person.expect("Anna").name, "Anna");
}
