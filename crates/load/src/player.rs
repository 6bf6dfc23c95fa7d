//! A simulated player: random moves that the page offers.

use crate::scan;
use crate::table::LoadTable;
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use hyper::header::HeaderValue;
use std::time::{Duration, Instant};

/// A move and its response.
pub(crate) struct Move {
    pub(crate) begun: Instant,
    /// The time until the complete response.
    pub(crate) taken: Duration,
    pub(crate) bytes: usize,
    /// The resulting version of the table.
    pub(crate) version: u64,
}

/// Plays from the start time to the end time, with a pause between the starts of moves.
pub(crate) async fn play(
    table: LoadTable,
    first: Instant,
    last: Instant,
    pause: Duration,
    mut chance: fastrand::Rng,
) -> Result<Vec<Move>> {
    let mut line = table.line().await?;
    let (act, mut headers) = (format!("{}/act", table.path()), table.headers().clone());
    headers.insert("x-live", HeaderValue::from_static("1"));
    let mut page = line.get(table.path(), table.headers()).await?.text()?;
    let mut moves = Vec::new();
    let mut next = first;
    while next < last {
        tokio::time::sleep_until(next.into()).await;
        let Some(action) = choose(&scan::offered_actions(&page), &mut chance) else { break };
        let seen = scan::version(&page).context("the version of a table")?.to_string();
        let begun = Instant::now();
        let answer = line.post(&act, &headers, &[("version", &seen), ("act", action)]).await?;
        let taken = begun.elapsed();
        ensure!(
            answer.status == StatusCode::OK,
            "{action} was answered by status {}",
            answer.status
        );
        page = answer.text()?;
        let version = scan::version(&page).context("the version of a table")?;
        moves.push(Move { begun, taken, bytes: answer.bytes, version });
        next = (next + pause).max(Instant::now());
    }
    Ok(moves)
}

/// A random one; ending the turn is more likely, so that turns end. Nothing is offered at the end of
/// the game.
fn choose<'p>(offered: &[&'p str], chance: &mut fastrand::Rng) -> Option<&'p str> {
    let end = offered.iter().find(|&&action| action == "done");
    let end = end.filter(|_| chance.u8(..3) == 0);
    end.copied().or_else(|| chance.choice(offered.iter().copied()))
}
