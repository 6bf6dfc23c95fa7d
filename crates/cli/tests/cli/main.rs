//! The program as its users see it: output and exit codes. Nothing makes it panic.
//!
//! `INSTA_UPDATE=always cargo test -p hamburgum` regenerates the snapshots; review the diff.

mod analyse;
mod calibrate;
mod ladder;
mod languages;
mod matches;
mod moving;
mod new_city;
mod own_boards;
mod people;
mod program;
mod refused;
mod selfplay;
mod tune;

use program::{Folder, Run, data, run, run_with_input};
use refused::refuse;
use std::fs;

/// Runs a command on the files in `data/` and compares its output and exit code with a snapshot.
fn check(name: &str, command: &str) {
    let words: Vec<_> = command.split_whitespace().collect();
    snapshot(name, &format!("$ hamburgum {command}\n{}", run(&words).seen()));
}

/// Compares a text with the one in `snapshots/`.
fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn replay_shows_the_position() {
    check("replay-opening", "replay opening.txt");
    check("replay-opening-turn", "replay opening.txt --turn 15");
    check("replay-open-turn", "replay open-turn.txt");
    check("replay-last-turn", "replay last-turn.txt");
    check("replay-last-turn-json", "replay last-turn.txt --json");
    check("replay-variant-two", "replay variant-two.txt");
    check("replay-variant-two-json", "replay variant-two.txt --turn 20 --json");
}

#[test]
fn the_last_turn_is_the_end_of_the_record() {
    for (record, turns) in
        [("opening.txt", "24"), ("last-turn.txt", "1"), ("variant-two.txt", "160")]
    {
        for command in ["replay", "legal"] {
            let whole = run(&[command, record]);
            assert_eq!(run(&[command, record, "--turn", turns]).seen(), whole.seen());
        }
    }
}

#[test]
fn legal_lists_actions_with_their_effects() {
    check("legal-opening", "legal opening.txt");
    check("legal-open-turn", "legal open-turn.txt");
    check("legal-open-turn-json", "legal open-turn.txt --json");
    check("legal-selling", "legal selling.txt");
    check("legal-selling-json", "legal selling.txt --json");
    check("legal-guildhall", "legal guildhall.txt");
    check("legal-over", "legal last-turn.txt");
    check("legal-over-json", "legal last-turn.txt --json");
}

#[test]
fn an_action_that_ends_the_game_lists_the_final_scores() {
    let folder = Folder::new("last-donation");
    let record = fs::read_to_string(data("last-turn.txt")).expect("a record");
    let path = folder.file("open.txt", record.replace(", donate jacobi.citizens", " ..."));
    let legal = run(&["legal", &path, "--json"]).json();
    let actions = legal["actions"].as_array().expect("a list");
    let last =
        actions.iter().find(|one| one["token"] == "jacobi.citizens").expect("the last token");
    let end = last["effects"].as_array().and_then(|effects| effects.last()).expect("an effect");
    assert_eq!(end["kind"], "game-ended");
    let replayed = run(&["replay", "last-turn.txt", "--json"]).json();
    assert_eq!(end["reckonings"], replayed["reckonings"]);
}

#[test]
fn boards_are_listed_and_checked() {
    check("board-list", "board list");
    check("board-list-json", "board list --json");
    check("board-check", "board check ../../../engine/data/hamburgum.toml");
    let checked = run(&["board", "check", "../../../engine/data/londinium.toml", "--json"]).json();
    let shown = run(&["board", "show", "londinium", "--json"]).json();
    assert_eq!(checked["board"], shown);
}

#[test]
fn boards_are_shown() {
    check("board-show-json", "board show hamburgum --json");
    let drawn = run(&["board", "show", "hamburgum"]);
    assert!(drawn.out.starts_with("<svg") && drawn.out.ends_with("</svg>\n"), "{}", drawn.out);
    assert_eq!((drawn.code, drawn.err.as_str()), (0, ""));
    let folder = Folder::new("board-show");
    let path = folder.path("city.svg");
    let written = run(&["board", "show", "hamburgum", "--output", &path]);
    assert!(written.out.ends_with("A reconstruction, not the printed board.\n"));
    assert_eq!(fs::read_to_string(&path).expect("the drawing"), drawn.out);
    fs::write(&path, "mine").expect("a file to protect");
    refuse(&["board", "show", "hamburgum", "--output", &path], "nothing is overwritten");
    assert_eq!(fs::read_to_string(&path).expect("the file"), "mine");
}

#[test]
fn help_is_printed() {
    let plain = run(&["help"]);
    assert_eq!((plain.code, plain.err.as_str()), (0, ""));
    assert_eq!(plain.out, run(&["--help"]).out);
    let commands = "serve,backup,replay,legal,analyse,simulate,perft,openings,match,ladder,selfplay,\
                    calibrate,board,board list,board show,board generate,migrate,move,verify,people list,\
                    tables close";
    for command in commands.split(',') {
        let help = run(&[&command.split(' ').collect::<Vec<_>>()[..], &["--help"]].concat());
        assert_eq!(help.code, 0);
        assert!(help.out.contains("--json"), "{}", help.out);
        assert!(help.out.lines().all(|line| line.len() <= 100), "{}", help.out);
    }
}

