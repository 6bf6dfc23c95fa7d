//! The proxy in front of the servers: haproxy with the configuration in `deploy/`.

use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;

/// The environment variable with the program; `cargo xtask` sets it.
const PROGRAM: &str = "HAMBURGUM_HAPROXY";

const DEPLOYED: &str = include_str!("../../../../deploy/haproxy.cfg");

/// How often it is asked whether it listens, with a tenth of a second in between.
const STARTS: usize = 50;

/// A running proxy; it ends with this value.
pub(super) struct Proxy {
    address: SocketAddr,
    child: Child,
}

/// The program; `None` if it is not installed.
pub(super) fn program() -> Option<PathBuf> {
    std::env::var_os(PROGRAM).map(PathBuf::from)
}

impl Proxy {
    pub(super) fn start(
        program: &Path,
        folder: &Path,
        address: SocketAddr,
        servers: &[SocketAddr],
    ) -> Result<Self> {
        let file = folder.join("haproxy.cfg");
        fs::write(&file, configuration(address, servers)?)?;
        let log = File::create(folder.join("haproxy.log"))?;
        let child = Command::new(program)
            .args(["-db", "-f"])
            .arg(&file)
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let proxy = Self { address, child };
        for _ in 0..STARTS {
            if TcpStream::connect(address).is_ok() {
                return Ok(proxy);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let log = fs::read_to_string(folder.join("haproxy.log")).unwrap_or_default();
        bail!("haproxy does not listen: {log}")
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The deployed configuration with other addresses, without the limit of changes from one address, because
/// here all come from one, and without a number of connections that needs a higher limit of open files.
fn configuration(address: SocketAddr, servers: &[SocketAddr]) -> Result<String> {
    let mut lines = Vec::new();
    for line in DEPLOYED.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["bind", _] => lines.push(format!("    bind {address}")),
            ["server", name, ..] => {
                let number: Option<usize> =
                    name.strip_prefix("server").and_then(|number| number.parse().ok());
                let number = number.with_context(|| format!("no number in {line:?}"))?;
                let server = servers.get(number.wrapping_sub(1));
                lines.extend(server.map(|server| format!("    server {name} {server}")));
            }
            ["maxconn", _] | ["http-request", "deny", "deny_status", "429", ..] => {}
            _ => lines.push(line.to_owned()),
        }
    }
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deployed_configuration_gets_other_addresses_and_no_limit() {
        let address = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let servers = [address(1001), address(1002)];
        let text = configuration(address(1000), &servers).expect("a configuration");
        assert!(text.contains("    bind 127.0.0.1:1000\n"), "{text}");
        assert_eq!(text.matches("server server2 127.0.0.1:1002\n").count(), 2, "{text}");
        assert!(!text.contains("server3") && !text.contains("429"), "{text}");
    }
}
