//! Metrics of writes and connections since the start.

mod shared;

pub(crate) use shared::{QueueRow, SharedMetrics};

use crate::{AppendError, Store};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// The upper bounds of the buckets, in seconds. A write may be tried again for 8 seconds.
const BUCKETS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 8.0];

/// Counters that all clones of a store share.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    appends: Family<AppendLabel, Counter>,
    append_times: Histogram,
    retries: Family<RetryLabel, Counter>,
    recognised: Counter,
    connection_waits: Histogram,
    pub(crate) shared: SharedMetrics,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AppendLabel {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RetryLabel {
    /// A code of the SQL standard, or `connection` or `timeout`.
    cause: String,
}

/// The connections to a server at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PoolUse {
    pub(crate) open: u64,
    pub(crate) idle: u64,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            appends: Family::default(),
            append_times: Histogram::new(BUCKETS),
            retries: Family::default(),
            recognised: Counter::default(),
            connection_waits: Histogram::new(BUCKETS),
            shared: SharedMetrics::default(),
        }
    }
}

impl Metrics {
    pub(crate) fn note_append(&self, result: &Result<u64, AppendError>, time: Duration) {
        let outcome = match result {
            Ok(_) => "appended",
            Err(AppendError::Conflict { .. }) => "conflict",
            Err(AppendError::NoSuchTable | AppendError::Store(_)) => "failed",
        };
        self.appends.get_or_create(&AppendLabel { outcome }).inc();
        self.append_times.observe(time.as_secs_f64());
    }

    /// A statement is sent again after this.
    pub(crate) fn note_retry(&self, cause: String) {
        self.retries.get_or_create(&RetryLabel { cause }).inc();
    }

    /// A write whose answer was lost had been committed.
    pub(crate) fn note_recognised(&self) {
        self.recognised.inc();
    }

    pub(crate) fn note_connection_wait(&self, time: Duration) {
        self.connection_waits.observe(time.as_secs_f64());
    }
}

impl Store {
    /// Adds the metrics of writes, jobs and connections to a registry.
    pub fn register_metrics(&self, registry: &mut Registry) {
        let Metrics { appends, append_times, retries, recognised, connection_waits, shared } =
            self.metrics.clone();
        registry.register("appends", "Appends to logs by outcome", appends);
        let help = "Time until an append is committed or refused";
        registry.register_with_unit("append", help, Unit::Seconds, append_times);
        shared.register(registry);
        let Some(PoolUse { open, idle }) = self.pool_use() else { return };
        shared.register_announcements(registry);
        registry.register("retries", "Statements sent again, by cause", retries);
        let help = "Writes whose answer was lost and that had been committed";
        registry.register("recognised_writes", help, recognised);
        let help = "Time until a statement has a connection";
        registry.register_with_unit("connection_wait", help, Unit::Seconds, connection_waits);
        registry.register("connections_open", "Connections to PostgreSQL", ConstGauge::new(open));
        registry.register("connections_idle", "Those that nothing uses", ConstGauge::new(idle));
    }
}
