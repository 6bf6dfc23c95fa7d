//! A server or a worker as a process, with a line of its own to the database.

use super::clock::Clock;
use super::line::Line;
use anyhow::{Context, Result, ensure};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What a process is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// It serves pages at this address; the first time the port is any free one.
    Server(SocketAddr),
    Worker,
}

/// A running process; it is killed with this value.
pub(super) struct Process {
    program: PathBuf,
    log: PathBuf,
    role: Role,
    line: Line,
    clock: Clock,
    child: Child,
}

/// The URL of the database behind an address.
pub(super) fn url(database: SocketAddr) -> String {
    format!("postgres://postgres@{database}/postgres?sslmode=disable")
}

impl Process {
    pub(super) fn start(program: &Path, log: PathBuf, role: Role, line: Line) -> Result<Self> {
        let (child, role) = spawn(program, &log, role, &line, &Clock::Right)?;
        Ok(Self { program: program.to_owned(), log, role, line, clock: Clock::Right, child })
    }

    /// The address at which it serves pages.
    pub(super) fn address(&self) -> Option<SocketAddr> {
        match self.role {
            Role::Server(address) => Some(address),
            Role::Worker => None,
        }
    }

    pub(super) fn line(&self) -> &Line {
        &self.line
    }

    /// Kills it without a warning.
    pub(super) fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to end, and waits for that.
    pub(super) fn stop(&mut self) -> Result<()> {
        self.signal("TERM")?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again after its end, at the same address.
    pub(super) fn start_again(&mut self) -> Result<()> {
        (self.child, self.role) =
            spawn(&self.program, &self.log, self.role, &self.line, &self.clock)?;
        Ok(())
    }

    /// The clock that it has from its next start on.
    pub(super) fn set_clock(&mut self, clock: Clock) {
        self.clock = clock;
    }

    pub(super) fn signal(&self, name: &str) -> Result<()> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status()?;
        ensure!(sent.success(), "kill -s {name} failed");
        Ok(())
    }
}

fn spawn(
    program: &Path,
    log: &Path,
    role: Role,
    line: &Line,
    clock: &Clock,
) -> Result<(Child, Role)> {
    let mut command = Command::new(program);
    clock.apply_to(&mut command);
    match role {
        Role::Server(address) => {
            let listen = address.to_string();
            let limits = ["--changes", "1000000,1000000", "--thinkers", "1"];
            command.args(["serve", "--no-open", "--listen", &listen]).args(limits)
        }
        Role::Worker => command.args(["work", "--thinkers", "1"]),
    };
    let log = File::options().create(true).append(true).open(log)?;
    command.args(["--data", &url(line.address())]).stdout(Stdio::piped()).stderr(log);
    let mut child =
        command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
    let mut first = String::new();
    BufReader::new(child.stdout.as_mut().context("an output")?).read_line(&mut first)?;
    let role = match role {
        Role::Server(_) => {
            let address = first.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
            Role::Server(address.with_context(|| format!("no address in {first:?}"))?)
        }
        Role::Worker => Role::Worker,
    };
    Ok((child, role))
}

impl Drop for Process {
    fn drop(&mut self) {
        // A suspended process can be killed too.
        let _ = self.kill();
    }
}
