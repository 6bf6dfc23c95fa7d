//! Errors of the harness.

use std::fmt;

/// An error of the harness.
#[derive(Debug)]
pub enum Error {
    /// Chromium could not be started.
    NotStarted(std::io::Error),
    /// Chromium has exited.
    Ended,
    /// The browser refused something, or a script in the page threw.
    Refused {
        /// The request.
        request: String,
        /// The reason that the browser gives.
        reason: String,
    },
    /// A timeout.
    TooLate {
        /// What was waited for.
        awaited: String,
        /// The last observed state.
        found: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(
                f,
                "cannot start Chromium ({error}): install it, or set CHROMIUM to its path"
            ),
            Self::Ended => f.write_str("Chromium has exited"),
            Self::Refused { request, reason } => write!(f, "{request}: {reason}"),
            Self::TooLate { awaited, found } => write!(f, "timeout waiting for {awaited}: {found}"),
        }
    }
}

impl std::error::Error for Error {}
