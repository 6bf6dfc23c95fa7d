//! The order of searches: a fair queue, without threads and clocks.

use hamburgum_table::PersonId;
use std::collections::HashMap;
use std::fmt;

/// The owner of a search: the person who set up the table or sent the request. Older tables have none.
pub(super) type Owner = Option<PersonId>;

/// A queued search.
pub(super) struct Waiting<T> {
    pub(super) owner: Owner,
    /// Whether anybody is connected to see the result. It is evaluated when a slot is assigned, because
    /// connections change in the meantime.
    pub(super) is_watched: Box<dyn Fn() -> bool + Send>,
    pub(super) ticket: T,
}

/// A number of slots and the queue for them. Searches with a connected viewer come first. Owners take turns,
/// and none has more than half of the slots, so that one owner with many tables cannot starve the others.
pub(super) struct Queue<T> {
    places: usize,
    most_of_one: usize,
    /// In order of arrival.
    waiting: Vec<Waiting<T>>,
    /// The owners with running or queued searches.
    owners: HashMap<Owner, Share>,
    /// Slots used by low-priority work.
    spare: usize,
    given: u64,
}

/// The share of an owner.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    thinking: usize,
    /// The sequence number of the last slot that this owner was given.
    last: u64,
}

impl<T> Queue<T> {
    pub(super) fn new(places: usize) -> Self {
        let places = places.max(1);
        Self {
            places,
            most_of_one: places.div_ceil(2),
            waiting: Vec::new(),
            owners: HashMap::new(),
            spare: 0,
            given: 0,
        }
    }

    pub(super) fn join(&mut self, waiting: Waiting<T>) {
        self.owners.entry(waiting.owner).or_default();
        self.waiting.push(waiting);
    }

    /// The length of the queue.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// The number of slots that nobody uses or waits for.
    pub(super) fn room(&self) -> usize {
        self.places.saturating_sub(self.taken() + self.waiting.len())
    }

    /// Gives a free slot to the next search of the queue.
    pub(super) fn next(&mut self) -> Option<(Owner, T)> {
        let place = self.first()?;
        let Waiting { owner, ticket, .. } = self.waiting.remove(place);
        self.given += 1;
        let share = self.owners.entry(owner).or_default();
        share.thinking += 1;
        share.last = self.given;
        Some((owner, ticket))
    }

    /// Takes a slot that no queued search may have, for low-priority work.
    pub(super) fn take_spare(&mut self) -> bool {
        let is_free = self.has_room() && self.first().is_none();
        self.spare += usize::from(is_free);
        is_free
    }

    /// Frees the slot of an owner.
    pub(super) fn leave(&mut self, owner: Owner) {
        let Some(share) = self.owners.get_mut(&owner) else { return };
        share.thinking = share.thinking.saturating_sub(1);
        if share.thinking == 0 && self.waiting.iter().all(|one| one.owner != owner) {
            self.owners.remove(&owner);
        }
    }

    /// Frees the slot of low-priority work.
    pub(super) fn leave_spare(&mut self) {
        self.spare = self.spare.saturating_sub(1);
    }

    fn has_room(&self) -> bool {
        self.taken() < self.places
    }

    fn taken(&self) -> usize {
        self.owners.values().map(|share| share.thinking).sum::<usize>() + self.spare
    }

    /// The index of the next search, if there is a free slot for it.
    fn first(&self) -> Option<usize> {
        if !self.has_room() {
            return None;
        }
        let share = |one: &Waiting<T>| self.owners.get(&one.owner).copied().unwrap_or_default();
        let may_think = self
            .waiting
            .iter()
            .enumerate()
            .filter(|(_, one)| share(one).thinking < self.most_of_one);
        let first = may_think.min_by_key(|(_, one)| {
            let Share { thinking, last } = share(one);
            (!(one.is_watched)(), thinking, last)
        });
        first.map(|(place, _)| place)
    }
}

impl<T> fmt::Debug for Queue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (waiting, spare) = (self.len(), self.spare);
        write!(f, "Queue {{ waiting: {waiting}, spare: {spare}, owners: {:?} }}", self.owners)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOOD: Owner = Some(1);
    const ANNA: Owner = Some(2);
    const BERT: Owner = Some(3);

    #[derive(Clone, Copy, PartialEq)]
    enum Table {
        Watched,
        Unwatched,
    }

    fn join(queue: &mut Queue<&'static str>, owner: Owner, table: Table, ticket: &'static str) {
        let is_watched = Box::new(move || table == Table::Watched);
        queue.join(Waiting { owner, is_watched, ticket });
    }

    /// Runs the queue to its end, one search after another.
    fn drain(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| {
            let (owner, ticket) = queue.next()?;
            queue.leave(owner);
            Some(ticket)
        })
        .collect()
    }

    #[test]
    fn an_owner_of_many_tables_keeps_nobody_waiting() {
        let mut queue = Queue::new(1);
        for _ in 0..100 {
            join(&mut queue, FLOOD, Table::Watched, "flood");
        }
        assert_eq!(queue.next(), Some((FLOOD, "flood")));
        join(&mut queue, ANNA, Table::Watched, "anna");
        join(&mut queue, BERT, Table::Watched, "bert");
        queue.leave(FLOOD);
        assert_eq!(drain(&mut queue)[..3], ["anna", "bert", "flood"]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn owners_take_turns() {
        let mut queue = Queue::new(1);
        for ticket in ["f1", "f2", "f3"] {
            join(&mut queue, FLOOD, Table::Watched, ticket);
        }
        for ticket in ["a1", "a2"] {
            join(&mut queue, ANNA, Table::Watched, ticket);
        }
        assert_eq!(drain(&mut queue), ["f1", "a1", "f2", "a2", "f3"]);
    }

    #[test]
    fn unwatched_tables_come_last() {
        let mut queue = Queue::new(1);
        join(&mut queue, ANNA, Table::Unwatched, "anna, unwatched");
        join(&mut queue, FLOOD, Table::Watched, "f1");
        join(&mut queue, FLOOD, Table::Watched, "f2");
        assert_eq!(drain(&mut queue), ["f1", "f2", "anna, unwatched"]);
    }

    #[test]
    fn nobody_has_more_than_half_of_the_places() {
        let mut queue = Queue::new(4);
        for _ in 0..4 {
            join(&mut queue, FLOOD, Table::Watched, "flood");
        }
        assert_eq!([(); 3].map(|()| queue.next().is_some()), [true, true, false]);
        join(&mut queue, ANNA, Table::Unwatched, "anna");
        assert_eq!(queue.next(), Some((ANNA, "anna")));
        assert_eq!(queue.next(), None);
        queue.leave(FLOOD);
        assert_eq!(queue.next(), Some((FLOOD, "flood")));
    }

    #[test]
    fn work_that_can_wait_takes_only_what_nobody_may_have() {
        let mut queue = Queue::new(1);
        join(&mut queue, ANNA, Table::Unwatched, "anna");
        assert!(!queue.take_spare(), "Anna's table comes first");
        assert_eq!(drain(&mut queue), ["anna"]);
        assert!(queue.take_spare());
        join(&mut queue, ANNA, Table::Watched, "anna");
        assert_eq!(queue.next(), None, "the place is taken");
        queue.leave_spare();
        assert_eq!(queue.next(), Some((ANNA, "anna")));
    }
}
