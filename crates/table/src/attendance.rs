//! The presence of people, which the server passes to a decision; it is not part of the log.

use super::PersonId;
use std::time::Duration;

/// A person without activity for this long is absent, and a computer may stand in without their consent.
pub const WAITING_TIME: Duration = Duration::from_mins(3);

/// The time since the last activity of people: a connected page or a request. It is not part of the log.
/// People who are not listed are present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    waiting_time: Duration,
    quiet: Vec<(PersonId, Duration)>,
}

impl Attendance {
    /// The inactive people with their times, and the time after which they are absent.
    pub fn new(waiting_time: Duration, quiet: Vec<(PersonId, Duration)>) -> Self {
        Self { waiting_time, quiet }
    }

    /// Whether a person has been inactive for the waiting time.
    pub fn is_absent(&self, person: PersonId) -> bool {
        self.quiet.iter().any(|&(id, quiet)| id == person && quiet >= self.waiting_time)
    }
}
