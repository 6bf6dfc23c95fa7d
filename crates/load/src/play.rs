//! Measures moves at every table, at a constant rate.

use crate::first_load;
use crate::options::Mix;
use crate::player::Move;
use crate::report::{Report, Row, kilobytes, milliseconds, percentiles};
use crate::server::{Server, Use};
use crate::session::Session;
use crate::spread::Spread;
use crate::table::{Audience, Distance, TablePage};
use crate::watcher::Watched;
use anyhow::{Result, ensure};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// The time after the start that is reported separately.
const BEGINNING: Duration = Duration::from_secs(1);

/// Measurements with tables in play.
pub(crate) struct Played {
    mix: Mix,
    time: Duration,
    /// The time until all pages were open.
    opening: Duration,
    /// When the first move was due.
    start: Instant,
    moves: Vec<Move>,
    /// The observations of the watchers, with the numbers of their tables.
    seen: Vec<(usize, Watched)>,
    before: Option<Use>,
    after: Option<Use>,
    /// The files of a first visit, with their sizes.
    first_load: Vec<(String, usize)>,
}

pub(crate) async fn play(servers: &[Server], mix: &Mix, time: Duration) -> Result<Played> {
    let addresses: Vec<SocketAddr> = servers.iter().map(Server::address).collect();
    let tables = TablePage::set_up_at(&addresses, mix.tables).await?;
    let first_load = first_load::measure(&tables[0]).await?;
    let mut session = Session::begin(mix, tables).await?;
    let (start, opening) = (session.start, session.opening);
    let mut moves = session.moves_until(start).await;
    let before = Use::of_all(servers);
    moves.extend(session.moves_until(start + time).await);
    moves.extend(session.stop_playing().await?);
    let after = Use::of_all(servers);
    ensure!(!moves.is_empty(), "nobody made a move: there is nothing to report");
    let seen = session.stop_watching().await?;
    Ok(Played { mix: *mix, time, opening, start, moves, seen, before, after, first_load })
}

impl Played {
    /// The time of the server on all cores for each move, in milliseconds.
    pub(crate) fn time_per_move(&self) -> Option<f64> {
        let (before, after) = (self.before?, self.after?);
        Some(milliseconds(after.time().saturating_sub(before.time())) / self.moves.len() as f64)
    }

    /// The time from when a move was due until its answer, in milliseconds.
    pub(crate) fn answers(&self) -> Spread {
        Spread::of(self.moves.iter().map(|one| milliseconds(one.taken)))
    }

    pub(crate) fn moves_per_second(&self) -> f64 {
        self.moves.len() as f64 / self.time.as_secs_f64()
    }

    /// What differs between one server and several.
    pub(crate) fn rows_of_fleet(&self) -> Vec<Row> {
        let mut rows = vec![
            Row::new("  moves a second", "", &[("", self.moves_per_second())]),
            percentiles("  answer to a move", "ms", &self.answers()),
        ];
        for (name, distance) in [
            ("  watcher at this server", Distance::Same),
            ("  watcher at another", Distance::Other),
        ] {
            if self.seen.iter().all(|(_, watched)| watched.distance != distance) {
                continue;
            }
            let (delays, lost) = self.delays_at(|watched| watched.distance == distance);
            rows.push(percentiles(name, "ms", &delays));
            rows.push(Row::count("    moves missed", lost));
        }
        rows.extend(self.after.map(|after| after.memory_row("  memory")));
        rows
    }

    /// The delays from each move until each watcher had received it, and how many moves never arrived.
    fn delays(&self) -> (Spread, usize) {
        self.delays_at(|_| true)
    }

    fn delays_at(&self, is_meant: impl Fn(&Watched) -> bool) -> (Spread, usize) {
        let mut by_table: HashMap<usize, Vec<&Move>> = HashMap::new();
        for one in &self.moves {
            by_table.entry(one.table).or_default().push(one);
        }
        let mut lost = 0;
        let mut delays = Vec::new();
        for (table, watched) in self.seen.iter().filter(|(_, watched)| is_meant(watched)) {
            let moves = by_table.get(table).into_iter().flatten();
            let visible = moves.filter(|one| one.ends_turn || watched.audience == Audience::Player);
            for one in visible {
                let seen = watched.shown.iter().find(|(version, _)| *version >= one.version);
                match seen {
                    Some((_, at)) => delays.push(milliseconds(at.duration_since(one.due))),
                    None => lost += 1,
                }
            }
        }
        (Spread::of(delays), lost)
    }

    pub(crate) fn report(&self) -> Report {
        let (delays, lost) = self.delays();
        let count = self.moves.len() as f64;
        let wrong = self.seen.iter().filter(|(_, watched)| !watched.is_right).count();
        let in_beginning = |one: &&Move| one.due < self.start + BEGINNING;
        let beginning = self.moves.iter().filter(in_beginning);
        let updates = self.seen.iter().flat_map(|(_, watched)| &watched.bytes);
        let mut rows = vec![
            Row::count("tables in play", self.mix.tables),
            Row::new("moves", "", &[("", count), ("a second", count / self.time.as_secs_f64())]),
            Row::count("watchers", self.seen.len()),
            Row::new("until all pages were open", "s", &[("", self.opening.as_secs_f64())]),
            Row::count("moves that a watcher missed", lost),
            Row::count("watchers with a wrong table", wrong),
            percentiles("answer to a move", "ms", &self.answers()),
            percentiles(
                "  in the first second",
                "ms",
                &Spread::of(beginning.map(|one| milliseconds(one.taken))),
            ),
            percentiles("until a watcher has the table", "ms", &delays),
            percentiles(
                "size of the answer",
                "kB",
                &kilobytes(self.moves.iter().map(|one| one.bytes)),
            ),
            percentiles("size of a watcher's update", "kB", &kilobytes(updates.copied())),
        ];
        if let (Some(before), Some(after)) = (self.before, self.after) {
            rows.extend(after.rows_since(&before, self.time, count));
        }
        let all = self.first_load.iter().map(|(_, bytes)| *bytes).sum::<usize>();
        rows.push(Row::new("first load", "kB", &[("", all as f64 / 1000.0)]));
        for (path, bytes) in &self.first_load {
            let name = format!("  {}", first_load::short(path));
            rows.push(Row::new(&name, "kB", &[("", *bytes as f64 / 1000.0)]));
        }
        Report(rows)
    }
}
