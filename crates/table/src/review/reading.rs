//! Derives the findings of a review from the stored data and the game.

use super::{CostlyTurn, Findings, GraphLine, JudgedTurn, Kept, KeptTurn, Subject};
use crate::Remark;
use hamburgum_ai::{Comparison, Grade, accuracy};
use hamburgum_engine::{Player, Turn};

/// The number of turns of each player that are explained in full.
const COSTLIEST: usize = 3;
/// The number of reasons for a turn.
pub(super) const REASONS: usize = 3;

/// A review with its game.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// The game.
    pub subject: &'a Subject,
    /// The stored review.
    pub kept: &'a Kept,
}

impl Reading<'_> {
    /// All findings for the review page; nothing is found before the first turn is reviewed.
    pub fn findings(&self) -> Findings {
        if self.kept.turns.is_empty() {
            return Findings::default();
        }
        let players = self.subject.game.state().players();
        Findings {
            moments: (0..=self.kept.turns.len())
                .map(|turn| self.subject.actions_before(turn))
                .collect(),
            wins: self.lines(|expected| in_percent(expected.win())),
            prestige: self.lines(|expected| expected.prestige().max(0.0).round() as i32),
            turns: self.turns().map(|(played, kept)| judged(played, kept)).collect(),
            accuracies: players.iter().map(|&player| (player, self.accuracy(player))).collect(),
            costly: players.iter().flat_map(|&player| self.costliest(player)).collect(),
        }
    }

    fn turns(&self) -> impl Iterator<Item = (&Turn<'static>, &KeptTurn)> {
        self.subject.turns.iter().zip(&self.kept.turns)
    }

    /// A figure of each player before the first turn and after each.
    fn lines(&self, figure: impl Fn(super::Expected) -> i32) -> Vec<GraphLine> {
        let moments = || {
            std::iter::once(&self.kept.start).chain(self.kept.turns.iter().map(|turn| &turn.after))
        };
        let players = self.subject.game.state().players().iter().enumerate();
        let values = |seat: usize| moments().map(|all| figure(all[seat])).collect();
        players.map(|(seat, &player)| GraphLine { player, values: values(seat) }).collect()
    }

    fn accuracy(&self, player: Player) -> Option<f32> {
        let own = self.turns().filter(|(played, _)| played.player() == player);
        accuracy(own.map(|(_, kept)| kept.loss().cost))
    }

    /// The costliest turns of a player, at least inaccuracies.
    fn costliest(&self, player: Player) -> Vec<CostlyTurn> {
        let is_costly = |(_, (played, kept)): &(usize, (&Turn<'static>, &KeptTurn))| {
            played.player() == player && kept.grade() >= Grade::Inaccuracy
        };
        let mut costly: Vec<_> = self.turns().enumerate().filter(is_costly).collect();
        costly.sort_by(|(_, (_, a)), (_, (_, b))| b.loss().cost.total_cmp(&a.loss().cost));
        let told = costly.into_iter().take(COSTLIEST);
        told.filter_map(|(turn, (played, kept))| self.costly(turn, played, kept)).collect()
    }

    fn costly(&self, turn: usize, played: &Turn<'static>, kept: &KeptTurn) -> Option<CostlyTurn> {
        let better = self.subject.read(turn, kept.best.as_deref()?)?;
        let why = Comparison::between(&played.start, &better, &played.actions).ok()?;
        Some(CostlyTurn {
            turn,
            better,
            gains: Remark::first(&why.gains, REASONS),
            drawbacks: Remark::first(&why.drawbacks, REASONS),
        })
    }
}

/// A chance in percent; 0 and 100 are reserved for certainty.
fn in_percent(chance: f32) -> i32 {
    let certain = [0.0, 1.0].into_iter().find(|&end| (chance - end).abs() < f32::EPSILON);
    certain.map_or_else(|| ((chance * 100.0).round() as i32).clamp(1, 99), |end| 100 * end as i32)
}

fn judged(played: &Turn<'static>, kept: &KeptTurn) -> JudgedTurn {
    JudgedTurn {
        start: played.start,
        actions: played.actions.clone(),
        loss: kept.loss(),
        grade: kept.grade().word(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lesson;

    #[test]
    fn nothing_is_found_before_the_first_turn_is_reviewed() {
        let subject = Subject::of(&Lesson::QuickIntroduction.begin());
        let mut kept = Kept::default();
        kept.fit(subject.game.state().players().len(), &subject.notations());
        let reading = Reading { subject: &subject, kept: &kept };
        assert!(reading.findings().wins.is_empty());
        assert_eq!(reading.turning_points().map(|points| points.len()), None);
    }
}
