//! The reasons of a turn.

use hamburgum_ai::{Analysis, AnyJudge, Comparison, TurnReason};
use hamburgum_engine::{Action, Board, Field, Game, Good, Player, Token, TokenKind};

/// A position in the middle of a game; Red is to move.
const POSITION: &str = "hamburgum record 1\nboard hamburgum\nvariant base\n\
    players red blue\nstart red\nrules 1\nposition\nround 8\n\
    red prestige 9 money 300 beer 2 sugar 1 timber 4 brick 4 bell 1 marker dockyard\n\
    red citizens M1\n\
    blue prestige 4 money 200 timber 1 brick 1 bell 1 marker sugar\n\
    blue citizens P1 P4\n\
    berth 3 red blue\n\
    berth 2 red blue\n\
    church michaelis red.five red.ships\n\
    church petri blue.five blue.building blue.ships red.donations*\n\
    end\n";

/// A position with Red's holdings replaced.
fn with_red(red: &str) -> String {
    let rich = "red prestige 9 money 300 beer 2 sugar 1 timber 4 brick 4 bell 1 marker dockyard";
    POSITION.replace(rich, red)
}

/// The reasons of this turn from a position.
fn reasons_from(position: &str, turn: &str) -> Vec<TurnReason> {
    let mut game = Game::parse(position, &Board::built_in()).expect("a position");
    let start = *game.state();
    game.play_line(&format!("8. red {turn}")).expect("a legal turn");
    let analysis = Analysis::new(start, AnyJudge::adviser(), 0);
    let analysis = analysis.with_played(game.actions()).expect("a legal turn");
    let report = analysis.report();
    let played = report.played().expect("the played turn");
    assert_eq!(played.actions, game.actions());
    played.reasons().to_vec()
}

fn reasons(turn: &str) -> Vec<TurnReason> {
    reasons_from(POSITION, turn)
}

fn token(church: &str, kind: TokenKind) -> Token {
    Token::new(Board::hamburgum().church(church).expect("a church of Hamburg"), kind)
}

/// Checks that these are among the reasons of the turn.
fn check(turn: &str, expected: &[TurnReason]) {
    let found = reasons(turn);
    for reason in expected {
        assert!(found.contains(reason), "{turn}: {reason:?} {found:?}");
    }
}

#[test]
fn obvious_effects_are_not_reasons() {
    assert_eq!(reasons("trade-east, sell 1 sugar"), reasons("trade-east"));
    let sugar = reasons("sugar");
    assert!(!sugar.iter().any(|one| matches!(one, TurnReason::ProducesMore { .. })), "{sugar:?}");
}

#[test]
fn long_moves_are_reasons_against_a_turn() {
    let paid = TurnReason::PaysPrestige { field: Field::Guildhall, points: 2 };
    check("guildhall", &[paid]);
    assert!(paid.is_drawback());
}

#[test]
fn ships_carry_more_and_move_others_on() {
    let blue = Player::Blue;
    check(
        "dockyard, launch 2",
        &[
            TurnReason::CarriesMore { before: 5, after: 9 },
            TurnReason::MovesShipsOn { player: blue, before: 5, after: 3 },
            TurnReason::RaisesTokens { points: 4 },
        ],
    );
}

#[test]
fn buildings_have_their_benefits_as_reasons() {
    check(
        "guildhall, build M2",
        &[TurnReason::ProducesMore { good: Good::Cloth, before: 2, after: 3 }],
    );
}

#[test]
fn church_turns_name_tokens_and_options_of_others() {
    let board = Board::hamburgum();
    let church = board.church("petri").expect("a church of Hamburg");
    let citizens = token("petri", TokenKind::Citizens);
    check(
        "church, donate petri.citizens, score michaelis.five michaelis.ships",
        &[
            TurnReason::CompletesChurch { church, bonus: 8 },
            TurnReason::Denies { player: Player::Blue, token: citizens, points: 8 },
        ],
    );
    let five = token("nicolai", TokenKind::Five);
    let takes = TurnReason::TakesToken { token: five, now: 5 };
    check("church, donate nicolai.five, score michaelis.five", &[takes]);
    let scored = reasons("church, donate nicolai.five, score nicolai.five");
    assert!(!scored.contains(&takes), "nothing of it is kept: {scored:?}");
    let lets = TurnReason::LetsComplete { player: Player::Blue, church, bonus: 8, is_last: false };
    check("cloth", &[lets]);
}

#[test]
fn ending_a_turn_has_no_reasons() {
    let mut game = Game::parse(POSITION, &Board::built_in()).expect("a position");
    game.play_line("8. red sugar ...").expect("a legal action");
    let analysis = Analysis::new(*game.state(), AnyJudge::adviser(), 0);
    let report = analysis.report();
    assert_eq!(report.turns[0].actions, [Action::Done]);
    let says = |one: &TurnReason| !matches!(one, TurnReason::LetsComplete { .. });
    assert!(!report.turns[0].reasons().iter().any(says), "{report:?}");
}

#[test]
fn a_turn_names_what_it_enables() {
    // Without bricks and timber there is nothing to donate or to build with.
    let poor = with_red("red prestige 9 money 300 beer 2 sugar 1 bell 1 marker sugar");
    let church = |id: &str| Board::hamburgum().church(id).expect("a church of Hamburg");
    let bought = reasons_from(&poor, "trade-east, buy 2 brick 1 timber");
    let completes = TurnReason::EnablesCompletion { church: church("petri"), bonus: 8 };
    assert!(bought.contains(&completes), "{bought:?}");
    let sold = reasons_from(&poor, "trade-east, sell 2 beer");
    assert!(!sold.contains(&completes), "{sold:?}");
    // The first donation costs one brick, the second one brick and one timber.
    let without_bell = with_red("red prestige 9 money 300 beer 2 sugar 1 marker sugar");
    let bought = reasons_from(&without_bell, "trade-west, buy 2 brick 1 timber");
    let donates = bought.iter().find_map(|one| match *one {
        TurnReason::EnablesDonations { count, .. } => Some(count),
        _ => None,
    });
    assert_eq!(donates, Some(2), "{bought:?}");
    let built = reasons_from(&without_bell, "trade-east, buy 2 brick 1 timber");
    assert!(built.contains(&TurnReason::EnablesBuilding { count: 1 }), "{built:?}");
}

#[test]
fn a_comparison_counts_money_and_points() {
    let mut game = Game::parse(POSITION, &Board::built_in()).expect("a position");
    let start = *game.state();
    let mut turn = |line: &str| {
        game.play_line(&format!("8. red {line}")).expect("a legal turn");
        let actions = game.actions().to_vec();
        game = Game::parse(POSITION, &Board::built_in()).expect("a position");
        actions
    };
    let (sells, scores) = (turn("trade-east, sell 2 beer"), turn("church, score michaelis.five"));
    let of = |better: &[Action], other: &[Action]| {
        Comparison::between(&start, better, other).expect("legal turns").gains
    };
    let (money, points) = (of(&sells, &scores), of(&scores, &sells));
    assert!(money.contains(&TurnReason::MoreMoney { money: 180 }), "{money:?}");
    assert!(points.contains(&TurnReason::ScoresMore { points: 5 }), "{points:?}");
}
