//! What an operator does with whole databases: verifying them, and moving them.

use crate::program::{Run, run};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A database with ten tables.
const STORED: &[u8] = include_bytes!("../../../server/tests/stored/format-6.sqlite");

fn text(path: &Path) -> &str {
    path.to_str().expect("a path")
}

fn moved(from: &Path, to: &Path) -> Run {
    run(&["move", "--from", text(from), "--to", text(to)])
}

/// The digest that a run prints.
fn digest(run: &Run) -> String {
    assert_eq!(run.code, 0, "{}", run.err);
    let (_, digest) = run.out.split_once("Digest: ").expect("a digest");
    digest.lines().next().expect("a line").to_owned()
}

#[test]
fn a_database_is_verified_moved_and_refused_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old.sqlite"), folder.path().join("new.sqlite"));
    std::fs::write(&old, STORED).expect("a file");
    let verified = run(&["verify", "--data", text(&old)]);
    assert!(verified.out.starts_with("10 tables were replayed."), "{}", verified.out);
    let run_moved = moved(&old, &new);
    assert!(run_moved.out.contains("10 tables are in"), "{}", run_moved.out);
    assert_eq!(digest(&run_moved), digest(&verified));
    let json = run(&["verify", "--json", "--data", text(&new)]).json();
    assert_eq!(json["digest"], digest(&verified));
    assert_eq!(json["findings"], serde_json::json!([]));
    for words in [&["verify"][..], &["people", "list"]] {
        let refused = run(&[words, &["--data", text(&old)]].concat());
        assert_eq!(refused.code, 2);
        let says_where = format!("everything is in {} now", new.display());
        assert!(refused.err.contains(&says_where), "{}", refused.err);
    }
}

/// Each attempt lives a little longer than the one before, until one is fast enough.
#[test]
fn a_move_that_is_killed_again_and_again_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old.sqlite"), folder.path().join("new.sqlite"));
    std::fs::write(&old, STORED).expect("a file");
    let before = digest(&run(&["verify", "--data", text(&old)]));
    let mut kills = 0;
    for life in (1..).map(|number| Duration::from_millis(5) * number) {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hamburgum"))
            .args(["move", "--from", text(&old), "--to", text(&new)])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        std::thread::sleep(life);
        // One that has ended by itself is not killed: it is done, or was killed when it was done.
        program.kill().expect("a signal");
        if program.wait().expect("its end").code().is_some() {
            break;
        }
        kills += 1;
    }
    assert!(kills > 0, "the first attempt was killed");
    assert_eq!(digest(&run(&["verify", "--data", text(&new)])), before);
    assert!(moved(&old, &new).err.contains("everything is in"), "the old one is marked as moved");
}

#[test]
fn mistakes_about_databases_are_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let [old, new, none] = ["old", "new", "none"].map(|name| folder.path().join(name));
    for file in [&old, &new] {
        std::fs::write(file, STORED).expect("a file");
    }
    for (run, told) in [
        (moved(&none, &new), "there is no file"),
        (moved(&old, &new), "is not empty"),
        (moved(&old, &old), "in use by another server"),
        (run(&["move", "--cancel", "--from", text(&old)]), "is not being moved"),
        (run(&["move", "--from", text(&old)]), "--to"),
        (run(&["verify", "--data", text(&none)]), "there is no file"),
    ] {
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(run.err.contains(told), "{told}: {}", run.err);
    }
    assert_eq!(run(&["verify", "--data", text(&old)]).code, 0, "nothing has changed");
}
