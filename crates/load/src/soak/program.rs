//! The program under test, which is killed and started again with the same data.

use crate::server::{Server, Use};
use anyhow::{Context, Result};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The running program.
pub(super) struct Program {
    server: Option<Server>,
    address: SocketAddr,
    data: PathBuf,
}

/// What the program uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Usage {
    /// Resident memory in bytes.
    pub(super) memory: u64,
    pub(super) open_files: usize,
}

impl Program {
    pub(super) fn start(data: &Path) -> Result<Self> {
        let server = Server::start_with("127.0.0.1:0", data)?;
        let address = server.address();
        Ok(Self { server: Some(server), address, data: data.to_owned() })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it without a warning and starts it at the same address; returns the time in between.
    pub(super) fn kill_and_restart(&mut self) -> Result<Duration> {
        let killed = Instant::now();
        self.kill()?;
        self.server = Some(Server::start_with(&self.address.to_string(), &self.data)?);
        Ok(killed.elapsed())
    }

    /// Kills it without a warning (SIGKILL).
    pub(super) fn kill(&mut self) -> Result<()> {
        drop(self.server.take().context("a running program")?);
        Ok(())
    }

    pub(super) fn used(&self) -> Usage {
        let server = self.server.as_ref();
        let memory = server.and_then(Server::used).map_or(0, |used: Use| used.memory);
        Usage { memory, open_files: server.map_or(0, Server::open_files) }
    }
}
