//! Invariants of opponents of all levels.

use hamburgum_ai::{Budget, Evaluation, Level, Opponent, Search, Skill, Weights, WeightsError};
use hamburgum_engine::{Action, Board, Prompt, Seating, Setup, State, Variant};

fn initial(board: &'static Board, variant: Variant, players: usize) -> State<'static> {
    let seating = Seating::of_count(players).expect("a right number of players");
    State::from_setup(board, &Setup::initial(variant, seating)).expect("the beginning of a game")
}

/// Positions of a random game, with every kind of decision.
fn positions(variant: Variant, players: usize, seed: u64) -> Vec<State<'static>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = initial(Board::built_in()[players % 2], variant, players);
    let mut positions = Vec::new();
    while !state.is_over() && state.turns() < 400 {
        positions.push(state);
        let legal = state.legal_actions();
        state.play_unchecked(legal[rng.usize(..legal.len())]);
    }
    positions.push(state);
    positions
}

#[test]
fn every_choice_is_legal_at_any_budget() {
    for variant in Variant::ALL {
        for players in 2..=5 {
            for (i, state) in positions(variant, players, 5).into_iter().enumerate().step_by(37) {
                let nodes = [1, 2, 7, 30][i % 4];
                let skill = Skill { nodes, laxity: 0.1 };
                let mut opponent = Opponent::with_skill(skill, 3, Evaluation::default());
                match opponent.choose(&state) {
                    Some(action) => assert!(state.is_legal(action), "{action:?}"),
                    None => assert!(matches!(state.prompt(), Prompt::Over | Prompt::Reveal)),
                }
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed: u64| -> Vec<Action> {
        let mut state = initial(Board::hamburgum(), Variant::Base, 3);
        let mut opponents: Vec<_> =
            (0..3).map(|seat| Opponent::new(Level::Journeyman, 10 * seed + seat)).collect();
        let mut actions = Vec::new();
        while !state.is_over() && state.turns() < 60 {
            let seat = state.seating().place(state.active()).expect("a seat");
            let action = opponents[seat].choose(&state).expect("a decision");
            actions.push(action);
            state.play_unchecked(action);
        }
        actions
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn a_search_can_be_stopped() {
    let mut search = Search::new(initial(Board::hamburgum(), Variant::Base, 4));
    let mut asked = 0;
    let nodes = search.run(&mut Evaluation::default(), Budget { nodes: 1_000_000 }, || {
        asked += 1;
        asked > 20
    });
    assert_eq!(nodes, 20);
}

#[test]
fn win_probabilities_add_up_and_the_end_is_certain() {
    let evaluation = Evaluation::default();
    for state in positions(Variant::Two, 4, 8).into_iter().step_by(11) {
        let outlook = evaluation.outlook(&state);
        let sum: f32 = state.players().iter().map(|&player| outlook.win[player]).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{outlook:?}");
        if state.is_over() {
            let winner = state.final_scorings()[0].player;
            assert!(outlook.win[winner] > 0.19);
        }
    }
}

#[test]
fn the_table_of_weights_round_trips() {
    let weights = Weights::shipped();
    assert_eq!(Weights::parse(&weights.to_string()), Ok(weights.clone()));
    let line = |text: &str| Weights::parse(text).expect_err(text);
    assert_eq!(line("tempo one two"), WeightsError::Line(1), "words instead of numbers");
    assert_eq!(line("tempo 1"), WeightsError::Line(1), "a number is missing");
    assert_eq!(line("# comment\nprestige 1 1"), WeightsError::Line(2), "no such feature");
    assert!(matches!(line("tempo 1 1"), WeightsError::Missing(_)), "the other features");
}
