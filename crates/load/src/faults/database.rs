//! A primary and a standby of `PostgreSQL` in a temporary folder.

use super::disk::SmallDisk;
use anyhow::{Context, Result, bail, ensure};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The environment variables with the folder of PostgreSQL's programs and with the user who runs it, as two
/// numbers like `105:113`; `cargo xtask` sets them.
const PROGRAMS: &str = "HAMBURGUM_POSTGRES_PROGRAMS";
const USER: &str = "HAMBURGUM_POSTGRES_USER";

/// How often a start is tried again, and the pause: what a killed server leaves behind takes a moment to go
/// away.
const STARTS: usize = 20;
const PAUSE: Duration = Duration::from_millis(250);

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
    /// The folder of its data.
    folder: PathBuf,
    port: u16,
    /// The disk of its data, if it can be full.
    disk: Option<SmallDisk>,
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
        let databases = Self {
            primary: Database::new(runner, &folder.join("primary"))?,
            standby: Database::new(runner, &folder.join("standby"))?,
        };
        let options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
        let place = ["--wal-segsize=1", "--no-sync", "--pgdata", text(&databases.primary.folder)?];
        runner.run("initdb", &[&options[..], &place].concat(), folder)?;
        databases.primary.start()?;
        let source = format!(
            "host=127.0.0.1 port={} user=postgres application_name=standby",
            databases.primary.port
        );
        let copy = ["--checkpoint=fast", "--write-recovery-conf", "--wal-method=stream"];
        let place =
            ["--no-sync", "--pgdata", text(&databases.standby.folder)?, "--dbname", &source];
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
    fn new(runner: &Runner, disk: &Path) -> Result<Self> {
        let folder = disk.join("data");
        let runner = runner.clone();
        let small = SmallDisk::mount(disk)?;
        runner.own(disk)?;
        Ok(Self { runner, folder, port: free_port()?, disk: small })
    }

    pub(super) fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    pub(super) fn start(&self) -> Result<()> {
        // The disk outlives a killed process, so waiting for it would only take time here. The log has to
        // fit on a small disk.
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= -c fsync=off \
             -c max_connections=300 -c max_wal_size=16MB -c min_wal_size=8MB -c wal_keep_size=48MB",
            self.port
        );
        // Beside the disk, which may be full.
        let log = self.parent()?.with_extension("log");
        let words = ["--wait", "--silent", "--log", text(&log)?, "--options", &options];
        let mut started = Ok(());
        for _ in 0..STARTS {
            started = self.control(&[&words[..], &["start"]].concat());
            if started.is_ok() {
                break;
            }
            std::thread::sleep(PAUSE);
        }
        started
    }

    /// Waits until it answers, and starts it if it has ended by itself.
    fn recover(&self) -> Result<()> {
        let port = self.port.to_string();
        let question = ["--quiet", "--host=127.0.0.1", "--port", &port];
        for _ in 0..STARTS {
            if self.client("pg_isready", &question).is_ok() {
                return Ok(());
            }
            if self.control(&["status"]).is_err() {
                return self.start();
            }
            std::thread::sleep(PAUSE);
        }
        bail!("the database does not answer")
    }

    /// Whether its disk can be full.
    pub(super) fn has_small_disk(&self) -> bool {
        self.disk.is_some()
    }

    /// Fills its disk.
    pub(super) fn fill_disk(&self) -> Result<()> {
        self.disk.iter().try_for_each(SmallDisk::fill)
    }

    /// Makes room on its disk. A database that could not write its log has ended by itself.
    pub(super) fn make_room(&self) -> Result<()> {
        self.disk.iter().try_for_each(SmallDisk::make_room)?;
        self.recover()
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
        self.client("pg_ctl", &[&data[..], words].concat())
    }

    fn execute(&self, statement: &str) -> Result<()> {
        let port = self.port.to_string();
        let server = ["--host=127.0.0.1", "--username=postgres", "--port", &port];
        let words = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--command", statement];
        self.client("psql", &[&server[..], &words].concat())
    }

    fn client(&self, program: &str, words: &[&str]) -> Result<()> {
        self.runner.run(program, words, self.parent()?)
    }

    fn parent(&self) -> Result<&Path> {
        self.folder.parent().context("a folder")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.kill();
    }
}

pub(super) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().context("a path that is a text")
}
