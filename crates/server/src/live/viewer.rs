//! Who looks at a table, and what of it they asked for.

use hamburgum_table::{Seat, Table, Who};
use hamburgum_web::Language;

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
}

impl Viewer {
    /// The same viewer at this table: people without a seat there see what strangers see, and share it.
    pub(crate) fn at(&self, table: &Table) -> Self {
        let owns_a_seat =
            |who: &Who| table.seats().iter().filter_map(Seat::owner).any(|owner| who.is(owner));
        Self { who: self.who.clone().filter(owns_a_seat), ..self.clone() }
    }
}
