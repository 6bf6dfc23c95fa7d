//! What all requests share.

use crate::http::{Guesses, Limits, Traffic};
use crate::review::Reviews;
use crate::{Config, Tables};
use governor::clock::DefaultClock;
use hamburgum_store::{Store, StoreError};
use std::sync::Arc;
use tokio::sync::watch;

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    config: Config,
    store: Store,
    tables: Tables,
    reviews: Reviews,
    limits: Limits,
    guesses: Guesses,
    traffic: Traffic,
    is_closing: watch::Sender<bool>,
}

impl App {
    /// An app on a store.
    pub fn new(store: Store, config: Config) -> Self {
        let tables = Tables::new(store.clone(), &config);
        let reviews = Reviews::new(store.clone(), tables.clone(), &config);
        let clock = DefaultClock::default();
        let guesses = Guesses::new(config.guesses, &clock);
        let limits = Limits::new(config.changes, clock);
        Self(Arc::new(Shared {
            config,
            store,
            tables,
            reviews,
            limits,
            guesses,
            traffic: Traffic::default(),
            is_closing: watch::Sender::new(false),
        }))
    }

    /// How the server is run.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// Where people and logs are kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Goes on with the reviews that an earlier server did not finish.
    ///
    /// # Errors
    /// The disk failed.
    pub async fn go_on_with_reviews(&self) -> Result<(), StoreError> {
        self.0.reviews.go_on().await
    }

    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn guesses(&self) -> &Guesses {
        &self.0.guesses
    }

    pub(crate) fn traffic(&self) -> &Traffic {
        &self.0.traffic
    }

    /// Ends the streams of events, so that the server can stop.
    pub fn close(&self) {
        self.0.is_closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.is_closing.subscribe()
    }
}
