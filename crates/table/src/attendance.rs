//! Who is at the table now: what the server knows beside the log when it decides on a command.

use super::PersonId;
use std::time::Duration;

/// After this time without a sign of life a person is absent, and a computer may stand in without their
/// consent.
pub const WAITING_TIME: Duration = Duration::from_mins(3);

/// How long people have given no sign of life: no connected page and no request. It is in no log;
/// whoever is not listed is present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    waiting_time: Duration,
    quiet: Vec<(PersonId, Duration)>,
}

impl Attendance {
    /// These people have been quiet for so long, and are absent after the waiting time.
    pub fn new(waiting_time: Duration, quiet: Vec<(PersonId, Duration)>) -> Self {
        Self { waiting_time, quiet }
    }

    /// Whether a person has been quiet for the waiting time.
    pub fn is_absent(&self, person: PersonId) -> bool {
        self.quiet.iter().any(|&(id, quiet)| id == person && quiet >= self.waiting_time)
    }
}
