//! Runs the program, and creates folders for its files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The output and exit code of a run.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in the folder with the test data.
pub(crate) fn run(words: &[&str]) -> Run {
    Run::of(&program(words).output().expect("a run of the program"))
}

/// Runs the program in this locale.
pub(crate) fn run_in(locale: &str, words: &[&str]) -> Run {
    Run::of(&program(words).env("LC_ALL", locale).output().expect("a run of the program"))
}

/// Runs the program with this standard input and a closed standard output.
pub(crate) fn run_with_input(words: &[&str], input: &str) -> Run {
    let mut command = program(words);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("a start of the program");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a standard input");
    stdin.write_all(input.as_bytes()).expect("a program that reads");
    drop(stdin);
    Run::of(&child.wait_with_output().expect("an end of the program"))
}

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hamburgum"));
    command.args(words).current_dir(data("")).stdin(Stdio::null());
    // Snapshots are in English, regardless of the machine's locale.
    command.env("LC_ALL", "C");
    command
}

/// A file of the test data.
pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

impl Run {
    fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
        let run = Self {
            code: output.status.code().expect("an exit status"),
            out: text(&output.stdout),
            err: text(&output.stderr),
        };
        assert!(!run.err.contains("panicked"), "{}", run.err);
        assert!(!run.err.contains('\u{1b}'), "{}", run.err);
        run
    }

    /// Everything that the run printed, and its exit code.
    pub(crate) fn seen(&self) -> String {
        match self.code {
            0 => format!("{}{}", self.out, self.err),
            code => format!("{}{}exit status {code}", self.out, self.err),
        }
    }

    /// Its output as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
}

/// A temporary folder of one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A new folder.
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for a test");
        Self(path)
    }

    /// A path in it.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a UTF-8 path").to_owned()
    }

    /// A new file in it.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), bytes).expect("a file for a test");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
