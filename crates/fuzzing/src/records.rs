//! Records of games.

use crate::Depth;
use hamburgum_cities::OwnBoard;
use hamburgum_engine::{Board, Game};

/// A record, or else the part before its first wrong line. One that contains its board is read with it.
pub(crate) fn run(text: &str) -> Depth {
    let own = Game::city_in(text).and_then(|city| OwnBoard::read(&city).ok());
    let boards: Vec<&Board> =
        Board::built_in().into_iter().chain(own.as_ref().map(OwnBoard::board)).collect();
    match Game::parse(text, &boards) {
        Ok(game) => check(&game, &boards),
        Err(error) => {
            let right: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
            let begun = Game::parse(&right.join("\n"), &boards);
            begun.as_ref().map_or(Depth::Refused, |game| check(game, &boards))
        }
    }
}

/// A game on an own board, as a record that contains it.
pub(crate) fn with_board() -> Vec<u8> {
    let own = OwnBoard::read(include_str!("../../engine/data/londinium.toml")).expect("a board");
    let golden = include_str!("../../engine/tests/golden/one-2-londinium.txt");
    let (_, rest) = golden.split_once("\nvariant").expect("the head of a record");
    let (word, text) = (own.word(), own.text());
    format!("hamburgum record 2\nboard {word}\ncity\n{text}end\nvariant{rest}").into_bytes()
}

/// A game is written and read again as the same game, and every position in it is sound.
fn check(game: &Game<'_>, boards: &[&Board]) -> Depth {
    let written = game.to_text();
    let again = Game::parse(&written, boards).expect("a record that was written");
    assert_eq!(again, *game);
    assert_eq!(again.to_text(), written);
    for (state, action) in game.steps() {
        assert!(state.is_legal(action));
    }
    let turns = game.turns_played();
    assert_eq!(game.turns().count(), turns as usize);
    assert!(game.back_to(turns).is_some());
    if game.actions().is_empty() { Depth::Refused } else { Depth::Beyond }
}
