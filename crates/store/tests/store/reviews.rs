//! Reviews are stored, replaced and backed up.

use crate::database::{TestDatabase, execute, tests_on};
use crate::{nobody, table};
use hamburgum_store::{Store, StoredReview};

tests_on!(
    memory, postgres:
    a_review_is_read_as_it_was_stored,
    a_review_of_an_unknown_table_is_refused,
);

fn review(turns: u32, goes_on: bool) -> StoredReview {
    StoredReview { format: 1, nodes: 800, turns, goes_on, text: format!("{turns} Züge") }
}

async fn a_review_is_read_as_it_was_stored(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    assert_eq!(store.review("a").await.expect("an answer"), None);
    for kept in [review(0, true), review(7, true), review(9, false)] {
        store.keep_review("a", &kept).await.expect("a review");
        assert_eq!(store.review("a").await.expect("an answer"), Some(kept));
    }
}

async fn a_review_of_an_unknown_table_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let refused = store.keep_review("nowhere", &review(1, false)).await;
    let error = refused.expect_err("a review without a table").to_string();
    assert!(error.to_lowercase().contains("foreign key constraint"), "{error}");
    assert_eq!(store.review("nowhere").await.expect("an answer"), None);
}

#[tokio::test]
async fn a_backup_has_the_reviews() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("original"), folder.path().join("copy"));
    let store = Store::open(&path).await.expect("a store");
    store.create_table(table("a", nobody())).await.expect("a table");
    store.keep_review("a", &review(4, true)).await.expect("a review");
    hamburgum_store::backup(&path, &copy).await.expect("a backup");
    let backup = Store::open(&copy).await.expect("the backup");
    assert_eq!(backup.review("a").await.expect("an answer"), Some(review(4, true)));
}

#[tokio::test]
async fn an_older_file_is_migrated_to_have_reviews() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let old = Store::open(&path).await.expect("a store");
    old.create_table(table("a", nobody())).await.expect("a table");
    old.close().await;
    for statement in ["DROP TABLE reviews", "DELETE FROM _sqlx_migrations WHERE version = 2"] {
        execute(&path, statement).await.expect("a file without reviews");
    }
    let store = Store::open(&path).await.expect("a store");
    store.keep_review("a", &review(1, false)).await.expect("a review");
}
