//! `cargo xtask faults`: several servers and workers on one database with a standby, all of which break while
//! people play. What they did and saw must agree with the logs at the end.

mod clock;
mod cluster;
mod database;
mod disk;
mod history;
mod line;
mod options;
mod people;
mod process;
mod proxy;
mod script;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use cluster::Cluster;
use database::Runner;
use hamburgum_store::{Store, StoreAddress};
use history::{Disturbance, Event, FinalLog, Happening, Outcome, violations};
use options::FaultOptions;
use people::Surroundings;
use script::Fault;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// The quiet time between two faults.
const QUIET: Duration = Duration::from_secs(2);

/// After a fault others may see moves later for this long: a connection that hears nothing is rebuilt.
const RECOVERY: Duration = Duration::from_secs(20);

/// Runs with these words of the command line, the first of which is `faults`.
pub(crate) fn run(words: impl Iterator<Item = String>) -> Result<()> {
    let options = FaultOptions::parse_from(words);
    let Some(runner) = Runner::find() else {
        println!("skipped: PostgreSQL is not installed");
        return Ok(());
    };
    let runtime = tokio::runtime::Runtime::new().context("the tasks cannot start")?;
    for seed in options.seeds() {
        let folder = tempfile::tempdir().context("a folder for the databases")?;
        runtime.block_on(play_and_break(seed, &options, &runner, folder.path()))?;
    }
    Ok(())
}

async fn play_and_break(
    seed: u64,
    options: &FaultOptions,
    runner: &Runner,
    folder: &std::path::Path,
) -> Result<()> {
    let mut cluster = Cluster::start(options, runner, folder).await?;
    let proxy = if cluster.has_proxy() { "haproxy" } else { "no proxy: haproxy is not installed" };
    println!(
        "seed {seed}, {} s: {} servers, {} workers, {} tables, {proxy}",
        options.time().as_secs(),
        options.servers,
        options.workers,
        options.tables
    );
    let begun = Instant::now();
    let (stop, stopped) = watch::channel(false);
    let surroundings = Surroundings {
        servers: cluster.entrances().into(),
        events: Arc::default(),
        begun,
        stop: stopped,
    };
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut people = JoinSet::new();
    for number in 0..options.tables {
        people.spawn(people::play(surroundings.clone(), number, rng.fork()));
    }
    let faults = script::faults(seed);
    let disturbances =
        break_until(&mut cluster, faults, begun, begun + options.time(), &mut rng).await?;
    // Whoever waits for an answer gets one.
    sleep(QUIET).await;
    stop.send_replace(true);
    while let Some(client) = people.join_next().await {
        client?;
    }
    let mut events = surroundings.events.lock().expect("all clients have ended").clone();
    events.sort_by_key(|event| event.at);
    report(&cluster, &events, &disturbances).await
}

/// Faults with quiet times between them.
async fn break_until(
    cluster: &mut Cluster,
    faults: impl Iterator<Item = Fault>,
    begun: Instant,
    end: Instant,
    rng: &mut fastrand::Rng,
) -> Result<Vec<Disturbance>> {
    let mut disturbances = Vec::new();
    for fault in faults {
        sleep(QUIET).await;
        if Instant::now() > end {
            break;
        }
        let from = begun.elapsed();
        if let Some(missing) = cluster.lacks(fault) {
            println!(
                "{:6.1} s  not possible without {missing}: {}",
                from.as_secs_f64(),
                fault.words()
            );
            continue;
        }
        println!("{:6.1} s  {}", from.as_secs_f64(), fault.words());
        cluster.suffer(fault, rng).await.context(fault.words())?;
        disturbances.push(Disturbance { from, to: begun.elapsed() + RECOVERY });
    }
    Ok(disturbances)
}

async fn report(cluster: &Cluster, events: &[Event], disturbances: &[Disturbance]) -> Result<()> {
    let count = |is_such: fn(&Happening) -> bool| {
        events.iter().filter(|event| is_such(&event.what)).count()
    };
    let outcomes = [
        count(|what| matches!(what, Happening::Sent { outcome: Outcome::Done(_), .. })),
        count(|what| matches!(what, Happening::Sent { outcome: Outcome::Refused, .. })),
        count(|what| matches!(what, Happening::Sent { outcome: Outcome::Unknown, .. })),
        count(|what| matches!(what, Happening::Saw { .. })),
    ];
    let logs = final_logs(&cluster.database(), events).await?;
    let found = violations(events, &logs, disturbances);
    for violation in found.iter().take(20) {
        println!("{violation}");
    }
    let [done, refused, unknown, seen] = outcomes;
    println!(
        "{} faults; at {} tables {done} acknowledged, {refused} refused, {unknown} unknown, {seen} states \
         seen: {} violations",
        disturbances.len(),
        logs.len(),
        found.len()
    );
    print!("{}", cluster.command(&["verify"])?);
    ensure!(found.is_empty(), "what clients did and saw contradicts the logs");
    ensure!(done > 0, "nothing was acknowledged");
    Ok(())
}

/// The logs of all tables that clients know.
async fn final_logs(url: &str, events: &[Event]) -> Result<BTreeMap<String, FinalLog>> {
    let address: StoreAddress = url.parse()?;
    let store = Store::open_at(&address).await?;
    let mut logs = BTreeMap::new();
    for event in events {
        if !logs.contains_key(&event.table) {
            let table = store.load(&event.table).await?.context("a table that was set up")?;
            logs.insert(event.table.clone(), FinalLog::from(table));
        }
    }
    store.close().await;
    Ok(logs)
}
