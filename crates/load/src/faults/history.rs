//! What clients did and saw, and whether that agrees with the logs that are left at the end.
//!
//! Logs are written by compare-and-set, so each has one order, and no search for a possible order is needed.

use crate::soak::{Confirmed, InLog, search_action};
use hamburgum_store::StoredTable;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::time::Duration;

/// Others must see a move within this time, unless something was broken.
const SEEN_WITHIN: Duration = Duration::from_secs(3);

/// Something that a client did or saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Event {
    /// Since the beginning.
    pub(super) at: Duration,
    pub(super) client: u32,
    pub(super) table: String,
    pub(super) what: Happening,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Happening {
    /// A form was sent, perhaps several times, by somebody who saw this version.
    Sent { seen: u64, what: Confirmed, outcome: Outcome },
    /// A page or a stream showed this version with these messages.
    Saw { version: u64, said: Vec<String> },
}

/// What became of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It was acknowledged with this version.
    Done(u64),
    /// Its only attempt was refused.
    Refused,
    /// No answer ever came.
    Unknown,
}

/// The log of a table at the end.
#[derive(Clone, Debug, Default)]
pub(super) struct FinalLog {
    entries: Vec<String>,
    stamps: Vec<i64>,
    /// Messages with the places of their entries.
    said: Vec<(u64, String)>,
}

impl From<StoredTable> for FinalLog {
    fn from(table: StoredTable) -> Self {
        let stamp = |line: &String| {
            let entry: Value = serde_json::from_str(line).unwrap_or_default();
            entry["at"].as_i64().unwrap_or(i64::MIN)
        };
        let stamps = table.entries.iter().map(stamp).collect();
        let said = table.words.into_iter().filter_map(|words| Some((words.sequence, words.said?)));
        Self { stamps, said: said.collect(), entries: table.entries }
    }
}

/// A contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Violation {
    pub(super) law: Law,
    pub(super) table: String,
    pub(super) detail: String,
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Law {
    AcknowledgedIsThere,
    NothingIsThereTwice,
    RefusedIsNotThere,
    StampsNeverFall,
    SeenIsKept,
    VersionsNeverFall,
    OthersSeeItSoon,
}

impl Law {
    fn words(self) -> &'static str {
        match self {
            Self::AcknowledgedIsThere => "something acknowledged is lost",
            Self::NothingIsThereTwice => "something is there twice",
            Self::RefusedIsNotThere => "something refused is there",
            Self::StampsNeverFall => "an entry is older than the one before",
            Self::SeenIsKept => "somebody saw what was not kept",
            Self::VersionsNeverFall => "somebody saw an older version than before",
            Self::OthersSeeItSoon => "others saw a move late",
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at table {}: {}", self.law.words(), self.table, self.detail)
    }
}

/// The time in which something was broken, or recovers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Disturbance {
    pub(super) from: Duration,
    pub(super) to: Duration,
}

/// All contradictions between what happened, in the order of time, and the logs at the end.
pub(super) fn violations(
    events: &[Event],
    logs: &BTreeMap<String, FinalLog>,
    disturbances: &[Disturbance],
) -> Vec<Violation> {
    let empty = FinalLog::default();
    let mut found = Vec::new();
    for (table, log) in logs {
        if log.stamps.is_sorted() {
            continue;
        }
        let detail = "stamps fall".to_owned();
        found.push(Violation { law: Law::StampsNeverFall, table: table.clone(), detail });
    }
    let mut newest: HashMap<(u32, &str), u64> = HashMap::new();
    for event in events {
        let log = logs.get(&event.table).unwrap_or(&empty);
        let mut report = |law: Law, detail: String| {
            found.push(Violation { law, table: event.table.clone(), detail });
        };
        match &event.what {
            Happening::Sent { seen, what, outcome } => {
                if let Some(law) = broken_by(log, *seen, what, *outcome) {
                    report(law, format!("{what:?} seen at {seen}, {outcome:?}"));
                }
            }
            Happening::Saw { version, said } => {
                if let Some(detail) = unkept(log, *version, said) {
                    report(Law::SeenIsKept, detail);
                }
            }
        }
        if let Some(version) = event.shown() {
            let before = newest.entry((event.client, &event.table)).or_default();
            if version < *before {
                let (client, at) = (event.client, event.at.as_secs_f64());
                let detail = format!("client {client} saw {before} and, at {at:.1} s, {version}");
                report(Law::VersionsNeverFall, detail);
            }
            *before = version.max(*before);
        }
    }
    found.extend(late(events, disturbances));
    found
}

