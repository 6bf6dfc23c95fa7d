//! Records of games.

use crate::Depth;
use hamburgum_engine::{Board, Game};

/// A record, or else the part before its first wrong line.
pub(crate) fn run(text: &str) -> Depth {
    match Game::parse(text, &Board::built_in()) {
        Ok(game) => check(&game),
        Err(error) => {
            let right: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
            let begun = Game::parse(&right.join("\n"), &Board::built_in());
            begun.as_ref().map_or(Depth::Refused, check)
        }
    }
}

/// A game is written and read again as the same game, and every position in it is sound.
fn check(game: &Game<'_>) -> Depth {
    let written = game.to_text();
    let again = Game::parse(&written, &Board::built_in()).expect("a record that was written");
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
