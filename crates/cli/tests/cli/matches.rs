//! Matches between opponents, and their openings.

use crate::program::{Folder, run};
use crate::refused::refuse;
use crate::snapshot;
use serde_json::Value;
use std::fs;

/// Plays a match and returns its result without values that differ between runs or versions.
fn played(options: &str) -> Value {
    let words: Vec<_> = ["match", "--json"].into_iter().chain(options.split(' ')).collect();
    let mut result = run(&words).json();
    for changing in ["seconds", "threads"] {
        assert!(result.as_object_mut().expect("an object").shift_remove(changing).is_some());
    }
    let settings = result["settings"].as_object_mut().expect("settings");
    for changing in ["program", "board_mark"] {
        assert!(settings.shift_remove(changing).is_some());
    }
    for standing in result["results"].as_array_mut().expect("results") {
        let standing = standing.as_object_mut().expect("an object");
        assert!(standing.shift_remove("milliseconds_per_turn").is_some());
    }
    result
}

#[test]
fn help_names_every_level() {
    let help = run(&["match", "--help"]).out;
    for level in hamburgum_ai::Level::ALL {
        assert!(help.contains(level.word()), "{level:?} is missing:\n{help}");
    }
}

#[test]
fn match_results_are_printed() {
    let result = played("--players random,random,random --games 8 --seed 3");
    assert_eq!((&result["games"], &result["blocks"]), (&9.into(), &3.into()), "whole blocks");
    snapshot("match-json", &format!("{result:#}"));
    let text = run(&["match", "--players", "random,random", "--games", "6"]).out;
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let timeless = text.lines().filter(|line| !line.contains("seconds")).map(|line| {
        // The time of a turn is last.
        let line = words(line);
        if line.starts_with("random") {
            line.rsplit_once(' ').expect("columns").0.to_owned()
        } else {
            line
        }
    });
    snapshot("match", &timeless.collect::<Vec<_>>().join("\n"));
}

#[test]
fn an_apprentice_beats_random_players() {
    for options in ["--players apprentice,random", "--players random,apprentice --variant two"] {
        let result = played(&format!("{options} --games 12 --board londinium"));
        let results = result["results"].as_array().expect("results");
        let apprentice = results.iter().find(|standing| standing["player"] == "apprentice");
        let apprentice = apprentice.expect("the apprentice");
        assert!(apprentice["win_share"].as_f64() > Some(0.8), "{apprentice:#}");
        assert_eq!(apprentice["equal_share"], 0.5);
    }
}

#[test]
fn custom_weights_can_be_used() {
    let folder = Folder::new("candidate");
    let path = folder.path("weights.txt");
    fs::write(&path, hamburgum_ai::Weights::shipped().to_string()).expect("a file");
    let same = played(&format!("--players candidate-2,nodes-2 --games 4 --weights {path}"));
    assert_eq!(same["results"][0]["player"], "candidate-2");
    assert_eq!(same["results"][0]["nodes_per_turn"], same["results"][1]["nodes_per_turn"]);
    let table = ["match", "--games", "2", "--players"];
    refuse(&[&table[..], &["candidate-2,nodes-2"]].concat(), "--weights");
    refuse(&[&table[..], &["nodes-2,nodes-2", "--weights", &path]].concat(), "candidate-60");
    fs::write(&path, "tempo one two").expect("a file");
    refuse(&[&table[..], &["candidate-2,nodes-2", "--weights", &path]].concat(), "line 1");
}

#[test]
fn searches_of_any_size_can_play() {
    let folder = Folder::new("match-nodes");
    let save = folder.path("match.jsonl");
    let options = "--players nodes-7,playouts-2,random --games 3 --seed 2 --variant two";
    let result = played(&format!("{options} --save {save}"));
    assert_eq!(result, played(&format!("{options} --save {save}")), "what was saved is read");
    assert_eq!(result, played(options), "the seed decides");
    for (standing, player) in result["results"].as_array().expect("results").iter().zip([
        "nodes-7",
        "playouts-2",
        "random",
    ]) {
        assert_eq!(standing["player"], player);
        assert_eq!(standing["nodes_per_turn"].as_f64() > Some(0.0), player != "random");
    }
    let ladder = run(&["ladder", &save, "--json"]).json();
    let ratings = ladder["tables"][0]["ratings"].as_array().expect("ratings");
    assert_eq!(ratings[0]["player"], "nodes-7");
    assert_eq!(ratings.len(), 3);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let options = "--players apprentice,random,apprentice --games 12 --seed 5 --variant two";
    let one = played(&format!("{options} --threads 1"));
    assert_eq!(one, played(&format!("{options} --threads 4")));
    let other_seed = played(&options.replace("--seed 5", "--seed 6"));
    assert_ne!(one["results"], other_seed["results"]);
}

