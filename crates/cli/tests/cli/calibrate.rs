//! Forecasts compared with outcomes.

use crate::program::run;
use crate::refused::refuse;

const SHORT: [&str; 7] = ["calibrate", "--players", "3", "--games", "3", "--nodes", "4"];

#[test]
fn the_number_of_threads_does_not_matter() {
    let with = |threads| {
        let mut json = run(&[&SHORT[..], &["--json", "--threads", threads]].concat()).json();
        json["seconds"] = 0.into();
        json
    };
    let json = with("1");
    assert_eq!(json, with("3"));
    assert_eq!(json["judges"].as_array().map(Vec::len), Some(3));
    let positions = json["positions"].as_u64().expect("a count");
    for judge in json["judges"].as_array().expect("a list") {
        let bins = judge["bins"].as_array().expect("a list").iter();
        let chances: u64 = bins.filter_map(|bin| bin["count"].as_u64()).sum();
        assert_eq!(chances, 3 * positions, "a chance for each player of each position");
        assert!(judge["tempered_loss"].as_f64() <= judge["win_loss"].as_f64(), "{judge}");
    }
    assert!((json["guess_loss"].as_f64().expect("a loss") - 3_f64.ln()).abs() < 1e-9);
}

#[test]
fn the_default_output_is_a_table() {
    let text = run(&SHORT).out;
    for part in ["3 players, 3 games", "learned, as it is", "hand-made", "a guess", "90 to 100 %"] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn other_variants_are_measured_too() {
    let json = run(&[&SHORT[..], &["--variant", "two", "--json"]].concat()).json();
    assert!(json["positions"].as_u64() > Some(0), "{json}");
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    refuse(&[&SHORT[..], &["--net", "opening.txt"]].concat(), "opening.txt");
}
