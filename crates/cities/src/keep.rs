//! A bounded cache of the cities in use, each generated or read once.
//!
//! Games borrow their board, so boards are never freed. Visitors choose the seeds and draw boards, so
//! the cache must be bounded.

use crate::{CityWord, OwnBoard, OwnWord, generate};
use hamburgum_engine::Board;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// Seeds below this are always cached on request: all their boards together need about 60 MB at
/// most. A server offers only these.
pub const EVERYDAY_CITIES: u32 = 10_000;
/// The capacity for cities with larger seeds, which come from records of other programs.
const OTHER_CITIES: usize = 1_000;
/// The capacity for drawn boards, about 6 kB each.
pub const OWN_BOARDS: usize = 20_000;

static CITIES: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Kept {
    boards: HashMap<CityWord, &'static Board>,
    others: usize,
    own: HashMap<OwnWord, &'static Board>,
}

/// The city of an id, generated on first use and then cached. `None` if the capacity for large seeds
/// is used up.
pub fn kept(word: CityWord) -> Option<&'static Board> {
    if let Some(board) = known(word) {
        return Some(board);
    }
    // Generated without holding the lock, so that no request waits for the city of another.
    let board = generate(word.seed());
    all().keep(word, board)
}

/// The city of an id, if it is cached already.
pub(crate) fn known(word: CityWord) -> Option<&'static Board> {
    all().boards.get(&word).copied()
}

/// Caches a drawn board for a game. `None` if the capacity is used up.
pub fn keep_own(own: OwnBoard) -> Option<&'static Board> {
    all().keep_own(own)
}

/// The drawn board of an id, if it is cached.
pub(crate) fn known_own(word: &OwnWord) -> Option<&'static Board> {
    all().own.get(word).copied()
}

fn all() -> MutexGuard<'static, Kept> {
    CITIES.lock().unwrap_or_else(PoisonError::into_inner)
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
    fn keep_own(&mut self, own: OwnBoard) -> Option<&'static Board> {
        if let Some(board) = self.own.get(own.word()) {
            // Boards of one id differ only if somebody spent years on finding them.
            return (**board == *own.board()).then_some(board);
        }
        if self.own.len() >= OWN_BOARDS {
            return None;
        }
        let word = own.word().clone();
        let board: &'static Board = Box::leak(Box::new(own.into_board()));
        self.own.insert(word, board);
        Some(board)
    }
}
