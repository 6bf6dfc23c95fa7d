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

/// A length of time in its two largest units, in figures, where there is little room. The signs of the units
/// are the same in all languages.
pub(crate) fn brief_duration(duration: Duration) -> String {
    let seconds = duration.as_secs();
    let parts = [(seconds / HOUR, "h"), (seconds % HOUR / MINUTE, "min"), (seconds % MINUTE, "s")];
    let first = parts.iter().position(|(number, _)| *number > 0).unwrap_or(parts.len() - 1);
    let (largest, rest) = (parts[first], parts.get(first + 1));
    let rest = rest.filter(|(number, _)| *number > 0);
    let shown: Vec<String> = [Some(&largest), rest]
        .into_iter()
        .flatten()
        .map(|(number, unit)| format!("{number}\u{a0}{unit}"))
        .collect();
    shown.join("\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brief_durations_have_two_units_at_most() {
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (600, "10 min"),
            (625, "10 min 25 s"),
            (45 * HOUR, "45 h"),
            (45 * HOUR + 59, "45 h"),
            (2 * HOUR + 5 * MINUTE + 7, "2 h 5 min"),
        ] {
            assert_eq!(brief_duration(Duration::from_secs(seconds)).replace('\u{a0}', " "), text);
        }
    }
}
