//! The measured program, as a child process.

use crate::report::{Row, milliseconds};
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// All requests come from one address here, so the rate limits are raised.
const CHANGES: &str = "1000000,1000000";

/// Linux counts CPU time in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// The running program; it is stopped when this is dropped.
pub(crate) struct Server {
    child: Child,
    address: SocketAddr,
    /// Its temporary database, which is deleted with it.
    folder: Option<TempDir>,
}

/// The resources used so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Use {
    /// Memory in bytes, current and peak.
    pub(crate) memory: u64,
    most_memory: u64,
    /// CPU time on all cores, in the program and in the system for it.
    user: Duration,
    system: Duration,
    /// The time for which its threads were runnable but waited for a core: the machine was busy.
    waited: Duration,
}

impl Server {
    /// Starts the program with a temporary database.
    pub(crate) fn start() -> Result<Self> {
        let folder = tempfile::tempdir().context("a folder for the games")?;
        let mut server = Self::start_with("127.0.0.1:0", &folder.path().join("load.sqlite"))?;
        server.folder = Some(folder);
        Ok(server)
    }

    /// Starts the program at this address with this database.
    pub(crate) fn start_with(listen: &str, data: &Path) -> Result<Self> {
        let program = program()?;
        let mut child = Command::new(&program)
            .args(["serve", "--no-open", "--listen", listen, "--changes", CHANGES])
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut first = String::new();
        let printed = child.stdout.as_mut().context("what the program prints")?;
        BufReader::new(printed).read_line(&mut first)?;
        let address = first.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        let address = address.with_context(|| format!("no address in {first:?}"))?;
        Ok(Self { child, address, folder: None })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many files and connections it has open, on systems that report it.
    pub(crate) fn open_files(&self) -> usize {
        let files = std::fs::read_dir(format!("/proc/{}/fd", self.child.id()));
        files.map_or(0, Iterator::count)
    }

    /// Its resource usage, on systems that report it.
    pub(crate) fn used(&self) -> Option<Use> {
        let process = Path::new("/proc").join(self.child.id().to_string());
        let read = |path: &Path| std::fs::read_to_string(path).ok();
        let threads = std::fs::read_dir(process.join("task")).ok()?;
        let schedules = threads.filter_map(|thread| read(&thread.ok()?.path().join("schedstat")));
        let waited = schedules.filter_map(|schedule| waited(&schedule)).sum();
        Use::read(&read(&process.join("status"))?, &read(&process.join("stat"))?, waited)
    }
}

/// The measured program, which was built beside this one.
pub(crate) fn program() -> Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name("hamburgum"))
}

/// A worker; it is stopped when this is dropped.
pub(crate) struct Worker(Child);

impl Worker {
    pub(crate) fn start(url: &str) -> Result<Self> {
        let program = program()?;
        let mut worker = Command::new(&program);
        worker.args(["work", "--data", url]).stdout(Stdio::null());
        let child =
            worker.spawn().with_context(|| format!("cannot start {}", program.display()))?;
        Ok(Self(child))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Use {
    /// From the files `status` and `stat` of a process.
    fn read(status: &str, stat: &str, waited: Duration) -> Option<Self> {
        let kibibytes = |name: &str| -> Option<u64> {
            let line =
                status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
            line.trim().strip_suffix("kB")?.trim().parse().ok()
        };
        // The name of the program is in parentheses and may contain spaces.
        let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<u32>().ok();
        Some(Self {
            memory: 1024 * kibibytes("VmRSS")?,
            most_memory: 1024 * kibibytes("VmHWM")?,
            user: TICK * ticks(11)?,
            system: TICK * ticks(12)?,
            waited,
        })
    }

    /// What several processes use together.
    pub(crate) fn of_all(servers: &[Server]) -> Option<Self> {
        let all: Option<Vec<Self>> = servers.iter().map(Server::used).collect();
        all?.into_iter().reduce(|one, other| Self {
            memory: one.memory + other.memory,
            most_memory: one.most_memory + other.most_memory,
            user: one.user + other.user,
            system: one.system + other.system,
            waited: one.waited + other.waited,
        })
    }

    /// CPU time on all cores.
    pub(crate) fn time(&self) -> Duration {
        self.user + self.system
    }

    /// What was used since another time, in this time and for this many moves or loads.
    pub(crate) fn rows_since(&self, before: &Self, time: Duration, count: f64) -> Vec<Row> {
        let each =
            |of: fn(&Self) -> Duration| milliseconds(of(self).saturating_sub(of(before))) / count;
        let cores = (self.time().saturating_sub(before.time())).as_secs_f64() / time.as_secs_f64();
        let times = [
            ("each", each(Self::time)),
            ("user", each(|used| used.user)),
            ("system", each(|used| used.system)),
            ("cores in use", cores),
        ];
        vec![
            Row::new("time on all cores", "ms", &times),
            Row::new("time waiting for a core", "ms", &[("each", each(|used| used.waited))]),
            self.memory_row("memory"),
        ]
    }

    pub(crate) fn memory_row(&self, name: &str) -> Row {
        let figures = [("now", self.memory as f64 / 1e6), ("most", self.most_memory as f64 / 1e6)];
        Row::new(name, "MB", &figures)
    }
}

/// From the file `schedstat` of a thread.
fn waited(schedule: &str) -> Option<Duration> {
    schedule.split_whitespace().nth(1)?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_process_are_read() {
        let status = "Name:\tload\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n";
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 9 0 0 0 250 50 0 0 20 0 3 0 1 2 3";
        let (user, system) = (Duration::from_millis(2500), Duration::from_millis(500));
        let waited = waited("1000 2000 7").expect("a time");
        assert_eq!(waited, Duration::from_micros(2));
        let expected = Use { memory: 1 << 20, most_memory: 2 << 20, user, system, waited };
        assert_eq!(Use::read(status, stat, waited), Some(expected));
        assert_eq!(Use::read("", stat, waited), None);
    }
}
