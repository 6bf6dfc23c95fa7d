//! Reviews of whole games.

use super::last_church;
use hamburgum_ai::{
    Analysis, AnyJudge, Comparison, Evaluation, Grade, Loss, Net, NetJudge, Review, ReviewStep,
    TurnReason, Weights,
};
use hamburgum_engine::{Board, Game, Player};
use std::sync::Arc;

fn reviewed<'b>(game: &Game<'b>, nodes: u32) -> Review<'b> {
    let mut review = Review::new(game, AnyJudge::adviser(), nodes);
    review.finish(|_| ()).expect("legal turns");
    assert!(review.is_done());
    review
}

/// A game of Red and Blue that begins with these turns.
fn beginning(turns: &str) -> Game<'static> {
    let head = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red";
    Game::parse(&format!("{head}\nrules 1\n\n{turns}"), &Board::built_in()).expect("a record")
}

/// Red could win and only trades; Blue takes the win.
const MISSED: &str = "1. red trade-east\n1. blue church, donate jacobi.building\n";

#[test]
fn a_missed_win_is_a_blunder() {
    let review = reviewed(&last_church(MISSED), 300);
    let [missed, taken] = review.turns() else { panic!("two turns") };
    assert_eq!((missed.player, missed.grade), (Player::Red, Grade::Blunder), "{missed:?}");
    assert!(missed.before.win[Player::Red] > 0.99 && missed.after.win[Player::Red] < 0.01);
    assert!(
        matches!(missed.comparison.gains.first(), Some(TurnReason::EndsGame { place: 1, .. })),
        "{missed:?}"
    );
    assert!(
        matches!(
            missed.comparison.drawbacks.first(),
            Some(TurnReason::LetsComplete { player: Player::Blue, is_last: true, .. })
        ),
        "{missed:?}"
    );
    assert_eq!((taken.player, taken.grade), (Player::Blue, Grade::Best));
    assert!((missed.loss.win - 1.0).abs() < 1e-3 && taken.loss == Loss::default());
    assert!(review.accuracy(Player::Red).is_some_and(|accuracy| accuracy < 0.001));
    assert_eq!(review.accuracy(Player::Blue), Some(1.0));
    assert_eq!(review.accuracy(Player::Green), None);
    assert_eq!(review.costliest(Player::Red, 3), [missed]);
    assert!(review.costliest(Player::Blue, 3).is_empty());
}

#[test]
fn the_same_turn_in_another_order_is_the_same() {
    let one = reviewed(&beginning("1. red trade-west, sell 1 beer 1 cloth\n"), 100);
    let two = reviewed(&beginning("1. red trade-west, sell 1 cloth 1 beer\n"), 100);
    assert_eq!(one.turns()[0].after, two.turns()[0].after);
    assert_eq!(one.turns()[0].grade, two.turns()[0].grade);
}

#[test]
fn an_open_turn_is_not_reviewed() {
    let game = last_church("1. red beer\n1. blue church ...\n");
    assert_eq!(reviewed(&game, 20).turns().len(), 1);
    let game = last_church("");
    assert!(reviewed(&game, 20).is_empty());
}

#[test]
fn a_review_can_be_stopped_and_resumed() {
    let game = last_church(MISSED);
    let mut review = Review::new(&game, AnyJudge::adviser(), 100);
    assert_eq!(review.step(|| true), Ok(ReviewStep::Stopped));
    assert!(!review.is_done() && review.turns().is_empty());
    review.finish(|_| ()).expect("legal turns");
    assert_eq!(review.turns(), reviewed(&game, 100).turns());
}

#[test]
fn without_nodes_the_judge_alone_reviews() {
    let game = last_church(MISSED);
    let mut by_hand = Review::new(&game, Evaluation::default(), 0);
    by_hand.finish(|_| ()).expect("legal turns");
    assert_eq!(by_hand.turns()[0].grade, Grade::Blunder);
    assert!(reviewed(&game, 0).turns()[0].grade >= Grade::Mistake);
}

