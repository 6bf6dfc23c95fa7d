//! A backup is a complete database, and making one modifies nothing.

use crate::database::execute;
use crate::{guest, ids_of, nobody, table, texts, waiting};
use hamburgum_store::{NewTableRow, Store, StoreError, backup};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with a database of two tables.
async fn original() -> (TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("original");
    let store = Store::open(&path).await.expect("a store");
    let me = guest(&store, 1).await;
    for id in ["a", "b"] {
        let index = waiting([(me, true)]);
        let new = NewTableRow { entries: texts(["one", "two"]), ..table(id, index) };
        store.create_table(new).await.expect("a table");
    }
    (folder, path, store)
}

#[tokio::test]
async fn a_backup_of_a_running_store_opens_and_is_equal() {
    let (folder, path, store) = original().await;
    let copy = folder.path().join("copy");
    backup(&path, &copy).await.expect("a backup");
    // Later entries are not in it.
    store.append("a", 2, &texts(["three"]), &nobody()).await.expect("the next");

    let backup = Store::open(&copy).await.expect("the backup");
    let in_backup = backup.load("b").await.expect("an answer");
    assert_eq!(in_backup, store.load("b").await.expect("an answer"));
    let entries = backup.load("a").await.expect("an answer").expect("the table").entries;
    assert_eq!(entries, ["one", "two"]);
    let me = hamburgum_store::PersonId(1);
    assert_eq!(ids_of(&backup, me).await, ["a", "b"]);
}

#[tokio::test]
async fn an_older_format_is_copied_as_it_is_and_its_file_is_not_touched() {
    let (folder, path, store) = original().await;
    store.close().await;
    for statement in ["DELETE FROM _sqlx_migrations WHERE version > 1", "DROP TABLE reviews"] {
        execute(&path, statement).await.expect(statement);
    }
    let before = std::fs::read(&path).expect("the file");
    let copy = folder.path().join("copy");
    backup(&path, &copy).await.expect("a backup");
    assert!(std::fs::read(&path).expect("the file") == before, "the source has changed");
    assert!(has_no_reviews(&copy).await, "the copy was brought to a newer format");
    assert!(has_no_reviews(&path).await);
}

async fn has_no_reviews(path: &Path) -> bool {
    let counted = execute(path, "SELECT count(*) FROM reviews").await;
    counted.is_err_and(|error| error.to_string().contains("no such table: reviews"))
}

#[tokio::test]
async fn a_backup_never_overwrites_a_file() {
    let (folder, path, _store) = original().await;
    for (exists, to) in [("kept", "kept"), ("other.part", "other")] {
        let exists = folder.path().join(exists);
        std::fs::write(&exists, "precious").expect("a file");
        let refused = backup(&path, &folder.path().join(to)).await;
        assert!(matches!(&refused, Err(StoreError::BackupExists(path)) if *path == exists));
        assert_eq!(std::fs::read_to_string(&exists).expect("the file"), "precious");
    }
}

#[tokio::test]
async fn a_failed_backup_leaves_no_file() {
    let (folder, path, _store) = original().await;
    let refused = backup(&path, &folder.path().join("missing/copy")).await;
    assert!(matches!(refused, Err(StoreError::Backup { .. })), "{refused:?}");
    let (letter, copy) = (folder.path().join("letter"), folder.path().join("copy"));
    std::fs::write(&letter, "Dear reader, this is not a database. ".repeat(100)).expect("a file");
    for source in [letter, folder.path().join("nowhere")] {
        let refused = backup(&source, &copy).await;
        assert!(matches!(refused, Err(StoreError::Open { .. })), "{refused:?}");
        assert!(!copy.exists() && !copy.with_extension("part").exists());
    }
}
