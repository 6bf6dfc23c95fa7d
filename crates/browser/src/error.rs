//! What can go wrong while a page is visited.

use std::fmt;

/// What went wrong.
#[derive(Debug)]
pub enum Error {
    /// Chromium could not be started.
    NotStarted(std::io::Error),
    /// Chromium has ended.
    Ended,
    /// The browser refused something, or a script in the page threw.
    Refused {
        /// What was asked for.
        request: String,
        /// What the browser says.
        reason: String,
    },
    /// Something did not come about in time.
    TooLate {
        /// What was waited for.
        awaited: String,
        /// How things stood in the end.
        found: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(
                f,
                "cannot start Chromium ({error}): install it, or say in CHROMIUM where it is"
            ),
            Self::Ended => f.write_str("Chromium has ended"),
            Self::Refused { request, reason } => write!(f, "{request}: {reason}"),
            Self::TooLate { awaited, found } => write!(f, "waited in vain for {awaited}: {found}"),
        }
    }
}

impl std::error::Error for Error {}
