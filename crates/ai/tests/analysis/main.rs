//! Invariants of analyses and reviews.

#![allow(clippy::cast_precision_loss, reason = "prestige is far below what f32 counts exactly")]

mod reasons;
mod review;

use hamburgum_ai::{Analysis, AnyJudge, Evaluation, Report, Review, TurnReason};
use hamburgum_engine::{Board, Game, Player, Prompt, Seating, Setup, State, Variant};

/// A game in which completing the last church wins: Red is to move and can.
const LAST_CHURCH: &str = "hamburgum record 1\nboard hamburgum\nvariant base\n\
    players red blue\nstart red\nrules 1\nposition\n\
    red prestige 40 money 200 timber 1 brick 1 bell 1 marker dockyard\n\
    blue prestige 40 money 200 timber 1 brick 1 bell 1 marker dockyard\n\
    berth 3 red blue\n\
    church michaelis red.five* blue.ships* blue.donations* red.citizens* blue.building*\n\
    church nicolai red.five* blue.ships* red.donations* blue.citizens* blue.building*\n\
    church catharinen red.five* blue.ships* blue.donations* red.citizens* blue.building*\n\
    church petri red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
    church mariendom red.five* blue.ships* red.donations* blue.citizens* blue.building*\n\
    church jacobi red.five* blue.ships* blue.donations* blue.citizens*\n\
    completed michaelis nicolai catharinen petri mariendom\nend\n";

fn last_church(turns: &str) -> Game<'static> {
    let text = format!("{LAST_CHURCH}\n{turns}");
    Game::parse(&text, &Board::built_in()).expect("a record")
}

/// Positions of a random game, with every kind of decision.
fn positions(variant: Variant, players: usize) -> Vec<State<'static>> {
    let seating = Seating::of_count(players).expect("a right number of players");
    let setup = Setup::initial(variant, seating);
    let board = Board::built_in()[players % 2];
    let mut state = State::from_setup(board, &setup).expect("the beginning of a game");
    let mut rng = fastrand::Rng::with_seed(players as u64);
    let mut positions = Vec::new();
    while !state.is_over() && state.turns() < 3000 {
        positions.push(state);
        let legal = state.legal_actions();
        state.play_unchecked(legal[rng.usize(..legal.len())]);
    }
    positions.push(state);
    positions
}

fn analysed(state: State<'static>, nodes: u32) -> Report {
    let mut analysis = Analysis::new(state, AnyJudge::adviser(), nodes);
    analysis.run(u32::MAX, || false);
    assert!(analysis.is_done());
    analysis.report()
}

/// The invariants of every report.
fn check(state: &State<'static>, report: &Report) {
    for &player in state.players() {
        let now = state.final_score(player).prestige;
        assert!(report.outlook.prestige[player] >= now as f32, "{player} has {now}: {report:?}");
    }
    let sum: f32 = state.players().iter().map(|&player| report.outlook.win[player]).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{report:?}");
    assert_eq!(report.turns.is_empty(), state.prompt().player().is_none());
    let mut hashes = Vec::new();
    for turn in &report.turns {
        let mut after = *state;
        for &action in &turn.actions {
            after.play(action).expect("a legal action");
        }
        assert!(after.is_between_turns() || after.is_over(), "{turn:?}");
        hashes.push(after.position_hash());
        assert!(turn.loss.cost >= 0.0);
        for &player in state.players() {
            let (expected, now) =
                (turn.outlook.prestige[player], after.final_score(player).prestige);
            assert!(expected >= now as f32, "{player} has {now} already: {turn:?}");
        }
        assert!(turn.reasons().is_sorted_by(|a, b| a.weight() >= b.weight()), "{turn:?}");
    }
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), report.turns.len(), "a duplicate turn");
    assert!(report.turns.is_sorted_by(|a, b| a.loss.cost <= b.loss.cost));
}

#[test]
fn every_position_can_be_analysed() {
    let mut prompts = std::collections::BTreeSet::new();
    for variant in Variant::ALL {
        for players in 2..=5 {
            let positions = positions(variant, players);
            let step = positions.len() / 60 + 1;
            let last = positions.len() - 1;
            for i in (0..=last).step_by(step).chain([last]) {
                let state = positions[i];
                prompts.insert(state.prompt().word());
                check(&state, &analysed(state, [0, 1, 3, 40][i % 4]));
            }
        }
    }
    assert!(prompts.contains("over") && prompts.contains("reveal"), "{prompts:?}");
}

#[test]
fn an_analysis_can_be_stopped_and_resumed() {
    let state = *last_church("").state();
    let mut analysis = Analysis::new(state, AnyJudge::adviser(), 500);
    assert_eq!(analysis.run(500, || true), 0);
    check(&state, &analysis.report());
    let mut asked = 0;
    analysis.run(500, || {
        asked += 1;
        asked > 5
    });
    assert!(analysis.spent() < 500 && !analysis.is_done());
    check(&state, &analysis.report());
    analysis.run(u32::MAX, || false);
    assert!(analysis.is_done());
}

