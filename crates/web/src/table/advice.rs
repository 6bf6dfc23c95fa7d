//! What an analysis tells the viewer, as plain data: pages do not know the opponents.

use crate::{GivenAway, Remark, Versus};
use hamburgum_engine::{Action, Player, State};

/// All advice for the viewer.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// Whether the viewer may ask.
    pub leave: AdviceLeave,
    /// Whether the tutor looks at the viewer's turns.
    pub has_tutor: bool,
    /// The best turns, once they were asked for.
    pub hint: Option<Thought<Hint>>,
    /// What the tutor has to say of the turn that the viewer wants to end. Without a warning there is
    /// nothing to say.
    pub warning: Option<Thought<Option<Warning>>>,
    /// The last turn of each computer, if the viewer may be told why it was played; the newest first.
    pub explained: Vec<Explained>,
}

/// Whether the viewer may ask for advice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AdviceLeave {
    /// Yes.
    Given,
    /// Only if all people at the table agree.
    NeedsConsent,
    /// The viewer does not play, or nobody does any more.
    #[default]
    OutOfPlace,
}

/// Something that is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought<T> {
    /// Still.
    Running,
    /// No longer.
    Done(T),
}

/// The best turns.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The position at the start of the turn.
    pub start: State<'static>,
    /// The turns, the best first.
    pub ideas: Vec<Idea>,
}

/// A turn that could be played, or was.
#[derive(Clone, Debug, PartialEq)]
pub struct Idea {
    /// The turn, small action by small action.
    pub actions: Vec<Action>,
    /// What each player can expect after it, in the order of play.
    pub forecasts: Vec<Forecast>,
    /// What speaks for it: what it makes possible, brings or takes from others, the weightiest first.
    pub causes: Vec<Remark>,
    /// What speaks against it.
    pub drawbacks: Vec<Remark>,
    /// How it compares with another one.
    pub versus: Option<Versus>,
    /// What it gives away, compared with the best one.
    pub loss: GivenAway,
}

/// What a player can expect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// Who.
    pub player: Player,
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The expected final prestige.
    pub prestige: f32,
}

/// A costly turn.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The position at the start of the turn.
    pub start: State<'static>,
    /// How bad the turn is; a word that [`crate::Texts::grade`] knows.
    pub grade: &'static str,
    /// The turn as it stands.
    pub played: Idea,
    /// A better one.
    pub better: Idea,
}

/// The last turn of a computer.
#[derive(Clone, Debug)]
pub struct Explained {
    /// Whose.
    pub player: Player,
    /// Its number in the game, counted from 0.
    pub turn: u32,
    /// Why it was played, once that was asked.
    pub thought: Option<Thought<Option<Explanation>>>,
}

/// Why a turn was played.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The position before it.
    pub start: State<'static>,
    /// The turn.
    pub played: Idea,
    /// The next-best ideas, the best first.
    pub others: Vec<Idea>,
}

impl Advice {
    /// For a viewer whom nobody advises.
    pub const NONE: &'static Self = &Self {
        leave: AdviceLeave::OutOfPlace,
        has_tutor: false,
        hint: None,
        warning: None,
        explained: Vec::new(),
    };

    /// Whether something for the viewer is still thought about.
    pub fn is_awaited(&self) -> bool {
        let explains = |one: &Explained| matches!(one.thought, Some(Thought::Running));
        matches!(self.hint, Some(Thought::Running))
            || matches!(self.warning, Some(Thought::Running))
            || self.explained.iter().any(explains)
    }
}

impl Idea {
    /// What this player can expect after it.
    pub fn forecast(&self, player: Player) -> Option<Forecast> {
        self.forecasts.iter().find(|one| one.player == player).copied()
    }
}
