//! Acknowledged writes survive when the process is killed at any time.
//!
//! The test starts itself as another process, which appends to several tables as fast as it can and prints
//! each acknowledged length. It is killed without warning, several times, and continues with the same
//! database, a file and one on a server. (Power cuts are covered by `synchronous = FULL`, the database and
//! the disk, not by this test.)

mod postgres;

use hamburgum_store::{Index, NewTableRow, Store, StoreAddress, TableState, Timestamp};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

const CHILD: &str = "--append-to";

const TABLES: usize = 8;

const KILLS: u64 = 8;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if arguments.next().is_some_and(|first| first == CHILD) {
        runtime.block_on(append_forever(&arguments.next().expect("an address")));
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file").display().to_string();
    for address in std::iter::once(file).chain(runtime.block_on(postgres::database())) {
        for round in 0..KILLS {
            let acknowledged = run_and_kill(&address, Duration::from_millis(100 + 37 * round));
            runtime.block_on(all_is_there(&address, &acknowledged));
        }
    }
}

/// Opens the database of a process that was killed just now, without waiting for the end of its lease.
async fn open(address: &str) -> Store {
    let parsed: StoreAddress = address.parse().expect("an address");
    if let StoreAddress::Postgres(_) = parsed {
        postgres::execute(address, "DELETE FROM processes").await.expect("no lease");
    }
    Store::open_at(&parsed).await.expect("a store")
}

fn index() -> Index {
    let updated = Timestamp::now();
    Index {
        name: "a table".into(),
        state: TableState::Playing,
        updated,
        card: "a card".into(),
        people: Vec::new(),
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    }
}

async fn append_forever(address: &str) {
    let store = open(address).await;
    let mut writers = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        writers.spawn(append_to(store.clone(), table.to_string()));
    }
    writers.join_all().await;
}

/// Each entry is its own number; two at a time, so that a partial append would be detected.
async fn append_to(store: Store, id: String) {
    let mut length = length_of(&store, &id).await;
    loop {
        let entries = [length.to_string(), (length + 1).to_string()];
        length = store.append(&id, length, &entries, &index()).await.expect("the next");
        // One call per line, so that a line is printed completely or not at all.
        std::io::stdout().write_all(format!("{id} {length}\n").as_bytes()).expect("a reader");
    }
}

/// The length of a table's log; a missing table is created.
async fn length_of(store: &Store, id: &str) -> u64 {
    if let Some(table) = store.load(id).await.expect("an answer") {
        return table.entries.len() as u64;
    }
    let new = NewTableRow {
        id: id.into(),
        head: String::new(),
        created: Timestamp::now(),
        entries: Vec::new(),
        words: Vec::new(),
        index: index(),
    };
    store.create_table(new).await.expect("a table");
    0
}

/// Lets the other process work for this long after its first append, and returns the last length that
/// it printed for each table.
fn run_and_kill(address: &str, work: Duration) -> BTreeMap<String, usize> {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .arg(CHILD)
        .arg(address)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let first = lines.next().expect("a first append").expect("a line");
    let killer = std::thread::spawn(move || {
        std::thread::sleep(work);
        child.kill().expect("a process to kill");
        child.wait().expect("its end");
    });
    let mut acknowledged = BTreeMap::new();
    for line in std::iter::once(Ok(first)).chain(lines) {
        let line = line.expect("a line");
        let (table, length) = line.split_once(' ').expect("a table and a length");
        acknowledged.insert(table.to_owned(), length.parse().expect("a length"));
    }
    killer.join().expect("a killer");
    acknowledged
}

async fn all_is_there(address: &str, acknowledged: &BTreeMap<String, usize>) {
    let store = open(address).await;
    assert!(!acknowledged.is_empty());
    for (table, &length) in acknowledged {
        let entries = store.load(table).await.expect("an answer").expect("the table").entries;
        assert!(entries.len() >= length, "{table} lost entries: {} of {length}", entries.len());
        assert_eq!(entries.len() % 2, 0, "{table} has half of an append");
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(*entry, number.to_string(), "{table} has a gap");
        }
    }
    store.close().await;
}
