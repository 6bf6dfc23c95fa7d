//! Appends per second that reach the disk, by number of concurrent writers; and the time to load a game.
//!
//! In a file, and, where `HAMBURGUM_POSTGRES` names a server (`cargo xtask postgres bench -p hamburgum-store`),
//! also there: as the store does it, and naively, with a NOTIFY in the transaction of each append.

mod naive;
#[path = "../tests/postgres/mod.rs"]
mod postgres;

use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main,
};
use hamburgum_store::{
    Index, IndexChange, NewTableRow, SessionHash, Sitting, Store, StoreAddress, TableState,
    Timestamp,
};
use naive::NaiveStore;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// About the size of a small action as JSON.
const ENTRY: &str = r#"{"at":1700000000000,"by":3,"play":"sell beer"}"#;

/// About the number of small actions in a game of four.
const GAME: usize = 600;

const WRITERS: [usize; 3] = [1, 8, 64];

/// A store with as many tables as there are writers and four people at each.
async fn store(address: &str, tables: usize, entries: usize) -> Store {
    let address: StoreAddress = address.parse().expect("an address");
    let store = Store::open_at(&address).await.expect("a store");
    let mut people = Vec::new();
    for number in 0..4 {
        let hash = SessionHash([number; 32]);
        let person = store.new_guest("somebody", hash, Timestamp::now()).await.expect("a guest");
        people.push(Sitting { person, awaits: number == 0 });
    }
    let (name, state, now) = ("a table".into(), TableState::Playing, Timestamp::now());
    let card = "a card".into();
    let index = Index {
        name,
        state,
        updated: now,
        card,
        people,
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    };
    for table in 0..tables {
        let new = NewTableRow {
            id: table.to_string(),
            head: "four players".into(),
            created: now,
            entries: vec![ENTRY.into(); entries],
            words: Vec::new(),
            index: index.clone(),
        };
        store.create_table(new).await.expect("a table");
    }
    store
}

/// The time until this many concurrent writers have appended `rounds` entries each.
async fn append(store: &Store, writers: usize, rounds: u64) -> Duration {
    let mut lengths = Vec::new();
    for table in 0..writers {
        let found = store.load(&table.to_string()).await.expect("an answer").expect("a table");
        lengths.push(found.entries.len() as u64);
    }
    let begin = Instant::now();
    let mut running = JoinSet::new();
    for (table, length) in lengths.into_iter().enumerate() {
        let (store, table) = (store.clone(), table.to_string());
        running.spawn(async move {
            for expected in length..length + rounds {
                let entry = [ENTRY.to_owned()];
                // As for a step within a turn: nobody else is awaited, and lists say the same.
                let step = IndexChange::touched(Timestamp::now());
                store.append(&table, expected, &entry, step).await.expect("the next");
            }
        });
    }
    running.join_all().await;
    begin.elapsed()
}

/// The same with the naive statement, which compares no length.
async fn append_naively(naive: &Arc<NaiveStore>, writers: usize, rounds: u64) -> Duration {
    let begin = Instant::now();
    let mut running = JoinSet::new();
    for table in 0..writers {
        let (naive, table) = (naive.clone(), table.to_string());
        running.spawn(async move {
            for _ in 0..rounds {
                naive.append(&table, ENTRY).await;
            }
        });
    }
    running.join_all().await;
    begin.elapsed()
}

fn measure(group: &mut BenchmarkGroup<'_, WallTime>, runtime: &Runtime, kind: &str, address: &str) {
    for writers in WRITERS {
        // Each has an empty database of its own.
        let address = match kind {
            "file" => format!("{address}-{writers}"),
            _ => runtime.block_on(postgres::database()).expect("a database"),
        };
        let store = runtime.block_on(store(&address, writers, 0));
        group.throughput(Throughput::Elements(writers as u64));
        group.bench_function(BenchmarkId::new(kind, writers), |b| {
            b.iter_custom(|rounds| runtime.block_on(append(&store, writers, rounds)));
        });
        runtime.block_on(store.close());
        if kind == "postgres" {
            let naive = Arc::new(runtime.block_on(NaiveStore::open(&address)));
            group.bench_function(BenchmarkId::new("postgres, NOTIFY inside", writers), |b| {
                b.iter_custom(|rounds| runtime.block_on(append_naively(&naive, writers, rounds)));
            });
        }
    }
}

fn appends(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut group = c.benchmark_group("appends");
    let file = folder.path().join("file");
    measure(&mut group, &runtime, "file", file.to_str().expect("a text"));
    if let Some(server) = postgres::server() {
        measure(&mut group, &runtime, "postgres", &server);
    }
    group.finish();
}

fn loading(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let file = folder.path().join("file").to_str().expect("a text").to_owned();
    let server = runtime.block_on(postgres::database());
    let databases = [("file", Some(file)), ("postgres", server)];
    for (kind, address) in databases {
        let Some(address) = address else { continue };
        let store = runtime.block_on(store(&address, 1, GAME));
        c.bench_function(&format!("loading a game, {kind}"), |b| {
            b.iter(|| runtime.block_on(store.load("0")).expect("an answer").expect("the table"));
        });
        runtime.block_on(store.close());
    }
}

criterion_group!(benches, appends, loading);
criterion_main!(benches);
