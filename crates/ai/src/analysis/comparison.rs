//! Why one turn is better than another.

use super::{Reason, TurnReport, Weighed, explain};
use crate::{Evaluation, Part, Parts};
use hamburgum_engine::{Action, State};

/// Smaller differences are not worth a word.
const DIFFERENCE: f32 = 0.5;

/// The difference between two turns from the same position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// What only the better turn does, the weightiest first.
    pub better: Vec<Weighed>,
    /// What only the other turn does, the weightiest first.
    pub other: Vec<Weighed>,
    /// By how much the parts of the player's expected prestige are higher after the better turn, the
    /// largest difference first. Nothing, if one of the turns ends the game, or if the evaluation
    /// expects more of the other turn: then its parts are no reasons.
    pub parts: Vec<(Part, f32)>,
}

impl Comparison {
    /// Compares two turns of one report.
    pub fn of(better: &TurnReport, other: &TurnReport) -> Self {
        Self::of_accounts((&better.reasons, &better.parts), (&other.reasons, &other.parts))
    }

    /// Compares two turns from a position. Nothing is searched, so it takes no time worth naming;
    /// whoever has kept two turns of a report gets the same as from the report.
    ///
    /// ```
    /// use hamburgum_ai::{Comparison, Evaluation, Reason};
    /// use hamburgum_engine::{Action, Board, Field, Seating, Setup, State, Variant};
    ///
    /// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// let turn = |field| [Action::Move(field), Action::Done];
    /// let (beer, cloth) = (turn(Field::Beer), turn(Field::Cloth));
    /// let why = Comparison::between(&Evaluation::default(), &state, &beer, &cloth).expect("turns");
    /// assert!(matches!(why.better[0].reason, Reason::Produces { units: 1, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why one of the turns is not legal here.
    pub fn between(
        evaluation: &Evaluation,
        start: &State<'_>,
        better: &[Action],
        other: &[Action],
    ) -> Result<Self, hamburgum_engine::Reason> {
        let before = evaluation.parts(start, start.active());
        let account = |turn: &[Action]| {
            let mut after = *start;
            for &action in turn {
                after.play(action)?;
            }
            let parts = evaluation.parts(&after, start.active()).minus(&before);
            Ok((explain::reasons(evaluation, start, turn), parts))
        };
        let (better, other) = (account(better)?, account(other)?);
        Ok(Self::of_accounts((&better.0, &better.1), (&other.0, &other.1)))
    }

    /// What speaks for the better turn, the weightiest first. What costs it something is no reason for
    /// it; the parts have that.
    pub fn gains(&self) -> Vec<Weighed> {
        self.better.iter().filter(|one| !one.is_drawback()).copied().collect()
    }

    /// What can be told of the other turn beside that: what it costs, and what it has instead, as long
    /// as that does not seem to be worth more than the better turn has.
    pub fn instead(&self) -> Vec<Weighed> {
        let mut room: f32 = self.gains().iter().map(Weighed::weight).sum();
        let mut fits = |one: &&Weighed| {
            room -= if one.is_drawback() { 0.0 } else { one.weight() };
            one.is_drawback() || room > 0.0
        };
        self.other.iter().filter(|one| fits(one)).copied().collect()
    }

    /// The parts of which the better turn has more.
    pub fn parts_in_favour(&self) -> impl Iterator<Item = (Part, f32)> {
        self.parts.iter().copied().filter(|(_, by)| *by > 0.0)
    }

    fn of_accounts(better: (&[Weighed], &Parts), other: (&[Weighed], &Parts)) -> Self {
        let agrees = agrees(better.1, other.1);
        let is_told = agrees && !ends(better.0) && !ends(other.0);
        let (first, second) = (tellable(better.0, agrees), tellable(other.0, agrees));
        Self {
            better: only(&first, &second),
            other: only(&second, &first),
            parts: if is_told { differences(better.1, other.1) } else { Vec::new() },
        }
    }
}

impl TurnReport {
    /// The reasons of this turn and of one that is not better, as they are told beside each other.
    pub(super) fn told_beside(&self, other: &Self) -> (Vec<Weighed>, Vec<Weighed>) {
        let agrees = agrees(&self.parts, &other.parts);
        (tellable(&self.reasons, agrees), tellable(&other.reasons, agrees))
    }
}

/// Whether the evaluation, too, expects no less of the better turn. Whoever judges may see it
/// otherwise, and then what things are worth to the evaluation would speak against the verdict.
fn agrees(better: &Parts, other: &Parts) -> bool {
    better.sum() >= other.sum()
}

/// The reasons that fit the verdict: all, or only the effects if the evaluation does not agree.
fn tellable(reasons: &[Weighed], agrees: bool) -> Vec<Weighed> {
    if agrees {
        return reasons.to_vec();
    }
    let mut effects: Vec<_> = reasons.iter().filter_map(Weighed::as_effect).collect();
    effects.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    effects
}

/// The reasons of the first turn that the second one does not have.
fn only(first: &[Weighed], second: &[Weighed]) -> Vec<Weighed> {
    let shared = |one: &Weighed| second.iter().any(|other| other.reason == one.reason);
    first.iter().filter(|one| !shared(one)).copied().collect()
}

fn ends(reasons: &[Weighed]) -> bool {
    reasons.iter().any(|one| matches!(one.reason, Reason::EndsGame { .. }))
}

fn differences(better: &Parts, other: &Parts) -> Vec<(Part, f32)> {
    let difference = better.minus(other);
    let mut parts: Vec<_> = Part::ALL.map(|part| (part, difference[part])).into();
    parts.retain(|(_, by)| by.abs() >= DIFFERENCE);
    parts.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    parts
}
