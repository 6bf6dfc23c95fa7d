//! Lengths of time in words.

use super::Texts;
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

impl Texts {
    /// A length of time in its two largest units: "45 hours", "2 hours 5 minutes", "10 minutes". Time that
    /// counts only while somebody is awake is not divided into days.
    pub(crate) fn duration(&self, duration: Duration) -> String {
        let seconds = duration.as_secs();
        let (hours, minutes) = (seconds / HOUR, seconds % HOUR / MINUTE);
        let say = |key, number: u64| self.say(key).with("number", number).text();
        match (hours, minutes) {
            (0, 0) => say("clock-seconds", seconds),
            (0, minutes) => say("clock-minutes", minutes),
            (hours, 0) => say("clock-hours", hours),
            (hours, minutes) => {
                format!("{} {}", say("clock-hours", hours), say("clock-minutes", minutes))
            }
        }
    }
}
