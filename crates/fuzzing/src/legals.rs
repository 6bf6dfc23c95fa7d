//! Sequences of legal actions.

use crate::Depth;
use crate::begun::{begun, chosen};

/// Legal actions are sorted, and every one can be played and undone.
pub(crate) fn run(input: &[u8]) -> Depth {
    let Some((mut game, choices)) = begun(input) else { return Depth::Refused };
    for &choice in choices {
        let state = *game.state();
        let legal = state.legal_actions();
        assert!(legal.is_sorted_by(|a, b| a < b));
        assert!(legal.iter().all(|action| state.is_legal(*action)));
        let Some(action) = chosen(&game, choice) else { break };
        let before = game.clone();
        game.play(action).expect("a legal action");
        let is_draft = !game.draft().is_empty();
        if is_draft {
            let mut back = game.clone();
            assert_eq!(back.undo(), Some(action));
            assert_eq!(back, before);
        }
    }
    Depth::Beyond
}
