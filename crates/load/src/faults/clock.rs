//! Wrong clocks of processes, by the library `libfaketime`.

use std::path::PathBuf;
use std::process::Command;

/// The environment variable with the library; `cargo xtask` sets it.
const LIBRARY: &str = "HAMBURGUM_FAKETIME";

/// How far a clock can be wrong, in seconds.
const MOST_WRONG: i32 = 300;

/// The clock that a process sees. Only the time of day is wrong: no system lets elapsed time jump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Clock {
    Right,
    /// It is ahead by so many seconds, or behind.
    Wrong {
        library: PathBuf,
        seconds: i32,
    },
}

/// The library; `None` if it is not installed.
pub(super) fn library() -> Option<PathBuf> {
    std::env::var_os(LIBRARY).map(PathBuf::from)
}

impl Clock {
    pub(super) fn wrong(library: PathBuf, rng: &mut fastrand::Rng) -> Self {
        let seconds = if rng.bool() { MOST_WRONG } else { -MOST_WRONG };
        Self::Wrong { library, seconds }
    }

    pub(super) fn apply_to(&self, command: &mut Command) {
        if let Self::Wrong { library, seconds } = self {
            command.env("LD_PRELOAD", library).env("FAKETIME", format!("{seconds:+}s"));
            command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
    }
}
