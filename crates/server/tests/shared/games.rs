//! Games for tables in the router tests and the browser tests.

use hamburgum_ai::{ArenaPlayer as _, Level, RandomPlayer};
use hamburgum_engine::{Board, Game, Player, Variant};
use hamburgum_table::{Entry, Head, PersonId};

/// A whole game in which Blue's turn number 99, counted from 0, halves the winning chance.
const RECORD: &str = include_str!("../../../engine/tests/golden/base-2-hamburgum.txt");
/// The number of turns before it.
pub(crate) const BLUNDER: u32 = 99;

/// A table with these players.
pub(crate) fn head(players: [Player; 2]) -> Head {
    let (name, board) = ("Alster".to_owned(), "hamburgum".to_owned());
    Head::new(name, board, Variant::Base, players.to_vec(), 7)
}

/// A whole random game.
pub(crate) fn whole_game(head: &Head) -> (Game<'static>, Vec<Entry>) {
    let (mut game, mut chance) = (head.begin().expect("a game"), RandomPlayer::new(3));
    while let Some(action) = chance.choose(game.state()) {
        game.play(action).expect("a legal action");
    }
    let mut entries = moves(&game);
    entries.push(Entry::Finish);
    (game, entries)
}

/// A table where this person plays Blue against a computer and is to act before the blunder.
pub(crate) fn before_the_blunder(person: PersonId) -> (Head, Vec<Entry>) {
    let game = Game::parse(RECORD, &Board::built_in()).expect("a record");
    let game = game.back_to(BLUNDER).expect("so many turns");
    let mut entries = vec![
        Entry::Computer { seat: Player::Red, level: Level::Apprentice },
        Entry::Sit { seat: Player::Blue, person, name: Some("Anna".to_owned()) },
    ];
    entries.extend(moves(&game));
    (head([Player::Red, Player::Blue]), entries)
}

fn moves(game: &Game<'_>) -> Vec<Entry> {
    game.actions().iter().copied().map(Entry::Act).collect()
}
