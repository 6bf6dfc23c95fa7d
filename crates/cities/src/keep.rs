//! A bounded cache of the cities in use, each generated once.
//!
//! Games borrow their board, so boards are never freed. Visitors choose the seeds, so the cache must
//! be bounded.

use crate::{CityWord, generate};
use hamburgum_engine::Board;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Seeds below this are always cached on request: all their boards together need about 60 MB at
/// most. A server offers only these.
pub const EVERYDAY_CITIES: u32 = 10_000;
/// The capacity for cities with larger seeds, which come from records of other programs.
const OTHER_CITIES: usize = 1_000;

static CITIES: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Kept {
    boards: HashMap<CityWord, &'static Board>,
    others: usize,
}

/// The city of an id, generated on first use and then cached. `None` if the capacity for large seeds
/// is used up.
pub fn kept(word: CityWord) -> Option<&'static Board> {
    if let Some(board) = known(word) {
        return Some(board);
    }
    // Generated without holding the lock, so that no request waits for the city of another.
    let board = generate(word.seed());
    CITIES.lock().unwrap_or_else(PoisonError::into_inner).keep(word, board)
}

/// The city of an id, if it is cached already.
pub(crate) fn known(word: CityWord) -> Option<&'static Board> {
    CITIES.lock().unwrap_or_else(PoisonError::into_inner).boards.get(&word).copied()
}

impl Kept {
    fn keep(&mut self, word: CityWord, board: Board) -> Option<&'static Board> {
        if let Some(board) = self.boards.get(&word) {
            return Some(board);
        }
        if word.seed() >= EVERYDAY_CITIES {
            if self.others >= OTHER_CITIES {
                return None;
            }
            self.others += 1;
        }
        let board: &'static Board = Box::leak(Box::new(board));
        self.boards.insert(word, board);
        Some(board)
    }
}
