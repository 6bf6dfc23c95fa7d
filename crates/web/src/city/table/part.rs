//! The parts of a city's drawing, each rendered once.

use crate::Language;
use crate::draw::TokenState;
use crate::draw::house::HouseMarks;
use crate::kept::Kept;
use hamburgum_engine::{Church, Player, Site, Token};
use maud::{Markup, PreEscaped};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// For all cities together. A part has about 600 bytes, and a city in play needs about a thousand.
const MOST: usize = 8_192;

static PARTS: LazyLock<Kept<(u64, CityPart), String>> = LazyLock::new(|| Kept::new(MOST));

/// Everything that a part of a given city depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum CityPart {
    House(Site, HouseMarks),
    /// A church after this many donations, without its plate.
    Building(Church, u8),
    /// The plate of a church with this bonus, without its tokens.
    Plate(Church, Option<u16>),
    ShortName(Church),
    /// A token with its marks.
    Chip(Token, TokenState, &'static str),
    /// A site with its owner in words.
    Words(Language, Site, Option<Player>),
}

/// The kept parts of one city.
pub(super) struct PartsOfCity {
    /// Distinguishes cities, whose boards may have the same id or the same place in memory later.
    city: u64,
}

impl PartsOfCity {
    pub(super) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self { city: NEXT.fetch_add(1, Ordering::Relaxed) }
    }

    /// A part, drawn if it is not kept.
    pub(super) fn get(&self, part: CityPart, draw: impl FnOnce() -> Markup) -> Markup {
        PreEscaped(PARTS.get((self.city, part), || draw().into_string()).as_str().to_owned())
    }
}
