//! Another page at a table: receives its changes by the event stream, like the scripts.

use crate::http::{Answer, HttpLine, Stream};
use crate::shown::{Message, Shown};
use crate::table::{Audience, Distance, TablePage, named};
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use std::time::Instant;
use tokio::sync::{mpsc, watch};

/// The observations of a watcher.
pub(crate) struct Watched {
    pub(crate) audience: Audience,
    pub(crate) distance: Distance,
    /// Each version that it has shown, and since when.
    pub(crate) shown: Vec<(u64, Instant)>,
    /// The size of each update.
    pub(crate) bytes: Vec<usize>,
    /// Whether the table at the end was the one that a fresh load has.
    pub(crate) is_right: bool,
}

/// Watches until it is stopped, and then compares its table with a fresh one.
pub(crate) async fn watch(
    audience: Audience,
    page: TablePage,
    mut stop: watch::Receiver<bool>,
    ready: mpsc::UnboundedSender<()>,
) -> Result<Watched> {
    let mut line = page.line().await?;
    let first = page.load(&mut line).await?;
    let (newest, events) = (named(&first, "data-live")?, named(&first, "data-events")?);
    let mut table = Shown::read(&first)?;
    let events = format!("{events}?shown={}", table.edition());
    let mut stream = page.line().await?.stream(&events, page.headers()).await?;
    let (shown, bytes) = (Vec::new(), Vec::new());
    let distance = page.distance();
    let mut watched = Watched { audience, distance, shown, bytes, is_right: false };
    let _ = ready.send(());
    drop(ready);
    loop {
        let (message, bytes) = tokio::select! {
            message = next_message(&mut stream) => message?,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        if table.has_to_fetch(&message) {
            table = Shown::read(&fetch(&mut line, newest, &page).await?.text()?)?;
        }
        table.take(&message)?;
        watched.bytes.push(bytes);
        watched.shown.push((table.version(), Instant::now()));
    }
    watched.is_right = table.is_same_as(&Shown::read(&page.load(&mut line).await?)?);
    Ok(watched)
}

async fn fetch(line: &mut HttpLine, newest: &str, page: &TablePage) -> Result<Answer> {
    let answer = line.get(newest, page.headers()).await?;
    ensure!(answer.status == StatusCode::OK, "{newest} was answered by status {}", answer.status);
    Ok(answer)
}

/// The next message of a stream, and its bytes on the wire.
async fn next_message(stream: &mut Stream) -> Result<(Message, usize)> {
    loop {
        let (event, bytes) = stream.next().await?.context("the stream of a table has ended")?;
        let data = event.lines().filter_map(|line| line.strip_prefix("data:")).next_back();
        if let Some(data) = data {
            return Ok((serde_json::from_str(data)?, bytes));
        }
    }
}
