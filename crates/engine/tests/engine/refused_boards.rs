//! Invalid board files are refused with the line and the reason.
//!
//! Each case of `refused_boards.txt` changes the Hamburg file: a line `case NAME`, then `- text` to
//! find and `+ text` to replace it with. The error messages are reviewed as a snapshot.

use hamburgum_engine::Board;
use std::fmt::Write;

const HAMBURGUM: &str = include_str!("../../data/hamburgum.toml");
const CASES: &str = include_str!("../data/refused_boards.txt");

#[test]
fn wrong_boards_are_refused_with_the_line_and_the_reason() {
    let mut told = String::new();
    for case in CASES.split("\ncase ").skip(1) {
        let (name, changes) = case.split_once('\n').expect("changes after the name");
        let refused = Board::parse(&changed(changes)).expect_err(name);
        writeln!(told, "{name}\n    {refused}").expect("a string takes all");
    }
    insta::assert_snapshot!(told);
}

/// The Hamburg file with the changes of a case.
fn changed(changes: &str) -> String {
    let mut board = HAMBURGUM.to_owned();
    let mut look_for = String::new();
    for line in changes.lines().filter(|line| !line.is_empty()) {
        let (sign, text) = line.split_at(2);
        let text = text.replace("\\n", "\n");
        if sign == "- " {
            assert!(board.contains(&text), "{text:?} is not in the Hamburg file");
            look_for = text;
        } else {
            board = board.replacen(&look_for, &text, 1);
        }
    }
    board
}

#[test]
fn a_huge_board_is_refused() {
    let huge = "#".repeat(Board::MAX_BYTES + 1);
    let refused = Board::parse(&huge).expect_err("a board that is too large");
    assert_eq!(refused.to_string(), "line 1: a board file has at most 65536 bytes");
}

#[test]
fn hostile_boards_are_refused_shortly() {
    let deep = format!("id = {}1{}", "[".repeat(20_000), "]".repeat(20_000));
    let tables = format!("{}x = 1", "a.".repeat(10_000));
    let long = HAMBURGUM.replace("St. Petri", &"x".repeat(10_000));
    let kind = HAMBURGUM.replacen("\"brewer\"", &format!("\"{}\"", "x".repeat(10_000)), 1);
    let lines = HAMBURGUM.replacen("[\"P1\"", &format!("[{}", "\"P1\", ".repeat(8_000)), 1);
    for hostile in [deep, tables, long, kind, lines, "\0".to_owned()] {
        let refused = Board::parse(&hostile).expect_err("a hostile file").to_string();
        assert!(refused.len() < 1_000, "{} bytes", refused.len());
    }
}

#[test]
fn the_shipped_boards_say_that_they_are_a_reconstruction() {
    for text in [HAMBURGUM, include_str!("../../data/londinium.toml")] {
        assert!(Board::parse(text).is_ok());
        assert!(text.lines().next().is_some_and(|line| line.contains("a reconstruction")));
    }
}
