//! What becomes of plans when the turn of their person has come.

use super::{PlanHindrance, PlanRank, PlannedTurn, TurnPlans};
use crate::{Entry, PersonId, Table};
use hamburgum_engine::Action;

/// What to do with a person's plans now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanOutcome {
    /// Nothing: their turn has not come, or others have to answer a proposal first.
    Wait,
    /// Play a turn with these entries. Then the plans are used up.
    Play(Vec<Entry>),
    /// Nothing can be played. Their person reads why until the turn is over.
    Drop,
    /// Delete them: the game is over, the person does not play any more, or the turn has begun or passed.
    Forget,
}

/// What a person reads about their plans when their turn has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanNotice<'p> {
    /// This plan will be played in a moment.
    Due(&'p PlannedTurn),
    /// None is played.
    Dropped {
        /// The plans and the reasons, the most preferred first.
        plans: Vec<(&'p PlannedTurn, PlanHindrance)>,
        /// The most preferred plan or draft that the turn could start with.
        start: Option<PlanRank>,
    },
}

impl TurnPlans {
    /// What to do with the plans of this person.
    pub fn outcome(&self, table: &Table, person: PersonId) -> PlanOutcome {
        let seat = table.seat(self.seat);
        let is_theirs = seat.is_some_and(|seat| seat.playing_person() == Some(person));
        if !table.is_playing() || !is_theirs || self.have_passed(table) {
            return PlanOutcome::Forget;
        }
        if table.to_act() != Some(self.seat) || table.has_open_take_back() {
            return PlanOutcome::Wait;
        }
        if !table.game().draft().is_empty() {
            return PlanOutcome::Forget;
        }
        let actions =
            |plan: &PlannedTurn| plan.turn().actions.iter().copied().map(Entry::Act).collect();
        match self.playable(table).map(|plan| table.with_finish(actions(plan))) {
            Some(Ok(entries)) => PlanOutcome::Play(entries),
            Some(Err(_)) | None => PlanOutcome::Drop,
        }
    }

    /// What the person reads, while their turn has not begun.
    pub fn notice(&self, table: &Table) -> Option<PlanNotice<'_>> {
        let is_turn = table.to_act() == Some(self.seat) && table.game().draft().is_empty();
        if !is_turn || table.has_open_take_back() || self.have_passed(table) {
            return None;
        }
        if let Some(plan) = self.playable(table) {
            return Some(PlanNotice::Due(plan));
        }
        let start = table.game().turn_start();
        let hindered =
            |(_, plan): (PlanRank, _)| Some((plan, PlannedTurn::hindrance(plan, start)?));
        let plans: Vec<_> = self.kept().filter_map(hindered).collect();
        let start = PlanRank::ALL.into_iter().find(|&rank| self.start_from(table, rank).is_some());
        (!plans.is_empty() || start.is_some()).then_some(PlanNotice::Dropped { plans, start })
    }

    /// The actions of a plan or a draft, without the end of the turn, if all are legal now.
    pub fn start_from(&self, table: &Table, rank: PlanRank) -> Option<Vec<Action>> {
        let actions = self.slot(rank).actions().filter(|actions| !actions.is_empty())?;
        let is_turn = table.to_act() == Some(self.seat) && table.game().draft().is_empty();
        (is_turn && table.allows(&actions)).then_some(actions)
    }

    fn playable(&self, table: &Table) -> Option<&PlannedTurn> {
        let start = table.game().turn_start();
        self.kept().map(|(_, plan)| plan).find(|plan| plan.hindrance(start).is_none())
    }

    /// Whether the turn of a plan is over.
    fn have_passed(&self, table: &Table) -> bool {
        self.kept().any(|(_, plan)| plan.turns_before() < table.game().turn_start().turns())
    }
}
