//! Following the appends of other processes on the same database.

use super::log::continued;
use super::{Failure, OpenTable, Tables};
use futures_util::StreamExt;
use hamburgum_store::{Announce, TableNews, Timestamp};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// The interval at which the lengths of all tables in memory are asked for, because announcements can get
/// lost.
const SWEEP: Duration = Duration::from_secs(2);

/// The same without announcements.
const SWEEP_ALONE: Duration = Duration::from_millis(300);

/// So many tables are read at the same time.
const AT_ONCE: usize = 8;

impl Tables {
    /// Keeps the tables in memory current, in an endless loop.
    pub(crate) async fn follow(&self, announce: Announce) {
        if !self.store.is_shared() {
            return;
        }
        let mut reader = self.store.follow(announce);
        let mut sweep = next_sweep(announce);
        loop {
            tokio::select! {
                news = reader.next() => self.hear(news).await,
                () = sleep_until(sweep) => {
                    self.sweep().await;
                    sweep = next_sweep(announce);
                }
            }
        }
    }

    async fn hear(&self, news: TableNews) {
        for id in &news.rewritten {
            if let Err(error) = self.read_again(id).await {
                tracing::error!(table = id, %error, "deleted names are still shown");
            }
        }
        if news.is_incomplete {
            self.sweep().await;
            return;
        }
        self.catch_up_with(news.lengths).await;
        let is_open = |id: &String| self.lock().contains_key(id);
        let come_and_gone: Vec<String> = news.presence.into_iter().filter(is_open).collect();
        if !come_and_gone.is_empty() {
            self.read_presence(&come_and_gone).await;
            self.read_questions(&come_and_gone).await;
            self.read_plans(&come_and_gone).await;
        }
    }

    /// Asks for the lengths of all tables in memory, for who is there and for what they have asked.
    async fn sweep(&self) {
        let ids: Vec<String> = self.lock().keys().cloned().collect();
        if ids.is_empty() {
            return;
        }
        match self.store.lengths(&ids).await {
            Ok(lengths) => {
                let missed = self.catch_up_with(lengths).await;
                self.store.note_missed(missed);
            }
            Err(error) => tracing::warn!(%error, "the lengths of tables cannot be read"),
        }
        self.read_presence(&ids).await;
        self.read_questions(&ids).await;
        self.read_plans(&ids).await;
    }

    /// Reads tables that are longer than here, and returns how many.
    async fn catch_up_with(&self, lengths: impl IntoIterator<Item = (String, u64)>) -> usize {
        let is_older = |(id, length): (String, u64)| {
            let open = self.lock().get(&id).cloned()?;
            (open.table().version() < length).then_some(open)
        };
        let older: Vec<Arc<OpenTable>> = lengths.into_iter().filter_map(is_older).collect();
        let count = older.len();
        let catching_up =
            futures_util::stream::iter(older).for_each_concurrent(AT_ONCE, |open| async move {
                if let Err(error) = self.catch_up(&open).await {
                    tracing::warn!(table = open.id(), %error, "a table is not current");
                }
            });
        catching_up.await;
        count
    }

    /// Reads what other processes have appended, and shows it.
    pub(super) async fn catch_up(&self, open: &OpenTable) -> Result<(), Failure> {
        let _lock = open.reading().await;
        let before = open.table();
        let later = self.store.load_from(open.id(), before.version()).await?;
        if let Some(later) = later {
            let table = continued((*before).clone(), &later)?;
            self.guarded.note(open.id(), &table);
            self.store.note_shown(Timestamp(table.last_time()));
            open.show(table);
            self.see_to_plans(open).await;
        }
        Ok(())
    }
}

/// Processes that were started together do not ask together.
fn next_sweep(announce: Announce) -> Instant {
    let pause = match announce {
        Announce::Notify => SWEEP,
        Announce::Poll => SWEEP_ALONE,
    };
    Instant::now() + pause.mul_f64(0.75 + fastrand::f64() / 2.0)
}
