//! What other processes have changed, and how they hear of it.

use crate::Store;
use crate::store::Backend;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How processes on one database hear of each other's appends. With both, whoever looks at a table also asks
/// for its length now and then ([`Store::lengths`]): announcements only make it quicker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Announce {
    /// By notifications of the database.
    #[default]
    Notify,
    /// Not at all, for databases without notifications.
    Poll,
}

/// What has changed at tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableNews {
    /// The lengths of logs that have grown.
    pub lengths: HashMap<String, u64>,
    /// Tables where people have come or gone.
    pub presence: HashSet<String>,
    /// Tables from which names or words were deleted.
    pub rewritten: HashSet<String>,
    /// Whether there may have been news that were not heard.
    pub is_incomplete: bool,
}

/// Collects news until they are taken, so a slow reader gets fewer and larger ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gathering(Arc<Gathered>);

#[derive(Debug, Default)]
struct Gathered {
    news: Mutex<TableNews>,
    is_there: Notify,
}

/// The news of other processes.
#[derive(Debug)]
pub struct NewsReader(Gathering);

impl TableNews {
    pub(crate) fn grown(&mut self, table: &str, length: u64) {
        let known = self.lengths.entry(table.to_owned()).or_default();
        *known = length.max(*known);
    }

    pub(crate) fn presence(&mut self, table: &str) {
        self.presence.insert(table.to_owned());
    }

    pub(crate) fn rewritten(&mut self, table: &str) {
        self.rewritten.insert(table.to_owned());
    }

    pub(crate) fn merge(&mut self, other: Self) {
        for (table, length) in other.lengths {
            self.grown(&table, length);
        }
        self.presence.extend(other.presence);
        self.rewritten.extend(other.rewritten);
        self.is_incomplete |= other.is_incomplete;
    }

    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Gathering {
    pub(crate) fn add(&self, add: impl FnOnce(&mut TableNews)) {
        add(&mut self.lock());
        self.0.is_there.notify_one();
    }

    /// Waits until there are news, and takes them all.
    pub(crate) async fn take(&self) -> TableNews {
        loop {
            let news = std::mem::take(&mut *self.lock());
            if !news.is_empty() {
                return news;
            }
            self.0.is_there.notified().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, TableNews> {
        self.0.news.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl NewsReader {
    pub(crate) fn of(news: Gathering) -> Self {
        Self(news)
    }

    /// Waits for the next news. There are none from a file, which belongs to one process.
    pub async fn next(&mut self) -> TableNews {
        self.0.take().await
    }
}

impl Store {
    /// Whether announcements of other processes are not heard although they should be. Then their appends
    /// are found a little later.
    pub fn is_deaf(&self) -> bool {
        match &self.backend {
            Backend::Sqlite(_) => false,
            Backend::Postgres(backend) => backend.is_deaf(),
        }
    }

    /// Whether other processes may use the database at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Begins to tell other processes of appends, and to hear of theirs.
    pub fn follow(&self, announce: Announce) -> NewsReader {
        match &self.backend {
            Backend::Postgres(backend) if announce == Announce::Notify => backend.follow(),
            _ => NewsReader::of(Gathering::default()),
        }
    }

    /// Tells other processes that names or words were deleted from a table.
    pub fn announce_rewritten(&self, table: &str) {
        if let Backend::Postgres(backend) = &self.backend {
            backend.announce(|news| news.rewritten(table));
        }
    }
}
