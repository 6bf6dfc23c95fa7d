//! The reasons of a turn.

use hamburgum_ai::{Analysis, AnyJudge, Reason, Weighed};
use hamburgum_engine::{
    Action, Board, BuildingKind, ByMaterial, Field, Game, Good, Official, Player, Token, TokenKind,
};

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

/// The reasons of this turn, checked to be in order.
fn reasons(turn: &str) -> Vec<Weighed> {
    let mut game = Game::parse(POSITION, &Board::built_in()).expect("a position");
    let start = *game.state();
    game.play_line(&format!("8. red {turn}")).expect("a legal turn");
    let analysis = Analysis::new(start, AnyJudge::adviser(), 0);
    let analysis = analysis.with_played(game.actions()).expect("a legal turn");
    let report = analysis.report();
    let played = report.played().expect("the played turn");
    assert_eq!(played.actions, game.actions());
    played.reasons.clone()
}

fn token(church: &str, kind: TokenKind) -> Token {
    Token::new(Board::hamburgum().church(church).expect("a church of Hamburg"), kind)
}

/// Whether these are among the reasons of the turn.
fn check(turn: &str, expected: &[Reason]) {
    let found = reasons(turn);
    for reason in expected {
        assert!(found.iter().any(|one| one.reason == *reason), "{turn}: {reason:?} {found:?}");
    }
}

#[test]
fn trade_tells_money_and_goods() {
    check("trade-east, sell 2 beer 1 sugar", &[Reason::Sells { units: 3, money: 270 }]);
    let materials = ByMaterial([1, 2, 0]);
    check("trade-east, buy 2 brick 1 timber", &[Reason::Buys { materials, money: 100 }]);
}

#[test]
fn production_and_long_ways_are_told() {
    check("sugar", &[Reason::Produces { good: Good::Sugar, units: 1 }]);
    let paid = Reason::PaysPrestige { field: Field::Guildhall, points: 2 };
    check("guildhall", &[paid]);
    let found = reasons("guildhall");
    let paid = found.iter().find(|one| one.reason == paid).expect("the price of the way");
    assert_eq!(paid.worth, Some(-2.0));
}

#[test]
fn ships_move_others_on() {
    let blue = Player::Blue;
    check(
        "dockyard, launch 2",
        &[
            Reason::Launches { ships: 2 },
            Reason::MovesShipsOn { player: blue, before: 5, after: 3 },
        ],
    );
}

#[test]
fn buildings_tell_what_they_pay() {
    check(
        "guildhall, build M3 M6",
        &[
            Reason::Builds { kind: BuildingKind::Merchant, count: 1, money: 100 },
            Reason::Appoints { official: Official::Councilman, money: 50 },
        ],
    );
}

#[test]
fn the_church_tells_tokens_and_what_others_can_do() {
    let board = Board::hamburgum();
    let church = board.church("petri").expect("a church of Hamburg");
    let citizens = token("petri", TokenKind::Citizens);
    check(
        "church, donate petri.citizens, score michaelis.five michaelis.ships",
        &[
            Reason::CompletesChurch { church, bonus: 8 },
            Reason::Scores { token: token("michaelis", TokenKind::Five), points: 5 },
            Reason::Scores { token: token("michaelis", TokenKind::Ships), points: 4 },
            Reason::Denies { player: Player::Blue, token: citizens, points: 8 },
        ],
    );
    let taken =
        reasons("church, donate petri.citizens").into_iter().find_map(|one| match one.reason {
            Reason::TakesToken { token, now, .. } => Some((token, now)),
            _ => None,
        });
    assert_eq!(taken, Some((citizens, 0)));
    let lets = Reason::LetsComplete { player: Player::Blue, church, bonus: 8, is_last: false };
    check("cloth", &[lets]);
}

#[test]
fn the_end_of_a_turn_says_nothing() {
    let mut game = Game::parse(POSITION, &Board::built_in()).expect("a position");
    game.play_line("8. red sugar ...").expect("a legal action");
    let analysis = Analysis::new(*game.state(), AnyJudge::adviser(), 0);
    let report = analysis.report();
    assert_eq!(report.turns[0].actions, [Action::Done]);
    let says =
        |one: &Weighed| !matches!(one.reason, Reason::Shifts { .. } | Reason::LetsComplete { .. });
    assert!(!report.turns[0].reasons.iter().any(says), "{report:?}");
}

#[test]
fn a_turn_tells_what_it_enables() {
    // Without bricks and timber there is nothing to donate with.
    let poor = "red prestige 9 money 300 beer 2 sugar 1 bell 1 marker sugar";
    let rich = "red prestige 9 money 300 beer 2 sugar 1 timber 4 brick 4 bell 1 marker dockyard";
    let from = |turn: &str| {
        let text = POSITION.replace(rich, poor);
        let mut game = Game::parse(&text, &Board::built_in()).expect("a position");
        let start = *game.state();
        game.play_line(&format!("8. red {turn}")).expect("a legal turn");
        let analysis = Analysis::new(start, AnyJudge::adviser(), 0);
        let report = analysis.with_played(game.actions()).expect("a legal turn").report();
        let played = report.played().expect("the played turn");
        played.reasons.iter().map(|one| one.reason).collect::<Vec<_>>()
    };
    let petri = Board::hamburgum().church("petri").expect("a church of Hamburg");
    let bought = from("trade-east, buy 2 brick 1 timber");
    let completes = Reason::EnablesCompletion { church: petri, bonus: 8 };
    assert!(bought.contains(&completes), "{bought:?}");
    let sold = from("trade-east, sell 2 beer");
    assert!(!sold.contains(&completes), "{sold:?}");
}
