//! The log of long-running commands.

use std::io::IsTerminal;

/// Logs to standard error: colours and warnings only for a terminal, and for a log file also when the
/// server starts and stops.
pub(crate) fn start_log(as_json: bool) {
    let is_terminal = std::io::stderr().is_terminal();
    // An overloaded server would write hundreds of lines in a second about waiting for a connection to the
    // database; its latencies are among the metrics.
    let default = if is_terminal { "warn" } else { "warn,hamburgum=info" };
    let default = format!("{default},sqlx::pool=error");
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new(default));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(is_terminal)
        .with_writer(std::io::stderr);
    if as_json { log.json().init() } else { log.init() }
}
