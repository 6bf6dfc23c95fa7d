//! The part of a board that a drawing shows.

use hamburgum_engine::{Board, Church, Place, Site, SiteSet};

/// The places and lines that are drawn: those of the whole board, or of an unfinished city. An
/// unfinished one is drawn from a complete board in which the rest stands in for what is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) churches: Vec<Church>,
    pub(crate) sites: SiteSet,
    pub(crate) lines: Vec<(Place, Place)>,
}

impl Shown {
    /// Everything.
    pub(crate) fn all(board: &Board) -> Self {
        let lines = board.lines().to_vec();
        Self { churches: Church::ALL.into(), sites: SiteSet::ALL, lines }
    }

    /// Whether all places are shown.
    pub(crate) fn is_all(&self) -> bool {
        self.churches.len() == Church::ALL.len() && self.sites == SiteSet::ALL
    }

    pub(crate) fn has_church(&self, church: Church) -> bool {
        self.churches.contains(&church)
    }

    /// The churches and sites, the churches first.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        let churches = self.churches.iter().map(|&church| Place::Church(church));
        churches.chain(self.sites().map(Place::Site))
    }

    pub(crate) fn sites(&self) -> impl Iterator<Item = Site> {
        let sites = self.sites;
        Site::ALL.into_iter().filter(move |&site| sites.contains(site))
    }
}
