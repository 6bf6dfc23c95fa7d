//! Metrics of what processes share: announcements and jobs.

use crate::{Job, JobQueue, Store, StoreError, Timestamp};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// The upper bounds of the buckets, in seconds. Without announcements it takes up to 2 seconds.
const BUCKETS: [f64; 9] = [0.01, 0.02, 0.05, 0.1, 0.15, 0.5, 1.0, 3.0, 10.0];

/// Counters that all clones of a store share.
#[derive(Clone, Debug)]
pub(crate) struct SharedMetrics {
    announced: Counter,
    heard: Counter,
    listeners: Counter,
    missed: Counter,
    lag: Histogram,
    claimed: Family<QueueLabel, Counter>,
    abandoned: Family<QueueLabel, Counter>,
    postponed: Family<QueueLabel, Counter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct QueueLabel {
    queue: String,
}

/// The jobs of a queue at this moment: its word, how many wait and how many are held, and for how many
/// milliseconds the first one has waited.
pub(crate) type QueueRow = (String, i64, i64, i64);

impl From<JobQueue> for QueueLabel {
    fn from(queue: JobQueue) -> Self {
        Self { queue: queue.word().to_owned() }
    }
}

impl Default for SharedMetrics {
    fn default() -> Self {
        Self {
            announced: Counter::default(),
            heard: Counter::default(),
            listeners: Counter::default(),
            missed: Counter::default(),
            lag: Histogram::new(BUCKETS),
            claimed: Family::default(),
            abandoned: Family::default(),
            postponed: Family::default(),
        }
    }
}

impl SharedMetrics {
    pub(crate) fn note_announced(&self) {
        self.announced.inc();
    }

    pub(crate) fn note_heard(&self) {
        self.heard.inc();
    }

    pub(crate) fn note_listener(&self) {
        self.listeners.inc();
    }

    /// A job that was claimed before was abandoned by a process, or postponed.
    pub(crate) fn note_claimed(&self, jobs: &[Job]) {
        for job in jobs {
            let label = QueueLabel::from(job.queue);
            self.claimed.get_or_create(&label).inc();
            if job.attempt > 1 {
                self.abandoned.get_or_create(&label).inc();
            }
        }
    }

    pub(crate) fn note_postponed(&self, queue: JobQueue) {
        self.postponed.get_or_create(&queue.into()).inc();
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        let Self { claimed, abandoned, postponed, .. } = self.clone();
        registry.register("jobs_claimed", "Jobs claimed from a queue", claimed);
        registry.register("jobs_claimed_again", "Those that were claimed before", abandoned);
        registry.register("jobs_postponed", "Jobs put off, mostly after a failure", postponed);
    }

    pub(super) fn register_announcements(&self, registry: &mut Registry) {
        let Self { announced, heard, listeners, missed, lag, .. } = self.clone();
        registry.register("announcements_sent", "Announcements to other processes", announced);
        registry.register("announcements_heard", "Announcements of other processes", heard);
        registry.register("listeners", "Connections that were opened to listen", listeners);
        let help = "Tables that were newer than any announcement had said";
        registry.register("announcements_missed", help, missed);
        let help = "Time from an entry of another process until it is shown here";
        registry.register_with_unit("announcement_lag", help, Unit::Seconds, lag);
    }
}

impl Store {
    /// Takes note that an entry of another process, written at this moment, is shown now.
    pub fn note_shown(&self, written: Timestamp) {
        let lag = self.now().0.saturating_sub(written.0);
        let lag = Duration::from_millis(u64::try_from(lag).unwrap_or_default());
        self.metrics.shared.lag.observe(lag.as_secs_f64());
    }

    /// Takes note of tables that were newer than any announcement had said.
    pub fn note_missed(&self, tables: usize) {
        self.metrics.shared.missed.inc_by(tables as u64);
    }

    /// Adds the lengths of the queues of jobs to a registry.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn register_queues(&self, registry: &mut Registry) -> Result<(), StoreError> {
        let rows: Vec<QueueRow> = crate::store::forward!(self.queues())?;
        let [waiting, taken_on, oldest] = [(); 3].map(|()| Family::<QueueLabel, Gauge>::default());
        for (queue, free, taken, age) in rows {
            let label = QueueLabel { queue };
            waiting.get_or_create(&label).set(free);
            taken_on.get_or_create(&label).set(taken);
            oldest.get_or_create(&label).set(age / 1000);
        }
        registry.register("jobs_waiting", "Jobs that nobody does", waiting);
        registry.register("jobs_held", "Jobs that a process does", taken_on);
        let help = "Time that the first job has waited";
        registry.register_with_unit("jobs_oldest", help, Unit::Seconds, oldest);
        Ok(())
    }
}
