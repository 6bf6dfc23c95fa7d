//! The files in `deploy/` are valid, as far as the programs that read them are installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn deploy(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

/// Runs a program; `None` if it is not installed.
fn run(command: &mut Command) -> Option<Output> {
    let output = command.output().ok();
    if output.is_none() {
        println!("not tested: {} is not installed", command.get_program().display());
    }
    output
}

fn must_succeed(output: &Output, what: &Path) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", what.display());
}

#[test]
fn the_proxies_accept_their_configurations() {
    for name in ["haproxy.cfg", "haproxy-postgres.cfg"] {
        let file = deploy(name);
        let Some(output) = run(Command::new("haproxy").arg("-c").arg("-f").arg(&file)) else {
            return;
        };
        must_succeed(&output, &file);
    }
}

#[test]
fn systemd_accepts_the_units() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut units = Vec::new();
    for file in fs::read_dir(deploy("systemd")).expect("units") {
        let file = file.expect("a unit").path();
        let unit = fs::read_to_string(&file).expect("a text");
        let name = file.file_name().expect("a name").to_string_lossy().replace("@.", "@7464.");
        // The program is not installed where this test runs.
        let path = folder.path().join(name);
        fs::write(&path, unit.replace("/usr/local/bin/hamburgum", "/bin/true")).expect("a file");
        units.push(path);
    }
    assert_eq!(units.len(), 3);
    let mut verify = Command::new("systemd-analyze");
    let Some(output) = run(verify.arg("--man=no").arg("verify").args(&units)) else { return };
    must_succeed(&output, folder.path());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// There are three servers and two workers, and the proxy knows all servers.
#[test]
fn the_proxy_knows_the_servers_of_the_compose_file() {
    let compose = fs::read_to_string(deploy("compose.yaml")).expect("a text");
    let services = |kind: &str| -> Vec<String> {
        let lines = compose.lines().filter_map(|line| line.strip_suffix(&format!(": *{kind}")));
        lines.map(|name| name.trim().to_owned()).collect()
    };
    assert_eq!((services("server").len(), services("worker").len()), (3, 2));
    let proxy = fs::read_to_string(deploy("haproxy.cfg")).expect("a text");
    for server in services("server") {
        let line = format!("server {server} {server}:7464");
        assert_eq!(proxy.matches(&line).count(), 2, "{line}");
    }
}
