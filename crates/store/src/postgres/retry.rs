//! Which errors pass, so that a statement is sent again.

use super::random::spread;
use std::io;
use std::time::{Duration, Instant};

/// SQLSTATE codes and classes after which the same statement may succeed on a fresh connection: failed
/// serialization (40001), an unknown outcome (40003), a deadlock (40P01), a server that stops, crashed or
/// starts (57P01 to 57P03), lost connections (08), too many of them (53300), and a primary that has
/// become a standby (25006).
const TRANSIENT: [&str; 8] =
    ["40001", "40003", "40P01", "57P01", "57P02", "57P03", "53300", "25006"];

const CONNECTION_CLASS: &str = "08";

const FIRST_PAUSE: Duration = Duration::from_millis(50);

const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Whether it is worth sending a statement again that failed with this error. Its outcome may be unknown.
pub(crate) fn is_transient(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(refusal) => refusal.code().is_some_and(|code| {
            TRANSIENT.contains(&code.as_ref()) || code.starts_with(CONNECTION_CLASS)
        }),
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut => true,
        _ => false,
    }
}

/// What to call such an error in metrics.
pub(super) fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(refusal) => refusal.code().unwrap_or_default().into_owned(),
        sqlx::Error::Io(error) if error.kind() == io::ErrorKind::TimedOut => "timeout".to_owned(),
        sqlx::Error::PoolTimedOut => "timeout".to_owned(),
        _ => "connection".to_owned(),
    }
}

/// Pauses between attempts, which grow, until there is no patience left.
pub(super) struct Patience {
    ends: Instant,
    pause: Duration,
}

impl Patience {
    pub(super) fn of(patience: Duration) -> Self {
        Self { ends: Instant::now() + patience, pause: FIRST_PAUSE }
    }

    /// Waits before the next attempt; `false` if there should be none.
    pub(super) async fn waits(&mut self) -> bool {
        if Instant::now() + self.pause > self.ends {
            return false;
        }
        // Many writers that failed together must not come back together.
        tokio::time::sleep(spread(self.pause)).await;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        true
    }
}
