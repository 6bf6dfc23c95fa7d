//! The cities that are in use, each made once.
//!
//! Games borrow their board, so a program that plays for long keeps its boards for its whole life.
//! Visitors choose the seeds, so what is kept has a bound.

use crate::{CityWord, generate};
use hamburgum_engine::Board;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Seeds below this are always kept when asked for: all their boards together need some 60 MB at
/// most. A server offers only these.
pub const EVERYDAY_CITIES: u32 = 10_000;
/// How many cities with larger seeds, which come from records of other programs, are kept.
const OTHER_CITIES: usize = 1_000;

static CITIES: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Kept {
    boards: HashMap<CityWord, &'static Board>,
    others: usize,
}

/// The city of a word, made when it is first asked for and kept from then on. There is none if too
/// many cities with large seeds are kept already.
pub fn kept(word: CityWord) -> Option<&'static Board> {
    if let Some(board) = known(word) {
        return Some(board);
    }
    // Made without holding the lock, so that nobody waits for somebody else's city.
    let board = generate(word.seed());
    CITIES.lock().unwrap_or_else(PoisonError::into_inner).keep(word, board)
}

/// The city of a word, if it is kept already.
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
