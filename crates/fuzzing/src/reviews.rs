//! Stored reviews.
//!
//! The first byte selects the format: `e` for edits of a valid review, anything else for a review.

use crate::Depth;
use crate::edited::{self, edited};
use hamburgum_engine::{Board, Game};
use hamburgum_table::review::{Kept, Reading, Subject};
use std::sync::LazyLock;

/// The game that is reviewed.
const RECORD: &str = include_str!("../../engine/tests/golden/base-2-hamburgum.txt");
/// The turns of that game that are left.
const TURNS: u32 = 16;

static SUBJECT: LazyLock<Subject> = LazyLock::new(|| {
    let game = Game::parse(RECORD, &Board::built_in()).expect("a golden game");
    Subject::of(&game.back_to(TURNS).expect("a long game"))
});

static REVIEW: LazyLock<String> = LazyLock::new(|| review(TURNS as usize));

pub(crate) fn run(input: &[u8]) -> Depth {
    match input {
        [b'e', _, edits @ ..] => read(&edited(&REVIEW, edits)),
        _ => std::str::from_utf8(input).map_or(Depth::Refused, read),
    }
}

/// A readable review fits its game and has findings.
fn read(text: &str) -> Depth {
    let Ok(mut kept) = serde_json::from_str::<Kept>(text) else { return Depth::Refused };
    let written = serde_json::to_string(&kept).expect("plain data");
    assert_eq!(serde_json::from_str::<Kept>(&written).ok().as_ref(), Some(&kept));
    kept.fit(SUBJECT.game.state().players().len(), &SUBJECT.notations());
    let reading = Reading { subject: &SUBJECT, kept: &kept };
    let findings = reading.findings();
    assert_eq!(findings.turns.len(), kept.turns.len());
    let _ = reading.turning_points();
    if kept.turns.is_empty() { Depth::Refused } else { Depth::Beyond }
}

/// Reviews of a part of the game, and edits.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let reviews = [0, 1, 6, TURNS as usize].map(|turns| review(turns).into_bytes());
    reviews.into_iter().chain(edited::seeds()).collect()
}

/// A review of so many turns, in which every second one could have been better.
fn review(turns: usize) -> String {
    let turn = |(number, played): (usize, &String)| {
        let best = if number % 2 == 0 { "" } else { ",\"best\":\"church\"" };
        let (win, cost) = (number * 600 % 10_000, number * 90);
        let after = format!("[[{win},421],[{},-3]]", 10_000 - win);
        format!("{{\"played\":\"{played}\",\"after\":{after},\"loss\":[{cost},312,-4]{best}}}")
    };
    let turns: Vec<String> = SUBJECT.notations().iter().take(turns).enumerate().map(turn).collect();
    let start = "[[5000,400],[5000,400]]";
    format!("{{\"maker\":\"1\",\"start\":{start},\"turns\":[{}]}}", turns.join(","))
}
