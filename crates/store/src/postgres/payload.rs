//! News as texts of notifications: a line with the number of the process, then a line for each table.

use crate::TableNews;
use std::fmt::Write;

/// A notification of `PostgreSQL` is shorter than 8,000 bytes.
const LONGEST: usize = 7_900;

/// The words after tables whose logs have not grown.
const PRESENCE: &str = "presence";
const REWRITTEN: &str = "rewritten";

/// A notification that was heard.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Payload {
    /// Who sent it.
    pub(super) process: i64,
    pub(super) news: TableNews,
}

/// As many texts as are needed; one that says only who sent it if there are no news.
pub(super) fn payloads(process: i64, news: &TableNews) -> Vec<String> {
    let grown = news.lengths.iter().map(|(table, length)| format!("\n{table} {length}"));
    let presence = news.presence.iter().map(|table| format!("\n{table} {PRESENCE}"));
    let rewritten = news.rewritten.iter().map(|table| format!("\n{table} {REWRITTEN}"));
    let mut texts = vec![process.to_string()];
    for line in grown.chain(presence).chain(rewritten) {
        let last = texts.last_mut().expect("at least one text");
        if last.len() + line.len() <= LONGEST {
            last.push_str(&line);
        } else {
            let mut next = process.to_string();
            let _ = write!(next, "{line}");
            texts.push(next);
        }
    }
    texts
}

impl Payload {
    /// Reads a text; `None` if no version of this program has sent it.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let process = lines.next()?.parse().ok()?;
        let mut news = TableNews::default();
        for line in lines {
            match line.split_once(' ')? {
                (table, PRESENCE) => news.presence(table),
                (table, REWRITTEN) => news.rewritten(table),
                (table, length) => news.grown(table, length.parse().ok()?),
            }
        }
        Some(Self { process, news })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_split_and_read_again() {
        for count in [0, 1, 10, 2_000] {
            let mut news = TableNews::default();
            for number in 0..count {
                news.grown(&format!("table{number}"), number);
                news.presence(&format!("another{number}"));
                news.rewritten(&format!("third{number}"));
            }
            let texts = payloads(-7, &news);
            assert!(texts.iter().all(|text| text.len() <= LONGEST));
            assert_eq!(texts.len() > 1, count > 1_000, "{count}");
            let mut read = TableNews::default();
            for text in texts {
                let payload = Payload::read(&text).expect("a payload");
                assert_eq!(payload.process, -7);
                read.merge(payload.news);
            }
            assert_eq!(read, news);
        }
    }

    #[test]
    fn other_texts_are_ignored() {
        for text in ["", "hello", "7\ntable many", "7\ntable"] {
            assert_eq!(Payload::read(text), None, "{text:?}");
        }
    }
}
