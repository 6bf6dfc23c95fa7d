//! Several servers and workers on one PostgreSQL database, next to one server with a file.

use crate::http::HttpLine;
use crate::options::{FleetSize, Mix};
use crate::play::{self, Played};
use crate::report::{Report, Row};
use crate::server::{Server, Worker, program};
use anyhow::{Context, Result, ensure};
use hyper::header::HeaderMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The environment variable with the URL of a private database; `cargo xtask` sets it.
const DATABASE: &str = "HAMBURGUM_POSTGRES";

/// What several processes share.
struct Fleet {
    servers: Vec<Server>,
    /// They only have to run.
    _workers: Vec<Worker>,
}

impl Fleet {
    fn start(url: &str, size: FleetSize) -> Result<Self> {
        let data = Path::new(url);
        let servers = (0..size.servers)
            .map(|_| Server::start_with("127.0.0.1:0", data))
            .collect::<Result<_>>()?;
        let workers = (0..size.workers).map(|_| Worker::start(url)).collect::<Result<_>>()?;
        Ok(Self { servers, _workers: workers })
    }

    /// Appends that another process had outrun, at all servers.
    async fn conflicts(&self) -> Result<usize> {
        let mut conflicts = 0;
        for server in &self.servers {
            let mut line = HttpLine::open(server.address()).await?;
            let metrics = line.get("/metrics", &HeaderMap::new()).await?.text()?;
            let counted = metrics.lines().find_map(|line| {
                line.strip_prefix("hamburgum_appends_total{outcome=\"conflict\"} ")
            });
            conflicts += counted.and_then(|count| count.parse().ok()).unwrap_or(0);
        }
        Ok(conflicts)
    }
}

/// Plays with a file, with one server on PostgreSQL and with all of them, one after the other in one run.
pub(crate) async fn report(
    mix: &Mix,
    time: Duration,
    size: FleetSize,
    database: Option<&str>,
) -> Result<Report> {
    let url = database.map(str::to_owned).or_else(|| std::env::var(DATABASE).ok());
    let url =
        url.context("name an empty database by --database URL: PostgreSQL is not installed")?;
    migrate(&url)?;
    // One watcher at the server of the player, and one at another.
    let mix = &Mix { watchers: mix.watchers.max(2), ..*mix };
    let file = play::play(&[Server::start()?], mix, time).await?;
    let one = Fleet::start(&url, FleetSize { servers: 1, ..size })?;
    let alone = play::play(&one.servers, mix, time).await?;
    drop(one);
    let fleet = Fleet::start(&url, size)?;
    let all = play::play(&fleet.servers, mix, time).await?;
    let mut rows = Vec::new();
    let several = format!("PostgreSQL, servers: {}, workers: {}", size.servers, size.workers);
    for (name, played) in
        [("a file", &file), ("PostgreSQL, servers: 1", &alone), (several.as_str(), &all)]
    {
        rows.push(Row::new(&format!("With {name}"), "", &[]));
        rows.extend(played.rows_of_fleet());
    }
    rows.push(Row::count("  conflicts", fleet.conflicts().await?));
    rows.push(ratios("One server to a file", &alone, &file));
    rows.push(ratios("All servers to one", &all, &alone));
    Ok(Report(rows))
}

fn ratios(name: &str, one: &Played, other: &Played) -> Row {
    let ratio = |of: fn(&Played) -> f64| of(one) / of(other);
    let answers = ratio(|played| played.answers().of_a_thousand(990));
    let moves = ratio(Played::moves_per_second);
    Row::new(name, "", &[("x answer 99 %", answers), ("x moves a second", moves)])
}

fn migrate(url: &str) -> Result<()> {
    let migrated = Command::new(program()?).args(["migrate", "--data", url]).output()?;
    let said = String::from_utf8_lossy(&migrated.stderr);
    ensure!(migrated.status.success(), "the database cannot be set up: {said}");
    Ok(())
}
