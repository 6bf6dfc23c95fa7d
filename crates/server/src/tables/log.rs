//! The stored log of a table: lines with the entries, and apart from them what people typed.

use super::Failure;
use hamburgum_store::{LaterEntries, PersonId, StoredTable, Timestamp, TypedWords};
use hamburgum_table::{Entry, Stamped, Table, Typed};

/// Replays a log. Most take less than a millisecond, but some are long or need a generated city.
pub(super) fn replayed(stored: StoredTable) -> Result<Table, Failure> {
    let table = Table::new(serde_json::from_str(&stored.head).map_err(unreadable)?)?;
    let StoredTable { entries, words, .. } = stored;
    continued(table, &LaterEntries { entries, words })
}

/// Applies the entries that follow in the log.
pub(super) fn continued(mut table: Table, later: &LaterEntries) -> Result<Table, Failure> {
    let mut words = later.words.iter().peekable();
    for (sequence, line) in (table.version()..).zip(&later.entries) {
        let mut entry: Stamped = serde_json::from_str(line).map_err(unreadable)?;
        if let Some(words) = words.next_if(|words| words.sequence == sequence) {
            let (name, said) = (words.name.clone(), words.said.clone());
            entry.what.put_typed(Typed { person: words.person.0, name, said });
        }
        table.apply_stored(entry.what)?;
        table.note_time(entry.at);
    }
    Ok(table)
}

#[expect(clippy::needless_pass_by_value, reason = "it converts an error")]
fn unreadable(error: serde_json::Error) -> Failure {
    Failure::Broken(error.to_string())
}

pub(super) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can always be written as JSON")
}

/// Entries as lines of a table's log from this place on, and apart from them what people typed.
pub(super) fn lines(
    table: &Table,
    now: Timestamp,
    first: u64,
    entries: Vec<Entry>,
) -> (Vec<String>, Vec<TypedWords>) {
    let board = table.game().board();
    let mut words = Vec::new();
    let mut line = |(sequence, mut entry): (u64, Entry)| {
        let typed = entry.take_typed();
        words.extend(typed.map(|Typed { person, name, said }| TypedWords {
            sequence,
            person: PersonId(person),
            name,
            said,
        }));
        to_json(&Stamped::new(now.0, entry, board))
    };
    let lines = (first..).zip(entries).map(&mut line).collect();
    (lines, words)
}
