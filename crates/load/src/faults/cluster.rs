//! Servers, workers and both databases, and how they break.

use super::database::{Databases, Runner};
use super::line::{Line, Weather};
use super::options::FaultOptions;
use super::process::{Process, Role, url};
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

/// Everything that runs.
pub(super) struct Cluster {
    program: PathBuf,
    databases: Databases,
    /// The database that processes use now.
    current: SocketAddr,
    servers: Vec<Process>,
    workers: Vec<Process>,
}

impl Cluster {
    pub(super) async fn start(
        options: &FaultOptions,
        runner: &Runner,
        folder: &Path,
    ) -> Result<Self> {
        let program = match &options.program {
            Some(program) => program.clone(),
            None => release_build()?,
        };
        let databases = Databases::start(runner, folder)?;
        let current = databases.primary.address();
        let (servers, workers) = (Vec::new(), Vec::new());
        let mut cluster = Self { program, databases, current, servers, workers };
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
        Ok(cluster)
    }

    async fn process(&self, role: Role, log: PathBuf) -> Result<Process> {
        Process::start(&self.program, log, role, Line::before(self.current).await?)
    }

    pub(super) fn servers(&self) -> Vec<SocketAddr> {
        self.servers.iter().filter_map(Process::address).collect()
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
            Fault::Suspend => {
                let process = self.any(rng);
                process.signal("STOP")?;
                sleep(BROKEN + BROKEN).await;
                process.signal("CONT")
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
            Fault::Replace => {
                for server in &mut self.servers {
                    server.stop()?;
                    server.start_again()?;
                }
                Ok(())
            }
            Fault::Promote => self.promote().await,
        }
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
        let Databases { primary, standby } = &self.databases;
        let current = if primary.address() == self.current { primary } else { standby };
        current.kill()?;
        sleep(BROKEN).await;
        current.start()
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

/// This program is TARGET/release/hamburgum-load.
fn release_build() -> Result<PathBuf> {
    let here = std::env::current_exe()?;
    let target = here.ancestors().nth(2).context("the folder of built programs")?;
    Ok(target.join("release/hamburgum"))
}