#[test]
fn interrupted_matches_are_resumed() {
    let folder = Folder::new("match-save");
    let (whole, torn) = (folder.path("whole.jsonl"), folder.path("torn.jsonl"));
    let options = "--players apprentice,random --games 20 --threads 2";
    let expected = played(&format!("{options} --save {whole}"));
    let text = fs::read_to_string(&whole).expect("a saved match");
    assert_eq!(text.lines().count(), 11);
    let fourth = text.match_indices('\n').nth(3).expect("a fourth line").0;
    fs::write(&torn, &text[..fourth + 100]).expect("half a match");
    assert_eq!(played(&format!("{options} --save {torn}")), expected);
    assert_eq!(fs::read_to_string(&torn).expect("a saved match").lines().count(), 11);
    // Nothing is left to play; fewer games are a part of the result, and more games continue it.
    assert_eq!(played(&format!("{options} --save {torn}")), expected);
    let fewer = options.replace("20", "8");
    assert_eq!(played(&format!("{fewer} --save {torn}")), played(&fewer));
    let more = options.replace("20", "24");
    assert_eq!(played(&format!("{more} --save {torn}")), played(&more));
}

#[test]
fn games_of_a_match_are_saved_as_records() {
    let folder = Folder::new("match-records");
    let (dir, save) = (folder.path("games"), folder.path("match.jsonl"));
    let options = ["match", "--players", "apprentice,random", "--games", "4", "--records", &dir];
    let saved = run(&[&options[..], &["--save", &save, "--json"]].concat()).json();
    assert_eq!(saved["games"], 4);
    for number in 1..=4 {
        let record = format!("{dir}/game-{number:06}.txt");
        assert!(run(&["replay", &record, "--json"]).json()["round"].as_u64() > Some(2));
    }
    refuse(&options, "game-000001.txt: is there already");
    // A run that was interrupted between a record and its block plays the same game again.
    let text = fs::read_to_string(&save).expect("a saved match");
    let lines: Vec<_> = text.lines().take(2).collect();
    fs::write(&save, format!("{}\n", lines.join("\n"))).expect("a shorter match");
    assert_eq!(run(&[&options[..], &["--save", &save]].concat()).code, 0);
}

#[test]
fn a_sequential_test_ends_a_match() {
    let options = "--players apprentice,random --games 200 --sprt 0,50";
    let result = played(options);
    assert_eq!(result["test"]["verdict"], "accepted");
    assert!((16..40).contains(&result["blocks"].as_u64().expect("a number")), "{result:#}");
    assert_eq!(played(&format!("{options} --threads 3")), result);
    let reverse = played("--players random,apprentice --games 200 --sprt -20,20");
    assert_eq!(reverse["test"]["verdict"], "rejected");
    let short = played("--players apprentice,random --games 8 --sprt 0,50");
    assert_eq!(short["test"]["verdict"], "undecided");
}

#[test]
fn openings_are_generated_for_matches() {
    let folder = Folder::new("match-openings");
    let made = run(&["openings", "--players", "3", "--count", "4", "--board", "londinium"]).out;
    let lines: Vec<_> = made.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 4, "{made}");
    assert!(lines.iter().all(|line| line.matches(" / ").count() == 5), "{made}");
    let file = folder.file("openings.txt", &made);
    let players = "--players random,random,random --games 12 --board londinium";
    let result = played(&format!("{players} --openings {file}"));
    assert_eq!(
        (&result["settings"]["openings"], &result["openings_played"]),
        (&4.into(), &4.into())
    );
    let twice = played(&format!("{players} --openings {file}").replace("12", "24"));
    assert_eq!((&twice["blocks"], &twice["openings_played"]), (&8.into(), &4.into()));
    let one_round = ["openings", "--count", "2", "--rounds", "1", "--json"];
    let openings = run(&one_round).json();
    assert_eq!(openings["openings"].as_array().expect("a list").len(), 2);
    assert_eq!(openings, run(&one_round).json());
}

