//! The bounded pool of searches: when no slot is free, a request waits in a fair queue.

use super::queue::{Owner, Queue, Waiting};
use super::{OpenTable, Tables};
use crate::Config;
use hamburgum_table::Who;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};

/// The pause before low-priority work tries again to get a slot.
const STANDING_BACK: Duration = Duration::from_millis(40);

/// The pool.
#[derive(Clone, Debug)]
pub(super) struct Thinkers {
    queue: SharedQueue,
    pub(super) pace: Duration,
    pub(super) longest_thought: Duration,
}

#[derive(Clone, Debug)]
struct SharedQueue {
    queue: Arc<Mutex<Queue<oneshot::Sender<ThinkingPlace>>>>,
    freed: Arc<Notify>,
}

/// A slot of the pool; dropping it frees it.
#[derive(Debug)]
pub(crate) struct ThinkingPlace {
    queue: SharedQueue,
    use_of: UseOf,
}

/// What a slot is used for.
#[derive(Clone, Copy, Debug)]
enum UseOf {
    Owner(Owner),
    Spare,
}

/// Who requests a slot.
pub(super) struct Wish {
    owner: Owner,
    is_watched: Box<dyn Fn() -> bool + Send>,
}

impl Wish {
    /// A computer's turn at this table.
    pub(super) fn of_table(open: &Arc<OpenTable>) -> Self {
        let (owner, open) = (open.table().owner(), Arc::clone(open));
        Self { owner, is_watched: Box::new(move || open.is_attended()) }
    }

    /// A request for a hint or an explanation.
    pub(super) fn of_person(who: &Who) -> Self {
        Self { owner: Some(who.id), is_watched: Box::new(|| true) }
    }
}

impl Thinkers {
    pub(super) fn new(config: &Config) -> Self {
        let queue = Arc::new(Mutex::new(Queue::new(config.thinkers)));
        let queue = SharedQueue { queue, freed: Arc::default() };
        let &Config { pace, longest_thought, .. } = config;
        Self { queue, pace, longest_thought }
    }

    /// Waits in the queue for a slot.
    pub(super) async fn place(&self, wish: Wish) -> Option<ThinkingPlace> {
        let (ticket, place) = oneshot::channel();
        let Wish { owner, is_watched } = wish;
        self.queue.lock().join(Waiting { owner, is_watched, ticket });
        self.queue.serve();
        place.await.ok()
    }

    /// The number of slots that nobody uses or waits for.
    pub(super) fn room(&self) -> usize {
        self.queue.lock().room()
    }

    /// Waits until a slot becomes free.
    pub(super) async fn freed(&self) {
        self.queue.freed.notified().await;
    }

    /// The length of the queue.
    pub(super) fn waiting(&self) -> usize {
        self.queue.lock().len()
    }
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, Queue<oneshot::Sender<ThinkingPlace>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free slots to queued requests.
    fn serve(&self) {
        loop {
            let Some((owner, ticket)) = self.lock().next() else { return };
            if ticket.is_closed() {
                self.lock().leave(owner);
                continue;
            }
            let place = ThinkingPlace { queue: self.clone(), use_of: UseOf::Owner(owner) };
            // A request that was cancelled drops its slot, which frees it.
            drop(ticket.send(place));
        }
    }
}

impl Drop for ThinkingPlace {
    fn drop(&mut self) {
        match self.use_of {
            UseOf::Owner(owner) => self.queue.lock().leave(owner),
            UseOf::Spare => self.queue.lock().leave_spare(),
        }
        self.queue.serve();
        self.queue.freed.notify_one();
    }
}

impl Tables {
    /// Waits for a slot that no queued request may have, for low-priority work. The caller must free
    /// it within milliseconds, because computers have priority.
    pub(crate) async fn spare_place(&self) -> ThinkingPlace {
        let queue = &self.thinkers.queue;
        while !queue.lock().take_spare() {
            tokio::time::sleep(STANDING_BACK).await;
        }
        ThinkingPlace { queue: queue.clone(), use_of: UseOf::Spare }
    }
}
