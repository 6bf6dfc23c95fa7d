//! Playing does not allocate.

use crate::player::initial;
use hamburgum_engine::{Board, Variant};

#[test]
fn random_games_allocate_nothing_after_the_start() {
    for variant in Variant::ALL {
        let start = initial(Board::hamburgum(), variant, 3);
        let mut rng = fastrand::Rng::with_seed(7);
        let mut actions = 0;
        let measured = allocation_counter::measure(|| {
            let mut state = start;
            while state.turns() < 500 {
                let legal = state.legal_actions();
                let Some(&action) = legal.get(rng.usize(..legal.len().max(1))) else { break };
                state.play_unchecked(action);
                actions += 1;
            }
        });
        assert!(actions > 1000, "too short a game to tell: {actions} actions");
        assert_eq!(measured.count_total, 0);
    }
}
