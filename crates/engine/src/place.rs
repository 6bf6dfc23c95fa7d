//! Churches and sites: places of a board, identified by their index in its file.

use crate::TokenKind;
use crate::bit_set::bit_set;
use crate::vocabulary::container;

/// One of the six churches of a board, numbered in the order of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Church(u8);

impl Church {
    /// All six, in order.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// How many donations complete a church: each takes one of its tokens (DON-3, DON-4).
    pub const DONATIONS: u8 = TokenKind::ALL.len() as u8;

    /// The place in the board's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the 28 building sites of a board, numbered in the order of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// How many a board has (SET-5).
    pub const COUNT: usize = 28;

    /// All 28, in order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// The place in the board's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

container!(ByChurch, Church, 6, "church");
container!(BySite, Site, 28, "site");

bit_set! {
    /// A set of sites.
    ///
    /// ```
    /// use hamburgum_engine::{Board, BuildingKind, SiteSet};
    ///
    /// let board = Board::hamburgum();
    /// let petri = board.church("petri").expect("a church of Hamburg");
    /// let officials = board.sites_for(BuildingKind::Official);
    /// let sites: SiteSet = ["P2", "P5"].into_iter().filter_map(|id| board.site(id)).collect();
    /// assert_eq!(board.parish(petri).and(officials), sites);
    /// ```
    SiteSet, Site, Site::COUNT, "site"
}
