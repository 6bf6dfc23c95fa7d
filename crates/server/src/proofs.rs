//! Proofs of boards by play: each is a stream of progress that ends with the result, so nothing is kept
//! when its reader leaves.

use crate::{Failure, Tables};
use hamburgum_engine::Board;
use hamburgum_store::PersonId;
use hamburgum_table::BoardProof;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// The number of proofs that run at the same time.
const MOST: usize = 8;
/// How long a game is played before it yields its place.
const SLICE: Duration = Duration::from_millis(30);

/// The one who has asked for a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ProofOwner {
    Person(PersonId),
    /// Somebody without a name, by the address.
    Stranger(Option<IpAddr>),
}

/// The running proofs. Everybody has one: a new one ends the one before.
#[derive(Clone, Debug)]
pub(crate) struct Proofs(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    tables: Tables,
    games: u32,
    room: Arc<Semaphore>,
    running: Mutex<HashMap<ProofOwner, watch::Sender<bool>>>,
}

impl Proofs {
    pub(crate) fn new(tables: Tables, games: u32) -> Self {
        let (room, running) = (Arc::new(Semaphore::new(MOST)), Mutex::default());
        Self(Arc::new(Shared { tables, games, room, running }))
    }

    /// Begins a proof, and ends another one of the same owner. `None` if too many run already.
    pub(crate) fn begin(&self, board: Board, owner: ProofOwner) -> Option<RunningProof> {
        let stop = watch::Sender::new(false);
        let stopped = stop.subscribe();
        if let Some(before) = self.lock().insert(owner, stop.clone()) {
            before.send_replace(true);
        }
        let room = Arc::clone(&self.0.room).try_acquire_owned();
        let running = RunningProof {
            proofs: self.clone(),
            owner,
            stop,
            stopped,
            board: Arc::new(board),
            proof: BoardProof::default(),
            _room: room.ok()?,
        };
        Some(running)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ProofOwner, watch::Sender<bool>>> {
        self.0.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A proof that is being played. Dropping it ends it.
#[derive(Debug)]
pub(crate) struct RunningProof {
    proofs: Proofs,
    owner: ProofOwner,
    stop: watch::Sender<bool>,
    stopped: watch::Receiver<bool>,
    board: Arc<Board>,
    proof: BoardProof,
    _room: OwnedSemaphorePermit,
}

impl RunningProof {
    /// The number of games that will be played.
    pub(crate) fn games(&self) -> u32 {
        self.proofs.0.games
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The games so far.
    pub(crate) fn proof(&self) -> &BoardProof {
        &self.proof
    }

    pub(crate) fn is_done(&self) -> bool {
        self.proof.games() >= self.games()
    }

    /// Whether a later proof of the same owner has ended this one.
    pub(crate) fn is_stopped(&self) -> bool {
        *self.stopped.borrow()
    }

    /// Plays the next game in slices, each on a place that no computer player needs.
    pub(crate) async fn play(&mut self) -> Result<(), Failure> {
        let (board, mut proof) = (Arc::clone(&self.board), self.proof.clone());
        let (tables, runtime) = (self.proofs.0.tables.clone(), Handle::current());
        let playing = tokio::task::spawn_blocking(move || {
            let mut place = Some(runtime.block_on(tables.spare_place()));
            let mut begun = Instant::now();
            proof.play(&board, || {
                if begun.elapsed() > SLICE {
                    drop(place.take());
                    place = Some(runtime.block_on(tables.spare_place()));
                    begun = Instant::now();
                }
            });
            proof
        });
        self.proof = playing.await.map_err(|error| Failure::Broken(error.to_string()))?;
        Ok(())
    }
}

impl Drop for RunningProof {
    fn drop(&mut self) {
        let mut running = self.proofs.lock();
        if running.get(&self.owner).is_some_and(|stop| stop.same_channel(&self.stop)) {
            running.remove(&self.owner);
        }
    }
}