impl Event {
    /// The version that a client knows after it.
    fn shown(&self) -> Option<u64> {
        match self.what {
            Happening::Saw { version, .. }
            | Happening::Sent { outcome: Outcome::Done(version), .. } => Some(version),
            Happening::Sent { .. } => None,
        }
    }
}

fn broken_by(log: &FinalLog, seen: u64, what: &Confirmed, outcome: Outcome) -> Option<Law> {
    let is_there = match (what, outcome) {
        (Confirmed::Said(text), _) => {
            match log.said.iter().filter(|(_, one)| one == text).count() {
                0 => InLog::Never,
                1 => InLog::Once,
                _ => InLog::Twice,
            }
        }
        (Confirmed::Action(action), Outcome::Done(version)) => {
            let entries = log.entries.iter().take(version as usize).skip(seen as usize);
            search_action(entries.map(String::as_str), action)
        }
        // Somebody else may have made the same move.
        (Confirmed::Action(_), Outcome::Refused | Outcome::Unknown) => return None,
    };
    match (outcome, is_there) {
        (_, InLog::Twice) => Some(Law::NothingIsThereTwice),
        (Outcome::Done(_), InLog::Never) => Some(Law::AcknowledgedIsThere),
        (Outcome::Refused, InLog::Once) => Some(Law::RefusedIsNotThere),
        _ => None,
    }
}

/// What was shown must be in the first entries of the log, as many as the version says.
fn unkept(log: &FinalLog, version: u64, said: &[String]) -> Option<String> {
    if version > log.entries.len() as u64 {
        return Some(format!("version {version} of {} entries", log.entries.len()));
    }
    let is_kept = |text: &&String| log.said.iter().any(|(at, one)| one == *text && *at < version);
    said.iter().find(|text| !is_kept(text)).map(|text| format!("{text:?} in version {version}"))
}

