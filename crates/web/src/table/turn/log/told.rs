//! The description of a turn.

use super::super::deed::{Deed, deeds};
use crate::Texts;
use hamburgum_engine::{Action, Board, State, Turn};

/// The description of a turn.
pub(crate) struct StoryResult {
    /// The field that the marker moved to.
    pub(crate) field: String,
    /// The actions on that field, in one line.
    pub(crate) tale: String,
}

impl StoryResult {
    /// Describes a turn of a game.
    pub(in crate::table) fn turn(texts: &Texts, turn: &Turn<'_>) -> Self {
        Self::of(texts, &turn.start, &turn.actions)
    }

    /// Describes a turn from this position.
    pub(crate) fn of(texts: &Texts, start: &State<'_>, actions: &[Action]) -> Self {
        let deeds = deeds(start, actions);
        let field = deeds.iter().find_map(|deed| match deed {
            Deed::Moved { to, .. } => Some(texts.field(*to)),
            _ => None,
        });
        let tale = tale(start.board(), texts, &deeds);
        Self { field: field.unwrap_or_default(), tale }
    }
}

/// Describes the actions on the field. Donations to one church are combined, and so are the scored
/// tokens, at the end.
fn tale(board: &Board, texts: &Texts, deeds: &[Deed]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for group in deeds.chunk_by(|a, b| is_gift(a) && is_gift(b)) {
        match donations(board, texts, group) {
            Some(donations) => parts.push(donations),
            None => parts.extend(group.iter().filter_map(|deed| part(board, texts, deed))),
        }
    }
    parts.extend(scores(board, texts, deeds));
    if parts.is_empty() { texts.say("turn-did-nothing").text() } else { texts.series(&parts) }
}

fn is_gift(deed: &Deed) -> bool {
    matches!(deed, Deed::Donated { .. })
}

/// Combines two or more donations; they are consecutive and go to one church (DON-1).
fn donations(board: &Board, texts: &Texts, group: &[Deed]) -> Option<String> {
    let [Deed::Donated { token, number: first, .. }, .., Deed::Donated { number: last, .. }] =
        group
    else {
        return None;
    };
    let kinds = group.iter().filter_map(|deed| match deed {
        Deed::Donated { token, .. } => Some(texts.token_kind(token.kind())),
        _ => None,
    });
    let saying = texts.say("turn-donated-many").church(board, token.church());
    let saying = saying.with("list", texts.list(&kinds.collect::<Vec<_>>()));
    Some(saying.with("from", *first).with("to", *last).text())
}

fn part(board: &Board, texts: &Texts, deed: &Deed) -> Option<String> {
    match deed {
        Deed::Moved { paid: 0, .. } | Deed::Scored { .. } => None,
        Deed::Moved { paid, .. } => {
            Some(texts.say("turn-paid-to-move").with("points", *paid).text())
        }
        Deed::Built { brought, .. } => {
            let brought = texts.brought(brought).map(|brought| format!(", {brought}"));
            Some(texts.deed(board, deed) + &brought.unwrap_or_default())
        }
        _ => Some(texts.deed(board, deed)),
    }
}

fn scores(board: &Board, texts: &Texts, deeds: &[Deed]) -> Option<String> {
    let scored = |deed: &Deed| match *deed {
        Deed::Scored { token, points } => Some((token, points)),
        _ => None,
    };
    let scored: Vec<_> = deeds.iter().filter_map(scored).collect();
    if let [(token, points)] = scored[..] {
        return Some(texts.deed(board, &Deed::Scored { token, points }));
    }
    let points: u16 = scored.iter().map(|(_, points)| points).sum();
    let names: Vec<_> = scored.iter().map(|(token, _)| texts.token_kind(token.kind())).collect();
    let saying = texts.say("turn-scored-many").with("list", texts.list(&names));
    (!names.is_empty()).then(|| saying.with("points", points).text())
}
