//! Ratings from saved matches.

use crate::program::{Folder, data, run};
use crate::refused::refuse;
use std::fs;

#[test]
fn ratings_are_printed() {
    crate::check("ladder", "ladder match-two.jsonl match-three.jsonl");
    crate::check("ladder-json", "ladder match-three.jsonl --json");
}

#[test]
fn ratings_are_deterministic_for_a_seed() {
    let rated = |seed| run(&["ladder", "match-three.jsonl", "--seed", seed, "--json"]).json();
    assert_eq!(rated("4"), rated("4"));
    let points = |seed| rated(seed)["tables"][0]["ratings"][0]["points"].clone();
    assert_eq!(points("4"), points("5"));
}

#[test]
fn wrong_ladders_are_refused() {
    let folder = Folder::new("ladder");
    let two = fs::read_to_string(data("match-two.jsonl")).expect("a saved match");
    let same = folder.file("same.jsonl", &two);
    refuse(&["ladder", "match-two.jsonl", &same], "hold the same match: name one of them");
    let other = two.replace("\"program\":\"0.1.0", "\"program\":\"0.0.1");
    let other = folder.file("other.jsonl", other);
    refuse(&["ladder", "match-three.jsonl", &other], "different versions of the program");
    let apart = two.replace("apprentice", "lord-mayor").replace("random", "master");
    let apart = folder.file("apart.jsonl", apart);
    refuse(&["ladder", "match-two.jsonl", &apart], "random and master cannot be compared");
    refuse(&["ladder", "opening.txt"], "opening.txt: line 1: is no saved match");
    refuse(&["ladder", "nowhere.jsonl"], "there is no such file: name a saved match");
    refuse(&["ladder"], "<FILE>...");
    let head = two.lines().next().expect("a first line");
    let empty = folder.file("empty.jsonl", format!("{head}\n"));
    refuse(&["ladder", &empty], "there are no games");
}
