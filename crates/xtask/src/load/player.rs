//! Somebody who plays: a move now and then, any that the page offers.

use super::scan;
use super::table::Table;
use anyhow::{Context, Result, ensure};
use std::time::{Duration, Instant};

/// A move that was answered.
pub(super) struct Move {
    pub(super) begun: Instant,
    /// Until the whole answer was there.
    pub(super) taken: Duration,
    pub(super) bytes: usize,
    /// The version of the table that it led to.
    pub(super) version: u64,
}

/// Plays from the first moment until the last, a pause between the beginnings of moves.
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

/// Any of them; but turns shall end, so that is chosen more often. Nothing is offered at the end of
/// the game.
fn choose<'p>(offered: &[&'p str], chance: &mut fastrand::Rng) -> Option<&'p str> {
    let end = offered.iter().find(|&&action| action == "done");
    let end = end.filter(|_| chance.u8(..3) == 0);
    end.copied().or_else(|| chance.choice(offered.iter().copied()))
}
