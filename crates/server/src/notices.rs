//! Notices: telling people who do not look at a page what is new at their tables.
//!
//! The append that brings something new for a person writes a job, due a few seconds later. When it is due,
//! the rules ([`decide`]) look at the table as it is then: whoever has seen it or moved meanwhile is not told.
//! Nothing is written in words before, so nothing old can leave.

mod decide;
mod digest;
pub(crate) mod due;
#[cfg(test)]
mod laws;
mod metrics;
mod office;
mod outgoing;
mod send;
mod settings;
mod telling;
mod work;

pub(crate) use office::Office;
pub use outgoing::Outgoing;
pub(crate) use send::{TestOutcome, address_of};
pub(crate) use settings::{NoticeSettings, Wants};

use crate::{Config, Tables};
use hamburgum_hours::{Moment, PersonHours};
use hamburgum_store::{PersonId, Store, StoreError, Timestamp};
use metrics::NoticeMetrics;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// Tells people; cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Notices(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    outgoing: Option<Outgoing>,
    /// The public origin of the site, for links.
    origin: String,
    office: OnceCell<Office>,
    metrics: NoticeMetrics,
}

impl Notices {
    pub(crate) fn new(store: Store, tables: Tables, config: &Config) -> Self {
        let origin = config.public_address.clone().unwrap_or_default();
        let (outgoing, metrics) = (config.outgoing.clone(), NoticeMetrics::default());
        Self(Arc::new(Shared { store, tables, outgoing, origin, office: OnceCell::new(), metrics }))
    }

    /// What this server may send; `None` if nothing.
    pub(crate) fn outgoing(&self) -> Option<&Outgoing> {
        self.0.outgoing.as_ref()
    }

    pub(crate) fn metrics(&self) -> &NoticeMetrics {
        &self.0.metrics
    }

    /// What is needed to send, with the keys from the database; `None` if nothing may be sent.
    pub(crate) async fn office(&self) -> Result<Option<&Office>, StoreError> {
        let Some(outgoing) = &self.0.outgoing else { return Ok(None) };
        let open = || Office::open(&self.0.store, outgoing);
        self.0.office.get_or_try_init(open).await.map(Some)
    }

    /// When a person sleeps, as far as that is known.
    async fn hours(&self, person: PersonId) -> Result<Option<PersonHours>, StoreError> {
        let hours = self.0.store.person_hours(person).await?;
        Ok(hours.and_then(|text| serde_json::from_str(&text).ok()))
    }
}

/// The end of the night at this moment, if it is night.
fn night_until(hours: Option<&PersonHours>, now: Timestamp) -> Option<Timestamp> {
    let (hours, now) = (hours?, Moment(now.0));
    (!hours.is_awake(now)).then(|| Timestamp(hours.next_waking(now).0))
}
