//! Raises the rate of moves until the answers become slow.

use crate::options::Mix;
use crate::player::Move;
use crate::report::{Report, Row, milliseconds};
use crate::server::Server;
use crate::session::{self, Session};
use crate::spread::Spread;
use anyhow::Result;
use std::time::{Duration, Instant};

/// The 99th percentile of the answers must stay below this, in milliseconds.
const SLOW: f64 = 100.0;

/// The first rate, in moves per second.
const FIRST: f64 = 200.0;

/// The factor between two rates, at first and near the ceiling.
const COARSE: f64 = 1.3;
const FINE: f64 = 1.05;

/// How long a rate is measured at least, after the players have taken it up.
const STEP: Duration = Duration::from_secs(4);

/// A table that answers late sends its next move late, so fewer moves than wanted mean overload.
const KEPT_UP: f64 = 0.95;

/// The number of measurements.
const TIMES: usize = 3;

/// A rate and how the server coped with it.
struct RateStep {
    /// Moves per second.
    rate: f64,
    /// The 99th percentile of the answers, in milliseconds.
    slowest: f64,
    kept_up: bool,
}

impl RateStep {
    fn is_passed(&self) -> bool {
        self.kept_up && self.slowest < SLOW
    }
}

/// Finds the ceiling three times, with a new server each.
pub(crate) async fn report(mix: &Mix) -> Result<Report> {
    let mut rows = Vec::new();
    let mut ceilings = Vec::new();
    for number in 1..=TIMES {
        let server = Server::start()?;
        let steps = climb(&server, &Mix { seed: mix.seed + number as u64, ..*mix }).await?;
        for step in &steps {
            eprintln!("{:>10.0} moves a second: {:.1} ms at 99 %", step.rate, step.slowest);
        }
        let passed = steps.iter().filter(|step| step.is_passed());
        let ceiling = passed.map(|step| step.rate).fold(0.0, f64::max);
        rows.push(Row::new(&format!("ceiling {number}"), "", &[("moves a second", ceiling)]));
        ceilings.push(ceiling);
    }
    let spread = Spread::of(ceilings);
    let figures = [("mean", spread.mean()), ("least", spread.least()), ("most", spread.most())];
    rows.push(Row::new("moves a second below 100 ms at 99 %", "", &figures));
    Ok(Report(rows))
}

/// Raises the rate in coarse steps until one fails, and then in fine ones from the last that passed.
async fn climb(server: &Server, mix: &Mix) -> Result<Vec<RateStep>> {
    let start = Mix { pause: pause(mix, FIRST), ..*mix };
    let mut session = session::begin(server.address(), &start).await?;
    session.moves_until(session.start).await;
    let mut steps = Vec::new();
    let (mut rate, mut factor) = (FIRST, COARSE);
    loop {
        let step = measure(&mut session, mix, rate).await;
        let is_passed = step.is_passed();
        steps.push(step);
        if !is_passed && factor == FINE {
            break;
        }
        if !is_passed {
            (rate, factor) = (rate / COARSE, FINE);
        }
        rate *= factor;
    }
    session.stop_playing().await?;
    session.stop_watching().await?;
    Ok(steps)
}

/// The time between two moves at a table, for this many moves per second at all tables.
fn pause(mix: &Mix, rate: f64) -> Duration {
    Duration::from_secs_f64(mix.tables as f64 / rate)
}

async fn measure(session: &mut Session, mix: &Mix, rate: f64) -> RateStep {
    session.set_pause(pause(mix, rate));
    // Each player takes up the new pause after the next move.
    session.moves_until(Instant::now() + pause(mix, rate / COARSE)).await;
    // Whole pauses, so that each table has the same number of moves in it, whenever it moves.
    let time = pause(mix, rate).mul_f64((STEP.as_secs_f64() * rate / mix.tables as f64).ceil());
    let moves = session.moves_until(Instant::now() + time).await;
    let wanted = rate * time.as_secs_f64();
    RateStep { rate, slowest: slowest(&moves), kept_up: moves.len() as f64 > wanted * KEPT_UP }
}

fn slowest(moves: &[Move]) -> f64 {
    Spread::of(moves.iter().map(|one| milliseconds(one.taken))).of_a_thousand(990)
}
