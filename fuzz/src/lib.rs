//! The fuzz targets, each a function of arbitrary bytes that must not panic.
//!
//! `cargo xtask fuzz TARGET` runs one under libFuzzer; the engine's tests run them all on a few
//! thousand inputs.

use hamburgum_engine::{Action, Board, Game, Seating, Setup, State, Variant};

/// No text makes the board parser panic, and a parsed board can be played on.
pub fn board_read(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(board) = Board::parse(text) {
        let seating = Seating::of_count(3).expect("three players");
        let setup = Setup::initial(Variant::Base, seating);
        let state = State::from_setup(&board, &setup).expect("the beginning of a game");
        assert_eq!(state.legal_actions().len(), 8);
    }
}

/// No text makes the record parser panic, and a parsed record round-trips to the same game.
pub fn record_read(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(game) = Game::parse(text, &Board::built_in()) {
        let written = game.to_text();
        let again = Game::parse(&written, &Board::built_in()).expect("a record that was written");
        assert_eq!(again, game);
        assert_eq!(again.to_text(), written);
    }
}

/// Every legal action can be played and undone, and nothing else can be played.
pub fn legals_are_legal(data: &[u8]) {
    let Some((mut game, choices)) = begun(data) else { return };
    for &choice in choices {
        let state = *game.state();
        let legal = state.legal_actions();
        assert!(legal.is_sorted_by(|a, b| a < b));
        let Some(&action) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        assert!(legal.iter().all(|action| state.is_legal(*action)));
        let before = game.clone();
        game.play(action).expect("a legal action");
        let is_draft = !game.draft().is_empty();
        if is_draft {
            let mut back = game.clone();
            assert_eq!(back.undo(), Some(action));
            assert_eq!(back, before);
        }
    }
}

/// A played game is recorded and replayed to the same position.
pub fn record_replay(data: &[u8]) {
    let Some((mut game, choices)) = begun(data) else { return };
    for &choice in choices {
        let legal = game.state().legal_actions();
        let Some(&action) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        game.play(action).expect("a legal action");
    }
    let again = Game::parse(&game.to_text(), &Board::built_in()).expect("a record");
    assert_eq!(again, game);
    assert_eq!(again.state().position_hash(), game.state().position_hash());
    let between_turns = |action: &Action| *action == Action::Done;
    assert_eq!(
        game.actions().iter().filter(|a| between_turns(a)).count(),
        game.state().turns() as usize
    );
}

/// The first byte selects the kind of game, the others the actions.
fn begun(data: &[u8]) -> Option<(Game<'static>, &[u8])> {
    let (&kind, choices) = data.split_first()?;
    let kind = usize::from(kind);
    let seating = Seating::of_count(2 + kind % 4).expect("two to five players");
    let setup = Setup::initial(Variant::ALL[kind / 4 % 3], seating);
    let board = Board::built_in()[kind / 12 % 2];
    Some((Game::new(board, setup).expect("the beginning of a game"), choices))
}
