//! Lessons: games that follow a script, step by step.
//!
//! A lesson has no state of its own: the awaited step is derived from the game.

mod script;
#[cfg(test)]
mod tests;

use hamburgum_engine::{Action, Board, Game, Player, Seating, Setup, Variant};
use script::QUICK_INTRODUCTION;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The first six rounds of three players, as the rulebooks introduce the game, and one more.
    QuickIntroduction,
}

/// The awaited step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The number of the step, from 1.
    pub number: usize,
    /// The number of steps.
    pub of: usize,
    /// The key of its text.
    pub text: &'static str,
    /// The part of the page to highlight.
    pub look: Part,
    /// Whether a part of the step is done.
    pub is_begun: bool,
    /// The task.
    pub task: Task,
}

/// The task of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The learner plays these, in any order.
    Press(Vec<Action>),
    /// The learner watches this player make a whole turn.
    Watch(Player, Vec<Action>),
    /// The learner chooses a player for the rest of the game.
    Choose,
}

/// A part of the page that a step explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rondel.
    Rondel,
    /// The ships in the harbour.
    Harbour,
    /// The map.
    City,
    /// Prices of goods.
    Prices,
    /// Materials for sale.
    Depot,
    /// The costs of donations.
    Donations,
    /// Churches and their tokens.
    Churches,
    /// The officials.
    Officials,
    /// The holdings of each player.
    Players,
}

/// A step with parsed actions.
struct LessonStep {
    text: &'static str,
    look: Part,
    player: Player,
    actions: Vec<Action>,
}

impl Lesson {
    /// The colour that the learner plays.
    pub const LEARNER: Player = Player::Red;
    /// The players, in the order of play.
    pub const PLAYERS: [Player; 3] = [Player::Red, Player::Blue, Player::Green];

    /// The board of the lesson.
    pub fn board(self) -> &'static Board {
        match self {
            Self::QuickIntroduction => Board::hamburgum(),
        }
    }

    /// The initial game.
    ///
    /// # Panics
    /// Never: a test plays the lesson.
    pub fn begin(self) -> Game<'static> {
        let seating = Seating::new(&Self::PLAYERS).expect("three players");
        let setup = Setup::initial(Variant::Base, seating);
        Game::new(self.board(), setup).expect("the beginning of a game")
    }

    /// The parsed steps; tests play all of them, so parsing cannot fail.
    fn steps(self) -> &'static [LessonStep] {
        static QUICK: LazyLock<Vec<LessonStep>> = LazyLock::new(|| {
            let mut game = Lesson::QuickIntroduction.begin();
            QUICK_INTRODUCTION.iter().map(|line| line.read(&mut game)).collect()
        });
        match self {
            Self::QuickIntroduction => &QUICK,
        }
    }

    /// The awaited step of a game; `None` if it has left the script.
    pub fn awaited(self, game: &Game<'_>) -> Option<Awaited> {
        let mut rest = game.actions();
        let steps = self.steps();
        let of = steps.len() + 1;
        for (number, step) in (1..).zip(steps) {
            let (done, later) = rest.split_at(rest.len().min(step.actions.len()));
            let left = without(&step.actions, done)?;
            if !left.is_empty() {
                let is_begun = !done.is_empty();
                let (text, look) = (step.text, step.look);
                return Some(Awaited { number, of, text, look, is_begun, task: step.task(left) });
            }
            rest = later;
        }
        let (text, look) = ("tutorial-end", Part::Players);
        let end = Awaited { number: of, of, text, look, is_begun: false, task: Task::Choose };
        rest.is_empty().then_some(end)
    }
}

impl LessonStep {
    fn task(&self, left: Vec<Action>) -> Task {
        if self.player == Lesson::LEARNER {
            Task::Press(left)
        } else {
            Task::Watch(self.player, left)
        }
    }
}

impl Awaited {
    /// Whether the button of this action is highlighted.
    pub fn lights(&self, action: Action) -> bool {
        matches!(&self.task, Task::Press(actions) if actions.contains(&action))
    }
}

/// Removes finished actions from those of a step; `None` if others were played.
fn without(actions: &[Action], done: &[Action]) -> Option<Vec<Action>> {
    let mut left = actions.to_vec();
    for action in done {
        let place = left.iter().position(|one| one == action)?;
        left.remove(place);
    }
    Some(left)
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::QuickIntroduction => f.write_str("quick-introduction"),
        }
    }
}

/// The error for a word that no lesson has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLesson;

impl fmt::Display for NoSuchLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such lesson")
    }
}

impl std::error::Error for NoSuchLesson {}

impl FromStr for Lesson {
    type Err = NoSuchLesson;

    fn from_str(word: &str) -> Result<Self, NoSuchLesson> {
        match word {
            "quick-introduction" => Ok(Self::QuickIntroduction),
            _ => Err(NoSuchLesson),
        }
    }
}
