//! What is wrong with a stored table: its log must be legal, and everything else must follow from the log.

use super::index;
use super::log::replayed;
use hamburgum_store::{Accounts, Index, PersonId, Sitting, StoredIndex, Timestamp, WholeTable};
use hamburgum_table::{Card, Stamped};
use std::collections::BTreeMap;

/// Replays the log of a table by the rules, and compares what is stored beside it with what follows from it.
/// Nothing is wrong if the list is empty.
pub fn table_findings(stored: &WholeTable, accounts: &Accounts) -> Vec<String> {
    let length = stored.log.entries.len() as u64;
    if stored.lengths != [length] {
        return vec![format!("its log has {length} entries and should have {:?}", stored.lengths)];
    }
    let mut findings = Vec::new();
    if stored.log.words.iter().any(|words| words.sequence >= length) {
        findings.push("names or messages belong to no entry".to_owned());
    }
    match replayed(stored.log.clone()) {
        Ok(table) => {
            let follows = index::of(&table, last_time(stored));
            findings.extend(compare(&stored.index, &follows, accounts));
        }
        Err(failure) => findings.push(failure.to_string()),
    }
    findings
}

/// The time of the last entry.
fn last_time(stored: &WholeTable) -> Timestamp {
    let last = stored.log.entries.last().and_then(|line| serde_json::from_str(line).ok());
    last.map_or(stored.log.created, |Stamped { at, .. }| Timestamp(at))
}

fn compare(stored: &StoredIndex, follows: &Index, accounts: &Accounts) -> Vec<String> {
    let has_same_card = match stored.card.as_deref().map(serde_json::from_str::<Card>) {
        Some(Ok(card)) => Some(card) == serde_json::from_str(&follows.card).ok(),
        // The next list makes it anew.
        Some(Err(_)) | None => true,
    };
    let checks = [
        ("its name", stored.name == follows.name),
        ("its state", stored.state == follows.state),
        ("the time of its last change", stored.updated == follows.updated),
        ("its card", has_same_card),
        ("the list of its people", stored.people == with_accounts(&follows.people, accounts)),
        ("its result", stored.result == follows.result),
        ("its place in the list of open tables", stored.listed_by == follows.listed_by),
    ];
    let wrong = checks.into_iter().filter(|(_, is_right)| !is_right);
    wrong.map(|(what, _)| format!("{what} does not follow from its log")).collect()
}

/// Who sits there, each account and guest once, by number.
fn with_accounts(people: &[Sitting], accounts: &Accounts) -> Vec<Sitting> {
    let mut sittings: BTreeMap<PersonId, bool> = BTreeMap::new();
    for sitting in people {
        let account = accounts.get(&sitting.person).copied().unwrap_or(sitting.person);
        *sittings.entry(account).or_default() |= sitting.awaits;
    }
    sittings.into_iter().map(|(person, awaits)| Sitting { person, awaits }).collect()
}
