//! The time per move for growing numbers of tables and of watchers.

use crate::options::{Mix, Views};
use crate::play::play;
use crate::report::{Report, Row};
use crate::server::Server;
use anyhow::Result;
use std::time::Duration;

/// The same number of moves per second in all runs, so that only the number of tables differs.
const RATE: f64 = 100.0;

const TIME: Duration = Duration::from_secs(10);

/// Many tables move seldom; each should still move in the time of a run.
const TABLES: [usize; 5] = [10, 50, 200, 1000, 2000];

/// The number of tables while the number of watchers grows.
const WATCHED: usize = 50;

const EQUAL: [usize; 5] = [0, 1, 2, 5, 20];

/// There are no more than eight different views of a table here.
const DIFFERENT: [usize; 4] = [1, 2, 4, 8];

/// A run for each number, with a new server each.
pub(crate) async fn report(mix: &Mix) -> Result<Report> {
    let mut rows = Vec::new();
    for tables in TABLES {
        let mix = Mix { tables, ..*mix };
        rows.push(measure(&format!("{tables} tables"), &mix).await?);
    }
    for (views, counts, name) in [
        (Views::Equal, &EQUAL[..], "with equal views"),
        (Views::Different, &DIFFERENT[..], "with different views"),
    ] {
        for &watchers in counts {
            let mix = Mix { tables: WATCHED, watchers, views, ..*mix };
            rows.push(measure(&format!("{watchers} watchers {name}"), &mix).await?);
        }
    }
    Ok(Report(rows))
}

async fn measure(name: &str, mix: &Mix) -> Result<Row> {
    let server = Server::start()?;
    let pause = Duration::from_secs_f64(mix.tables as f64 / RATE);
    let played = play(&[server], &Mix { pause, ..*mix }, TIME.max(pause)).await?;
    let time = played.time_per_move().unwrap_or(f64::NAN);
    let slowest = played.answers().of_a_thousand(990);
    let row = Row::new(name, "ms", &[("a move", time), ("answer at 99 %", slowest)]);
    eprintln!("{name}: {time:.2} ms a move");
    Ok(row)
}
