//! Reviews of whole games.

use super::last_church;
use hamburgum_ai::{Comparison, Evaluation, Grade, Loss, Reason, Review, Weights, whole_turns};
use hamburgum_engine::{Board, Game, Player};

fn reviewed<'b>(game: &Game<'b>, nodes: u32) -> Review<'b> {
    let mut review = Review::new(game, Evaluation::default(), nodes);
    while review.step(|| false).is_some() {}
    assert!(review.is_done());
    review
}

/// A game of Red and Blue that begins with these turns.
fn beginning(turns: &str) -> Game<'static> {
    let head = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red";
    Game::parse(&format!("{head}\nrules 1\n\n{turns}"), &Board::built_in()).expect("a record")
}

/// Red could win and only looks at the trade; Blue takes the win.
const MISSED: &str = "1. red trade-east\n1. blue church, donate jacobi.building\n";

#[test]
fn a_missed_win_is_a_blunder() {
    let review = reviewed(&last_church(MISSED), 300);
    let [missed, taken] = review.turns() else { panic!("two turns") };
    assert_eq!((missed.player, missed.grade), (Player::Red, Grade::Blunder), "{missed:?}");
    assert!(missed.before.win[Player::Red] > 0.99 && missed.after.win[Player::Red] < 0.01);
    let only = |reasons: &[hamburgum_ai::Weighed]| reasons.first().map(|one| one.reason);
    assert!(
        matches!(only(&missed.comparison.better), Some(Reason::EndsGame { place: 1, .. })),
        "{missed:?}"
    );
    assert!(
        matches!(
            only(&missed.comparison.other),
            Some(Reason::LetsComplete { player: Player::Blue, is_last: true, .. })
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
fn a_review_stops_at_once_and_goes_on() {
    let game = last_church(MISSED);
    let mut review = Review::new(&game, Evaluation::default(), 100);
    assert!(review.step(|| true).is_none());
    assert!(!review.is_done() && review.turns().is_empty());
    while review.step(|| false).is_some() {}
    assert_eq!(review.turns(), reviewed(&game, 100).turns());
}

#[test]
fn without_nodes_the_evaluation_alone_reviews() {
    let review = reviewed(&last_church(MISSED), 0);
    assert_eq!(review.turns()[0].grade, Grade::Blunder);
}

#[test]
fn the_rest_of_a_game_is_reviewed_as_if_nothing_was_left_out() {
    let game = last_church(MISSED);
    let mut rest = Review::new(&game, Evaluation::default(), 100).after_turns(1);
    while rest.step(|| false).is_some() {}
    assert!(rest.is_done());
    assert_eq!(rest.turns(), &reviewed(&game, 100).turns()[1..]);
    let mut nothing = Review::new(&game, Evaluation::default(), 100).after_turns(7);
    assert!(nothing.is_done() && nothing.step(|| false).is_none());
}

#[test]
fn kept_turns_are_compared_as_in_the_review() {
    let game = beginning("1. red guildhall\n1. blue dockyard\n2. red beer\n");
    let review = reviewed(&game, 100);
    assert!(review.turns().iter().any(|turn| !turn.comparison.parts.is_empty()));
    let evaluation = Evaluation::default();
    for (turn, (start, _)) in review.turns().iter().zip(whole_turns(&game)) {
        let (best, played) = (&turn.best.actions, &turn.played.actions);
        let anew = Comparison::between(&evaluation, &start, best, played).expect("legal turns");
        assert_eq!(anew, turn.comparison);
    }
}

#[test]
fn what_is_told_of_a_comparison_speaks_for_the_better_turn() {
    let golden = include_str!("../../../engine/tests/golden/base-3-hamburgum.txt");
    let record: String = golden.lines().take(60).flat_map(|line| [line, "\n"]).collect();
    let game = Game::parse(&record, &Board::built_in()).expect("a record");
    let review = reviewed(&game, 60);
    let mut compared = 0;
    for turn in review.turns().iter().filter(|turn| turn.grade != Grade::Best) {
        let (gains, instead) = (turn.comparison.gains(), turn.comparison.instead());
        let weight = |reasons: &[hamburgum_ai::Weighed]| -> f32 {
            let pros = reasons.iter().filter(|one| !one.is_drawback());
            pros.map(hamburgum_ai::Weighed::weight).sum()
        };
        assert!(gains.iter().all(|one| !one.is_drawback()), "{turn:?}");
        assert!(instead.is_empty() || weight(&instead) <= weight(&gains), "{turn:?}");
        assert!(turn.comparison.parts_in_favour().all(|(_, by)| by > 0.0));
        compared += 1;
    }
    assert!(compared > 20, "only {compared} turns were not the best");
}

#[test]
fn who_made_a_review_is_known_by_its_mark() {
    let ours = Review::maker(&Evaluation::default());
    assert_eq!(ours, Review::maker(&Evaluation::default()));
    let text = include_str!("../../data/weights.txt").replace("10.182", "10.183");
    let weights = Weights::parse(&text).expect("a table of weights");
    assert_ne!(ours, Review::maker(&Evaluation::new(weights)));
}
