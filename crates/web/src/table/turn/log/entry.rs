//! One turn of the log.

use super::super::deed::{Deed, deeds, notation};
use crate::Texts;
use hamburgum_engine::{Action, Board, Field, Game, Player, State};

/// A turn of the log.
pub(in crate::table) struct Entry<'b> {
    /// Its index in the game.
    pub(super) number: usize,
    pub(in crate::table) round: u32,
    pub(in crate::table) player: Player,
    /// The number of actions before it.
    pub(in crate::table) begun: usize,
    pub(in crate::table) start: State<'b>,
    pub(in crate::table) actions: Vec<Action>,
}

/// A turn in words.
pub(crate) struct Told {
    /// The field that the marker moved to.
    pub(crate) field: String,
    /// A description of what was done there.
    pub(crate) tale: String,
}

/// Every finished turn, the oldest first.
pub(in crate::table) fn entries<'b>(game: &Game<'b>) -> Vec<Entry<'b>> {
    let mut turns = turns(game);
    if !game.state().is_over() && !game.draft().is_empty() {
        turns.pop();
    }
    turns
}

/// Every turn, the oldest first, including an unfinished one.
pub(in crate::table) fn turns<'b>(game: &Game<'b>) -> Vec<Entry<'b>> {
    let steps: Vec<_> = game.steps().collect();
    let mut turns = Vec::new();
    let mut begun = 0;
    for turn in steps.split_inclusive(|(_, action)| *action == Action::Done) {
        turns.extend(Entry::of(turn, turns.len(), begun));
        begun += turn.len();
    }
    turns
}

impl<'b> Entry<'b> {
    /// The turn after this many turns and actions. What chance reveals comes before the turn that it
    /// affects.
    fn of(steps: &[(State<'b>, Action)], number: usize, before: usize) -> Option<Self> {
        let first = steps.iter().position(|(_, action)| !matches!(action, Action::Reveal(_)))?;
        let (start, _) = steps[first];
        let actions = steps[first..].iter().map(|(_, action)| *action).collect();
        let (round, player) = (start.round(), start.active());
        Some(Self { number, round, player, begun: before + first, start, actions })
    }

    /// The number of actions at its end.
    pub(in crate::table) fn end(&self) -> usize {
        self.begun + self.actions.len()
    }
}

impl Entry<'_> {
    /// The turn in the notation of records.
    pub(in crate::table) fn notation(&self) -> String {
        notation(self.start.board(), &self.actions)
    }

    /// The field that the marker moved to.
    pub(in crate::table) fn field(&self) -> Option<Field> {
        self.actions.iter().find_map(|action| match action {
            Action::Move(field) => Some(*field),
            _ => None,
        })
    }

    /// Describes the turn in words.
    pub(in crate::table) fn tell(&self, texts: &Texts) -> Told {
        Told::of(texts, &self.start, &self.actions)
    }
}

impl Told {
    /// Describes a turn from this position in words.
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

/// The steps on the field. Donations to one church are combined, and so are scored tokens, at the end.
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
