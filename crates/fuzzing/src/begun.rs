//! Games whose kind and actions are chosen by bytes.

use hamburgum_engine::{Action, Board, Game, Seating, Setup, Variant};

/// How many kinds of games there are.
pub(crate) const KINDS: u8 = 24;

/// A new game: the first byte selects the board, the variant and the number of players. The others are
/// left.
pub(crate) fn begun(input: &[u8]) -> Option<(Game<'static>, &[u8])> {
    let (&kind, rest) = input.split_first()?;
    let kind = usize::from(kind % KINDS);
    let seating = Seating::of_count(2 + kind % 4).expect("two to five players");
    let setup = Setup::initial(Variant::ALL[kind / 4 % 3], seating);
    let board = Board::built_in()[kind / 12];
    Some((Game::new(board, setup).expect("the beginning of a game"), rest))
}

/// The legal action that a byte chooses, unless the game is over.
pub(crate) fn chosen(game: &Game<'_>, choice: u8) -> Option<Action> {
    let legal = game.state().legal_actions();
    legal.get(usize::from(choice) % legal.len().max(1)).copied()
}
