//! Installs packages of the system.

use std::process::{Command, Stdio};

/// Installs a package with `apt-get`, if this machine has that and this user may.
pub(crate) fn installs(package: &str) -> bool {
    // The package lists may be outdated or missing, as in fresh containers.
    let _ = apt_get(&["update"]);
    apt_get(&["install", "--yes", package])
}

fn apt_get(words: &[&str]) -> bool {
    println!("==> apt-get {}", words.join(" "));
    let status = Command::new("apt-get")
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}
