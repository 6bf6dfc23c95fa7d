//! A write that fails, as on a full disk, does not stop the writes after it.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, nobody, session, table, texts};
use hamburgum_store::{AppendError, Timestamp};

tests_on!(
    file, postgres:
    writing_continues_after_a_failed_batch,
    a_session_is_valid_even_if_the_visit_cannot_be_recorded,
);

/// Makes a kind of write fail like a full disk: `SQLite` ends the whole transaction by itself.
async fn fill_disk(database: &TestDatabase, write: &str) {
    let sqlite = format!(
        "CREATE TRIGGER disk_is_full BEFORE {write}
         BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
    );
    let postgres = format!(
        "CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'the disk is full' USING ERRCODE = '53100'; END $$;
         CREATE TRIGGER disk_is_full BEFORE {write} FOR EACH ROW EXECUTE FUNCTION disk_is_full()"
    );
    database.execute(&sqlite, &postgres).await.expect("a full disk");
}

async fn free_disk(database: &TestDatabase) {
    let postgres = "DROP TRIGGER disk_is_full ON entries";
    database.execute("DROP TRIGGER disk_is_full", postgres).await.expect("space");
}

async fn writing_continues_after_a_failed_batch(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    fill_disk(&database, "INSERT ON entries").await;
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
    free_disk(&database).await;
    assert_eq!(store.append("a", 0, &texts(["kept"]), &nobody()).await.expect("an append"), 1);
    store.close().await;
    let again = database.open().await;
    let stored = again.load("a").await.expect("an answer").expect("a table");
    assert_eq!(stored.entries, ["kept"]);
}

async fn a_session_is_valid_even_if_the_visit_cannot_be_recorded(database: TestDatabase) {
    let store = database.open().await;
    store.new_guest("Anna", session(1), NOW).await.expect("a guest");
    fill_disk(&database, "UPDATE ON sessions").await;
    let tomorrow = Timestamp(NOW.0 + 86_400_000);
    let person = store.person_by_session(&session(1), tomorrow).await.expect("an answer");
    assert_eq!(person.expect("Anna").name, "Anna");
}
