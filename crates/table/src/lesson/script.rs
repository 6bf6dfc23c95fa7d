//! The script of the quick introduction: texts, actions and highlighted parts.
//!
//! The first six rounds follow the rulebooks' example; the texts and the seventh round are our own.
//! The actions of a learner's step may be played in any order; a step of another player is a whole
//! turn.

use super::{LessonStep, Part};
use hamburgum_engine::Game;

/// A step of the script.
pub(super) struct ScriptLine {
    /// The key of its text.
    text: &'static str,
    /// The actions, in the notation of records.
    plays: &'static [&'static str],
    /// The part of the page to highlight.
    look: Part,
}

const fn line(text: &'static str, plays: &'static [&'static str], look: Part) -> ScriptLine {
    ScriptLine { text, plays, look }
}

impl ScriptLine {
    /// Parses the actions and plays them.
    pub(super) fn read(&self, game: &mut Game<'static>) -> LessonStep {
        let player = game.state().active();
        let board = game.board();
        let read = |word: &&str| board.read_action(word).expect("an action of the script");
        let actions: Vec<_> = self.plays.iter().map(read).collect();
        for &action in &actions {
            game.play(action).expect("a legal action of the script");
        }
        LessonStep { text: self.text, look: self.look, player, actions }
    }
}

/// Six rounds of Red, Blue and Green, and a seventh of ours, with an official and a bell.
pub(super) const QUICK_INTRODUCTION: [ScriptLine; 37] = [
    line("tutorial-1-beer", &["beer"], Part::Rondel),
    line("tutorial-1-done", &["done"], Part::Players),
    line("tutorial-1-blue", &["cloth", "done"], Part::Players),
    line("tutorial-1-green", &["trade-west", "sell cloth", "done"], Part::Harbour),
    // Round 2.
    line("tutorial-2-trade", &["trade-west"], Part::Rondel),
    line("tutorial-2-sell", &["sell beer", "sell beer"], Part::Harbour),
    line("tutorial-2-done", &["done"], Part::Players),
    line("tutorial-2-blue", &["beer", "done"], Part::Players),
    line(
        "tutorial-2-green",
        &["church", "donate nicolai.five", "score nicolai.five", "done"],
        Part::City,
    ),
    // Round 3.
    line("tutorial-3-church", &["church"], Part::Rondel),
    line("tutorial-3-donate", &["donate michaelis.five"], Part::Donations),
    line("tutorial-3-score", &["score michaelis.five"], Part::Churches),
    line("tutorial-3-done", &["done"], Part::Players),
    line("tutorial-3-blue", &["dockyard", "launch", "done"], Part::Harbour),
    line(
        "tutorial-3-green",
        &["trade-east", "buy brick", "buy brick", "buy timber", "done"],
        Part::Depot,
    ),
    // Round 4.
    line("tutorial-4-trade", &["trade-east"], Part::Rondel),
    line(
        "tutorial-4-buy",
        &["buy brick", "buy brick", "buy brick", "buy timber", "buy timber"],
        Part::Depot,
    ),
    line("tutorial-4-done", &["done"], Part::Players),
    line(
        "tutorial-4-blue",
        &["trade-east", "sell beer", "sell beer", "sell cloth", "sell cloth", "done"],
        Part::Harbour,
    ),
    line("tutorial-4-green", &["guildhall", "build N1", "build N2", "done"], Part::City),
    // Round 5.
    line("tutorial-5-guildhall", &["guildhall"], Part::Rondel),
    line("tutorial-5-build", &["build M1", "build M2", "build M3"], Part::City),
    line("tutorial-5-done", &["done"], Part::Prices),
    line(
        "tutorial-5-blue",
        &[
            "trade-west",
            "buy brick",
            "buy brick",
            "buy brick",
            "buy timber",
            "buy timber",
            "buy timber",
            "done",
        ],
        Part::Rondel,
    ),
    line("tutorial-5-green", &["beer", "done"], Part::Players),
    // Round 6.
    line("tutorial-6-trade", &["trade-west"], Part::Rondel),
    line("tutorial-6-buy", &["buy brick", "buy brick", "buy timber"], Part::Depot),
    line("tutorial-6-done", &["done"], Part::Players),
    line(
        "tutorial-6-blue",
        &[
            "church",
            "donate catharinen.five",
            "donate catharinen.citizens",
            "score catharinen.five",
            "done",
        ],
        Part::City,
    ),
    line(
        "tutorial-6-green",
        &["trade-west", "sell beer", "sell beer", "sell beer", "sell sugar", "done"],
        Part::Harbour,
    ),
    // Round 7.
    line("tutorial-7-church", &["church"], Part::Rondel),
    line("tutorial-7-donate", &["donate petri.five"], Part::Donations),
    line("tutorial-7-second", &["donate petri.building"], Part::Churches),
    line("tutorial-7-score", &["score petri.five"], Part::Churches),
    line("tutorial-7-done", &["done"], Part::Players),
    line("tutorial-7-blue", &["guildhall", "build C3", "build C6", "done"], Part::Officials),
    line(
        "tutorial-7-green",
        &["trade-east", "buy timber", "buy brick", "buy bell", "done"],
        Part::Depot,
    ),
];
