//! Cities for Hamburgum beside the built-in ones: generated from a seed, or drawn by somebody.
//!
//! A generated city is a board like any other. Its id (`city1-4711`) contains the seed, so records need
//! not contain the map. The crate has no I/O, clock, floats or external randomness: stored games depend
//! on every city being the same on every machine and in every version.
//!
//! ```
//! use hamburgum_cities::{CityWord, generate};
//!
//! let word: CityWord = "city1-4711".parse()?;
//! let board = generate(word.seed());
//! assert_eq!(board.id(), "city1-4711");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod draft;
mod ground;
mod keep;
mod kinds;
mod layout;
mod lines;
mod names;
mod own;
mod parishes;
mod place;
mod spot;
mod text;
mod waterfront;
mod web_of_lines;
mod word;

pub use keep::{EVERYDAY_CITIES, FOR_STORED_GAMES, OWN_BOARDS, keep_own, keep_own_for_new, kept};
pub use own::{NotAnOwnBoard, OwnBoard, OwnWord};
pub use word::{CityWord, NotACity, VERSION};

use draft::Draft;
use hamburgum_engine::{Board, Game};

/// The city of a seed.
///
/// # Panics
/// Never: every draft satisfies the rules of board files, which a test checks over many seeds.
pub fn generate(seed: u32) -> Board {
    Board::parse(&board_file(seed)).expect("a draft that is a board")
}

/// The board file of a city.
pub fn board_file(seed: u32) -> String {
    text::board_file(CityWord::new(seed), &Draft::of(seed))
}

/// The board of this name: a built-in one, a generated city, or a cached own board.
pub fn named(id: &str) -> Option<&'static Board> {
    in_use(id).or_else(|| kept(id.parse().ok()?))
}

/// The board of this name, if it is a built-in one or cached.
pub fn in_use(id: &str) -> Option<&'static Board> {
    built_in(id)
        .or_else(|| keep::known(id.parse().ok()?))
        .or_else(|| keep::known_own(&id.parse().ok()?))
}

/// Whether a new game on the board of this name takes some of the bounded capacity of the cache, so that
/// somebody could use it up.
pub fn takes_room(id: &str) -> bool {
    keep::takes_room(id)
}

fn built_in(id: &str) -> Option<&'static Board> {
    Board::built_in().into_iter().find(|board| board.id() == id)
}

/// The boards that a record can be read with: the built-in ones, and the one that it names or
/// contains. Caches that board.
pub fn for_record(text: &str) -> Vec<&'static Board> {
    let other = match Game::city_in(text) {
        Some(city) => OwnBoard::read(&city).ok().and_then(keep_own),
        None => Game::board_named_in(text).and_then(named),
    };
    let other = other.filter(|other| built_in(other.id()).is_none());
    Board::built_in().into_iter().chain(other).collect()
}
