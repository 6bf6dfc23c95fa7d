//! Invalid records are refused with the line, its text, and the reason.
//!
//! Each case of `refused_records.txt` is a record after a line `case NAME`. `HEAD` stands for a valid
//! head for Red and Blue. The error messages are reviewed as a snapshot.

use hamburgum_engine::{Board, Game, RulesVersion, Seating, Setup, Variant};
use std::fmt::Write;

const CASES: &str = include_str!("../data/refused_records.txt");
const HEAD: &str =
    "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\nrules 1\n";

#[test]
fn wrong_records_are_refused_with_the_line_and_the_reason() {
    let mut told = String::new();
    for case in CASES.split("\ncase ").skip(1) {
        let (name, record) = case.split_once('\n').expect("a record after the name");
        let record = record.replace("HEAD\n", HEAD);
        let refused = Game::parse(&record, &Board::built_in()).expect_err(name);
        // Tests of other crates add a mock version to those that are known.
        let known = format!("version {} of", RulesVersion::known_numbers());
        let refused = refused.to_string().replace(&known, "version 1 of");
        writeln!(told, "{name}\n    {refused}").expect("a string takes all");
    }
    insta::assert_snapshot!(told);
}

#[test]
fn a_huge_record_is_refused() {
    let huge = "#".repeat(Game::MAX_BYTES + 1);
    let refused = Game::parse(&huge, &Board::built_in()).expect_err("too large a record");
    assert_eq!(refused.to_string(), "line 1: a record has at most 4194304 bytes");
}

#[test]
fn a_record_contains_the_board_that_it_names() {
    let own = |id: &str| Board::londinium().clone().as_own(id.to_owned());
    let (one, other) = (own("own-one"), own("own-other"));
    let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
    let record = Game::new(&one, setup).expect("a game").to_text();
    assert!(record.starts_with("hamburgum record 2\nboard own-one\ncity\nid = \"own\"\n"));
    let game = Game::parse(&record, &[&other, &one]).expect("a right record");
    assert_eq!(game.to_text(), record);
    assert_eq!(Game::city_in(&record), Some(one.to_text()));
    // Comments in the city are those of its file, and a byte order mark belongs to neither.
    let edited =
        format!("\u{feff}{}", record.replace("\n[lines]\n", "\n# \"end\"\n[lines] # all\n"));
    assert_eq!(Game::parse(&edited, &[&one]).expect("a right record"), game);
    let refused =
        |record: &str| Game::parse(record, &[&one]).expect_err("a wrong record").to_string();
    let renamed = record.replace("board own-one", "board own-two");
    assert_eq!(
        refused(&renamed),
        "line 2: \"board own-two\" cannot be read: the city below has the id own-one"
    );
    let changed = record.replace(one.name(), "Atlantis");
    assert!(refused(&changed).starts_with("line 2: "), "{}", refused(&changed));
}

#[test]
fn reading_is_lenient_about_space_and_comments() {
    let record = format!(
        "# A game.\n\n{HEAD}# Round one.\n\n  1.  red   trade-east ,  sell 1 beer  # well\n"
    );
    let game = Game::parse(&record, &Board::built_in()).expect("a right record");
    assert_eq!(game.to_text(), format!("{HEAD}\n1. red trade-east, sell 1 beer\n"));
}

#[test]
fn byte_order_marks_tabs_and_crlf_are_accepted() {
    let record = format!("\u{feff}{HEAD}\n1.\tred\tsugar\n").replace('\n', "\r\n");
    let game = Game::parse(&record, &Board::built_in()).expect("a right record");
    assert_eq!(game.to_text(), format!("{HEAD}\n1. red sugar\n"));
}

#[test]
fn a_line_that_is_refused_changes_nothing() {
    let mut game = Game::parse(HEAD, &Board::built_in()).expect("a right head");
    let before = game.clone();
    for line in
        ["1. red sugar, launch", "1. red dockyard, launch, moor", "1. red dockyard, launch 2 ..."]
    {
        assert!(game.play_line(line).is_err(), "{line}");
        assert_eq!(game, before, "{line}");
    }
    game.play_line("1. red dockyard, launch ... # to be continued").expect("a right line");
    assert_eq!(game.draft().len(), 2);
}
