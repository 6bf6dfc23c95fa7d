//! On a full disk writes fail, and when there is space again they succeed, without a restart; nothing that
//! was acknowledged is lost.
//!
//! The test starts itself in another process with a small file system of its own (a user namespace
//! with a tmpfs). Where that is not possible it prints a line and skips; `store/failing.rs` tests
//! the same with a simulated failure on every system.

use hamburgum_store::{Index, NewTableRow, Store, TableState, Timestamp};
use std::path::{Path, PathBuf};
use std::process::Command;

const CHILD: &str = "--fill";

const MOUNTED: &str = "mount -t tmpfs -o size=3m tmpfs \"$1\" && exec \"$2\" --fill \"$1\"";

fn main() {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_some_and(|first| first == CHILD) {
        let folder = PathBuf::from(arguments.next().expect("a folder"));
        tokio::runtime::Runtime::new().expect("a runtime").block_on(fill_and_free(&folder));
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let unshare = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c", script, "sh"]);
        command.arg(folder.path()).arg(std::env::current_exe().expect("this program"));
        command.status()
    };
    if !unshare("mount -t tmpfs -o size=3m tmpfs \"$1\"").is_ok_and(|status| status.success()) {
        println!("not tested: no small file system can be mounted here");
        return;
    }
    assert!(unshare(MOUNTED).expect("another process").success());
}

fn index() -> Index {
    Index {
        name: "a table".into(),
        state: TableState::Playing,
        updated: Timestamp::now(),
        people: Vec::new(),
        card: String::new(),
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    }
}

async fn append(store: &Store, length: u64) -> bool {
    let entry = format!("{length} {}", "x".repeat(2_000));
    store.append("a", length, &[entry], &index()).await.is_ok()
}

async fn fill_and_free(folder: &Path) {
    let (file, ballast) = (folder.join("file"), folder.join("ballast"));
    let store = Store::open(&file).await.expect("a store");
    let table = NewTableRow {
        id: "a".into(),
        head: "head".into(),
        created: Timestamp::now(),
        entries: Vec::new(),
        words: Vec::new(),
        index: index(),
    };
    store.create_table(table).await.expect("a table");
    let mut length = 0;
    for round in 0..3 {
        // A part of the disk, or what is left of it; the entries fill the rest.
        let _ = std::fs::write(&ballast, vec![0; 1 << 20]);
        while append(&store, length).await {
            length += 1;
            assert!(length < 10_000, "the disk is never full");
        }
        for _ in 0..5 {
            assert!(!append(&store, length).await, "the disk is full");
        }
        let refused = store.ping().await.expect_err("a full disk");
        assert!(refused.is_full_disk(), "round {round}: {refused}");
        store.load("a").await.expect("reading goes on").expect("the table");
        std::fs::remove_file(&ballast).expect("space again");
        assert!(append(&store, length).await, "round {round}: writing goes on");
        length += 1;
        store.ping().await.expect("an answer");
    }
    store.close().await;
    let store = Store::open(&file).await.expect("the same file");
    let stored = store.load("a").await.expect("an answer").expect("the table");
    let numbers = stored.entries.iter().map(|entry| entry.split(' ').next().expect("a number"));
    let numbers: Vec<u64> = numbers.map(|number| number.parse().expect("a number")).collect();
    assert_eq!(numbers, (0..length).collect::<Vec<u64>>());
    println!("full three times: {length} entries, none lost");
}
