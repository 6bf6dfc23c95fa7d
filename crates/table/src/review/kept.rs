//! The stored data of a review: only results of the search, nothing that can be derived.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "chances go from 0 to 1, and prestige is far below what f32 counts exactly"
)]

use crate::GivenAway;
use hamburgum_ai::{AnyJudge, Grade, Loss, Outlook, Review, ReviewedTurn};
use hamburgum_engine::{Board, Player};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Chances are stored in ten-thousandths: integers are short and equal on all platforms.
const PARTS: f32 = 10_000.0;
/// Prestige is stored in tenths.
const TENTHS: f32 = 10.0;
/// The cost of a turn is stored in hundredths.
const HUNDREDTHS: f32 = 100.0;

/// The reviewed turns of a game, from the first on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The fingerprint of the judge and its settings; see [`Review::maker`].
    maker: String,
    /// The forecast of each player before the first turn, in the order of play.
    pub start: Vec<Expected>,
    /// The reviewed turns.
    pub turns: Vec<KeptTurn>,
}

/// A player's winning chance in ten-thousandths, and the expected final prestige in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expected(u16, i32);

/// A reviewed turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTurn {
    /// The turn, in the notation of records.
    pub played: String,
    /// The forecast of each player after it, in the order of play.
    pub after: Vec<Expected>,
    loss: KeptLoss,
    /// The best turn, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
}

/// The loss of a turn: its cost in hundredths of a point, the lost winning chance in
/// ten-thousandths, and the lost prestige in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptLoss(u32, i32, i32);

impl KeptLoss {
    fn of(loss: &Loss) -> Self {
        Self(
            (loss.cost * HUNDREDTHS).round() as u32,
            (loss.win * PARTS).round() as i32,
            (loss.prestige * TENTHS).round() as i32,
        )
    }

    fn given_away(self) -> GivenAway {
        GivenAway {
            win: self.1 as f32 / PARTS,
            prestige: self.2 as f32 / TENTHS,
            cost: self.0 as f32 / HUNDREDTHS,
        }
    }
}

impl Default for Kept {
    /// An empty review of this program's judge.
    fn default() -> Self {
        // The fingerprint is constant, and slow to compute.
        static MAKER: LazyLock<String> = LazyLock::new(|| Review::maker(&AnyJudge::adviser()));
        Self { maker: MAKER.clone(), start: Vec::new(), turns: Vec::new() }
    }
}

impl Expected {
    /// The winning chance, from 0 to 1.
    pub fn win(self) -> f32 {
        f32::from(self.0) / PARTS
    }

    /// The expected final prestige.
    pub fn prestige(self) -> f32 {
        self.1 as f32 / TENTHS
    }

    fn of(outlook: &Outlook, player: Player) -> Self {
        Self(parts(outlook.win[player]), (outlook.prestige[player] * TENTHS).round() as i32)
    }

    fn all(outlook: &Outlook, players: &[Player]) -> Vec<Self> {
        players.iter().map(|&player| Self::of(outlook, player)).collect()
    }
}

fn parts(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * PARTS).round() as u16
}

impl KeptTurn {
    fn of(turn: &ReviewedTurn, board: &Board, players: &[Player]) -> Self {
        let say = |actions: &[_]| board.say(actions).to_string();
        Self {
            played: say(&turn.played.actions),
            after: Expected::all(&turn.after, players),
            loss: KeptLoss::of(&turn.loss),
            best: (turn.grade != Grade::Best).then(|| say(&turn.best.actions)),
        }
    }

    /// The loss compared with the best turn.
    pub fn loss(&self) -> GivenAway {
        self.loss.given_away()
    }

    /// The grade, derived from the loss.
    pub fn grade(&self) -> Grade {
        if self.best.is_none() { Grade::Best } else { Grade::of_cost(self.loss().cost) }
    }
}

impl Kept {
    /// Appends the next turn.
    pub fn push(&mut self, turn: &ReviewedTurn, board: &Board, players: &[Player]) {
        if self.turns.is_empty() {
            self.start = Expected::all(&turn.before, players);
        }
        self.turns.push(KeptTurn::of(turn, board, players));
    }

    /// Whether this program's judge made it.
    pub fn is_ours(&self) -> bool {
        self.maker == Self::default().maker
    }

    /// Drops the turns that no longer match the game, because they were taken back.
    pub fn fit(&mut self, players: usize, played: &[String]) {
        let fits = |(kept, played): &(&KeptTurn, &String)| {
            kept.played == **played && kept.after.len() == players
        };
        let fitting = self.turns.iter().zip(played).take_while(fits).count();
        self.turns.truncate(fitting);
        if self.start.len() != players {
            *self = Self::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(played: &str, best: Option<&str>, loss: KeptLoss) -> KeptTurn {
        let after = vec![Expected(6000, 421), Expected(4000, -3)];
        KeptTurn { played: played.into(), after, loss, best: best.map(str::to_owned) }
    }

    fn kept() -> Kept {
        let costly = KeptLoss(650, 312, -4);
        let turns =
            vec![turn("beer", None, KeptLoss(0, 0, 0)), turn("cloth", Some("church"), costly)];
        let start = vec![Expected(5000, 400), Expected(5000, 400)];
        Kept { maker: "1234".into(), start, turns }
    }

    #[test]
    fn stored_reviews_are_short_and_survive_a_round_trip() {
        let text = serde_json::to_string(&kept()).expect("plain data");
        assert_eq!(
            text,
            r#"{"maker":"1234","start":[[5000,400],[5000,400]],"turns":[{"played":"beer","after":[[6000,421],[4000,-3]],"loss":[0,0,0]},{"played":"cloth","after":[[6000,421],[4000,-3]],"loss":[650,312,-4],"best":"church"}]}"#
        );
        assert_eq!(serde_json::from_str::<Kept>(&text).expect("a review"), kept());
    }

    #[test]
    fn a_review_of_another_judge_is_not_ours() {
        assert!(Kept::default().is_ours());
        assert!(!kept().is_ours());
    }

    #[test]
    fn the_grade_follows_from_the_loss() {
        assert_eq!(kept().turns[0].grade(), Grade::Best);
        assert_eq!(kept().turns[1].grade(), Grade::Mistake);
        let lost = GivenAway { win: 0.0312, prestige: -0.4, cost: 6.5 };
        assert_eq!(kept().turns[1].loss(), lost);
    }

    #[test]
    fn turns_that_were_taken_back_are_dropped() {
        let after = |players, played: &[&str]| {
            let mut kept = kept();
            kept.fit(players, &played.iter().map(ToString::to_string).collect::<Vec<_>>());
            kept.turns.len()
        };
        assert_eq!(after(2, &["beer", "cloth", "sugar"]), 2);
        assert_eq!(after(2, &["beer", "sugar"]), 1);
        assert_eq!(after(2, &[]), 0);
        assert_eq!(after(3, &["beer", "cloth"]), 0);
    }
}
