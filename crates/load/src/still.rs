//! Measures what costs memory or time without any move: open tables, open streams, loads of a page.

use crate::http::HttpLine;
use crate::options::Mix;
use crate::player::{self, Plan};
use crate::report::{Report, Row, milliseconds};
use crate::server::{Server, Use};
use crate::table::{Audience, TablePage, named};
use crate::watcher;
use anyhow::{Context, Result};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// The time until presence and buffers have settled.
const SETTLED: Duration = Duration::from_secs(3);

/// The number of tables at which streams are open.
const TABLES: usize = 100;

/// The number of moves at a table before its page is loaded.
const MOVES: usize = 60;

/// Tables with a watcher each.
pub(crate) async fn open(server: &Server, tables: usize) -> Result<Report> {
    let before = server.used();
    let (stop, stopped) = watch::channel(false);
    let mut watchers = JoinSet::new();
    let (ready, mut readiness) = mpsc::unbounded_channel();
    for page in TablePage::set_up_all(server.address(), tables).await? {
        watchers.spawn(watcher::watch(Audience::Player, page, stopped.clone(), ready.clone()));
    }
    drop(ready);
    while readiness.recv().await.is_some() {}
    tokio::time::sleep(SETTLED).await;
    let after = server.used();
    stop.send_replace(true);
    while let Some(one) = watchers.join_next().await {
        one??;
    }
    memory("open tables with a watcher", tables, before, after)
}

/// Streams of strangers at some tables.
pub(crate) async fn streams(server: &Server, streams: usize) -> Result<Report> {
    let tables = TablePage::set_up_all(server.address(), TABLES).await?;
    let mut addresses = Vec::new();
    for page in &tables {
        let page = page.load(&mut page.line().await?).await?;
        addresses.push(named(&page, "data-events")?.to_owned());
    }
    let before = server.used();
    let mut open = Vec::with_capacity(streams);
    for number in 0..streams {
        let line = HttpLine::open(server.address()).await?;
        let events = &addresses[number % TABLES];
        let mut stream = line.stream(events, &hyper::HeaderMap::new()).await?;
        stream.next().await?.context("the first event of a stream")?;
        open.push(stream);
    }
    tokio::time::sleep(SETTLED).await;
    memory("open streams", streams, before, server.used())
}

fn memory(name: &str, count: usize, before: Option<Use>, after: Option<Use>) -> Result<Report> {
    let before = before.context("this system does not say how much memory a program holds")?;
    let after = after.context("the program has ended")?;
    let each = after.memory.saturating_sub(before.memory) as f64 / count as f64;
    Ok(Report(vec![
        Row::count(name, count),
        before.memory_row("memory before"),
        after.memory_row("memory"),
        Row::new("memory of each", "kB", &[("", each / 1e3)]),
    ]))
}

/// Loads of a page in the middle of a game, one after the other.
pub(crate) async fn pages(server: &Server, mix: &Mix, loads: usize) -> Result<Report> {
    let page = TablePage::set_up(server.address(), 0).await?;
    play_some(&page, mix.seed).await?;
    let mut line = page.line().await?;
    // The first load fills caches.
    let bytes = page.load(&mut line).await?.len();
    let before = server.used().context("this system does not say how long a program worked")?;
    let begun = Instant::now();
    for _ in 0..loads {
        line.get(page.path(), page.headers()).await?;
    }
    let taken = begun.elapsed();
    let after = server.used().context("the program has ended")?;
    let mut rows = vec![
        Row::count("loads of a table's page", loads),
        Row::new("size, not compressed", "kB", &[("", bytes as f64 / 1e3)]),
        Row::new("answer", "ms", &[("mean", milliseconds(taken) / loads as f64)]),
    ];
    rows.extend(after.rows_since(&before, taken, loads as f64));
    Ok(Report(rows))
}

async fn play_some(page: &TablePage, seed: u64) -> Result<()> {
    let (stop, (sender, mut moves)) = (watch::Sender::new(false), mpsc::unbounded_channel());
    let plan = Plan {
        table: 0,
        start: watch::Sender::new(Some(Instant::now())).subscribe(),
        delay: Duration::ZERO,
        pause: watch::Sender::new(Duration::ZERO).subscribe(),
        stop: stop.subscribe(),
        chance: fastrand::Rng::with_seed(seed),
    };
    let (ready, _readiness) = mpsc::unbounded_channel();
    let player = tokio::spawn(player::play(page.clone(), plan, sender, ready));
    for _ in 0..MOVES {
        moves.recv().await.context("a move of a game that goes on")?;
    }
    stop.send_replace(true);
    player.await??;
    Ok(())
}
