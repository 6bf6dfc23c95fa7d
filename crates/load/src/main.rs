//! `cargo xtask load`: a load test of the real program over HTTP, as browsers use it.

// Counts and byte sizes of a run are far below 2^52.
#![allow(clippy::cast_precision_loss)]

mod asleep;
mod ceiling;
mod faults;
mod first_load;
mod fleet;
mod growth;
mod http;
mod options;
mod play;
mod player;
mod report;
mod scan;
mod server;
mod session;
mod shown;
mod soak;
mod spread;
mod still;
mod stored;
mod table;
mod watcher;

use anyhow::{Context, Result};
use clap::Parser;
use options::{Measure, Options};
use report::Report;
use server::Server;

fn main() -> Result<()> {
    if std::env::args().nth(1).is_some_and(|word| word == "soak") {
        return soak::run(std::env::args().skip(1));
    }
    if std::env::args().nth(1).is_some_and(|word| word == "faults") {
        return faults::run(std::env::args().skip(1));
    }
    let options = Options::parse();
    let runtime = tokio::runtime::Runtime::new().context("the tasks cannot start")?;
    let report = runtime.block_on(measure(&options))?;
    if options.as_json {
        println!("{:#}", report.json());
    } else {
        print!("{report}");
    }
    Ok(())
}

async fn measure(options: &Options) -> Result<Report> {
    let mix = &options.mix();
    match options.measure() {
        Measure::Play { time } => Ok(play::play(&[Server::start()?], mix, time).await?.report()),
        Measure::Ceiling => ceiling::report(mix).await,
        Measure::Growth => growth::report(mix).await,
        Measure::Open { tables } => still::open(&Server::start()?, tables).await,
        Measure::Streams { streams } => still::streams(&Server::start()?, streams).await,
        Measure::Fleet { time, size } => {
            fleet::report(mix, time, size, options.database.as_deref()).await
        }
        Measure::Asleep { tables } => asleep::report(tables).await,
        Measure::Stored(stored) => stored::report(stored, options.database.as_deref()).await,
        Measure::Pages { loads } => still::pages(&Server::start()?, mix, loads).await,
    }
}
