//! Advice: what people ask an analysis while they play, and the answers as plain data for pages.

mod answers;
mod question;
mod stored;

pub use question::{Question, Standing, is_careless};
pub use stored::StoredQuestion;

use crate::{Advising, GivenAway, Remark, Versus};
use hamburgum_engine::{Action, Player, State};

/// All advice for the viewer.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// Whether the viewer may ask for advice.
    pub leave: Advising,
    /// Whether nobody may have the game analysed yet, because people play it against each other.
    pub is_guarded: bool,
    /// Whether the tutor checks the viewer's turns.
    pub has_tutor: bool,
    /// The best turns, once requested.
    pub hint: Option<Thought<Hint>>,
    /// The tutor's warning about the turn that the viewer wants to end; `Done(None)` if the turn is
    /// good enough.
    pub warning: Option<Thought<Option<Warning>>>,
    /// The last turn of each computer, if the viewer may see why it was played; the newest first.
    pub explained: Vec<Explained>,
}

/// The state of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought<T> {
    /// In progress.
    Running,
    /// Finished.
    Done(T),
}

/// The best turns.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The position at the start of the turn.
    pub start: State<'static>,
    /// The turns, the best first.
    pub ideas: Vec<IdeaView>,
}

/// A turn that could be played, or was.
#[derive(Clone, Debug, PartialEq)]
pub struct IdeaView {
    /// The small actions of the turn.
    pub actions: Vec<Action>,
    /// The forecast of each player after it, in the order of play.
    pub forecasts: Vec<Forecast>,
    /// Reasons for it: what it enables, gains or takes from others, the most important first.
    pub causes: Vec<Remark>,
    /// Reasons against it.
    pub drawbacks: Vec<Remark>,
    /// A comparison with another turn.
    pub versus: Option<Versus>,
    /// The loss compared with the best turn.
    pub loss: GivenAway,
}

/// The forecast of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The player.
    pub player: Player,
    /// The winning chance, from 0 to 1.
    pub win: f32,
    /// The expected final prestige.
    pub prestige: f32,
}

/// A costly turn.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The position at the start of the turn.
    pub start: State<'static>,
    /// The grade of the turn, as its word.
    pub grade: &'static str,
    /// The turn as drafted.
    pub played: IdeaView,
    /// A better one.
    pub better: IdeaView,
}

/// The last turn of a computer.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The computer's player.
    pub player: Player,
    /// Its index in the game.
    pub turn: u32,
    /// Why it was played, once requested.
    pub thought: Option<Thought<Option<Explanation>>>,
}

/// Why a turn was played.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The position before it.
    pub start: State<'static>,
    /// The turn.
    pub played: IdeaView,
    /// The next-best turns, the best first.
    pub others: Vec<IdeaView>,
}

impl Advice {
    /// For viewers without advice.
    pub const NONE: &'static Self = &Self {
        leave: Advising::OutOfPlace,
        is_guarded: false,
        has_tutor: false,
        hint: None,
        warning: None,
        explained: Vec::new(),
    };

    /// Whether an analysis for the viewer is in progress.
    pub fn is_awaited(&self) -> bool {
        let explains = |one: &Explained| matches!(one.thought, Some(Thought::Running));
        matches!(self.hint, Some(Thought::Running))
            || matches!(self.warning, Some(Thought::Running))
            || self.explained.iter().any(explains)
    }
}

impl IdeaView {
    /// The forecast of this player.
    pub fn forecast(&self, player: Player) -> Option<Forecast> {
        self.forecasts.iter().find(|one| one.player == player).copied()
    }
}
