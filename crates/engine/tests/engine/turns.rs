//! The turns of games, in particular around what chance reveals.

use super::golden::golden_files;
use hamburgum_engine::{Action, Board, Game, Prompt, Turn};

const HEAD: &str = "hamburgum record 1\nboard hamburgum\nplayers red blue\nstart red\nrules 1\n";

/// Red and Blue can each build one site that has an official.
const OFFICIALS: &str = "position\nred timber 3 brick 3\nblue timber 1 brick 1\n\
     blue citizens J3\nberth 3 red blue\nchurch jacobi red.five* blue.ships*\nend\n";

/// Red's turn ends the game with the canon's donation.
const LAST_CHURCH: &str = include_str!("../scenarios/canon-ends-the-game.txt");

/// A game, and what its turns are: number, round, player, field and range; open ones end with `...`.
struct Case {
    name: &'static str,
    record: String,
    turns: &'static [&'static str],
}

fn record(variant: &str, rest: &str) -> String {
    let (first, later) = HEAD.split_at(HEAD.find("players").expect("a line of players"));
    format!("{first}variant {variant}\n{later}{rest}")
}

fn cases() -> Vec<Case> {
    let revealing =
        |drawn: &str, turns: &str| record("two", &format!("drawn {drawn}\n{OFFICIALS}\n{turns}"));
    let case = |name, record, turns| Case { name, record, turns };
    vec![
        case("no turn", record("base", "\n"), &[]),
        case(
            "whole turns",
            record("base", "\n1. red beer\n1. blue trade-west, sell 1 cloth\n2. red trade-west\n"),
            &["0: 1. red beer 0..2", "1: 1. blue trade-west 2..5", "2: 2. red trade-west 5..7"],
        ),
        case(
            "an open turn",
            record("base", "\n1. red beer\n1. blue trade-west, sell 1 cloth ...\n"),
            &["0: 1. red beer 0..2", "1: 1. blue trade-west 2..4 ..."],
        ),
        case(
            "a reveal before the first turn",
            record("two", "drawn sexton\n\n1. red beer\n1. blue cloth\n"),
            &["0: 1. red beer 1..3", "1: 1. blue cloth 3..5"],
        ),
        case("only a reveal", record("two", "drawn sexton\n\n"), &[]),
        case(
            "a reveal between two turns",
            revealing("deacon sexton", "1. red guildhall, build J4\n1. blue beer\n"),
            &["0: 1. red guildhall 1..4", "1: 1. blue beer 5..7"],
        ),
        case(
            "a reveal after the last turn",
            revealing("deacon sexton", "1. red guildhall, build J4\n"),
            &["0: 1. red guildhall 1..4"],
        ),
        case(
            "a reveal that nobody knows",
            revealing("deacon", "1. red guildhall, build J4\n"),
            &["0: 1. red guildhall 1..4"],
        ),
        case(
            "a reveal before an open turn",
            revealing("deacon sexton", "1. red guildhall, build J4\n1. blue dockyard ...\n"),
            &["0: 1. red guildhall 1..4", "1: 1. blue dockyard 5..6 ..."],
        ),
        case(
            "the turn that ends the game",
            LAST_CHURCH
                .lines()
                .filter(|line| !line.starts_with('>'))
                .collect::<Vec<_>>()
                .join("\n"),
            &["0: 1. red guildhall 0..3"],
        ),
    ]
}

fn said(game: &Game<'_>, turn: &Turn<'_>) -> String {
    let field = turn.field().expect("the field of a turn");
    let (number, round, player) = (turn.number, turn.round(), turn.player());
    let open = if number < game.turns_played() { "" } else { " ..." };
    format!("{number}: {round}. {player} {field} {:?}{open}", turn.range())
}

/// What holds for the turns of every game.
fn check_turns(name: &str, game: &Game<'_>) {
    let all: Vec<_> = game.begun_turns().collect();
    let finished: Vec<_> = game.turns().collect();
    assert_eq!(finished.len(), game.turns_played() as usize, "{name}");
    assert_eq!(finished, all[..finished.len()], "{name}");
    assert!(all.len() <= finished.len() + 1, "{name}: more than one open turn");
    let mut end = 0;
    for turn in &all {
        assert_eq!(turn.actions, game.actions()[turn.range()], "{name}");
        let between = &game.actions()[end..turn.begin];
        assert!(between.iter().all(|action| matches!(action, Action::Reveal(_))), "{name}");
        end = turn.end();
        let start = game.after_actions(turn.begin).expect("actions of the game");
        assert_eq!(turn.start, *start.state(), "{name}");
        assert_eq!(turn.start.prompt(), Prompt::Move(turn.player()), "{name}");
        assert_eq!(game.after_turns(turn.number), Some(turn.start), "{name}");
        let back = game.back_to(turn.number).expect("a turn of the game");
        assert_eq!(*back.state(), turn.start, "{name}");
        assert_eq!(back.actions().len(), turn.begin, "{name}");
    }
    let rest = &game.actions()[end..];
    assert!(rest.iter().all(|action| matches!(action, Action::Reveal(_))), "{name}");
    let open = all.get(finished.len()).map(|turn| &turn.actions[..]);
    let draft = if game.state().is_over() { &[] } else { game.draft() };
    assert_eq!(open.unwrap_or_default(), draft, "{name}");
}

#[test]
fn turns_are_told_apart_from_what_chance_reveals() {
    for Case { name, record, turns } in cases() {
        let game = Game::parse(&record, &Board::built_in()).expect(name);
        let found: Vec<_> = game.begun_turns().map(|turn| said(&game, &turn)).collect();
        assert_eq!(found, turns, "{name}");
        check_turns(name, &game);
    }
}

#[test]
fn whole_games_have_the_turns_of_their_records() {
    for path in golden_files() {
        let text = std::fs::read_to_string(&path).expect("a text");
        let game = Game::parse(&text, &Board::built_in()).expect("a golden game");
        check_turns(&path.display().to_string(), &game);
        let record = game.to_text();
        let lines: Vec<_> = record.lines().rev().take(game.turns().count()).collect();
        let line =
            |turn: &Turn<'_>| format!("{}. {} {}", turn.round(), turn.player(), turn.notation());
        let turns: Vec<_> = game.turns().collect();
        assert!(turns.iter().rev().map(line).eq(lines), "{}", path.display());
    }
}
