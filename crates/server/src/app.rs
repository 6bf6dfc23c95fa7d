//! The state that all requests share.

use crate::cities::Cities;
use crate::http::{Guesses, Limits, Network, Passwords, PerNetwork, Remembered, Traffic};
use crate::notices::Notices;
use crate::proofs::Proofs;
use crate::review::Reviews;
use crate::work::Work;
use crate::{Config, Tables};
use governor::clock::DefaultClock;
use hamburgum_store::{Store, StoreError};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::watch;

/// The state that all requests share; cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    config: Config,
    store: Store,
    tables: Tables,
    reviews: Reviews,
    proofs: Proofs,
    cities: Cities,
    passwords: Passwords,
    streams: PerNetwork,
    limits: Limits,
    new_boards: Limits,
    guesses: Guesses,
    confirmations: Limits<Option<Network>>,
    notices: Notices,
    traffic: Traffic,
    remembered: Remembered,
    is_closing: watch::Sender<bool>,
}

impl App {
    /// Creates the shared state on top of a store.
    pub fn new(store: Store, config: Config) -> Self {
        let tables = Tables::new(store.clone(), &config);
        let reviews = Reviews::new(store.clone(), tables.clone(), &config);
        let proofs = Proofs::new(tables.clone(), config.proof_games);
        let streams = PerNetwork::new(config.streams_per_network);
        let clock = DefaultClock::default();
        let guesses = Guesses::new(config.guesses, &clock).shared_by(&store, config.guesses);
        let new_boards = Limits::new(config.new_boards, clock.clone());
        let limits = Limits::new(config.changes, clock.clone());
        let confirmations = Limits::new(config.confirmations, clock);
        let notices = Notices::new(store.clone(), tables.clone(), &config);
        Self(Arc::new(Shared {
            config,
            store,
            tables,
            reviews,
            proofs,
            cities: Cities::default(),
            passwords: Passwords::default(),
            streams,
            limits,
            new_boards,
            guesses,
            confirmations,
            notices,
            traffic: Traffic::default(),
            remembered: Remembered::default(),
            is_closing: watch::Sender::new(false),
        }))
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The database of people and table logs.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Whether the database does not answer at the moment.
    pub(crate) fn is_database_away(&self) -> bool {
        self.0.store.away().is_some_and(|away| *away.borrow())
    }

    pub(crate) fn remembered(&self) -> &Remembered {
        &self.0.remembered
    }

    /// The tables in memory and in the store.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    pub(crate) fn proofs(&self) -> &Proofs {
        &self.0.proofs
    }

    /// The pool for work that takes longer than a few milliseconds.
    pub(crate) fn work(&self) -> &Work {
        self.0.tables.work()
    }

    pub(crate) fn cities(&self) -> &Cities {
        &self.0.cities
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub(crate) fn streams(&self) -> &PerNetwork {
        &self.0.streams
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The rate limit of boards to save.
    pub(crate) fn new_boards(&self) -> &Limits {
        &self.0.new_boards
    }

    pub(crate) fn guesses(&self) -> &Guesses {
        &self.0.guesses
    }

    /// Whether another mail may ask to confirm an address.
    pub(crate) fn allows_confirmation(&self, address: Option<IpAddr>) -> bool {
        self.0.confirmations.allow(&address.map(Network::from))
    }

    pub(crate) fn notices(&self) -> &Notices {
        &self.0.notices
    }

    /// Tells people what is due now, and returns how many jobs that were. Servers do it all the time.
    ///
    /// # Errors
    /// The store failed.
    pub async fn tell_due(&self) -> Result<usize, StoreError> {
        self.0.notices.tell_due().await
    }

    pub(crate) fn traffic(&self) -> &Traffic {
        &self.0.traffic
    }

    /// Ends all event streams, which would otherwise keep a graceful shutdown from finishing.
    pub fn close(&self) {
        self.0.is_closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.is_closing.subscribe()
    }
}
