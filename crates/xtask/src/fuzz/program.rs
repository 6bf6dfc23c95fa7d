//! The program with all fuzz targets.

use super::summary::{Ending, Summary};
use crate::shell::root;
use anyhow::{Context, Result, ensure};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Longer inputs find nothing more and take longer.
const LIMITS: [&str; 4] =
    ["-max_len=8192", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"];

/// The program, built with coverage.
pub(super) struct FuzzProgram(PathBuf);

impl FuzzProgram {
    /// Builds it in `fuzz/`, whose cargo configuration has the flags for coverage.
    pub(super) fn build() -> Result<Self> {
        eprintln!("\n==> cargo build --release (in fuzz)");
        let output = Command::new(env!("CARGO"))
            .args(["build", "--release", "--message-format=json-render-diagnostics"])
            .current_dir(root().join("fuzz"))
            .stderr(Stdio::inherit())
            .output()
            .context("cannot start cargo")?;
        ensure!(
            output.status.success(),
            "the fuzz targets cannot be built: is there a C++ compiler?"
        );
        let messages = String::from_utf8(output.stdout).context("what cargo says is no text")?;
        let executable = |line: &str| {
            let message: serde_json::Value = serde_json::from_str(line).ok()?;
            message["executable"].as_str().map(PathBuf::from)
        };
        messages.lines().find_map(executable).map(Self).context("cargo names no program")
    }

    /// Writes inputs made of fixtures into `target/fuzz/seeds`.
    pub(super) fn write_seeds(&self) -> Result<()> {
        let seeds = root().join("target/fuzz/seeds");
        fs::create_dir_all(&seeds)?;
        let status = Command::new(&self.0)
            .env("HAMBURGUM_FUZZ_SEEDS", seeds)
            .stderr(Stdio::null())
            .status()
            .context("cannot start the fuzz targets")?;
        ensure!(status.success(), "the seeds cannot be written");
        Ok(())
    }

    /// Starts a target. It adds what it finds to the corpus in `target/fuzz`.
    pub(super) fn start<'t>(&self, target: &'t str, minutes: u64) -> Result<RunningTarget<'t>> {
        let log = root().join(format!("target/fuzz/{target}.log"));
        let [found, stored, seeds] = folders(target);
        let artifacts = root().join("fuzz/artifacts");
        for folder in [&found, &artifacts] {
            fs::create_dir_all(folder)?;
        }
        let child = Command::new(&self.0)
            .env("HAMBURGUM_FUZZ", target)
            .args(LIMITS)
            .arg(format!("-max_total_time={}", 60 * minutes))
            .arg(format!("-artifact_prefix={}/{target}-", artifacts.display()))
            .args([found, stored, seeds].iter().filter(|folder| folder.exists()))
            .stdout(Stdio::null())
            .stderr(File::create(&log)?)
            .spawn()
            .context("cannot start a fuzz target")?;
        Ok(RunningTarget { target, log, child })
    }

    /// Replaces the stored corpus by the fewest inputs that cover as much as all that were found.
    pub(super) fn keep(&self, target: &str) -> Result<()> {
        let [found, stored, seeds] = folders(target);
        let fewest = root().join(format!("target/fuzz/fewest/{target}"));
        let _ = fs::remove_dir_all(&fewest);
        fs::create_dir_all(&fewest)?;
        let status = Command::new(&self.0)
            .env("HAMBURGUM_FUZZ", target)
            .args(["-set_cover_merge=1", LIMITS[0], LIMITS[1]])
            .args([&fewest, &found, &seeds])
            .args([&stored].into_iter().filter(|folder| folder.exists()))
            .stderr(Stdio::null())
            .status()
            .context("cannot start a fuzz target")?;
        ensure!(status.success(), "the corpus of {target} cannot be minimised");
        let _ = fs::remove_dir_all(&stored);
        fs::create_dir_all(&stored)?;
        for input in fs::read_dir(&fewest)? {
            let input = input?;
            fs::copy(input.path(), stored.join(input.file_name()))?;
        }
        Ok(())
    }
}

/// What was found on this machine, what is stored in the repository, and the seeds.
fn folders(target: &str) -> [PathBuf; 3] {
    ["target/fuzz/found", "fuzz/corpus", "target/fuzz/seeds"]
        .map(|folder| root().join(folder).join(target))
}

/// A target that is running.
pub(super) struct RunningTarget<'t> {
    target: &'t str,
    log: PathBuf,
    child: Child,
}

impl<'t> RunningTarget<'t> {
    /// Waits for its end, and says what it did.
    pub(super) fn wait(mut self) -> Result<Summary<'t>> {
        let status = self.child.wait()?;
        let log = fs::read(&self.log)?;
        let ending = if status.success() { Ending::InTime } else { Ending::Early };
        Ok(Summary::of(self.target, &String::from_utf8_lossy(&log), ending))
    }
}