#[test]
fn wrong_matches_are_refused() {
    let folder = Folder::new("match-wrong");
    let players = |players: &str, message: &str| {
        refuse(&["match", "--games", "2", "--players", players], message);
    };
    players(
        "apprentice,guru",
        "\"guru\" is no player: use random, wasteful, apprentice, journeyman",
    );
    players("apprentice", "1 player: the game is for 2 to 5");
    players("random,random,random,random,random,random", "6 players: the game is for 2 to 5");
    players("random,", "\"\" is no player");
    let range = "is no number of nodes: use nodes-1 to nodes-1000000";
    for number in ["", "0", "1000001", "-3", "+3", "03", "many", "99999999999"] {
        let wrong = format!("{number:?} {range}");
        players(&format!("random,nodes-{number}"), &wrong);
        players(&format!("random,playouts-{number}"), &wrong.replace("nodes-", "playouts-"));
    }
    let duel = |options: &[&str], message: &str| {
        let words = ["match", "--players", "apprentice,random", "--games", "2"];
        refuse(&[&words[..], options].concat(), message);
    };
    duel(&["--openings", "nowhere.txt"], "there is no such file: name a file of openings");
    let openings = folder.file("openings", "# none\n");
    duel(&["--openings", &openings], "holds no opening");
    let openings = folder.file("openings", "1. red beer\n\n1. red beer / 1. blue mill\n");
    duel(&["--openings", &openings], "openings: line 3: \"1. blue mill\" cannot be read");
    let openings = folder.file("openings", "1. red trade-west ...\n");
    duel(&["--openings", &openings], "line 1: an opening ends between two turns");
    duel(&["--sprt", "20,0"], "two numbers of points, the lower one first");
    let three = ["match", "--players", "random,apprentice,master", "--games", "3", "--sprt", "0,9"];
    refuse(&three, "--sprt compares two kinds of players");
    let long = ["match", "--players", "random,apprentice", "--games", "1002", "--sprt", "0,9"];
    refuse(
        &long,
        "needs an opening for each of the 501 blocks, and there are 500: use --games 1000",
    );
}

#[test]
fn files_of_other_matches_are_not_changed() {
    let folder = Folder::new("match-other");
    let refuse_save = |name: &str, text: &str, message: &str| {
        let file = folder.file(name, text);
        let words = ["match", "--players", "random,random", "--games", "2", "--save", &file];
        refuse(&words, message);
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    };
    refuse_save("letter", "Dear Sir\n", "letter: line 1: is no saved match");
    refuse_save("torn", "{\"hamburgum_match\":1", "torn: line 1: is no saved match");
    let save = folder.path("match");
    let words = ["match", "--players", "random,random", "--games", "2", "--save", &save];
    assert_eq!(run(&words).code, 0);
    refuse(
        &[&words[..], &["--seed", "2"]].concat(),
        "holds a match with other settings (seed is 1 there and 2 here)",
    );
    let text = fs::read_to_string(&save).expect("a saved match");
    let wrong = text.replace("\"place\":1", "\"place\":7");
    refuse_save("wrong", &wrong, "wrong: line 2: is no block of games of these players");
    refuse_save("junk", &format!("{text}junk\n"), "junk: line 3: is no block of games");
    refuse(
        &["match", "--players", "random,random", "--games", "2", "--save", &folder.path("")],
        "is a folder: name a saved match",
    );
}

#[test]
fn reviewed_games_report_the_accuracy_of_each_kind() {
    let words = ["match", "--players", "random,wasteful,nodes-8", "--games", "3", "--review", "20"];
    let text = run(&words).out;
    assert!(text.contains("Median accuracy, reviewed with 20 nodes a turn"), "{text}");
    let json = run(&[&words[..], &["--json"]].concat()).json();
    assert_eq!(json["settings"]["review"], 20);
    for result in json["results"].as_array().expect("a list") {
        let accuracy = result["median_accuracy"].as_f64().expect("an accuracy");
        assert!((0.0..=1.0).contains(&accuracy), "{result}");
    }
    let plain = run(&["match", "--players", "random,random", "--games", "2", "--json"]).json();
    assert_eq!(plain["results"][0].get("median_accuracy"), None);
    let unused = &plain["results"][0]["unused"];
    assert!(unused["bought_late"].as_f64() <= unused["materials"].as_f64(), "{unused}");
}
