//! Lengths of time in words.

use super::Texts;
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

impl Texts {
    /// The same in figures, where there is little room. These signs of units are the same in all languages.
    pub(crate) fn duration_brief(&self, duration: Duration) -> String {
        let seconds = duration.as_secs();
        let parts =
            [(seconds / HOUR, "h"), (seconds % HOUR / MINUTE, "min"), (seconds % MINUTE, "s")];
        let first = parts.iter().position(|(number, _)| *number > 0).unwrap_or(parts.len() - 1);
        let shown = parts.iter().skip(first).take(2).filter(|(number, _)| *number > 0);
        let shown: Vec<String> =
            shown.map(|(number, unit)| format!("{number}\u{a0}{unit}")).collect();
        if shown.is_empty() { "0\u{a0}s".to_owned() } else { shown.join("\u{a0}") }
    }

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
