//! Tables in play with their watchers, at a rate that can be changed.

use crate::options::Mix;
use crate::player::{self, Leaving, Move, Plan};
use crate::table::TablePage;
use crate::watcher::{self, Watched};
use anyhow::Result;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

/// The delay before the first move, after all pages are open, and after the last one, for late events.
const REST: Duration = Duration::from_secs(1);

/// Players and watchers at work.
pub(crate) struct Session {
    /// When the first move is due.
    pub(crate) start: Instant,
    /// The time until all pages were open.
    pub(crate) opening: Duration,
    pause: watch::Sender<Duration>,
    stop_playing: watch::Sender<bool>,
    stop_watching: watch::Sender<bool>,
    moves: mpsc::UnboundedReceiver<Move>,
    players: JoinSet<Result<Leaving>>,
    watchers: JoinSet<Result<(usize, Watched)>>,
}

impl Session {
    /// Lets players and watchers open the pages of these tables, and the players begin after a moment.
    /// Whoever opens a page costs the server more than a move, so nobody plays before all are open.
    pub(crate) async fn begin(mix: &Mix, tables: Vec<TablePage>) -> Result<Self> {
        let (pause, stop_playing) = (watch::Sender::new(mix.pause), watch::Sender::new(false));
        let (stop_watching, (sender, moves)) =
            (watch::Sender::new(false), mpsc::unbounded_channel());
        let begun = Instant::now();
        let (start, started) = watch::channel(None);
        let (ready, mut readiness) = mpsc::unbounded_channel();
        let (mut players, mut watchers) = (JoinSet::new(), JoinSet::new());
        for (table, page) in tables.into_iter().enumerate() {
            for watcher in 0..mix.watchers {
                let (audience, page) = page.watched(mix, table, watcher);
                let (stop, ready) = (stop_watching.subscribe(), ready.clone());
                let watching = watcher::watch(audience, page, stop, ready);
                watchers.spawn(async move { Ok((table, watching.await?)) });
            }
            let plan = Plan {
                table,
                // Spread over the pause, so that moves are not synchronised.
                delay: mix.pause.mul_f64(table as f64 / mix.tables as f64),
                start: started.clone(),
                pause: pause.subscribe(),
                stop: stop_playing.subscribe(),
                chance: fastrand::Rng::with_seed(mix.seed.wrapping_add(table as u64)),
            };
            players.spawn(player::play(page, plan, sender.clone(), ready.clone()));
        }
        drop(ready);
        let mut open = 0;
        while open < players.len() + watchers.len() {
            // Whoever failed says why when the players are stopped.
            let Some(()) = readiness.recv().await else { break };
            open += 1;
        }
        let opening = begun.elapsed();
        let first = Instant::now() + REST;
        start.send_replace(Some(first));
        Ok(Self {
            start: first,
            opening,
            pause,
            stop_playing,
            stop_watching,
            moves,
            players,
            watchers,
        })
    }

    /// Changes the time between two moves at a table.
    pub(crate) fn set_pause(&self, pause: Duration) {
        self.pause.send_replace(pause);
    }

    /// The moves whose answers arrive until this time.
    pub(crate) async fn moves_until(&mut self, end: Instant) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Ok(Some(one)) = tokio::time::timeout_at(end.into(), self.moves.recv()).await {
            moves.push(one);
        }
        moves
    }

    /// Stops the players, and returns the moves that were still under way.
    pub(crate) async fn stop_playing(&mut self) -> Result<Vec<Move>> {
        self.stop_playing.send_replace(true);
        let mut leaving = Vec::new();
        while let Some(player) = self.players.join_next().await {
            leaving.push(player??);
        }
        let mut moves = Vec::new();
        while let Ok(one) = self.moves.try_recv() {
            moves.push(one);
        }
        Ok(moves)
    }

    /// Stops the watchers, and returns what they have seen, with the numbers of their tables.
    pub(crate) async fn stop_watching(mut self) -> Result<Vec<(usize, Watched)>> {
        tokio::time::sleep(REST).await;
        self.stop_watching.send_replace(true);
        let mut seen = Vec::new();
        while let Some(watcher) = self.watchers.join_next().await {
            seen.push(watcher??);
        }
        Ok(seen)
    }
}

/// Sets up the tables and begins.
pub(crate) async fn begin(address: SocketAddr, mix: &Mix) -> Result<Session> {
    Session::begin(mix, TablePage::set_up_all(address, mix.tables).await?).await
}
