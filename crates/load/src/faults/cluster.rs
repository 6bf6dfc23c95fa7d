//! Servers, workers and both databases, and how they break.

use super::clock::{self, Clock};
use super::database::{Database, Databases, Runner, free_port};
use super::line::{Line, Weather};
use super::options::FaultOptions;
use super::process::{Process, Role, url};
use super::proxy::{self, Proxy};
use super::script::Fault;
use anyhow::{Context, Result, ensure};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tokio::time::sleep;

/// How long something is broken.
const BROKEN: Duration = Duration::from_secs(2);

/// A connection without any answer is given up after 5 seconds.
const SILENT: Duration = Duration::from_secs(7);

/// A process holds jobs for 30 seconds.
const LONGER_THAN_HELD: Duration = Duration::from_secs(33);

/// Everything that runs.
pub(super) struct Cluster {
    program: PathBuf,
    databases: Databases,
    /// The database that processes use now.
    current: SocketAddr,
    servers: Vec<Process>,
    workers: Vec<Process>,
    /// The proxy in front of the servers, if it is installed.
    proxy: Option<Proxy>,
}

impl Cluster {
    pub(super) async fn start(
        options: &FaultOptions,
        runner: &Runner,
        folder: &Path,
    ) -> Result<Self> {
        let program = match &options.program {
            Some(program) => program.clone(),
            None => std::env::current_exe()?.with_file_name("hamburgum"),
        };
        let databases = Databases::start(runner, folder)?;
        let current = databases.primary.address();
        let (servers, workers) = (Vec::new(), Vec::new());
        let mut cluster = Self { program, databases, current, servers, workers, proxy: None };
        cluster.command(&["migrate"])?;
        for number in 0..options.servers {
            let any = Role::Server(SocketAddr::from(([127, 0, 0, 1], 0)));
            let server = cluster.process(any, folder.join(format!("server-{number}.log"))).await?;
            cluster.servers.push(server);
        }
        for number in 0..options.workers {
            let log = folder.join(format!("worker-{number}.log"));
            let worker = cluster.process(Role::Worker, log).await?;
            cluster.workers.push(worker);
        }
        if let Some(program) = proxy::program() {
            let address = SocketAddr::from(([127, 0, 0, 1], free_port()?));
            let proxy = Proxy::start(&program, folder, address, &cluster.servers())?;
            cluster.proxy = Some(proxy);
        }
        Ok(cluster)
    }

    async fn process(&self, role: Role, log: PathBuf) -> Result<Process> {
        Process::start(&self.program, log, role, Line::before(self.current).await?)
    }

    fn servers(&self) -> Vec<SocketAddr> {
        self.servers.iter().filter_map(Process::address).collect()
    }

    /// Where people can play: at each server, and behind the proxy.
    pub(super) fn entrances(&self) -> Vec<SocketAddr> {
        self.servers().into_iter().chain(self.proxy.iter().map(Proxy::address)).collect()
    }

    /// What this machine would need for a fault and does not have.
    pub(super) fn lacks(&self, fault: Fault) -> Option<&'static str> {
        match fault {
            Fault::WrongClock if clock::library().is_none() => Some("libfaketime"),
            Fault::FillDisk if !self.current_database().has_small_disk() => {
                Some("the right to mount a file system")
            }
            _ => None,
        }
    }

    pub(super) fn has_proxy(&self) -> bool {
        self.proxy.is_some()
    }

    pub(super) fn database(&self) -> String {
        url(self.current)
    }

    /// Breaks something and repairs it.
    pub(super) async fn suffer(&mut self, fault: Fault, rng: &mut fastrand::Rng) -> Result<()> {
        match fault {
            Fault::Kill => {
                let process = self.any(rng);
                process.kill()?;
                sleep(BROKEN).await;
                process.start_again()
            }
            Fault::Suspend => self.suspend(BROKEN + BROKEN, rng).await,
            Fault::SuspendLong => self.suspend(LONGER_THAN_HELD, rng).await,
            Fault::WrongClock => {
                let clock = Clock::wrong(clock::library().context("libfaketime")?, rng);
                let process = self.any(rng);
                process.set_clock(clock);
                process.stop()?;
                process.start_again()
            }
            Fault::Cut => {
                self.all().for_each(|process| process.line().cut());
                Ok(())
            }
            Fault::Delay => {
                self.weather(Weather::Slow(Duration::from_millis(150)), BROKEN, rng).await
            }
            Fault::Swallow => self.weather(Weather::Swallowed, SILENT, rng).await,
            Fault::LoseAnswers => self.weather(Weather::AnswersCut, BROKEN, rng).await,
            Fault::CrashDatabase => self.crash_database().await,
            Fault::FillDisk => {
                let database = self.current_database();
                database.fill_disk()?;
                sleep(BROKEN + BROKEN).await;
                database.make_room()
            }
            Fault::Replace => self.replace(rng),
            Fault::Promote => self.promote().await,
        }
    }

    async fn suspend(&mut self, time: Duration, rng: &mut fastrand::Rng) -> Result<()> {
        let process = self.any(rng);
        process.signal("STOP")?;
        sleep(time).await;
        process.signal("CONT")
    }

    /// What an upgrade does.
    fn replace(&mut self, rng: &mut fastrand::Rng) -> Result<()> {
        self.command(&["migrate"])?;
        for server in &mut self.servers {
            if rng.bool() { server.stop() } else { server.kill() }?;
            server.start_again()?;
        }
        Ok(())
    }

    async fn weather(
        &mut self,
        weather: Weather,
        time: Duration,
        rng: &mut fastrand::Rng,
    ) -> Result<()> {
        let line = self.any(rng).line();
        line.set(weather);
        sleep(time).await;
        line.set(Weather::Fair);
        line.cut();
        Ok(())
    }

    async fn crash_database(&mut self) -> Result<()> {
        let current = self.current_database();
        current.kill()?;
        sleep(BROKEN).await;
        current.start()
    }

    fn current_database(&self) -> &Database {
        let Databases { primary, standby } = &self.databases;
        if primary.address() == self.current { primary } else { standby }
    }

    /// What was acknowledged is on the standby.
    async fn promote(&mut self) -> Result<()> {
        self.databases.primary.kill()?;
        sleep(BROKEN).await;
        self.databases.standby.promote()?;
        self.current = self.databases.standby.address();
        for process in self.all() {
            process.line().lead_to(self.current);
        }
        Ok(())
    }

    fn all(&self) -> impl Iterator<Item = &Process> {
        self.servers.iter().chain(&self.workers)
    }

    fn any(&mut self, rng: &mut fastrand::Rng) -> &mut Process {
        let place = rng.usize(..self.servers.len() + self.workers.len());
        let mut all = self.servers.iter_mut().chain(&mut self.workers);
        all.nth(place).expect("one of them")
    }

    /// Runs a command of the program on the database, which must succeed.
    pub(super) fn command(&self, words: &[&str]) -> Result<String> {
        let output =
            Command::new(&self.program).args(words).args(["--data", &self.database()]).output();
        let output = output.with_context(|| format!("cannot start {}", self.program.display()))?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let error = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{words:?} failed: {said}{error}");
        Ok(said)
    }
}
