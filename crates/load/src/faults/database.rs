//! A primary and a standby of `PostgreSQL` in a temporary folder.

use anyhow::{Context, Result, ensure};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The environment variables with the folder of PostgreSQL's programs and with the user who runs it, as two
/// numbers like `105:113`; `cargo xtask` sets them.
const PROGRAMS: &str = "HAMBURGUM_POSTGRES_PROGRAMS";
const USER: &str = "HAMBURGUM_POSTGRES_USER";

/// How often a start is tried again: what a killed server leaves behind takes a moment to go away.
const STARTS: usize = 20;

/// How a server of PostgreSQL is run.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    programs: PathBuf,
    user: Option<(u32, u32)>,
}

/// One server.
#[derive(Debug)]
pub(super) struct Database {
    runner: Runner,
    folder: PathBuf,
    port: u16,
}

/// Both servers; they end with this value.
#[derive(Debug)]
pub(super) struct Databases {
    pub(super) primary: Database,
    pub(super) standby: Database,
}

impl Runner {
    /// `None` if PostgreSQL is not installed.
    pub(super) fn find() -> Option<Self> {
        let programs = std::env::var_os(PROGRAMS).map(PathBuf::from)?;
        let user = std::env::var(USER).ok().and_then(|user| {
            let (user, group) = user.split_once(':')?;
            Some((user.parse().ok()?, group.parse().ok()?))
        });
        Some(Self { programs, user })
    }

    fn run(&self, program: &str, words: &[&str], folder: &Path) -> Result<()> {
        let mut command = Command::new(self.programs.join(program));
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            std::os::unix::process::CommandExt::uid(&mut command, user);
            std::os::unix::process::CommandExt::gid(&mut command, group);
        }
        let output = command.args(words).current_dir(folder).output();
        let output = output.with_context(|| format!("cannot start {program}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{program} failed: {said}");
        Ok(())
    }

    /// Makes a folder that the user of the servers may write.
    fn own(&self, folder: &Path) -> Result<()> {
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            std::os::unix::fs::chown(folder, Some(user), Some(group))?;
        }
        Ok(())
    }
}

impl Databases {
    /// Sets up a primary, and a standby that every commit waits for.
    pub(super) fn start(runner: &Runner, folder: &Path) -> Result<Self> {
        runner.own(folder)?;
        let [primary, standby] = ["primary", "standby"].map(|name| folder.join(name));
        let server = |folder: &Path, port| Database {
            runner: runner.clone(),
            folder: folder.to_owned(),
            port,
        };
        let databases = Self {
            primary: server(&primary, free_port()?),
            standby: server(&standby, free_port()?),
        };
        let options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
        let place = ["--no-sync", "--pgdata", text(&primary)?];
        runner.run("initdb", &[&options[..], &place].concat(), folder)?;
        databases.primary.start()?;
        let source = format!(
            "host=127.0.0.1 port={} user=postgres application_name=standby",
            databases.primary.port
        );
        let copy = ["--checkpoint=fast", "--write-recovery-conf", "--wal-method=stream"];
        let place = ["--no-sync", "--pgdata", text(&standby)?, "--dbname", &source];
        runner.run("pg_basebackup", &[&copy[..], &place].concat(), folder)?;
        databases.standby.start()?;
        databases
            .primary
            .execute("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)'")?;
        databases.primary.execute("SELECT pg_reload_conf()")?;
        Ok(databases)
    }
}

impl Database {
    pub(super) fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    pub(super) fn start(&self) -> Result<()> {
        // The disk outlives a killed process, so waiting for it would only take time here.
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= -c fsync=off \
             -c max_connections=300",
            self.port
        );
        let log = self.folder.with_extension("log");
        let words = ["--wait", "--silent", "--log", text(&log)?, "--options", &options];
        let mut started = Ok(());
        for _ in 0..STARTS {
            started = self.control(&[&words[..], &["start"]].concat());
            if started.is_ok() {
                break;
            }
            std::thread::sleep(Duration::from_millis(250));
        }
        started
    }

    /// Ends all its processes at once, without writing anything, like a crash.
    pub(super) fn kill(&self) -> Result<()> {
        self.control(&["--mode=immediate", "--silent", "--wait", "stop"])
    }

    /// Makes a standby the primary. It has none of its own any more, so commits wait for nobody.
    pub(super) fn promote(&self) -> Result<()> {
        self.control(&["--wait", "--silent", "promote"])?;
        self.execute("ALTER SYSTEM SET synchronous_standby_names = ''")?;
        self.execute("SELECT pg_reload_conf()")
    }

    fn control(&self, words: &[&str]) -> Result<()> {
        let data = ["--pgdata", text(&self.folder)?];
        let parent = self.folder.parent().context("a folder")?;
        self.runner.run("pg_ctl", &[&data[..], words].concat(), parent)
    }

    fn execute(&self, statement: &str) -> Result<()> {
        let port = self.port.to_string();
        let server = ["--host=127.0.0.1", "--username=postgres", "--port", &port];
        let words = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--command", statement];
        let parent = self.folder.parent().context("a folder")?;
        self.runner.run("psql", &[&server[..], &words].concat(), parent)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.kill();
    }
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().context("a path that is a text")
}
