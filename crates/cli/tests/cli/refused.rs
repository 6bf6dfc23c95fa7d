//! Refusals: the message says what is wrong and what would be right, the exit code is 2, and nothing is
//! overwritten.

use crate::program::{Folder, Run, data, run};
use std::fs;

/// Runs a command that must be refused with this message; in JSON it is the same.
pub(crate) fn refuse(words: &[&str], message: &str) {
    let Run { code, out, err } = run(words);
    assert_eq!((code, out.as_str()), (2, ""), "{words:?}: {err}");
    assert!(err.starts_with("error: ") && err.contains(message), "{words:?}: {err}");
    let json = run(&[words, &["--json"]].concat());
    // Further lines come from clap and show the command line.
    assert_eq!((json.code, json.err.lines().next()), (2, err.lines().next()), "{words:?}");
    let object = json.json();
    let printed = object["error"]["message"].as_str().expect("a message");
    assert!(printed.contains(message), "{words:?}: {printed}");
}

#[test]
fn wrong_records_are_refused() {
    for command in ["replay", "legal", "analyse"] {
        refuse(&[command, "not-legal.txt"], "not-legal.txt: line 9: ");
        refuse(&[command, "cannot-read.txt"], "cannot-read.txt: line 8: ");
        refuse(&[command, "bad-position.txt"], "bad-position.txt: line 9: ");
        refuse(&[command, "truncated.txt"], "truncated.txt: line 8: ");
        refuse(&[command, "opening.txt", "--turn", "25"], "has 24 turns: use --turn 0 to 24");
        refuse(&[command, "opening.txt", "--turn", "4294967295"], "use --turn 0 to 24");
        refuse(&[command, "opening.txt", "--turn", "-1"], "-1");
    }
    let kind = |file| run(&["replay", file, "--json"]).json()["error"]["kind"].clone();
    assert_eq!(kind("not-legal.txt"), "not-legal");
    assert_eq!(kind("cannot-read.txt"), "cannot-read");
    assert_eq!(kind("bad-position.txt"), "bad-position");
    assert_eq!(kind("nowhere.txt"), "bad-file");
    super::check("refused-json", "replay not-legal.txt --json");
    super::check("refused-position-json", "replay bad-position.txt --json");
}

#[test]
fn wrong_files_are_refused() {
    let folder = Folder::new("files");
    let binary = folder.file("binary", b"hamburgum record 1\n\xff\xfe");
    let huge = folder.file("huge", vec![b'#'; 4 * 1024 * 1024 + 1]);
    let here = folder.path("");
    for command in [&["replay"][..], &["legal"], &["analyse"], &["board", "check"]] {
        let refuse = |file: &str, message| refuse(&[command, &[file]].concat(), message);
        refuse("nowhere.txt", "nowhere.txt: there is no such file");
        refuse(&here, "is a folder");
        refuse(&binary, "line 2: is not UTF-8 text");
        refuse(&huge, "is too large");
    }
    refuse(&["board", "show", "atlantis"], "use hamburgum, londinium");
}

#[test]
fn wrong_boards_are_refused() {
    let folder = Folder::new("wrong-boards");
    let refuse_text = |text: String, message: &str| {
        let path = folder.file("board.toml", text);
        refuse(&["board", "check", &path], message);
        refuse(&["board", "show", &path], message);
        refuse(&["simulate", "--games", "1", "--board", &path], message);
        refuse(&["replay", "opening.txt", "--board", &path], message);
    };
    let board = fs::read_to_string(data("../../../engine/data/hamburgum.toml")).expect("a board");
    refuse_text(
        board.replace("citizen = 4", "citizen = 9"),
        "line 43: a citizens token pays 3 or 4",
    );
    refuse_text(board[..board.len() / 2].to_owned(), "board.toml: line ");
    refuse_text(String::new(), "board.toml: line 1: ");
    refuse_text("\"\\u001b[31m\" = 1".to_owned(), "board.toml: line 1: ");
    refuse_text(format!("id = {}", "[".repeat(60_000)), "board.toml: line 1: ");
    refuse_text(format!("{} = 1", "x".repeat(60_000)), "board.toml: line 1: ");
    refuse_text("#".repeat(64 * 1024 + 1), "is too large for a board file");
}

#[test]
fn wrong_options_are_refused() {
    let folder = Folder::new("options");
    let file = folder.file("file", "mine");
    let simulate = |options: &[&str], message| refuse(&[&["simulate"], options].concat(), message);
    simulate(&[], "--games <G>");
    simulate(&["--games", "0"], "0 is not in 1..=1000000000");
    simulate(&["--games", "many"], "invalid");
    simulate(&["--games", "1", "--players", "1"], "1 player: the game is for 2 to 5");
    simulate(&["--games", "1", "--players", "6"], "6 players: the game is for 2 to 5");
    simulate(&["--games", "1", "--players", "x"], "the game is for 2 to 5");
    simulate(&["--games", "1", "--variant", "three"], "use base, one or two");
    simulate(&["--games", "1", "--board", "atlantis"], "use hamburgum, londinium");
    simulate(&["--games", "1", "--threads", "0"], "0 is not in 1..=256");
    simulate(&["--games", "1", "--max-turns", "20001"], "20001 is not in 1..=20000");
    simulate(&["--games", "1", "--records", &file], "cannot be a folder for records");
    simulate(&["--games", "1", "--records", &format!("{file}/x")], "cannot be a folder");
    simulate(&["--games", "1000001", "--records", &folder.path("r")], "at most 1000000 games");
    refuse(&["tune", "--steps", "0"], "0 is not in 1..=100000");
    refuse(&["tune", "--steps", "1", "--go", "3"], "above 0 and up to 2");
    refuse(&["tune", "--steps", "1", "--weights", &file], "line 1: a line is the name");
    refuse(&["analyse", "opening.txt", "--nodes", "0"], "0 is not in 1..=1000000");
    refuse(&["analyse", "opening.txt", "--nodes", "1000001"], "1000001 is not in 1..=1000000");
    refuse(&["perft", "--depth", "19"], "19 is not in 1..=18");
    refuse(&["perft", "--depth", "0"], "0 is not in 1..=18");
    refuse(&["paly"], "unrecognized subcommand 'paly'");
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}

#[cfg(unix)]
#[test]
fn a_failed_write_leaves_no_partial_file() {
    let folder = Folder::new("half");
    let path = folder.path("city.svg");
    // Files of more than one block cannot be written, as on a full disk.
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$@\"";
    let program = env!("CARGO_BIN_EXE_hamburgum");
    let command = ["-c", limited, "sh", program, "board", "show", "hamburgum", "--output", &path];
    let output = std::process::Command::new("sh").args(command).output().expect("a shell");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("city.svg: cannot be written"));
    assert!(fs::metadata(&path).is_err(), "half a drawing is left");
}

#[test]
fn an_incomplete_command_prints_help() {
    let Run { code, out, err } = run(&["board"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("Usage: hamburgum board"), "{err}");
}
