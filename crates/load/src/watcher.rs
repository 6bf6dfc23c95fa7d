//! A second page at a table: receives an event for each new version and fetches it, like the scripts.

use crate::http::{HttpLine, Stream};
use crate::table::LoadTable;
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use std::time::Instant;
use tokio::sync::watch;

/// The observations of a watcher.
#[derive(Default)]
pub(crate) struct Watched {
    /// Each announced version, and the time when it or a newer one was received.
    pub(crate) shown: Vec<(u64, Instant)>,
    /// The size of each response.
    pub(crate) bytes: Vec<usize>,
}

/// Watches until it is stopped. It has the player's cookie, so that it receives every step of a turn
/// and not only its end.
pub(crate) async fn watch(table: LoadTable, mut stop: watch::Receiver<bool>) -> Result<Watched> {
    let mut stream = table.line().await?.stream(&table.events(), table.headers()).await?;
    let mut line = table.line().await?;
    let newest = format!("{}/live", table.path());
    let mut watched = Watched::default();
    loop {
        let version = tokio::select! {
            version = next_version(&mut stream) => version?,
            _ = stop.wait_for(|stop| *stop) => return Ok(watched),
        };
        watched.bytes.push(fetch(&mut line, &newest, &table).await?);
        watched.shown.push((version, Instant::now()));
    }
}

async fn fetch(line: &mut HttpLine, newest: &str, table: &LoadTable) -> Result<usize> {
    let answer = line.get(newest, table.headers()).await?;
    ensure!(answer.status == StatusCode::OK, "{newest} was answered by status {}", answer.status);
    Ok(answer.bytes)
}

/// Between the events there are keep-alives without data.
async fn next_version(stream: &mut Stream) -> Result<u64> {
    loop {
        let event = stream.next().await?.context("the stream of versions has ended")?;
        if let Some(data) = event.lines().filter_map(|line| line.strip_prefix("data:")).next_back()
        {
            let message: serde_json::Value = serde_json::from_str(data)?;
            return message["version"].as_u64().context("a version");
        }
    }
}