#[test]
fn perft_numbers_are_unchanged() {
    let cases = [
        ("--players 2", [8, 21, 95, 350, 1077, 3053, 8938, 27791]),
        ("--players 5 --board londinium", [8, 21, 95, 350, 1333, 5133, 19618, 75301]),
        ("--players 3 --variant one", [8, 21, 95, 350, 1333, 5133, 17570, 53797]),
        ("--players 4 --variant two", [7, 56, 147, 665, 2450, 9331, 35931, 137_326]),
    ];
    for (options, paths) in cases {
        let words: Vec<_> = options.split(' ').chain(["--json", "--depth", "8"]).collect();
        let counted = run(&[&["perft"], &words[..]].concat()).json();
        let depths = counted["depths"].as_array().expect("a list").iter();
        let found: Vec<_> = depths.map(|depth| depth["paths"].as_u64().expect("paths")).collect();
        assert_eq!(found, paths, "{options}");
    }
}

#[test]
fn perft_prints_a_table() {
    let text = run(&["perft", "--depth", "3"]).out;
    let columns = |line: &str| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let seen: Vec<_> = text.lines().skip(2).map(columns).collect();
    assert_eq!(seen, ["depth paths", "1 8", "2 21", "3 95"]);
}

#[test]
fn simulation_does_not_depend_on_threads() {
    let played = |threads| {
        let options = ["--games", "12", "--players", "3", "--seed", "7", "--threads", threads];
        let mut result = run(&[&["simulate", "--json"], &options[..]].concat()).json();
        for changing in ["seconds", "actions_per_second", "threads"] {
            assert!(result.as_object_mut().expect("an object").shift_remove(changing).is_some());
        }
        result
    };
    let one = played("1");
    assert_eq!(one, played("4"));
    snapshot("simulate-json", &format!("{one:#}"));
}

#[test]
fn simulation_prints_a_table() {
    let text = run(&["simulate", "--games", "5", "--max-turns", "30", "--threads", "1"]).out;
    let timeless = text.lines().filter(|line| !line.contains("second"));
    // The width of columns depends on the time, too.
    let words = timeless.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    snapshot("simulate", &words.collect::<Vec<_>>().join("\n"));
}

#[test]
fn simulated_games_are_saved_and_can_be_replayed() {
    let folder = Folder::new("records");
    let dir = folder.path("new/folder");
    let options = ["--games", "3", "--variant", "two", "--max-turns", "80", "--json"];
    let saved = run(&[&["simulate", "--records", &dir], &options[..]].concat()).json();
    let fast = run(&[&["simulate"], &options[..]].concat()).json();
    assert_eq!((&saved["actions"], &saved["turns"]), (&fast["actions"], &fast["turns"]));
    for number in 1..=3 {
        let record = format!("{dir}/game-{number:06}.txt");
        assert_eq!(run(&["replay", &record, "--json"]).json()["turn"], 80);
    }
    fs::remove_file(format!("{dir}/game-000002.txt")).expect("a record to remove");
    let before = fs::read_to_string(format!("{dir}/game-000003.txt")).expect("a record");
    refuse(&["simulate", "--games", "3", "--records", &dir], "game-000001.txt: is there already");
    assert_eq!(fs::read_to_string(format!("{dir}/game-000003.txt")).expect("a record"), before);
    assert!(fs::metadata(format!("{dir}/game-000002.txt")).is_err(), "checked before playing");
}

#[test]
fn records_can_name_other_boards() {
    let folder = Folder::new("boards");
    let board = fs::read_to_string(data("../../../engine/data/hamburgum.toml")).expect("a board");
    let own = board.replace("id = \"hamburgum\"", "id = \"altstadt\"");
    let own = own.replace("note = \"A reconstruction, not the printed board.\"\n", "");
    let path = folder.file("own.toml", own);
    refuse(&["replay", "unknown-board.txt"], "--board FILE makes another one known");
    let replayed = run(&["replay", "unknown-board.txt", "--board", &path, "--json"]).json();
    assert_eq!(replayed["board"]["id"], "altstadt");
    assert_eq!(replayed["board"]["reconstruction"], false);
    let counted = run(&["perft", "--depth", "2", "--board", &path]);
    assert!(counted.code == 0 && !counted.out.contains("Map:"), "{}", counted.out);
    refuse(
        &["replay", "unknown-board.txt", "--board", &path, "--board", &path],
        "two board files have the id \"altstadt\"",
    );
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let record = fs::read_to_string(data("opening.txt")).expect("a record");
    for words in [&["replay", "-"][..], &["replay", "-", "--json"], &["legal", "-"]] {
        let Run { code, err, .. } = run_with_input(words, &record);
        assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
    }
}
