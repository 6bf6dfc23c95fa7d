//! Compares what was acknowledged with the logs: nothing is lost, and nothing is there twice.

use super::ledger::{Acknowledged, Confirmed};
use anyhow::{Context, Result};
use hamburgum_store::{Store, StoredTable};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

/// The result of the comparison.
#[derive(Debug, Default)]
pub(super) struct Check {
    tables: usize,
    found: usize,
    lost: Vec<Acknowledged>,
    duplicated: Vec<Acknowledged>,
}

/// Where an acknowledged action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InLog {
    Once,
    Never,
    Twice,
}

impl Check {
    /// Reads the logs of a program that was killed.
    pub(super) async fn of(acknowledged: &[Acknowledged], data: &Path) -> Result<Self> {
        let store = Store::open(data).await.context("the games of the killed program")?;
        let mut check = Self::default();
        let mut tables: BTreeMap<&str, Vec<&Acknowledged>> = BTreeMap::new();
        for one in acknowledged {
            tables.entry(&one.table).or_default().push(one);
        }
        check.tables = tables.len();
        for (id, all) in tables {
            let log = store.load(id).await?;
            for one in all {
                check.note(one, log.as_ref().map_or(InLog::Never, |log| search(log, one)));
            }
        }
        store.close().await;
        Ok(check)
    }

    fn note(&mut self, one: &Acknowledged, found: InLog) {
        match found {
            InLog::Once => self.found += 1,
            InLog::Never => self.lost.push(one.clone()),
            InLog::Twice => self.duplicated.push(one.clone()),
        }
    }

    pub(super) fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.duplicated.is_empty()
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lost, duplicated) = (self.lost.len(), self.duplicated.len());
        let all = self.found + lost + duplicated;
        write!(
            f,
            "{all} acknowledged at {} tables: {lost} lost, {duplicated} duplicated",
            self.tables
        )?;
        for (one, word) in self.lost.iter().map(|one| (one, "lost")).take(5) {
            write!(f, "\n{word}: {one:?}")?;
        }
        for one in self.duplicated.iter().take(5) {
            write!(f, "\nduplicated: {one:?}")?;
        }
        Ok(())
    }
}

fn search(log: &StoredTable, one: &Acknowledged) -> InLog {
    match &one.what {
        Confirmed::Action(action) => {
            let entries = log.entries.iter().take(one.version as usize).skip(one.seen as usize);
            search_action(entries.map(String::as_str), action)
        }
        Confirmed::Said(text) => {
            match log.words.iter().filter(|word| word.said.as_ref() == Some(text)).count() {
                0 => InLog::Never,
                1 => InLog::Once,
                _ => InLog::Twice,
            }
        }
    }
}

/// Between the two versions nobody else could change the game before the action; chat and the like may
/// stand there. After it come at most the end of the turn and the turns of others.
pub(crate) fn search_action<'e>(entries: impl Iterator<Item = &'e str>, action: &str) -> InLog {
    let mut changes = entries.filter_map(change);
    let action = uncounted(action);
    let is_action = |change: String| change == action || (action == "done" && change == "finish");
    if !changes.next().is_some_and(is_action) {
        return InLog::Never;
    }
    let is_again = action != "done" && changes.next().is_some_and(|second| second == action);
    if is_again { InLog::Twice } else { InLog::Once }
}

/// The words of an entry that changes the game.
fn change(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let what = &entry["what"];
    let words = ["act", "several", "drop"].into_iter().find_map(|kind| what[kind].as_str());
    let is_plain = |word: &&str| ["undo", "restart", "finish"].contains(word);
    words.or_else(|| what.as_str().filter(is_plain)).map(uncounted)
}

/// A page writes `sell 1 beer` where a log may write `sell beer`.
fn uncounted(action: &str) -> String {
    action.split(' ').filter(|word| *word != "1").collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(what: &str) -> String {
        format!("{{\"at\":1,\"what\":{what}}}")
    }

    fn found(entries: &[&str], action: &str) -> InLog {
        let entries: Vec<String> = entries.iter().map(|what| entry(what)).collect();
        search_action(entries.iter().map(String::as_str), action)
    }

    #[test]
    fn an_action_is_found_between_chat_and_the_turns_of_others() {
        let [say, sell, done] =
            [r#"{"say":{"person":1}}"#, r#"{"several":"sell 2 beer"}"#, r#"{"act":"done"}"#];
        assert_eq!(found(&[sell], "sell 2 beer"), InLog::Once);
        assert_eq!(found(&[say, sell, say, done], "sell 2 beer"), InLog::Once);
        assert_eq!(found(&[done, r#"{"act":"beer"}"#, done], "done"), InLog::Once);
        assert_eq!(found(&[r#""finish""#], "done"), InLog::Once);
        assert_eq!(found(&[r#"{"act":"buy brick"}"#], "buy 1 brick"), InLog::Once);
    }

    #[test]
    fn planted_losses_and_duplicates_are_noticed() {
        let [beer, sell] = [r#"{"act":"beer"}"#, r#"{"act":"sell beer"}"#];
        assert_eq!(found(&[], "beer"), InLog::Never);
        assert_eq!(found(&[sell], "beer"), InLog::Never);
        assert_eq!(found(&[beer, beer], "beer"), InLog::Twice);
        let mut check = Check::default();
        let one = Acknowledged {
            table: "a".to_owned(),
            seen: 3,
            version: 4,
            what: Confirmed::Action("beer".to_owned()),
        };
        check.note(&one, InLog::Once);
        assert!(check.is_clean());
        check.note(&one, InLog::Never);
        assert!(!check.is_clean());
        assert!(check.to_string().starts_with("2 acknowledged at 0 tables: 1 lost, 0 duplicated"));
    }

    #[tokio::test]
    async fn a_log_without_the_action_is_a_loss() {
        use hamburgum_store::{Index, NewTableRow, TableState, Timestamp};
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("games.sqlite");
        let store = Store::open(&data).await.expect("a store");
        let entries = vec![entry(r#"{"act":"beer"}"#), entry(r#"{"act":"done"}"#)];
        let table = NewTableRow {
            id: "t1".to_owned(),
            head: "{}".to_owned(),
            created: Timestamp(0),
            entries,
            words: Vec::new(),
            index: Index {
                name: "A table".to_owned(),
                state: TableState::Playing,
                updated: Timestamp(0),
                card: String::new(),
                people: Vec::new(),
                result: None,
                listed_by: None,
                jobs: Vec::new(),
            },
        };
        store.create_table(table).await.expect("a table");
        store.close().await;
        let action = |seen: u64, action: &str| Acknowledged {
            table: "t1".to_owned(),
            seen,
            version: seen + 1,
            what: Confirmed::Action(action.to_owned()),
        };
        let said = Acknowledged { what: Confirmed::Said("Moin".to_owned()), ..action(0, "") };
        let kept = [action(0, "beer"), action(1, "done")];
        assert!(Check::of(&kept, &data).await.expect("a check").is_clean());
        let lost = [
            action(2, "cloth"),
            said,
            Acknowledged { table: "t2".to_owned(), ..action(0, "beer") },
        ];
        let check = Check::of(&lost, &data).await.expect("a check");
        assert_eq!(check.lost.len(), 3);
    }
}
