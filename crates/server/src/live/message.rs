//! Updates as JSON. `crates/web/assets/scripts/README.md` describes them.

use super::Edition;
use hamburgum_web::update::Change;
use serde::{Serialize, Serializer};

/// Announces an edition, without its changes.
pub(crate) fn announcement(to: Edition, version: u64) -> String {
    json(&Message { from: None, to, version, changes: None, played: None })
}

/// What turns one edition into another.
pub(super) fn update(
    (from, to): (Edition, Edition),
    version: u64,
    changes: &[Change<'_>],
    played: Option<&str>,
) -> String {
    let changes = Some(changes.iter().map(ChangeArray).collect());
    json(&Message { from: Some(from), to, version, changes, played })
}

#[derive(Serialize)]
struct Message<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Edition>,
    to: Edition,
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<ChangeArray<'a>>>,
    /// The turns that ended in between, for playback.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<&'a str>,
}

/// A change as an array: its path, then a start tag, or a place, a count and what comes there.
struct ChangeArray<'a>(&'a Change<'a>);

impl Serialize for ChangeArray<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Change::Tag { path, tag } => (path, tag).serialize(serializer),
            Change::Children { path, at, removed, html } => {
                (path, at, removed, html).serialize(serializer)
            }
        }
    }
}

fn json(message: &Message<'_>) -> String {
    serde_json::to_string(message).expect("plain data can always be written as JSON")
}