#[test]
fn the_result_does_not_depend_on_slices() {
    let state = positions(Variant::One, 3)[200];
    let mut sliced = Analysis::new(state, AnyJudge::adviser(), 300);
    while !sliced.is_done() {
        assert!(sliced.run(7, || false) > 0);
    }
    assert_eq!(sliced.report(), analysed(state, 300));
}

#[test]
fn the_result_does_not_depend_on_stops() {
    for state in [positions(Variant::Base, 2)[0], positions(Variant::One, 3)[200]] {
        let mut stopped = Analysis::new(state, AnyJudge::adviser(), 1500);
        let mut asked = 0;
        while !stopped.is_done() {
            stopped.run(u32::MAX, || {
                asked += 1;
                asked % 11 == 0
            });
        }
        assert_eq!(stopped.report(), analysed(state, 1500));
    }
}

#[test]
fn turns_are_compared_with_equal_node_budgets() {
    let report = analysed(positions(Variant::Base, 2)[0], 400);
    assert_eq!((report.turns.len(), report.effort), (4, 50));
}

#[test]
fn hidden_officials_are_not_used() {
    let record = |drawn: &str| {
        let text = format!(
            "hamburgum record 1\nboard hamburgum\nvariant two\nplayers red blue\nstart red\n\
             rules 1\ndrawn {drawn}\n\n1. red beer\n"
        );
        Game::parse(&text, &Board::built_in()).expect("a record")
    };
    let (open, hidden) = (record("canon sexton deacon"), record("canon"));
    assert_eq!(analysed(*open.state(), 200), analysed(*hidden.state(), 200));
    let reviewed = |game: &Game<'_>| {
        let mut review = Review::new(game, AnyJudge::adviser(), 200);
        review.finish(|_| ()).expect("legal turns");
        review.turns().to_vec()
    };
    assert_eq!(reviewed(&open), reviewed(&hidden));
}

#[test]
fn a_chance_position_has_no_turns() {
    let state = positions(Variant::Two, 2)[0];
    assert_eq!(state.prompt(), Prompt::Reveal);
    let report = analysed(state, 50);
    assert!(report.turns.is_empty());
}

#[test]
fn a_win_is_the_best_turn_and_says_why() {
    let state = *last_church("").state();
    // Without a search it needs a judge that plays the turn to its end, like the evaluation.
    let unsearched = Analysis::new(state, Evaluation::default(), 0).report();
    for report in [unsearched, analysed(state, 2), analysed(state, 200)] {
        let best = &report.turns[0];
        assert!(best.win > 0.99, "{best:?}");
        let reasons = best.reasons();
        assert!(matches!(reasons[0], TurnReason::EndsGame { place: 1, .. }), "{reasons:?}");
        let completed = reasons
            .iter()
            .any(|reason| matches!(reason, TurnReason::CompletesChurch { bonus: 3, .. }));
        assert!(completed, "{reasons:?}");
    }
}

/// Green cannot win. Green may complete the last church, which is Green's best and lets Blue win, or
/// leave it to Red, who then wins.
const KINGMAKER: &str = "hamburgum record 1\nboard hamburgum\nvariant base\n\
    players blue green red\nstart blue\nrules 1\nposition\n\
    blue prestige 42 marker dockyard\n\
    green prestige 10 timber 1 brick 1 bell 1 marker dockyard\n\
    red prestige 40 timber 1 brick 1 bell 1 marker dockyard\n\
    church michaelis red.five* blue.ships* blue.donations* red.citizens* blue.building*\n\
    church nicolai red.five* blue.ships* red.donations* blue.citizens* blue.building*\n\
    church catharinen red.five* blue.ships* blue.donations* red.citizens* blue.building*\n\
    church petri red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
    church mariendom red.five* blue.ships* blue.donations* blue.citizens* blue.building*\n\
    church jacobi red.five* blue.ships* blue.donations* blue.citizens*\n\
    completed michaelis nicolai catharinen petri mariendom\nend\n";

#[test]
fn an_outcome_that_another_player_can_change_is_not_certain() {
    let mut game = Game::parse(KINGMAKER, &Board::built_in()).expect("a position");
    let start = *game.state();
    game.play_line("1. blue trade-east").expect("a legal turn");
    let mut analysis = Analysis::new(start, AnyJudge::adviser(), 3000)
        .with_played(game.actions())
        .expect("a legal turn");
    analysis.run(u32::MAX, || false);
    let report = analysis.report();
    let win = report.played().expect("the played turn").win;
    assert!((0.99..1.0).contains(&win), "Green will most probably complete the church: {win}");
    // After Green has done it the outcome is certain.
    game.play_line("1. green church, donate jacobi.building").expect("a legal turn");
    assert!(analysed(*game.state(), 100).outlook.win[Player::Blue] >= 1.0);
}

#[test]
fn a_turn_that_is_not_legal_is_refused() {
    let analysis = Analysis::new(*last_church("").state(), AnyJudge::adviser(), 10);
    assert!(analysis.with_played(&[hamburgum_engine::Action::Done]).is_err());
}
