//! A simulated player: random moves that the page offers.

use super::scan;
use super::table::Table;
use anyhow::{Context, Result, ensure};
use std::time::{Duration, Instant};

/// A move and its response.
pub(super) struct Move {
    pub(super) begun: Instant,
    /// The time until the complete response.
    pub(super) taken: Duration,
    pub(super) bytes: usize,
    /// The resulting version of the table.
    pub(super) version: u64,
}

/// Plays from the start time to the end time, with a pause between the starts of moves.
pub(super) async fn play(
    table: Table,
    first: Instant,
    last: Instant,
    pause: Duration,
    mut chance: fastrand::Rng,
) -> Result<Vec<Move>> {
    let mut line = table.line().await?;
    let (act, head) = (format!("{}/act", table.path()), format!("X-Live: 1\r\n{}", table.cookie()));
    let mut page = line.get(table.path(), table.cookie()).await?.text()?;
    let mut moves = Vec::new();
    let mut next = first;
    while next < last {
        tokio::time::sleep_until(next.into()).await;
        let Some(action) = choose(&scan::offered_actions(&page), &mut chance) else { break };
        let seen = scan::version(&page).context("the version of a table")?.to_string();
        let begun = Instant::now();
        let answer = line.post(&act, &head, &[("version", &seen), ("act", action)]).await?;
        let taken = begun.elapsed();
        ensure!(answer.status == 200, "{action} was answered by status {}", answer.status);
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
