//! Findings of reviews, and their reproducibility.

use super::stored::stored;
use hamburgum_ai::{AnyJudge, Review};
use hamburgum_engine::{Board, Game, Player};
use hamburgum_table::review::{Findings, Kept, Reading, Subject};
use hamburgum_web::{Audience, Language, Texts};

/// Red could complete the last church and win, but only produces beer; then Blue does.
const BLUNDER: &str = include_str!("../../tests/records/missed-win.txt");

fn subject(record: &str) -> Subject {
    Subject::of(&Game::parse(record, &Board::built_in()).expect("a record"))
}

fn reviewed(subject: &Subject, nodes: u32) -> Kept {
    let mut review = Review::new(&subject.game, AnyJudge::adviser(), nodes);
    let mut kept = Kept::default();
    let (board, players) = (subject.game.board(), subject.game.state().players());
    review.finish(|turn| kept.push(turn, board, players)).expect("legal turns");
    kept
}

fn findings(record: &str, nodes: u32) -> Findings {
    let subject = subject(record);
    Reading { subject: &subject, kept: &reviewed(&subject, nodes) }.findings()
}

#[test]
fn a_blunder_is_found_and_explained() {
    let findings = findings(BLUNDER, 300);
    assert_eq!(
        findings.turns.iter().map(|turn| turn.grade).collect::<Vec<_>>(),
        ["blunder", "best"]
    );
    let [(Player::Red, Some(red)), (Player::Blue, Some(blue))] = findings.accuracies[..] else {
        panic!("an accuracy for each: {:?}", findings.accuracies);
    };
    assert!(red.abs() < f32::EPSILON && (blue - 1.0).abs() < f32::EPSILON, "{red} {blue}");
    let [costly] = &findings.costly[..] else { panic!("one costly turn: {findings:?}") };
    let board = Board::hamburgum();
    assert_eq!(costly.turn, 0);
    assert_eq!(board.say(&costly.better[..]).to_string(), "church, donate jacobi.building");
    let audience = Audience { player: Player::Red, reader: None };
    let say = |remark| Texts::of(Language::English).remark(board, audience, remark);
    let gains: Vec<_> = costly.gains.iter().copied().map(say).collect();
    assert!(gains[0].contains("ends the game and wins"), "{gains:?}");
    let against: Vec<_> = costly.drawbacks.iter().copied().map(say).collect();
    assert!(against[0].contains("could complete St. Jacobi, the last church"), "{against:?}");
}

#[test]
fn graphs_show_the_blunder() {
    let findings = findings(BLUNDER, 300);
    let wins = |place: usize| findings.wins[place].values.clone();
    assert_eq!(wins(0), [100, 0, 0], "Red could have won");
    assert_eq!(wins(1), [0, 100, 100]);
    assert_eq!(findings.prestige[0].values.len(), 3);
    // Two actions of Red (beer, end of turn), then two of Blue (church, donation), which end the
    // game.
    assert_eq!(findings.moments, [0, 2, 4]);
}

#[test]
fn the_same_game_and_nodes_give_the_same_text() {
    let golden = include_str!("../../../engine/tests/golden/two-3-londinium.txt");
    let record: String = golden.lines().take(24).flat_map(|line| [line, "\n"]).collect();
    let subject = subject(&record);
    assert!(subject.turns.len() > 12, "a beginning with some turns");
    let text = || stored(&reviewed(&subject, 40), 40, false).text;
    assert_eq!(text(), text());
    for (turn, kept) in reviewed(&subject, 40).turns.iter().enumerate() {
        if let Some(best) = &kept.best {
            let read = subject.read(turn, best).expect("a legal turn");
            let written = subject.game.board().say(&read[..]).to_string();
            assert_eq!(&written, best, "it can be read again");
        }
    }
}
