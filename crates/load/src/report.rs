//! The report, as text and as JSON.

use crate::player::Move;
use crate::server::Use;
use crate::spread::Spread;
use crate::watcher::Watched;
use crate::{Opened, Played};
use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};
use std::fmt;

/// Named figures.
struct Row {
    name: String,
    unit: &'static str,
    figures: Vec<(&'static str, f64)>,
}

/// The printed rows.
pub(crate) struct Report(Vec<Row>);

/// The report on tables in play.
pub(crate) fn play(played: &Played) -> Result<Report> {
    let moves = || played.seen.iter().flat_map(|(moves, _)| moves);
    let fetched = played.seen.iter().flat_map(|(_, watched)| &watched.bytes);
    let taken = Spread::of(moves().map(|one| milliseconds(one.taken)));
    ensure!(taken.count() > 0, "nobody made a move: there is nothing to report");
    let delays = Spread::of(played.seen.iter().flat_map(|(moves, seen)| delays(moves, seen)));
    let lost = taken.count() - delays.count();
    let throughput = taken.count() as f64 / played.time.as_secs_f64();
    let mut rows = vec![
        row("tables in play", "", &[("", played.tables as f64)]),
        row("moves", "", &[("", taken.count() as f64), ("a second", throughput)]),
        row("moves that the watcher missed", "", &[("", lost as f64)]),
        spread("answer to a move", "ms", &taken),
        spread("until the watcher has the table", "ms", &delays),
        spread("size of the answer", "kB", &kilobytes(moves().map(|one| one.bytes))),
        spread("size of the watcher's fetch", "kB", &kilobytes(fetched.copied())),
    ];
    if let (Some(before), Some(after)) = (played.before, played.after) {
        let time = milliseconds(after.time.saturating_sub(before.time));
        let cores = time / 1000.0 / played.time.as_secs_f64();
        let each = time / taken.count() as f64;
        let waited = milliseconds(after.waited.saturating_sub(before.waited));
        let waited = ("a move", waited / taken.count() as f64);
        rows.push(row("time on all cores", "ms", &[("a move", each), ("cores in use", cores)]));
        rows.push(row("time waiting for a core", "ms", &[waited]));
        rows.push(memory("memory", after));
    }
    let all = played.first_load.iter().map(|(_, bytes)| *bytes).sum::<usize>();
    rows.push(row("first load", "kB", &[("", all as f64 / 1000.0)]));
    for (path, bytes) in &played.first_load {
        rows.push(row(&format!("  {}", short(path)), "kB", &[("", *bytes as f64 / 1000.0)]));
    }
    Ok(Report(rows))
}

/// The report on tables that are only open.
pub(crate) fn open(opened: &Opened) -> Result<Report> {
    let mut rows = vec![row("open tables with a watcher", "", &[("", opened.tables as f64)])];
    if let (Some(before), Some(after)) = (opened.before, opened.after) {
        let each = after.memory.saturating_sub(before.memory) as f64 / opened.tables as f64;
        rows.push(memory("memory before", before));
        rows.push(memory("memory", after));
        rows.push(row("memory of a table", "kB", &[("", each / 1e3)]));
    }
    ensure!(rows.len() > 1, "this system does not say how much memory a program holds");
    Ok(Report(rows))
}

/// The delays from the start of each move until the watcher had received it.
fn delays(moves: &[Move], watched: &Watched) -> Vec<f64> {
    let seen = |one: &Move| watched.shown.iter().find(|(version, _)| *version >= one.version);
    let delay = |one: &Move| seen(one).map(|(_, at)| milliseconds(at.duration_since(one.begun)));
    moves.iter().filter_map(delay).collect()
}

fn kilobytes(bytes: impl Iterator<Item = usize>) -> Spread {
    Spread::of(bytes.map(|bytes| bytes as f64 / 1000.0))
}

fn milliseconds(time: std::time::Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

fn row(name: &str, unit: &'static str, figures: &[(&'static str, f64)]) -> Row {
    Row { name: name.to_owned(), unit, figures: figures.to_vec() }
}

fn spread(name: &str, unit: &'static str, spread: &Spread) -> Row {
    let parts = [("50 %", 500), ("90 %", 900), ("99 %", 990), ("99.9 %", 999)];
    let mut figures = parts.map(|(label, one)| (label, spread.of_a_thousand(one))).to_vec();
    figures.extend([("most", spread.most()), ("mean", spread.mean())]);
    row(name, unit, &figures)
}

fn memory(name: &str, used: Use) -> Row {
    let figures = [("now", used.memory as f64 / 1e6), ("most", used.most_memory as f64 / 1e6)];
    row(name, "MB", &figures)
}

/// A URL without its content fingerprint.
fn short(path: &str) -> &str {
    path.strip_prefix("/assets/").and_then(|rest| rest.split_once('/')).map_or(path, |(_, it)| it)
}

impl Report {
    pub(crate) fn json(&self) -> Value {
        let figures = |row: &Row| -> Map<String, Value> {
            let named = |label: &str| if label.is_empty() { "all" } else { label }.to_owned();
            row.figures.iter().map(|(label, figure)| (named(label), json!(figure))).collect()
        };
        let row = |row: &Row| {
            let name = row.name.trim().to_owned();
            (name, json!({ "unit": row.unit, "figures": figures(row) }))
        };
        self.0.iter().map(row).collect::<Map<_, _>>().into()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            write!(f, "{:<40}{:<3}", row.name, row.unit)?;
            for (label, figure) in &row.figures {
                // Counts are integers; everything else has a unit or is a rate.
                let places = if figure.fract() == 0.0 && row.unit.is_empty() { 0 } else { 2 };
                write!(f, "{figure:>10.places$} {label:<8}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_columns_and_in_json() {
        let report = Report(vec![
            row("moves", "", &[("", 12.0), ("a second", 0.5)]),
            row("  tokens.css", "kB", &[("", 1.234)]),
        ]);
        let text = report.to_string();
        assert!(
            text.starts_with("moves                                              12"),
            "{text}"
        );
        assert!(text.contains("  tokens.css                            kB       1.23"), "{text}");
        let json = report.json();
        assert_eq!(json["moves"]["figures"]["a second"], 0.5);
        assert_eq!(json["tokens.css"]["unit"], "kB");
    }
}
