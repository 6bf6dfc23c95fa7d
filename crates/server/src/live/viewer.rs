//! Who looks at a table, and what of it they asked for.

use crate::OpenTable;
use hamburgum_engine::Player;
use hamburgum_store::PersonId as StoredId;
use hamburgum_table::{PersonId, Seat, Who};
use hamburgum_web::Language;
use std::collections::BTreeSet;

/// What of a table that has too much to be shown at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    pub(crate) whole_log: bool,
    /// The number of the chat message before which the shown page of the chat ends.
    pub(crate) talk_before: Option<usize>,
}

impl Extent {
    /// The newest part of the log and of the chat.
    pub(crate) const USUAL: Self = Self { whole_log: false, talk_before: None };
}

/// Everything about a reader that a table page depends on. Equal viewers see the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Viewer {
    pub(crate) who: Option<Who>,
    pub(crate) language: Language,
    /// The origin for absolute links.
    pub(crate) origin: String,
    pub(crate) extent: Extent,
    /// What blocks change; known once the viewer is [at](Self::at) a table.
    pub(crate) apart: Apartness,
}

/// What blocks change of a table for a viewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Apartness {
    /// Those whose words here the viewer does not read: a block works both ways.
    pub(crate) unheard: BTreeSet<PersonId>,
    /// The players whom the viewer has blocked.
    pub(crate) blocked: Vec<Player>,
}

impl Apartness {
    /// Without blocks.
    pub(crate) const NONE: &'static Self = &Self { unheard: BTreeSet::new(), blocked: Vec::new() };

    fn of(open: &OpenTable, who: &Who) -> Self {
        let (table, blocks) = (open.table(), open.blocks().of(who));
        let talkers = table.talk().iter().map(|said| said.person);
        let is_blocked =
            |seat: &&Seat| seat.owner().is_some_and(|owner| blocks.own.contains(&StoredId(owner)));
        Self {
            unheard: talkers.filter(|person| blocks.apart.contains(&StoredId(*person))).collect(),
            blocked: table.seats().iter().filter(is_blocked).map(|seat| seat.player).collect(),
        }
    }
}

impl Viewer {
    /// The same viewer at this table: people without a seat there see what strangers see, and share it, except
    /// for the words of those whom they do not want to meet.
    pub(crate) fn at(&self, open: &OpenTable) -> Self {
        let table = open.table();
        let owns_a_seat =
            |who: &Who| table.seats().iter().filter_map(Seat::owner).any(|owner| who.is(owner));
        let apart = self.who.as_ref().map(|who| Apartness::of(open, who)).unwrap_or_default();
        let who = self.who.clone().filter(owns_a_seat);
        let blocked = if who.is_some() { apart.blocked } else { Vec::new() };
        Self { who, apart: Apartness { blocked, ..apart }, ..self.clone() }
    }
}
