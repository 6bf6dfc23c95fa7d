//! The alarm of a player whose time is nearly up.

use crate::{PersonId, Table, Timekeeper};
use std::time::Duration;

/// What a player hears while there is still time to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// Who hears it.
    pub person: PersonId,
    /// The version that began the turn.
    pub turn: u64,
    /// Four fifths of the time are used. Moments are milliseconds since 1970.
    pub at: i64,
    /// The time is up.
    pub due: i64,
    /// The time that counts until then.
    pub left: Duration,
}

/// Nobody comes back in less than this.
const SHORTEST: Duration = Duration::from_mins(1);

impl Table {
    /// The alarm of the running clock, as the log has it. There is none where it would come in the last
    /// minute.
    pub fn alarm(&self) -> Option<Alarm> {
        let running = self.deadline()?;
        let is_of_use = |alarm: &Alarm| alarm.left >= SHORTEST && self.owners().len() > 1;
        let left = running.left.saturating_sub(used_before_alarm(running.left));
        let (turn, person) = (self.turn_began(), running.person);
        Some(Alarm { person, turn, at: running.alarm, due: running.due, left }).filter(is_of_use)
    }

    /// The same as it looks at this moment: no time without a server counts.
    pub fn alarm_now(&self, now: i64, keeper: &impl Timekeeper) -> Option<Alarm> {
        let (alarm, running) = (self.alarm()?, self.deadline()?);
        let used = self.time_used(now, keeper);
        let moment = |all: Duration| match all.checked_sub(used) {
            Some(rest) if !rest.is_zero() => {
                keeper.after(running.person, running.from.max(now), rest)
            }
            _ => now,
        };
        let at = moment(used_before_alarm(running.left));
        let at = if at > now { at } else { running.alarm.min(now) };
        Some(Alarm {
            at,
            due: moment(running.left),
            left: running.left.saturating_sub(used),
            ..alarm
        })
    }
}

/// How much of the time is used when the alarm comes.
pub(crate) fn used_before_alarm(left: Duration) -> Duration {
    left.mul_f64(0.8)
}
