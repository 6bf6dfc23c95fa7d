//! `cargo xtask load`: a load test of the real program over HTTP, as browsers use it.

// Counts and byte sizes of a run are far below 2^52.
#![allow(clippy::cast_precision_loss)]

mod first_load;
mod http;
mod options;
mod player;
mod report;
mod scan;
mod server;
mod soak;
mod spread;
mod table;
mod watcher;

use anyhow::{Context, Result};
use clap::Parser;
use options::{Measure, Options};
use player::Move;
use server::{Server, Use};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::LoadTable;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use watcher::Watched;

/// How many tables are set up at a time.
const AT_ONCE: usize = 16;

/// The delay before the first move, for watchers to connect, and after the last, for late events.
const REST: Duration = Duration::from_secs(1);

fn main() -> Result<()> {
    if std::env::args().nth(1).is_some_and(|word| word == "soak") {
        return soak::run(std::env::args().skip(1));
    }
    let options = Options::parse();
    let server = Server::start()?;
    let runtime = tokio::runtime::Runtime::new().context("the tasks cannot start")?;
    let report = runtime.block_on(async {
        match options.measure() {
            Measure::Play { tables, time, pause } => {
                report::play(&play(&server, tables, time, pause, options.seed).await?)
            }
            Measure::Open { tables } => report::open(&open(&server, tables).await?),
        }
    });
    let report = report?;
    if options.as_json {
        println!("{:#}", report.json());
    } else {
        print!("{report}");
    }
    Ok(())
}

/// Measurements with tables in play.
struct Played {
    tables: usize,
    time: Duration,
    /// The files of a first visit, with their sizes.
    first_load: Vec<(String, usize)>,
    /// The observations of each table's player and watcher.
    seen: Vec<(Vec<Move>, Watched)>,
    before: Option<Use>,
    after: Option<Use>,
}

async fn play(
    server: &Server,
    count: usize,
    time: Duration,
    pause: Duration,
    seed: u64,
) -> Result<Played> {
    let tables = set_up(server, count).await?;
    let first_load = first_load::measure(server.address(), &tables[0]).await?;
    let (stop, stopped) = watch::channel(false);
    let start = Instant::now() + REST;
    let mut both = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        // Start times are spread over the pause, so that moves are not synchronised.
        let first = start + pause.mul_f64(number as f64 / count as f64);
        let chance = fastrand::Rng::with_seed(seed.wrapping_add(number as u64));
        let watched = tokio::spawn(watcher::watch(table.clone(), stopped.clone()));
        both.spawn(async move {
            let moves = player::play(table, first, start + time, pause, chance).await?;
            anyhow::Ok((moves, watched))
        });
    }
    tokio::time::sleep_until(start.into()).await;
    let before = server.used();
    let mut moved = Vec::with_capacity(count);
    while let Some(one) = both.join_next().await {
        moved.push(one??);
    }
    let after = server.used();
    tokio::time::sleep(REST).await;
    stop.send_replace(true);
    let mut played = Played { tables: count, time, first_load, seen: Vec::new(), before, after };
    for (moves, watched) in moved {
        played.seen.push((moves, watched.await??));
    }
    Ok(played)
}

/// Measurements with tables that are only open.
struct Opened {
    tables: usize,
    before: Option<Use>,
    after: Option<Use>,
}

async fn open(server: &Server, count: usize) -> Result<Opened> {
    let before = server.used();
    let tables = set_up(server, count).await?;
    let (stop, stopped) = watch::channel(false);
    let mut watchers = JoinSet::new();
    for table in tables {
        watchers.spawn(watcher::watch(table, stopped.clone()));
    }
    tokio::time::sleep(3 * REST).await;
    let after = server.used();
    stop.send_replace(true);
    while let Some(one) = watchers.join_next().await {
        one??;
    }
    Ok(Opened { tables: count, before, after })
}

async fn set_up(server: &Server, count: usize) -> Result<Vec<LoadTable>> {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for number in 0..count {
        let (room, address) = (Arc::clone(&room), server.address());
        tasks.spawn(async move {
            let _place = room.acquire().await?;
            LoadTable::set_up(address, number).await
        });
    }
    let mut tables = Vec::with_capacity(count);
    while let Some(table) = tasks.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}
