//! What open pages of a table have, and the updates between them.

use super::edition::KEY;
use super::{Edition, Packed, Situation, Viewer, message};
use hamburgum_web::update::{Outline, Scanned, changes};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many editions of each viewer are remembered; pages that have an older one fetch the whole table.
const PER_VIEWER: usize = 3;
/// So many editions of a table are remembered, about 20 kB each.
const PER_TABLE: usize = 24;
/// Together they take so many bytes at most, even if pages show very long logs.
const MOST_BYTES: usize = 1024 * 1024;
/// So many updates are remembered, about 2 kB each: those that other pages of the same viewers will need. They
/// all lead to the newest edition of a viewer.
const UPDATES: usize = 12;
/// Larger updates are not remembered.
const LARGEST_UPDATE: usize = 32 * 1024;

/// What open pages of a table have, and the updates between them. It is bounded, and contains hashes and
/// compressed updates only.
#[derive(Debug, Default)]
pub(crate) struct Editions(Mutex<Memory>);

#[derive(Debug, Default)]
struct Memory {
    known: VecDeque<Known>,
    updates: VecDeque<Made>,
}

/// An edition that some page has.
#[derive(Clone, Debug)]
struct Known {
    viewer: Viewer,
    situation: Situation,
    edition: Edition,
    version: u64,
    outline: Arc<Outline>,
}

#[derive(Debug)]
struct Made {
    viewer: Viewer,
    from: Edition,
    to: Edition,
    packed: Arc<Packed>,
}

/// A rendered table.
pub(crate) struct Drawn {
    pub(crate) main: String,
    pub(crate) version: u64,
    /// The turns since an earlier version.
    pub(crate) played: Option<String>,
}

/// What a page needs to be current.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Update {
    /// Nothing.
    Same(Edition, u64),
    /// These changes.
    Changes(Edition, u64, Arc<Packed>),
    /// The whole table, because its edition is not known any more.
    Whole(Edition, u64),
}

impl Update {
    /// The edition and the version that it leads to.
    pub(crate) const fn goal(&self) -> (Edition, u64) {
        match self {
            Self::Same(to, version) | Self::Changes(to, version, _) | Self::Whole(to, version) => {
                (*to, *version)
            }
        }
    }
}

impl Editions {
    /// Remembers a rendered table, and returns its edition.
    pub(crate) fn remember(&self, viewer: &Viewer, situation: Situation, drawn: &Drawn) -> Edition {
        let outline = Scanned::new(&drawn.main, *KEY).into_outline();
        self.lock().remember(viewer, situation, drawn.version, outline).edition
    }

    /// Returns the update for a page that has this edition. Viewers who see the same share it: it is rendered
    /// and compressed once, because others wait for the lock meanwhile.
    ///
    /// `draw` renders the table, with the turns since a version.
    pub(crate) fn update(
        &self,
        viewer: &Viewer,
        situation: Situation,
        from: Option<Edition>,
        draw: impl FnOnce(Option<u64>) -> Drawn,
    ) -> Update {
        let mut memory = self.lock();
        let now = memory.now(viewer, &situation);
        if let (Some((to, version)), Some(from)) = (now, from) {
            if from == to {
                return Update::Same(to, version);
            }
            if let Some(packed) = memory.made(viewer, from, to) {
                return Update::Changes(to, version, packed);
            }
        }
        let base = from.and_then(|from| memory.known(viewer, from));
        if let (Some((to, version)), None) = (now, &base) {
            return Update::Whole(to, version);
        }
        let drawn = draw(base.as_ref().map(|base| base.version));
        let new = Scanned::new(&drawn.main, *KEY);
        let outline = new.outline().clone();
        let Known { edition: to, version, .. } =
            memory.remember(viewer, situation, drawn.version, outline);
        let Some(base) = base else { return Update::Whole(to, version) };
        if base.edition == to {
            return Update::Same(to, version);
        }
        let Some(changes) = changes(&base.outline, &new) else {
            return Update::Whole(to, version);
        };
        let step = (base.edition, to);
        let text = message::update(step, version, &changes, drawn.played.as_deref());
        let packed = Arc::new(Packed::new(&text));
        memory.keep(viewer, step, &packed);
        Update::Changes(to, version, packed)
    }

    /// Forgets everything. Pages that come back fetch the whole table.
    pub(crate) fn forget_all(&self) {
        *self.lock() = Memory::default();
    }

    /// The numbers of remembered editions and updates.
    #[cfg(test)]
    pub(super) fn count(&self) -> (usize, usize) {
        let memory = self.lock();
        (memory.known.len(), memory.updates.len())
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Memory {
    /// The newest edition of a viewer, if nothing has changed since.
    fn now(&self, viewer: &Viewer, situation: &Situation) -> Option<(Edition, u64)> {
        let newest = self.known.iter().rev().find(|known| known.viewer == *viewer)?;
        (newest.situation == *situation).then_some((newest.edition, newest.version))
    }

    fn known(&self, viewer: &Viewer, edition: Edition) -> Option<Known> {
        let is_it = |known: &&Known| known.edition == edition && known.viewer == *viewer;
        self.known.iter().rev().find(is_it).cloned()
    }

    fn made(&self, viewer: &Viewer, from: Edition, to: Edition) -> Option<Arc<Packed>> {
        let is_it = |made: &&Made| (made.from, made.to) == (from, to) && made.viewer == *viewer;
        self.updates.iter().rev().find(is_it).map(|made| Arc::clone(&made.packed))
    }

    /// Adds an edition as the newest one, and forgets the oldest ones.
    fn remember(
        &mut self,
        viewer: &Viewer,
        situation: Situation,
        version: u64,
        outline: Outline,
    ) -> Known {
        let edition = Edition::of(&outline);
        let outline = Arc::new(outline);
        let known = Known { viewer: viewer.clone(), situation, edition, version, outline };
        self.known.retain(|old| old.edition != edition || old.viewer != *viewer);
        let others = self.known.iter().filter(|old| old.viewer == *viewer).count();
        if others >= PER_VIEWER {
            let oldest = self.known.iter().position(|old| old.viewer == *viewer);
            oldest.map(|place| self.known.remove(place));
        }
        let bytes = |known: &VecDeque<Known>| -> usize {
            known.iter().map(|known| known.outline.bytes()).sum()
        };
        while self.known.len() >= PER_TABLE || bytes(&self.known) > MOST_BYTES {
            self.known.pop_front();
        }
        self.known.push_back(known.clone());
        self.updates.retain(|made| made.to == edition || made.viewer != *viewer);
        known
    }

    fn keep(&mut self, viewer: &Viewer, (from, to): (Edition, Edition), packed: &Arc<Packed>) {
        if packed.bytes() > LARGEST_UPDATE {
            return;
        }
        if self.updates.len() >= UPDATES {
            self.updates.pop_front();
        }
        let (viewer, packed) = (viewer.clone(), Arc::clone(packed));
        self.updates.push_back(Made { viewer, from, to, packed });
    }
}
