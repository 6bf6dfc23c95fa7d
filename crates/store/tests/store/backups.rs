//! A backup is a complete database.

use crate::{guest, ids_of, nobody, store, table, texts, waiting};
use hamburgum_store::{NewTable, Store, StoreError};

#[tokio::test]
async fn a_backup_opens_and_is_equal() {
    let folder = tempfile::tempdir().expect("a folder");
    let (original, copy) = (folder.path().join("original"), folder.path().join("copy"));
    for store in [store().await, Store::open(&original).await.expect("a store")] {
        let me = guest(&store, 1).await;
        for id in ["a", "b"] {
            let index = waiting([(me, true)]);
            let new = NewTable { entries: texts(["one", "two"]), ..table(id, index) };
            store.create_table(new).await.expect("a table");
        }
        store.backup(&copy).await.expect("a backup");
        // What comes later is not in it.
        store.append("a", 2, &texts(["three"]), &nobody()).await.expect("the next");

        let backup = Store::open(&copy).await.expect("the backup");
        let in_backup = backup.load("b").await.expect("an answer");
        assert_eq!(in_backup, store.load("b").await.expect("an answer"));
        let entries = backup.load("a").await.expect("an answer").expect("the table").entries;
        assert_eq!(entries, ["one", "two"]);
        assert_eq!(ids_of(&backup, me).await, ["a", "b"]);
        backup.close().await;
        std::fs::remove_file(&copy).expect("the backup");
    }
}

#[tokio::test]
async fn a_backup_never_overwrites_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store().await;
    for (exists, to) in [("kept", "kept"), ("other.part", "other")] {
        let exists = folder.path().join(exists);
        std::fs::write(&exists, "precious").expect("a file");
        let refused = store.backup(&folder.path().join(to)).await;
        assert!(matches!(&refused, Err(StoreError::BackupExists(path)) if *path == exists));
        assert_eq!(std::fs::read_to_string(&exists).expect("the file"), "precious");
    }
}

#[tokio::test]
async fn a_failed_backup_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store().await;
    let refused = store.backup(&folder.path().join("missing/copy")).await;
    assert!(matches!(refused, Err(StoreError::Backup { .. })), "{refused:?}");
    store.close().await;
    let refused = store.backup(&folder.path().join("copy")).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
}
