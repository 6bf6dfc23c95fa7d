//! Finds or installs what the fault test uses if it is there: a proxy, and a library for wrong clocks.

use crate::apt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variables with the path of the proxy and with that of the library.
const PROXY: &str = "HAMBURGUM_HAPROXY";
const CLOCK: &str = "HAMBURGUM_FAKETIME";

/// Debian has a folder for each architecture here, with the library in a folder of its own.
const LIBRARIES: &str = "/usr/lib";
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The variables by which the fault test finds them; a line says what is missing.
pub(crate) fn variables() -> Vec<(&'static str, String)> {
    let proxy = found_or_installed("haproxy", proxy).map(|path| (PROXY, path));
    let clock = found_or_installed("libfaketime", clock).map(|path| (CLOCK, path));
    let found = proxy.into_iter().chain(clock);
    found.map(|(variable, path)| (variable, path.display().to_string())).collect()
}

fn found_or_installed(package: &str, find: fn() -> Option<PathBuf>) -> Option<PathBuf> {
    let found = find().or_else(|| apt::installs(package).then(find).flatten());
    if found.is_none() {
        eprintln!("\n==> faults without {package}: `apt-get install {package}` failed");
    }
    found
}

/// It is in a folder for administrators, which is not in everybody's search path.
fn proxy() -> Option<PathBuf> {
    let mut places = ["haproxy", "/usr/sbin/haproxy"].into_iter().map(PathBuf::from);
    places.find(|program| {
        let output = Command::new(program).arg("-v").output();
        output.is_ok_and(|output| output.status.success())
    })
}

fn clock() -> Option<PathBuf> {
    let folders = std::fs::read_dir(Path::new(LIBRARIES)).into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join(LIBRARY)).find(|library| library.exists())
}
