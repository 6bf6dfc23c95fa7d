//! `cargo xtask soak`: many tables for a long time, with everything that people do and with kills of the
//! server. Every acknowledged action must be in the log afterwards, exactly once.

mod check;
mod guest;
mod ledger;
mod options;
mod party;
mod program;
mod setting;
mod watching;

pub(crate) use check::{InLog, search_action};
pub(crate) use ledger::Confirmed;
pub(crate) use setting::Setting;

use anyhow::{Context, Result, ensure};
use check::Check;
use clap::Parser;
use ledger::{Ledger, MinuteLine};
use options::SoakOptions;
use program::Program;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The tables are set up one after the other within this time.
const ARRIVAL: Duration = Duration::from_secs(30);
const MINUTE: Duration = Duration::from_mins(1);

/// What all parties share.
#[derive(Clone)]
struct Grounds {
    address: std::net::SocketAddr,
    ledger: Arc<Ledger>,
    /// The mean time between two actions at a table.
    pause: Duration,
    stop: watch::Receiver<bool>,
}

/// Runs with these words of the command line, the first of which is `soak`.
pub(crate) fn run(words: impl Iterator<Item = String>) -> Result<()> {
    let options = SoakOptions::parse_from(words);
    let folder = tempfile::tempdir().context("a folder for the games")?;
    let data = folder.path().join("soak.sqlite");
    let runtime = tokio::runtime::Runtime::new().context("the tasks cannot start")?;
    runtime.block_on(soak(&options, &data))
}

async fn soak(options: &SoakOptions, data: &Path) -> Result<()> {
    let mut program = Program::start(data)?;
    let (stop, stopped) = watch::channel(false);
    let grounds = Grounds {
        address: program.address(),
        ledger: Arc::default(),
        pause: options.pause(),
        stop: stopped,
    };
    let mut parties = arrive(&grounds, options);
    println!("{}", MinuteLine::HEAD);
    let mut rng = fastrand::Rng::with_seed(options.seed);
    for minute in 1..=options.minutes {
        let end = Instant::now() + MINUTE;
        if options.kills_in(minute) {
            tokio::time::sleep(MINUTE.mul_f64(rng.f64() * 0.8)).await;
            let down = program.kill_and_restart()?;
            grounds.ledger.note_kill(down);
        }
        tokio::time::sleep_until(end.into()).await;
        println!("{}", grounds.ledger.minute(minute, program.used()));
    }
    stop.send_replace(true);
    while let Some(party) = parties.join_next().await {
        party?;
    }
    program.kill()?;
    report(&grounds.ledger, data).await
}

fn arrive(grounds: &Grounds, options: &SoakOptions) -> JoinSet<()> {
    let mut parties = JoinSet::new();
    for number in 0..options.tables {
        let grounds = grounds.clone();
        let wait = ARRIVAL.mul_f64(f64::from(number) / f64::from(options.tables));
        let rng = fastrand::Rng::with_seed(options.seed.wrapping_add(1 + u64::from(number)));
        parties.spawn(async move {
            tokio::time::sleep(wait).await;
            party::meet_until_stopped(&grounds, number, rng).await;
        });
    }
    parties
}

async fn report(ledger: &Ledger, data: &Path) -> Result<()> {
    println!("{}", ledger.totals());
    let check = Check::of(&ledger.acknowledged(), data).await?;
    println!("{check}");
    ensure!(check.is_clean(), "acknowledged actions were lost or duplicated");
    Ok(())
}
