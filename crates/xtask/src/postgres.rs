//! Finds or installs PostgreSQL, and runs a private server in a temporary folder.

mod programs;
mod user;

use crate::shell::cargo_with;
use anyhow::{Context, Result, ensure};
use programs::Programs;
use std::fs;
use std::path::{Path, PathBuf};
use user::ServerUser;

/// The environment variable with the URL of the server, which tests and benchmarks read.
const VARIABLE: &str = "HAMBURGUM_POSTGRES";

/// The environment variables with the folder of PostgreSQL's programs, and with the user who runs them.
const PROGRAMS: &str = "HAMBURGUM_POSTGRES_PROGRAMS";
const USER: &str = "HAMBURGUM_POSTGRES_USER";

/// Whether commits must survive a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// As in real use, for measurements.
    Full,
    /// No waits for the disk, for tests.
    None,
}

/// A running server; dropping it stops it and deletes its files.
pub(crate) struct Postgres {
    programs: Programs,
    user: ServerUser,
    folder: PathBuf,
}

impl Postgres {
    /// Starts a server. `None` if the environment names one already, or if there is no PostgreSQL and it
    /// cannot be installed; then a line says that its tests are skipped.
    pub(crate) fn start(durability: Durability) -> Result<Option<Self>> {
        if std::env::var_os(VARIABLE).is_some() {
            return Ok(None);
        }
        let Some(programs) = Programs::found_or_installed() else {
            eprintln!(
                "\n==> skipped PostgreSQL: version 15 or newer is not installed, and \
                 `apt-get install postgresql` failed"
            );
            return Ok(None);
        };
        let user = ServerUser::choose()?;
        let folder = std::env::temp_dir().join(format!("hamburgum-pg-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        user.own(&folder)?;
        let server = Self { programs, user, folder };
        server.run("initdb", &INITDB)?;
        let options = server.options(durability);
        let log = server.folder.join("log").display().to_string();
        server.run(
            "pg_ctl",
            &["--wait", "--silent", "--log", &log, "--options", &options, "start"],
        )?;
        Ok(Some(server))
    }

    /// The variable with the URL of the server.
    pub(crate) fn variable(&self) -> (&'static str, String) {
        let socket = self.folder.display().to_string().replace('/', "%2F");
        (VARIABLE, format!("postgres://postgres@{socket}/postgres"))
    }

    /// It listens on a socket in its own folder only.
    fn options(&self, durability: Durability) -> String {
        let mut options = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c max_connections=300",
            self.folder.display()
        );
        if durability == Durability::None {
            options += " -c fsync=off -c synchronous_commit=off -c full_page_writes=off";
        }
        options
    }

    /// Runs one of the programs of PostgreSQL on the data of this server.
    fn run(&self, program: &str, words: &[&str]) -> Result<()> {
        let mut command = self.user.command(&self.programs.path(program));
        command.arg("--pgdata").arg(self.folder.join("data")).args(words);
        let output = command.current_dir(&self.folder).output();
        let output = output.with_context(|| format!("cannot start {program}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{program} failed: {said}{}", log_of(&self.folder));
        Ok(())
    }
}

const INITDB: [&str; 5] =
    ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];

fn log_of(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap_or_default()
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Nothing in it is needed any more, so it stops at once; a leftover folder harms nobody.
        let _ = self.run("pg_ctl", &["--mode=immediate", "--silent", "stop"]);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The variables by which the fault test runs servers of PostgreSQL; none if it is missing.
pub(crate) fn to_run_servers() -> Result<Vec<(&'static str, String)>> {
    let Some(programs) = Programs::found_or_installed() else { return Ok(Vec::new()) };
    let mut variables = vec![(PROGRAMS, programs.folder().display().to_string())];
    let numbers = ServerUser::choose()?.numbers();
    variables.extend(numbers.map(|(user, group)| (USER, format!("{user}:{group}"))));
    Ok(variables)
}

/// Runs cargo with these words next to a server that writes as in real use.
pub(crate) fn beside(words: &[&str]) -> Result<()> {
    let server = Postgres::start(Durability::Full)?;
    let variables: Vec<(&str, String)> = server.iter().map(Postgres::variable).collect();
    let variables: Vec<(&str, &str)> =
        variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    cargo_with(words, &variables)
}
