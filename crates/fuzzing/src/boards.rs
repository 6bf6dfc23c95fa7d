//! Board files, and games on them.
//!
//! The first byte selects the format: `e` for edits of a board of the game, anything else for a file.

use crate::Depth;
use crate::begun::chosen;
use crate::edited::{self, edited};
use hamburgum_cities::OwnBoard;
use hamburgum_engine::{Board, BoardDraft, Game, Seating, Setup, Variant};

const FILES: [&str; 2] = [
    include_str!("../../engine/data/hamburgum.toml"),
    include_str!("../../engine/data/londinium.toml"),
];
/// The number of actions that are played on a board.
const ACTIONS: usize = 60;

pub(crate) fn run(input: &[u8]) -> Depth {
    match input {
        [b'e', board, edits @ ..] => file(&edited(FILES[usize::from(board % 2)], edits), edits),
        _ => std::str::from_utf8(input).map_or(Depth::Refused, |text| file(text, input)),
    }
}

/// A readable board can be played on with every number of players, and named in records.
fn file(text: &str, choices: &[u8]) -> Depth {
    canonical(text);
    let Ok(own) = OwnBoard::read(text) else {
        assert!(Board::parse(text).is_err());
        return Depth::Refused;
    };
    let board = Board::parse(text).expect("a board");
    on_own(&own, choices);
    for players in 2..=5 {
        let seating = Seating::of_count(players).expect("two to five players");
        let setup = Setup::initial(Variant::One, seating);
        let mut game = Game::new(&board, setup).expect("the beginning of a game");
        play(&mut game, choices);
        let again = Game::parse(&game.to_text(), &[&board]).expect("the record of a game");
        assert_eq!(again, game);
    }
    Depth::Beyond
}

/// The file of an own board is canonical, and its records contain it.
fn on_own(own: &OwnBoard, choices: &[u8]) {
    assert_eq!(OwnBoard::read(own.text()).as_ref(), Ok(own));
    assert_eq!(own.board().to_text(), own.text());
    let seating = Seating::of_count(3).expect("three players");
    let setup = Setup::initial(Variant::Base, seating);
    let mut game = Game::new(own.board(), setup).expect("the beginning of a game");
    play(&mut game, choices);
    let record = game.to_text();
    assert_eq!(Game::city_in(&record).as_deref(), Some(own.text()));
    assert_eq!(Game::parse(&record, &[own.board()]).as_ref(), Ok(&game));
}

/// A file that can be read has a canonical text, which is its own canonical text.
fn canonical(text: &str) {
    let Ok(draft) = BoardDraft::read(text) else { return };
    let canonical = draft.text();
    // Escapes can make it longer than a file may be.
    if canonical.len() <= Board::MAX_BYTES {
        let again = BoardDraft::read(&canonical).expect("the text of a draft");
        assert_eq!(again.text(), canonical);
    }
}

/// Plays actions that the input chooses.
fn play(game: &mut Game<'_>, choices: &[u8]) {
    for &choice in choices.iter().rev().take(ACTIONS) {
        let Some(action) = chosen(game, choice) else { break };
        let said = game.board().say(&action).to_string();
        assert_eq!(game.board().read_action(&said), Ok(action));
        game.play(action).expect("a legal action");
    }
}

/// The boards of the game, as files and with edits.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    FILES.map(|file| file.as_bytes().to_vec()).into_iter().chain(edited::seeds()).collect()
}
