//! Starting and stopping Chromium.

use crate::link::Link;
use crate::{Error, Visitor};
use serde_json::{Value, json};
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::process::{Child, Command};

/// Chromium uses the file descriptors 3 and 4. The shell redirects them, which avoids unsafe code; and
/// since they are the only pipe, the browser exits when the test does, even if that crashes.
const ON_THE_PIPE: &str = r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#;

const FLAGS: [&str; 16] = [
    "--headless",
    "--remote-debugging-pipe",
    // Windows have no address bar here, yet each would start two processes for what drops down from it;
    // and a process in reserve costs more than the moment that it saves.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess",
    // No test goes back to an earlier document, and keeping the last ones alive costs time.
    "--disable-back-forward-cache",
    // The first window is one that nobody looks at.
    "--no-startup-window",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
    "--no-default-browser-check",
    "--no-first-run",
];

const LONGEST_GOODBYE: Duration = Duration::from_secs(5);

/// A running Chromium with a fresh profile. It exits when this is dropped.
pub struct Browser {
    link: Arc<Link>,
    process: Child,
    profile: TempDir,
}

impl Browser {
    /// Starts the program in the environment variable `CHROMIUM`, or else `chromium`.
    pub async fn start() -> Result<Self, Error> {
        let program = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let profile = tempfile::tempdir().map_err(Error::NotStarted)?;
        let mut process = spawn(&program, profile.path()).map_err(Error::NotStarted)?;
        let (Some(writer), Some(reader)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(Error::Ended);
        };
        let link = Arc::new(Link::new(writer, reader));
        let browser = Self { link, process, profile };
        let version = browser.link.ask(None, "Browser.getVersion", json!({})).await;
        version.map_err(|_| not_a_browser(&program))?;
        Ok(browser)
    }

    /// A new visitor, with separate cookies.
    pub async fn visitor(&self) -> Result<Visitor, Error> {
        let context = self.link.ask(None, "Target.createBrowserContext", json!({})).await?;
        Ok(Visitor::new(Arc::clone(&self.link), text(&context["browserContextId"])))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.start_kill();
        // Its child processes live a moment longer and write into the profile.
        let start = Instant::now();
        while self.is_still_there() && start.elapsed() < LONGEST_GOODBYE {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Browser {
    fn is_still_there(&mut self) -> bool {
        let is_running = matches!(self.process.try_wait(), Ok(None));
        is_running || std::fs::remove_dir_all(self.profile.path()).is_err()
    }
}

fn spawn(program: &str, profile: &Path) -> std::io::Result<Child> {
    let is_root = profile.metadata()?.uid() == 0;
    Command::new("sh")
        .args(["-c", ON_THE_PIPE, "sh", program])
        .args(FLAGS)
        // The sandbox does not work for root, the usual user in containers.
        .args(is_root.then_some("--no-sandbox"))
        .arg(format!("--user-data-dir={}", profile.display()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
}

fn not_a_browser(program: &str) -> Error {
    Error::NotStarted(std::io::Error::other(format!("{program} does not answer")))
}

/// A value that is a string by the protocol.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
