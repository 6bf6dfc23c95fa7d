//! A game turn by turn, as a review looks at it.

use hamburgum_ai::whole_turns;
use hamburgum_engine::{Action, Game, Prompt, State};

/// A game with its turns that are over.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    pub(crate) game: Game<'static>,
    pub(crate) turns: Vec<PlayedTurn>,
}

/// A turn that is over.
#[derive(Clone, Debug)]
pub(crate) struct PlayedTurn {
    /// How many small actions were played before it.
    pub(crate) at: usize,
    /// The position before it.
    pub(crate) start: State<'static>,
    pub(crate) actions: Vec<Action>,
}

impl Subject {
    pub(crate) fn of(game: &Game<'static>) -> Self {
        let begins = |(at, (state, _)): (usize, (State<'_>, Action))| {
            matches!(state.prompt(), Prompt::Move(_)).then_some(at)
        };
        let beginnings = game.steps().enumerate().filter_map(begins);
        let turn = |(at, (start, actions))| PlayedTurn { at, start, actions };
        let turns = beginnings.zip(whole_turns(game)).map(turn).collect();
        Self { game: game.clone(), turns }
    }

    /// The turns in the notation of records.
    pub(crate) fn notations(&self) -> Vec<String> {
        self.turns.iter().map(|turn| self.notation(&turn.actions)).collect()
    }

    pub(crate) fn notation(&self, actions: &[Action]) -> String {
        self.game.board().say(actions).to_string()
    }

    /// How many small actions were played when so many turns were over.
    pub(crate) fn actions_before(&self, turn: usize) -> usize {
        let end = || self.turns.last().map_or(0, |last| last.at + last.actions.len());
        self.turns.get(turn).map_or_else(end, |turn| turn.at)
    }

    /// Reads a turn in the notation of records that could have been played instead of this one.
    pub(crate) fn read(&self, turn: usize, notation: &str) -> Option<Vec<Action>> {
        let start = self.turns.get(turn)?.start;
        let mut game = self.game.back_to(u32::try_from(turn).ok()?)?;
        let before = game.actions().len();
        game.play_line(&format!("{}. {} {notation}", start.round(), start.active())).ok()?;
        let played = game.actions()[before..].iter().copied();
        Some(played.filter(|action| !matches!(action, Action::Reveal(_))).collect())
    }
}
