//! Somebody who watches a table: receives events, fetches each new state, and reconnects now and then.

use super::Grounds;
use super::ledger::Event;
use crate::http::HttpLine;
use anyhow::{Context, Result};
use hyper::header::HeaderMap;
use std::time::Duration;

/// The pause before a lost stream is opened again.
const PATIENCE: Duration = Duration::from_millis(500);

/// Watches until the task is aborted.
pub(super) async fn watch(
    grounds: Grounds,
    path: String,
    headers: HeaderMap,
    mut rng: fastrand::Rng,
) {
    loop {
        let while_connected = follow(&grounds, &path, &headers);
        let patience = Duration::from_secs(rng.u64(20..90));
        // The end of the patience is a reconnect, like a phone that was asleep.
        let _ = tokio::time::timeout(patience, while_connected).await;
        grounds.ledger.count(Event::Reconnect);
        tokio::time::sleep(PATIENCE).await;
    }
}

async fn follow(grounds: &Grounds, path: &str, headers: &HeaderMap) -> Result<()> {
    let events = format!("{path}/events");
    let stream = HttpLine::open(grounds.address).await?;
    let mut stream = stream.stream(&events, headers).await?;
    let mut line = HttpLine::open(grounds.address).await?;
    let newest = format!("{path}/live");
    loop {
        let (event, _) = stream.next().await?.context("the stream has ended")?;
        if event.lines().any(|line| line.starts_with("data:")) {
            line.get(&newest, headers).await?;
            grounds.ledger.count(Event::Update);
        }
    }
}
