//! The clock of a store in a file.

use crate::Timestamp;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The clock of a store in a file: that of the machine, or one that a test sets.
#[derive(Clone, Debug, Default)]
pub struct StoreClock(Option<Arc<AtomicI64>>);

impl StoreClock {
    /// A clock that stands at this moment until it is set.
    pub fn standing_at(moment: Timestamp) -> Self {
        Self(Some(Arc::new(AtomicI64::new(moment.0))))
    }

    /// Sets a clock that a test made. The clock of the machine cannot be set.
    pub fn set(&self, moment: Timestamp) {
        if let Some(clock) = &self.0 {
            clock.store(moment.0, Ordering::Relaxed);
        }
    }

    /// What it shows.
    pub fn now(&self) -> Timestamp {
        self.0
            .as_ref()
            .map_or_else(Timestamp::now, |clock| Timestamp(clock.load(Ordering::Relaxed)))
    }
}
