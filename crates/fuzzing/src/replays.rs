//! Records of sequences of legal actions.

use crate::Depth;
use crate::begun::{begun, chosen};
use hamburgum_engine::{Action, Board, Game};

/// A played game is recorded and replayed to the same position.
pub(crate) fn run(input: &[u8]) -> Depth {
    let Some((mut game, choices)) = begun(input) else { return Depth::Refused };
    for &choice in choices {
        let Some(action) = chosen(&game, choice) else { break };
        game.play(action).expect("a legal action");
    }
    let again = Game::parse(&game.to_text(), &Board::built_in()).expect("a record");
    assert_eq!(again, game);
    assert_eq!(again.state().position_hash(), game.state().position_hash());
    let ends = game.actions().iter().filter(|action| **action == Action::Done).count();
    assert_eq!(ends, game.state().turns() as usize);
    Depth::Beyond
}
