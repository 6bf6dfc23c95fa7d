//! The presence of people, which the server passes to a decision; it is not part of the log.

use super::PersonId;
use std::time::Duration;

/// A person without activity for this long is absent, and a computer may stand in without their consent.
pub const WAITING_TIME: Duration = Duration::from_mins(3);

/// After this time a vote is overdue: it no longer waits for those who are absent.
pub const VOTING_TIME: Duration = Duration::from_hours(24);

/// The age of the open vote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VoteAge {
    /// Those who are absent still have time to answer.
    #[default]
    Fresh,
    /// It has been open for the voting time.
    Overdue,
}

/// The time since the last activity of people: a connected page or a request. It is not part of the log.
/// People who are not listed are present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    waiting_time: Duration,
    quiet: Vec<(PersonId, Duration)>,
    vote: VoteAge,
}

impl Attendance {
    /// The inactive people with their times, and the time after which they are absent.
    pub fn new(waiting_time: Duration, quiet: Vec<(PersonId, Duration)>) -> Self {
        Self { waiting_time, quiet, vote: VoteAge::Fresh }
    }

    /// The same with a vote of this age.
    #[must_use]
    pub fn with_vote(self, vote: VoteAge) -> Self {
        Self { vote, ..self }
    }

    /// Whether the open vote no longer waits for those who are absent.
    pub(super) fn is_vote_overdue(&self) -> bool {
        self.vote == VoteAge::Overdue
    }

    /// Whether a person has been inactive for the waiting time.
    pub fn is_absent(&self, person: PersonId) -> bool {
        self.quiet.iter().any(|&(id, quiet)| id == person && quiet >= self.waiting_time)
    }
}