#[test]
fn skipping_turns_does_not_change_the_review_of_the_rest() {
    let game = last_church(MISSED);
    let mut rest = Review::new(&game, AnyJudge::adviser(), 100).after_turns(1);
    rest.finish(|_| ()).expect("legal turns");
    assert!(rest.is_done());
    assert_eq!(rest.turns(), &reviewed(&game, 100).turns()[1..]);
    let mut nothing = Review::new(&game, AnyJudge::adviser(), 100).after_turns(7);
    assert!(nothing.is_done());
    assert_eq!(nothing.step(|| false), Ok(ReviewStep::Done));
}

#[test]
fn stored_turns_are_compared_as_in_the_review() {
    let game = beginning("1. red guildhall\n1. blue dockyard\n2. red beer\n");
    let review = reviewed(&game, 100);
    assert!(review.turns().iter().any(|turn| !turn.comparison.gains.is_empty()));
    for (turn, played) in review.turns().iter().zip(game.turns()) {
        let best = &turn.best.actions;
        let anew = Comparison::between(&played.start, best, &played.actions).expect("legal turns");
        assert_eq!(anew, turn.comparison);
    }
}

/// Games of 2 to 5 players in both cities and all variants, with whole turns from the beginning on.
fn games() -> Vec<Game<'static>> {
    let records = [
        include_str!("../../../engine/tests/golden/base-3-hamburgum.txt"),
        include_str!("../../../engine/tests/golden/two-3-londinium.txt"),
        include_str!("../../../engine/tests/golden/one-2-londinium.txt"),
        include_str!("../../../engine/tests/golden/two-5-hamburgum.txt"),
    ];
    let begun = |golden: &str| {
        let record: String = golden.lines().take(60).flat_map(|line| [line, "\n"]).collect();
        Game::parse(&record, &Board::built_in()).expect("a record")
    };
    records.map(begun).into()
}

#[test]
fn reasons_of_a_comparison_support_the_better_turn() {
    let (mut compared, mut explained) = (0, 0);
    for turn in games().iter().flat_map(|game| reviewed(game, 60).turns().to_vec()) {
        if turn.grade == Grade::Best {
            continue;
        }
        let Comparison { gains, drawbacks } = &turn.comparison;
        assert!(gains.iter().all(|one| !one.is_drawback()), "{turn:?}");
        assert!(drawbacks.iter().all(TurnReason::is_drawback), "{turn:?}");
        let shared = |one: &TurnReason| turn.played.reasons().contains(one);
        assert!(!gains.iter().any(shared), "the played turn has that too: {turn:?}");
        compared += 1;
        explained += usize::from(!gains.is_empty() || !drawbacks.is_empty());
    }
    assert!(compared > 100, "only {compared} turns were not the best");
    assert!(10 * explained > 8 * compared, "{explained} of {compared} have a cause");
}

#[test]
fn drawbacks_of_the_best_turn_are_not_those_of_the_next() {
    for turn in games().iter().flat_map(Game::turns) {
        let mut analysis = Analysis::new(turn.start, AnyJudge::adviser(), 60);
        analysis.run(u32::MAX, || false);
        let report = analysis.report();
        let [best, next, ..] = &report.turns[..] else { continue };
        assert!(report.causes(best).iter().all(|one| !one.is_drawback()));
        for one in report.drawbacks(best) {
            assert!(one.is_drawback() && !next.reasons().contains(&one), "{one:?}");
        }
    }
}

#[test]
fn the_fingerprint_of_a_review_identifies_its_judge() {
    let maker = |judge: AnyJudge| Review::maker(&judge);
    let ours = maker(AnyJudge::adviser());
    assert_eq!(ours, maker(AnyJudge::adviser()));
    let net = |seed| maker(NetJudge::new(Arc::new(Net::untrained(seed))).into());
    assert_eq!(net(1), net(1));
    assert!(net(1) != net(2) && net(1) != ours, "other weights of the network");
    let by_hand = maker(Evaluation::default().into());
    assert_ne!(ours, by_hand);
    let text = include_str!("../../data/weights.txt").replace("10.182", "10.183");
    let weights = Weights::parse(&text).expect("a table of weights");
    assert_ne!(by_hand, maker(Evaluation::new(weights).into()), "another table of weights");
}
