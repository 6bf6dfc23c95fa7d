//! One turn of the log.

use super::super::deed::{Deed, deeds, notation};
use crate::Texts;
use hamburgum_engine::{Action, Board, Game, Player};

/// A turn that is over.
pub(in super::super) struct Entry {
    pub(super) round: u32,
    pub(in super::super) player: Player,
    /// The turn as records write it.
    pub(super) notation: String,
    deeds: Vec<Deed>,
}

/// Every turn that is over, the oldest first.
pub(in super::super) fn entries(game: &Game<'_>) -> Vec<Entry> {
    let steps: Vec<_> = game.steps().collect();
    let is_over = game.state().is_over();
    let ended = steps.len() - if is_over { 0 } else { game.draft().len() };
    let turns = steps[..ended].split_inclusive(|(_, action)| *action == Action::Done);
    turns.filter_map(|turn| {
        // What chance turns up stands before the turn that it concerns.
        let first = turn.iter().position(|(_, action)| !matches!(action, Action::Reveal(_)))?;
        let turn = &turn[first..];
        let (start, _) = turn[0];
        let actions: Vec<_> = turn.iter().map(|(_, action)| *action).collect();
        Some(Entry {
            round: start.round(),
            player: start.active(),
            notation: notation(game.board(), &actions),
            deeds: deeds(&start, &actions),
        })
    }).collect()
}

impl Entry {
    /// The field of the turn.
    pub(in super::super) fn field(&self, texts: &Texts) -> String {
        let field = self.deeds.iter().find_map(|deed| match deed {
            Deed::Moved { to, .. } => Some(texts.field(*to)),
            _ => None,
        });
        field.unwrap_or_default()
    }

    /// What was done there, in one line.
    pub(in super::super) fn tale(&self, board: &Board, texts: &Texts) -> String {
        let mut parts = Vec::new();
        for deed in &self.deeds {
            match deed {
                Deed::Moved { paid: 0, .. } => {}
                Deed::Moved { paid, .. } => {
                    parts.push(texts.say("turn-paid-to-move").with("points", *paid).text());
                }
                Deed::Built { brought, .. } => {
                    parts.push(texts.deed(board, deed));
                    parts.extend(texts.brought(brought));
                }
                _ => parts.push(texts.deed(board, deed)),
            }
        }
        if parts.is_empty() { texts.say("turn-did-nothing").text() } else { parts.join("; ") }
    }
}
