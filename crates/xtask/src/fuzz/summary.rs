//! What a fuzz target did, from its log.

use std::fmt;

/// The figures of a run.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Summary<'t> {
    target: &'t str,
    executions: u64,
    /// Executions that got past the parser, and those that were counted.
    beyond: (u64, u64),
    /// Features of libFuzzer: branches, with how often they were taken.
    features: u64,
    /// What was found.
    finding: Option<String>,
}

/// How the process of a target ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// After its time.
    InTime,
    /// With a finding.
    Early,
}

impl<'t> Summary<'t> {
    pub(super) const HEAD: &'static str =
        "target       executions   past the parser   features   found";

    pub(super) fn of(target: &'t str, log: &str, ending: Ending) -> Self {
        let panic = log.lines().find(|line| line.contains("panicked at"));
        let other = log.lines().find(|line| line.contains("ERROR: libFuzzer"));
        let why = panic.or(other).unwrap_or("it stopped early");
        Self {
            target,
            executions: last_number(log, "stat::number_of_executed_units:").unwrap_or_default(),
            beyond: beyond(log).unwrap_or_default(),
            features: last_number(log, " ft:").unwrap_or_default(),
            finding: (ending == Ending::Early).then(|| why.to_owned()),
        }
    }

    pub(super) fn is_finding(&self) -> bool {
        self.finding.is_some()
    }
}

/// The last counts of the program: `BEYOND 30 of 60 inputs`.
fn beyond(log: &str) -> Option<(u64, u64)> {
    let line = log.lines().rev().find_map(|line| line.strip_prefix("BEYOND "))?;
    let (beyond, rest) = line.split_once(" of ")?;
    Some((beyond.parse().ok()?, rest.split_whitespace().next()?.parse().ok()?))
}

/// The number after the last of these words.
fn last_number(log: &str, word: &str) -> Option<u64> {
    let (_, rest) = log.rsplit_once(word)?;
    rest.split_whitespace().next()?.parse().ok()
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { target, executions, beyond: (beyond, counted), features, .. } = self;
        let share = 100 * beyond / (*counted).max(1);
        let found = self.finding.as_deref().unwrap_or("nothing");
        write!(f, "{target:<10} {executions:>12} {share:>15} % {features:>10}   {found}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "#2\tINITED cov: 10 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\n\
        BEYOND 5 of 20 inputs\n#64\tREDUCE cov: 20 ft: 31 corp: 3/9b\nBEYOND 30 of 60 inputs\n\
        ###### End of recommended dictionary. ######\nDone 64 runs in 2 second(s)\nstat::number_of_executed_units: 64\nstat::average_exec_per_sec: 32\n";

    #[test]
    fn a_log_is_summed_up() {
        let summary = Summary::of("forms", LOG, Ending::InTime);
        assert!(!summary.is_finding());
        let line = "forms                64              50 %         31   nothing";
        assert_eq!(summary.to_string(), line);
    }

    #[test]
    fn a_finding_is_named() {
        let log =
            "thread '<unnamed>' panicked at src/lib.rs:3:5:\nERROR: libFuzzer: deadly signal\n";
        let summary = Summary::of("forms", log, Ending::Early);
        assert!(summary.is_finding());
        assert!(summary.to_string().ends_with("panicked at src/lib.rs:3:5:"));
        assert!(Summary::of("forms", "", Ending::Early).is_finding());
    }
}
