//! The bounded pool of those who think: whoever finds no place waits in a fair queue.

use super::queue::{Owner, Queue, Waiting};
use super::{OpenTable, Tables};
use crate::Config;
use hamburgum_table::Who;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// So long work that can wait stands back before it looks for a place again.
const STANDING_BACK: Duration = Duration::from_millis(40);

/// The pool.
#[derive(Clone, Debug)]
pub(super) struct Thinkers {
    queue: SharedQueue,
    pub(super) pace: Duration,
    pub(super) longest_thought: Duration,
}

#[derive(Clone, Debug)]
struct SharedQueue(Arc<Mutex<Queue<oneshot::Sender<Place>>>>);

/// A place to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    queue: SharedQueue,
    use_of: UseOf,
}

/// What a place is used for.
#[derive(Clone, Copy, Debug)]
enum UseOf {
    Owner(Owner),
    Spare,
}

/// Who wants a place.
pub(super) struct Wish {
    owner: Owner,
    is_watched: Box<dyn Fn() -> bool + Send>,
}

impl Wish {
    /// A computer of this table wants to play.
    pub(super) fn of_table(open: &Arc<OpenTable>) -> Self {
        let (owner, open) = (open.table().owner(), Arc::clone(open));
        Self { owner, is_watched: Box::new(move || open.is_attended()) }
    }

    /// Somebody has asked something.
    pub(super) fn of_person(who: &Who) -> Self {
        Self { owner: Some(who.id), is_watched: Box::new(|| true) }
    }
}

impl Thinkers {
    pub(super) fn new(config: &Config) -> Self {
        let queue = SharedQueue(Arc::new(Mutex::new(Queue::new(config.thinkers))));
        let &Config { pace, longest_thought, .. } = config;
        Self { queue, pace, longest_thought }
    }

    /// A place in the pool, as soon as it is this one's turn.
    pub(super) async fn place(&self, wish: Wish) -> Option<Place> {
        let (ticket, place) = oneshot::channel();
        let Wish { owner, is_watched } = wish;
        self.queue.lock().join(Waiting { owner, is_watched, ticket });
        self.queue.serve();
        place.await.ok()
    }

    /// How many wait for a place.
    pub(super) fn waiting(&self) -> usize {
        self.queue.lock().len()
    }
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Place>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those who wait.
    fn serve(&self) {
        loop {
            let Some((owner, ticket)) = self.lock().next() else { return };
            if ticket.is_closed() {
                self.lock().leave(owner);
                continue;
            }
            let place = Place { queue: self.clone(), use_of: UseOf::Owner(owner) };
            // Whoever does not wait any more gives the place back by not taking it.
            drop(ticket.send(place));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match self.use_of {
            UseOf::Owner(owner) => self.queue.lock().leave(owner),
            UseOf::Spare => self.queue.lock().leave_spare(),
        }
        self.queue.serve();
    }
}

impl Tables {
    /// A place that no computer at a table wants, for work that can wait. Whoever gets it gives it back
    /// within moments: computers come first.
    pub(crate) async fn spare_place(&self) -> Place {
        let queue = &self.thinkers.queue;
        while !queue.lock().take_spare() {
            tokio::time::sleep(STANDING_BACK).await;
        }
        Place { queue: queue.clone(), use_of: UseOf::Spare }
    }
}
