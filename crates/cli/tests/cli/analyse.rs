//! Reviews and analyses of positions whose outcome does not depend on the evaluation.

use crate::program::run;
use crate::{check, snapshot};
use serde_json::Value;

#[test]
fn a_game_is_reviewed() {
    let text = run(&["analyse", "missed-win.txt", "--nodes", "300"]).out;
    snapshot("analyse-game", &text);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains("Blue could complete St. Jacobi, the last church, and end the game"),
        "{text}"
    );
}

#[test]
fn a_review_can_be_printed_as_json() {
    let review = run(&["analyse", "missed-win.txt", "--nodes", "300", "--json"]).json();
    assert_eq!(review["board"]["reconstruction"], true);
    let missed = &review["turns"][0];
    assert_eq!((&missed["grade"], &missed["loss"]["win"]), (&"blunder".into(), &1.0.into()));
    assert_eq!(missed["best"], "church, donate jacobi.building");
    assert_eq!(review["turns"][1]["grade"], "best");
    assert_eq!(review["turns"][1]["outlook"][1]["win"], 1.0);
    let [red, blue] = &review["players"].as_array().expect("a list")[..] else { panic!("two") };
    assert_eq!((&red["accuracy"], &blue["accuracy"]), (&0.0.into(), &1.0.into()));
    assert_eq!(red["grades"]["blunder"], 1);
    assert_eq!(blue["costliest"].as_array().map(Vec::len), Some(0));
    let costly = &red["costliest"][0];
    let better = ["ends-game", "completes-church", "forestalls"];
    assert_eq!(kinds(&costly["why"]["better"]), better);
    assert_eq!(kinds(&costly["why"]["played"])[0], "lets-complete");
    assert_eq!(costly["why"]["played"][0]["last"], true);
    assert_eq!(costly["better"]["actions"].as_array().map(Vec::len), Some(2));
}

fn kinds(reasons: &Value) -> Vec<&str> {
    let reasons = reasons.as_array().expect("a list").iter();
    reasons.map(|reason| reason["kind"].as_str().expect("a kind")).collect()
}

#[test]
fn a_position_is_analysed() {
    let report =
        run(&["analyse", "missed-win.txt", "--turn", "0", "--nodes", "300", "--json"]).json();
    let turns = report["turns"].as_array().expect("a list");
    assert_eq!(turns[0]["turn"], "church, donate jacobi.building");
    assert_eq!((&turns[0]["win"], &turns[0]["played"]), (&1.0.into(), &false.into()));
    let played = turns.iter().find(|turn| turn["played"] == true).expect("the played turn");
    assert_eq!((&played["turn"], &played["win"]), (&"trade-east".into(), &0.0.into()));
    let text = run(&["analyse", "missed-win.txt", "--turn", "0", "--nodes", "300"]).out;
    let (certain, _) = text.split_once("  2.").expect("a second turn");
    snapshot("analyse-position", certain);
}

#[test]
fn a_finished_game_can_be_analysed() {
    check("analyse-over", "analyse last-turn.txt --turn 1");
    check("analyse-over-json", "analyse last-turn.txt --turn 1 --json");
}

#[test]
fn any_record_can_be_analysed() {
    for (record, turns) in [("opening.txt", 24), ("open-turn.txt", 1), ("variant-two.txt", 160)] {
        let words = ["analyse", record, "--nodes", "8", "--json"];
        let review = run(&words);
        assert_eq!(review.json()["turns"].as_array().map(Vec::len), Some(turns), "{record}");
        assert_eq!(review.out, run(&words).out, "the same again");
        assert!(run(&words[..4]).out.contains("Accuracy"));
        let here = run(&[&words[..], &["--turn", "1"]].concat()).json();
        assert!(here["turns"].as_array().is_some_and(|turns| !turns.is_empty()), "{record}");
    }
}
