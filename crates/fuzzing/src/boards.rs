//! Board files, and games on them.
//!
//! The first byte selects the format: `e` for edits of a board of the game, anything else for a file.

use crate::Depth;
use crate::begun::chosen;
use crate::edited::{self, edited};
use hamburgum_engine::{Board, Game, Seating, Setup, Variant};

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
    let Ok(board) = Board::parse(text) else { return Depth::Refused };
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
