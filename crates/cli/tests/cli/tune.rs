//! Tuning: deterministic for a seed, and never overwrites a file.

use crate::program::{Folder, run};
use crate::refused::refuse;
use std::fs;

const SHORT: [&str; 7] = ["tune", "--steps", "2", "--games", "4", "--check", "4"];

#[test]
fn the_number_of_threads_does_not_matter() {
    let with = |threads| run(&[&SHORT[..], &["--json", "--threads", threads]].concat());
    let (one, three) = (with("1"), with("3"));
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one.out, three.out);
    assert_eq!(one.json()["check"]["games"], 4);
}

#[test]
fn a_result_can_be_refined_and_is_never_overwritten() {
    let folder = Folder::new("tune");
    let path = folder.path("weights.txt");
    let first = run(&[&SHORT[..], &["--output", &path]].concat());
    assert_eq!(first.code, 0, "{}", first.err);
    let written = fs::read_to_string(&path).expect("the new table");
    assert!(first.out.contains(&written), "{}", first.out);
    assert_eq!(run(&[&SHORT[..], &["--weights", &path]].concat()).code, 0);
    refuse(&[&SHORT[..], &["--output", &path]].concat(), "weights.txt");
    assert_eq!(fs::read_to_string(&path).expect("the old table"), written);
}
