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
/// The part of it for games that exist already: whoever begins many games on boards of their own keeps
/// nobody from going on with theirs.
pub const FOR_STORED_GAMES: usize = 5_000;

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

/// Caches a drawn board for a stored game. `None` if the capacity is used up.
pub fn keep_own(own: OwnBoard) -> Option<&'static Board> {
    all().keep_own(own, OWN_BOARDS)
}

/// Caches a drawn board for a new game. `None` if the rest of the capacity is for stored games.
pub fn keep_own_for_new(own: OwnBoard) -> Option<&'static Board> {
    all().keep_own(own, OWN_BOARDS - FOR_STORED_GAMES)
}

/// Whether a new game on the board of this id takes some of the bounded capacity.
pub(crate) fn takes_room(id: &str) -> bool {
    let is_other = |word: CityWord| word.seed() >= EVERYDAY_CITIES && known(word).is_none();
    let is_own = |word: OwnWord| known_own(&word).is_none();
    id.parse().is_ok_and(is_other) || id.parse().is_ok_and(is_own)
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

    /// Caches a drawn board, unless there are so many already.
    fn keep_own(&mut self, own: OwnBoard, most: usize) -> Option<&'static Board> {
        if let Some(board) = self.own.get(own.word()) {
            // Boards of one id differ only if somebody spent years on finding them.
            return (**board == *own.board()).then_some(board);
        }
        if self.own.len() >= most {
            return None;
        }
        let word = own.word().clone();
        let board: &'static Board = Box::leak(Box::new(own.into_board()));
        self.own.insert(word, board);
        Some(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board_file;

    #[test]
    fn new_games_leave_room_for_stored_ones() {
        let mut kept = Kept::default();
        let [one, other] =
            [7, 8].map(|seed| OwnBoard::read(&board_file(seed)).expect("a generated board"));
        assert!(kept.keep_own(one.clone(), 1).is_some());
        assert_eq!(kept.keep_own(other.clone(), 1), None);
        assert!(kept.keep_own(other.clone(), 2).is_some());
        // What is there takes no more room.
        assert_eq!(kept.keep_own(other.clone(), 0), Some(other.board()));
    }
}
