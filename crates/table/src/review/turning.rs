//! Turning points: turns that changed a winning chance considerably.

use super::{Expected, Reading, TurningPoint};

/// The maximum number of turning points.
const MOST: usize = 3;
/// The minimum change of a winning chance.
const LEAST: f32 = 0.12;

impl Reading<'_> {
    /// The turns with the largest changes, in the order of the game; `None` unless all turns are
    /// reviewed.
    pub fn turning_points(&self) -> Option<Vec<TurningPoint>> {
        let (turns, all) = (&self.kept.turns, self.subject.turns.len());
        if turns.is_empty() || turns.len() < all {
            return None;
        }
        let before = std::iter::once(&self.kept.start).chain(turns.iter().map(|turn| &turn.after));
        let swings = before.zip(turns).enumerate();
        let mut points: Vec<TurningPoint> = swings
            .filter_map(|(turn, (before, kept))| self.swing(turn, before, &kept.after))
            .collect();
        points.sort_by(|a, b| size(b).total_cmp(&size(a)));
        points.truncate(MOST);
        points.sort_by_key(|point| point.turn);
        Some(points)
    }

    /// The largest change of a winning chance by a turn.
    fn swing(&self, turn: usize, before: &[Expected], after: &[Expected]) -> Option<TurningPoint> {
        let players = self.subject.game.state().players().iter();
        let points = players.zip(before.iter().zip(after)).map(|(&player, (before, after))| {
            TurningPoint { turn, player, before: before.win(), after: after.win() }
        });
        points.max_by(|a, b| size(a).total_cmp(&size(b))).filter(|point| size(point) >= LEAST)
    }
}

fn size(point: &TurningPoint) -> f32 {
    (point.after - point.before).abs()
}
