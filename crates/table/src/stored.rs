//! Log entries as they are stored, with actions in the notation of records.

use crate::{BrokenLog, Entry, Table};
use hamburgum_engine::{Action, Board, Unreadable};
use serde::{Deserialize, Serialize};

/// An entry whose actions are text. Only a board can turn one kind into the other.
pub type StoredEntry = Entry<String, String>;

/// A stored entry with its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamped {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The entry.
    pub what: StoredEntry,
}

impl Stamped {
    /// Converts an entry to its stored form.
    pub fn new(at: i64, entry: Entry, board: &Board) -> Self {
        let one = |action| Ok(board.say(&action).to_string());
        let several = |actions: Vec<Action>| Ok(board.say(&actions[..]).to_string());
        let Ok(what) = entry.convert::<_, _, std::convert::Infallible>(one, several);
        Self { at, what }
    }
}

impl StoredEntry {
    pub(crate) fn read(self, board: &Board) -> Result<Entry, Unreadable> {
        self.convert(|word| board.read_action(&word), |words| read_several(board, &words))
    }
}

fn read_several(board: &Board, words: &str) -> Result<Vec<Action>, Unreadable> {
    let counted = board.read_actions(words)?;
    let repeated = |(times, action)| std::iter::repeat_n(action, times as usize);
    Ok(counted.into_iter().flat_map(repeated).collect())
}

impl Table {
    /// Applies a stored entry, to load a table.
    ///
    /// # Errors
    /// The entry is invalid or does not fit; the table must not be used afterwards.
    pub fn apply_stored(&mut self, stored: StoredEntry) -> Result<(), BrokenLog> {
        let entry = stored.read(self.game.board());
        let broken = |why: Unreadable| BrokenLog { version: self.version, why: why.to_string() };
        self.apply(&entry.map_err(broken)?)
    }
}

impl<A, L> Entry<A, L> {
    /// The same entry with its actions in another form.
    fn convert<B, M, E>(
        self,
        one: impl FnOnce(A) -> Result<B, E>,
        several: impl FnOnce(L) -> Result<M, E>,
    ) -> Result<Entry<B, M>, E> {
        Ok(match self {
            Self::Act(action) => Entry::Act(one(action)?),
            Self::Several(actions) => Entry::Several(several(actions)?),
            Self::Drop(action) => Entry::Drop(one(action)?),
            Self::Sit { seat, person, name } => Entry::Sit { seat, person, name },
            Self::Recolour { seat, colour } => Entry::Recolour { seat, colour },
            Self::Leave { seat } => Entry::Leave { seat },
            Self::Offer(offer) => Entry::Offer(offer),
            Self::Withdraw => Entry::Withdraw,
            Self::Remove { seat } => Entry::Remove { seat },
            Self::Schedule(plan) => Entry::Schedule(plan),
            Self::Unschedule => Entry::Unschedule,
            Self::Begin => Entry::Begin,
            Self::Remind => Entry::Remind,
            Self::Keep => Entry::Keep,
            Self::Dissolve { why } => Entry::Dissolve { why },
            Self::Computer { seat, level } => Entry::Computer { seat, level },
            Self::Return { seat } => Entry::Return { seat },
            Self::Undo => Entry::Undo,
            Self::Restart => Entry::Restart,
            Self::Finish => Entry::Finish,
            Self::TakeBack { turns } => Entry::TakeBack { turns },
            Self::Propose { by, motion } => Entry::Propose { by, motion },
            Self::Agree { by } => Entry::Agree { by },
            Self::Decline { by } => Entry::Decline { by },
            Self::Resign { seat } => Entry::Resign { seat },
            Self::End => Entry::End,
            Self::Say { person, name, text } => Entry::Say { person, name, text },
            Self::TutorOn { person } => Entry::TutorOn { person },
            Self::TutorOff { person } => Entry::TutorOff { person },
            Self::AutoEnd { person, set } => Entry::AutoEnd { person, set },
            Self::AllowAdvice => Entry::AllowAdvice,
            Self::EndLesson { seat } => Entry::EndLesson { seat },
            Self::PlayOn => Entry::PlayOn,
            Self::ClockRuns(start) => Entry::ClockRuns(start),
            Self::ClockStops { seat, left } => Entry::ClockStops { seat, left },
            Self::TimeOut { seat } => Entry::TimeOut { seat },
            Self::Flag { seat } => Entry::Flag { seat },
            Self::LoseOnTime { seat } => Entry::LoseOnTime { seat },
            Self::Pause { days } => Entry::Pause { days },
            Self::Abandon => Entry::Abandon,
            Self::Rematch { table } => Entry::Rematch { table },
        })
    }
}
