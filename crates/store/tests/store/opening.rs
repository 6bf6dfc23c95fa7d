//! Databases are created, reopened, and refused with a reason.

use crate::database::{TestDatabase, tests_on};
use crate::{nobody, table, texts};
use hamburgum_store::{Store, StoreError, backup};
use sqlx::{Connection, SqliteConnection};

tests_on!(
    file, postgres:
    a_database_can_be_reopened,
    a_database_of_a_newer_program_is_refused_and_unchanged,
    sql_statements_cannot_change_a_log,
    a_closed_store_returns_an_error,
);

async fn a_database_can_be_reopened(database: TestDatabase) {
    for round in 0..3 {
        let store = database.open().await;
        store.ping().await.expect("an answer");
        if round == 0 {
            store.create_table(table("a", nobody())).await.expect("a table");
        }
        store.append("a", round, &texts(["next"]), &nobody()).await.expect("the next");
        store.close().await;
    }
    let store = database.open().await;
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries.len(), 3);
}

/// Older versions can corrupt a database: a checkpoint could race with a writer that resets the log.
#[tokio::test]
async fn sqlite_has_no_wal_reset_bug() {
    let mut memory = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
    let version = sqlx::query_scalar::<_, String>("SELECT sqlite_version()");
    let version = version.fetch_one(&mut memory).await.expect("a version");
    let numbers: Vec<u32> =
        version.split('.').map(|part| part.parse().expect("a number")).collect();
    assert!(numbers >= vec![3, 51, 3], "{version}");
}

async fn a_database_of_a_newer_program_is_refused_and_unchanged(database: TestDatabase) {
    database.open().await.close().await;
    let newer = |checksum: &str| {
        format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (99, 'a later one', TRUE, {checksum}, 0)"
        )
    };
    database.execute(&newer("x'00'"), &newer("'00'")).await.expect("a newer format");
    if let TestDatabase::Postgres(url) = &database {
        // What only adds something does not matter.
        database.open().await.close().await;
        let contract = "UPDATE database_state SET oldest_format = 99";
        crate::postgres::execute(url, contract).await.expect("something taken away");
    }
    let refused = database.try_open().await.expect_err("a newer format");
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused:?}");
    assert!(refused.to_string().contains("newer version of this program"), "{refused}");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    let letter = "Dear reader, this is not a database. ".repeat(100);
    std::fs::write(&path, &letter).expect("a file");
    for path in [&path, &folder.path().join("missing/file")] {
        let refused = Store::open(path).await.expect_err("no database");
        assert!(refused.to_string().contains(&path.display().to_string()), "{refused}");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), letter);
}

async fn sql_statements_cannot_change_a_log(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    store.append("a", 0, &texts(["one"]), &nobody()).await.expect("the first");
    store.close().await;
    for (statement, refusals) in [
        ("DELETE FROM entries", ["an entry of a log is never deleted"; 2]),
        ("UPDATE entries SET entry = 'another'", ["an entry of a log is never changed"; 2]),
        ("DELETE FROM tables", ["FOREIGN KEY constraint failed", "a table is never deleted"]),
    ] {
        let error = database.execute(statement, statement).await.expect_err(statement).to_string();
        assert!(refusals.iter().any(|refusal| error.contains(refusal)), "{statement}: {error}");
    }
}

async fn a_closed_store_returns_an_error(database: TestDatabase) {
    let store = database.open().await;
    let clone = store.clone();
    store.close().await;
    store.close().await;
    assert!(matches!(clone.ping().await, Err(StoreError::Closed)));
    let refused = clone.create_table(table("a", nobody())).await.expect_err("a closed store");
    assert_eq!(refused.to_string(), "the database is closed");
}

#[tokio::test]
async fn a_file_is_open_in_one_store_only() {
    let database = TestDatabase::file().await.expect("a file");
    let first = database.open().await;
    let refused = database.try_open().await.expect_err("a second store");
    assert!(matches!(refused, StoreError::InUse(_)), "{refused:?}");
    assert!(refused.to_string().contains("stop that one first"), "{refused}");
    first.create_table(table("a", nobody())).await.expect("the first store works");
    first.close().await;
    let second = database.open().await;
    second.load("a").await.expect("an answer").expect("the table");
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    std::fs::write(&path, "").expect("an empty file");
    let store = Store::open(&path).await.expect("a store");
    store.create_table(table("a", nobody())).await.expect("a table");
    backup(&path, &folder.path().join("copy")).await.expect("a backup meanwhile");
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_to_a_file_shares_its_lock() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("file"), folder.path().join("link"));
    let _store = Store::open(&path).await.expect("a store");
    std::os::unix::fs::symlink(&path, &link).expect("a link");
    let refused = Store::open(&link).await.expect_err("a second store");
    assert!(matches!(refused, StoreError::InUse(_)), "{refused:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let _store = Store::open(&path).await.expect("a store");
    backup(&path, &folder.path().join("copy")).await.expect("a backup");
    for entry in std::fs::read_dir(folder.path()).expect("the folder") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("its mode").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", entry.path().display());
    }
}
