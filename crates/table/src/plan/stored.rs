//! Plans as they are stored, with turns in the notation of records.

use super::{PlanDraft, PlanRank, PlanSlot, PlanStop, PlannedTurn, TurnPlans};
use crate::{Entry, Stamped, StoredEntry, Table, word};
use hamburgum_engine::{Board, Game, Player};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Plans whose turns are text. Only a board can turn one kind into the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlans {
    /// The colour of the seat.
    pub seat: String,
    /// The turns.
    pub turns: StoredTurns,
    /// The conditions that drop them.
    pub stops: StoredStops,
}

/// The turns of plans, the most preferred first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTurns {
    #[serde(with = "word::optional", default, skip_serializing_if = "Option::is_none")]
    open: Option<PlanRank>,
    revision: u64,
    slots: [SlotTurns; 3],
}

/// The conditions of plans, in the same order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredStops([SlotStops; 3]);

/// A record of one turn, and the entries of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct SlotTurns {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<Vec<StoredEntry>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct SlotStops {
    #[serde(with = "word::list", default, skip_serializing_if = "Vec::is_empty")]
    kept: Vec<PlanStop>,
    #[serde(with = "word::list", default, skip_serializing_if = "Vec::is_empty")]
    draft: Vec<PlanStop>,
}

impl StoredPlans {
    /// Converts plans to their stored form.
    pub fn new(plans: &TurnPlans, board: &Board) -> Self {
        let slots = plans.slots.each_ref().map(|slot| SlotTurns::new(slot, board));
        Self {
            seat: plans.seat.to_string(),
            turns: StoredTurns { open: plans.open, revision: plans.revision, slots },
            stops: StoredStops(plans.slots.each_ref().map(SlotStops::new)),
        }
    }

    /// Reads stored plans for this table. A turn that cannot be read any more is left out.
    pub fn read(self, table: &Table) -> Option<TurnPlans> {
        let seat: Player = self.seat.parse().ok()?;
        let StoredTurns { open, revision, slots } = self.turns;
        let mut plans = TurnPlans { open, revision, ..TurnPlans::new(seat) };
        let stored = slots.into_iter().zip(self.stops.0);
        for (slot, (turns, stops)) in plans.slots.iter_mut().zip(stored) {
            *slot = turns.read(stops, table.game().board());
        }
        Some(plans)
    }
}

impl SlotTurns {
    fn new(slot: &PlanSlot, board: &Board) -> Self {
        let entry = |entry: &Entry| Stamped::new(0, entry.clone(), board).what;
        Self {
            kept: slot.kept.as_ref().map(|plan| plan.game.to_text()),
            draft: slot.draft.as_ref().map(|draft| draft.entries.iter().map(entry).collect()),
        }
    }

    fn read(self, stops: SlotStops, board: &'static Board) -> PlanSlot {
        let game = self.kept.and_then(|record| Game::parse(&record, &[board]).ok());
        let kept = game.and_then(|game| PlannedTurn::new(game, stops.kept.into_iter().collect()));
        let entries = self.draft.map(|draft| {
            draft.into_iter().map_while(|entry| entry.read(board).ok()).collect::<Vec<Entry>>()
        });
        let stops = stops.draft.into_iter().collect();
        PlanSlot { kept, draft: entries.map(|entries| PlanDraft { entries, stops }) }
    }
}

impl SlotStops {
    fn new(slot: &PlanSlot) -> Self {
        let list = |stops: &BTreeSet<PlanStop>| stops.iter().copied().collect();
        Self {
            kept: slot.kept.as_ref().map(|plan| list(&plan.stops)).unwrap_or_default(),
            draft: slot.draft.as_ref().map(|draft| list(&draft.stops)).unwrap_or_default(),
        }
    }
}
