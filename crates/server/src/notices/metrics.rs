//! How many notices were sent, how that went, and how late they were.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// The upper bounds of the buckets, in seconds: most wait for 15 seconds on purpose, and over night.
const BUCKETS: [f64; 7] = [1.0, 17.0, 20.0, 30.0, 60.0, 600.0, 36_000.0];

/// The metrics of all notices since the start.
#[derive(Debug)]
pub(crate) struct NoticeMetrics {
    registry: Registry,
    notices: Family<NoticeLabels, Counter>,
    delays: Histogram,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct NoticeLabels {
    channel: &'static str,
    outcome: &'static str,
}

impl Default for NoticeMetrics {
    fn default() -> Self {
        let (notices, delays) =
            (Family::<NoticeLabels, Counter>::default(), Histogram::new(BUCKETS));
        let mut registry = Registry::with_prefix("hamburgum");
        registry.register(
            "notices",
            "Attempts to tell somebody, by channel and outcome",
            notices.clone(),
        );
        let help = "Time from a change to the acceptance of its notice";
        registry.register_with_unit("notice_delay", help, Unit::Seconds, delays.clone());
        Self { registry, notices, delays }
    }
}

impl NoticeMetrics {
    pub(crate) fn registry(&self) -> &Registry {
        &self.registry
    }

    pub(super) fn note(&self, channel: &'static str, outcome: &'static str) {
        self.notices.get_or_create(&NoticeLabels { channel, outcome }).inc();
    }

    pub(super) fn note_delay(&self, delay: Duration) {
        self.delays.observe(delay.as_secs_f64());
    }
}