/// Moves that another client, who watches the same table, saw too late in a quiet time.
fn late(events: &[Event], disturbances: &[Disturbance]) -> Vec<Violation> {
    let mut watchers: HashMap<&str, Vec<(u32, Duration, u64)>> = HashMap::new();
    for event in events {
        if let Happening::Saw { version, .. } = event.what {
            watchers.entry(&event.table).or_default().push((event.client, event.at, version));
        }
    }
    let is_quiet = |from: Duration, to: Duration| {
        disturbances.iter().all(|broken| to < broken.from || from > broken.to)
    };
    let mut found = Vec::new();
    for event in events {
        let Happening::Sent { outcome: Outcome::Done(version), .. } = event.what else { continue };
        let deadline = event.at + SEEN_WITHIN;
        let saw = watchers.get(event.table.as_str()).map_or(&[][..], Vec::as_slice);
        let others = || saw.iter().filter(|(client, ..)| *client != event.client);
        // Whoever saw nothing later than the deadline had stopped watching.
        let watches_on = others().any(|(_, at, _)| *at > deadline);
        let is_seen = others().any(|(_, at, shown)| *at <= deadline && *shown >= version);
        if watches_on && !is_seen && is_quiet(event.at.saturating_sub(SEEN_WITHIN), deadline) {
            let detail = format!("version {version} of {:.1} s", event.at.as_secs_f64());
            let table = event.table.clone();
            found.push(Violation { law: Law::OthersSeeItSoon, table, detail });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> BTreeMap<String, FinalLog> {
        let entries = [r#"{"say":{"person":1}}"#, r#"{"act":"beer"}"#, r#"{"act":"done"}"#];
        let entries =
            entries.iter().zip(1..).map(|(what, at)| format!("{{\"at\":{at},\"what\":{what}}}"));
        let log = FinalLog {
            entries: entries.collect(),
            stamps: vec![1, 2, 3],
            said: vec![(0, "hello".to_owned())],
        };
        BTreeMap::from([("t".to_owned(), log)])
    }

    fn event(seconds: u64, client: u32, what: Happening) -> Event {
        Event { at: Duration::from_secs(seconds), client, table: "t".to_owned(), what }
    }

    fn said(text: &str, outcome: Outcome) -> Happening {
        Happening::Sent { seen: 0, what: Confirmed::Said(text.to_owned()), outcome }
    }

    fn acted(seen: u64, action: &str, outcome: Outcome) -> Happening {
        Happening::Sent { seen, what: Confirmed::Action(action.to_owned()), outcome }
    }

    fn saw(version: u64, said: &[&str]) -> Happening {
        Happening::Saw { version, said: said.iter().map(|text| (*text).to_owned()).collect() }
    }

    /// A history without a contradiction.
    fn clean() -> Vec<Event> {
        vec![
            event(1, 1, said("hello", Outcome::Done(1))),
            event(1, 2, saw(1, &["hello"])),
            event(2, 1, acted(1, "beer", Outcome::Done(2))),
            event(2, 1, acted(1, "cloth", Outcome::Refused)),
            event(3, 2, saw(2, &["hello"])),
            event(4, 1, acted(2, "done", Outcome::Done(3))),
            event(5, 2, said("lost", Outcome::Unknown)),
            event(6, 2, saw(3, &[])),
            event(20, 2, saw(3, &[])),
        ]
    }

    fn laws(events: &[Event], logs: &BTreeMap<String, FinalLog>) -> Vec<Law> {
        violations(events, logs, &[]).into_iter().map(|one| one.law).collect()
    }

    #[test]
    fn a_clean_history_has_no_violation() {
        assert_eq!(violations(&clean(), &log(), &[]), []);
    }

    #[test]
    fn every_planted_violation_is_found() {
        for (law, at, what) in [
            (Law::AcknowledgedIsThere, 7, said("never written", Outcome::Done(3))),
            (Law::AcknowledgedIsThere, 7, acted(2, "beer", Outcome::Done(3))),
            (Law::RefusedIsNotThere, 7, said("hello", Outcome::Refused)),
            (Law::SeenIsKept, 7, saw(4, &[])),
            (Law::SeenIsKept, 7, saw(3, &["rolled back"])),
            (Law::VersionsNeverFall, 7, saw(2, &[])),
        ] {
            let mut events = clean();
            events.insert(7, event(at, 1, what.clone()));
            assert_eq!(laws(&events, &log()), [law], "{what:?}");
        }
    }

    #[test]
    fn an_own_move_that_is_not_seen_later_is_a_version_that_falls() {
        let events = [event(1, 1, acted(1, "beer", Outcome::Done(2))), event(2, 1, saw(1, &[]))];
        assert_eq!(laws(&events, &log()), [Law::VersionsNeverFall]);
    }

    #[test]
    fn duplicates_falling_stamps_and_missing_logs_are_found() {
        let mut twice = log();
        twice.get_mut("t").expect("the log").said.push((2, "hello".to_owned()));
        assert_eq!(laws(&clean(), &twice), [Law::NothingIsThereTwice]);
        let unknown = [event(1, 1, said("hello", Outcome::Unknown))];
        assert_eq!(laws(&unknown, &twice), [Law::NothingIsThereTwice]);

        let mut again = log();
        let entries = &mut again.get_mut("t").expect("the log").entries;
        entries.insert(2, entries[1].clone());
        let beer = [event(1, 1, acted(1, "beer", Outcome::Done(3)))];
        assert_eq!(laws(&beer, &again), [Law::NothingIsThereTwice]);

        let mut falling = log();
        falling.get_mut("t").expect("the log").stamps[2] = 1;
        assert_eq!(laws(&clean(), &falling), [Law::StampsNeverFall]);

        let missing = laws(&clean(), &BTreeMap::new());
        assert!(missing.contains(&Law::AcknowledgedIsThere) && missing.contains(&Law::SeenIsKept));
    }

    #[test]
    fn others_must_see_a_move_soon_unless_something_is_broken() {
        let mut events = clean();
        events.retain(|event| event.at != Duration::from_secs(6));
        assert_eq!(laws(&events, &log()), [Law::OthersSeeItSoon]);
        let broken = Disturbance { from: Duration::from_secs(5), to: Duration::from_secs(6) };
        assert_eq!(violations(&events, &log(), &[broken]), []);
    }
}
