//! Lessons: games that are played along a script, step by step.
//!
//! A lesson has no state of its own: which step is awaited follows from what was played.

mod script;
#[cfg(test)]
mod tests;

use hamburgum_engine::{Action, Board, Game, Player, Seating, Setup, Variant};
use script::QUICK_INTRODUCTION;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// What can be learned by playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The first six rounds of three players, as the rulebooks introduce the game, and one more.
    QuickIntroduction,
}

/// What a lesson waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// Which step it is; the first is 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The key of what is told.
    pub text: &'static str,
    /// Where the learner should look.
    pub look: Part,
    /// Whether some of the step was done already.
    pub is_begun: bool,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done in a step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The learner plays these, in any order.
    Press(Vec<Action>),
    /// The learner lets this player make a whole turn.
    Watch(Player, Vec<Action>),
    /// The learner chooses whom to play from now on.
    Choose,
}

/// A part of the page that a step speaks of.
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
    /// What a donation costs.
    Donations,
    /// Churches and their tokens.
    Churches,
    /// The officials.
    Officials,
    /// What each player has.
    Players,
}

/// A step whose actions were read.
struct LessonStep {
    text: &'static str,
    look: Part,
    player: Player,
    actions: Vec<Action>,
}

impl Lesson {
    /// The colour that the learner plays.
    pub const LEARNER: Player = Player::Red;
    /// Who plays, in the order of play.
    pub const PLAYERS: [Player; 3] = [Player::Red, Player::Blue, Player::Green];

    /// The board of the lesson.
    pub fn board(self) -> &'static Board {
        match self {
            Self::QuickIntroduction => Board::hamburgum(),
        }
    }

    /// The game at its beginning.
    ///
    /// # Panics
    /// Never: a test plays the lesson.
    pub fn begin(self) -> Game<'static> {
        let seating = Seating::new(&Self::PLAYERS).expect("three players");
        let setup = Setup::initial(Variant::Base, seating);
        Game::new(self.board(), setup).expect("the beginning of a game")
    }

    /// The steps; the tests play them all, so they can be read.
    fn steps(self) -> &'static [LessonStep] {
        static QUICK: LazyLock<Vec<LessonStep>> = LazyLock::new(|| {
            let mut game = Lesson::QuickIntroduction.begin();
            QUICK_INTRODUCTION.iter().map(|line| line.read(&mut game)).collect()
        });
        match self {
            Self::QuickIntroduction => &QUICK,
        }
    }

    /// What the lesson waits for after what was played; nothing if the game has left the script.
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
    /// Whether this is what the learner should press.
    pub fn lights(&self, action: Action) -> bool {
        matches!(&self.task, Task::Press(actions) if actions.contains(&action))
    }
}

/// What is left of the actions when these are done; nothing if others were.
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

/// A word that no lesson has.
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
