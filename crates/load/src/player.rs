//! A simulated player: random moves that the page offers.

use crate::http::HttpLine;
use crate::shown::Shown;
use crate::table::TablePage;
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use hyper::header::{CONTENT_TYPE, HeaderValue};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// A move and its response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    /// The number of the table.
    pub(crate) table: usize,
    /// When it should have been sent; it is sent late if the answer to the one before was late.
    pub(crate) due: Instant,
    /// The time from then until the complete response.
    pub(crate) taken: Duration,
    pub(crate) bytes: usize,
    /// The resulting version of the table.
    pub(crate) version: u64,
    /// Whether it ended a turn, which everybody sees.
    pub(crate) ends_turn: bool,
}

/// When and how a player plays.
pub(crate) struct Plan {
    /// The number of the table.
    pub(crate) table: usize,
    /// When the first player plays, once that is known.
    pub(crate) start: watch::Receiver<Option<Instant>>,
    /// How long after that this one begins.
    pub(crate) delay: Duration,
    /// The time between the starts of two moves.
    pub(crate) pause: watch::Receiver<Duration>,
    pub(crate) stop: watch::Receiver<bool>,
    pub(crate) chance: fastrand::Rng,
}

/// What a player has at the end. Closing all connections at once would delay the last moves of others, so
/// they stay open until everybody has stopped.
pub(crate) struct Leaving {
    _line: HttpLine,
    _shown: Shown,
}

/// Plays until it is stopped or the game is over.
pub(crate) async fn play(
    page: TablePage,
    mut plan: Plan,
    moves: mpsc::UnboundedSender<Move>,
    ready: mpsc::UnboundedSender<()>,
) -> Result<Leaving> {
    let mut line = page.line().await?;
    let (act, mut headers) = (format!("{}/act", page.path()), page.headers().clone());
    let mut shown = Shown::read(&page.load(&mut line).await?)?;
    let _ = ready.send(());
    drop(ready);
    let start = (*plan.start.wait_for(Option::is_some).await?).context("the start of the game")?;
    let mut due = start + plan.delay;
    loop {
        tokio::select! {
            biased;
            _ = plan.stop.wait_for(|stop| *stop) => break,
            () = tokio::time::sleep_until(due.into()) => {}
        }
        let offered = shown.offered_actions();
        let Some(action) = choose(&offered, &mut plan.chance) else { break };
        let seen = shown.version().to_string();
        headers.insert("x-live", HeaderValue::from_str(shown.edition())?);
        let ends_turn = action == "done";
        let answer = line.post(&act, &headers, &[("version", &seen), ("act", action)]).await?;
        let taken = due.elapsed();
        ensure!(answer.status == StatusCode::OK, "{action}: status {}", answer.status);
        match answer.field(CONTENT_TYPE) {
            Some("application/json") => shown.take(&serde_json::from_str(&answer.text()?)?)?,
            _ => shown = Shown::read(&answer.text()?)?,
        }
        let (table, version, bytes) = (plan.table, shown.version(), answer.bytes);
        // Nobody collects moves any more after the end.
        let _ = moves.send(Move { table, due, taken, bytes, version, ends_turn });
        due = (due + *plan.pause.borrow()).max(Instant::now());
    }
    Ok(Leaving { _line: line, _shown: shown })
}

/// A random one; ending the turn is more likely, so that turns end. Nothing is offered at the end of
/// the game.
fn choose<'p>(offered: &[&'p str], chance: &mut fastrand::Rng) -> Option<&'p str> {
    let end = offered.iter().find(|&&action| action == "done");
    let end = end.filter(|_| chance.u8(..3) == 0);
    end.copied().or_else(|| chance.choice(offered.iter().copied()))
}
