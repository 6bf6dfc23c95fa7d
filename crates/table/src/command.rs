//! Commands of people at a table, and refusals.

use super::{AutoEnd, Awaited, Entry, LessonWish, Motion, PersonId, Press};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Field, Player, Reason};

/// The sender of a command. A person who signed in on several devices may have several numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The number that new entries name.
    pub id: PersonId,
    /// The numbers of guests who turned out to be the same person.
    pub aliases: Vec<PersonId>,
    /// The name that others see.
    pub name: String,
}

impl Who {
    /// Whether this is that person.
    pub fn is(&self, person: PersonId) -> bool {
        self.id == person || self.aliases.contains(&person)
    }
}

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Change the draft of the current turn.
    Turn(Step),
    /// Take back one's own last turn, or propose it.
    TakeBack,
    /// Ask for everybody's consent to end the game.
    ProposeEnd,
    /// Ask for everybody's consent to let a computer play for an absent player.
    ProposeStandIn(Player),
    /// Ask for everybody's consent that all may be advised.
    ProposeAdvice,
    /// Let the tutor check one's own turns.
    CallTutor,
    /// Do without the tutor again.
    DismissTutor,
    /// Let turns that leave nothing to decide end by themselves, or not.
    SetAutoEnd(AutoEnd),
    /// Agree to what is proposed.
    Agree,
    /// Decline it, or withdraw it.
    Decline,
    /// Take an open seat.
    Sit(Player),
    /// Take an open seat and play another colour there.
    SitAs {
        /// The seat, by the colour that it has.
        seat: Player,
        /// The colour that is wished for.
        colour: Player,
    },
    /// Give an open seat to a computer.
    Computer(Player, Level),
    /// Get up: before the game for good, later a computer stands in.
    Leave,
    /// Take one's own seat back from the computer.
    Return(Player),
    /// Give up.
    Resign(Player),
    /// Play on after a turn of a review was tried.
    PlayOn,
    /// Go on with a lesson, or end it.
    Lesson(LessonWish),
    /// Say something.
    Say(String),
}

impl Command {
    /// Whether it leaves the seats of a lesson as they are.
    pub(super) fn fits_a_lesson(&self) -> bool {
        matches!(self, Self::Turn(_) | Self::TakeBack | Self::Lesson(_) | Self::Say(_))
    }
}

/// A step in the running turn, which is a draft until it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Add a small action, or several of one kind.
    Act(Press),
    /// Make the turn final.
    End(TutorCheck),
    /// Take the last such action out of the turn.
    Drop(Action),
    /// Begin again with another field.
    Redo(Field),
    /// Take back the last action, or all that one press had added.
    Undo,
    /// Begin again.
    Restart,
    /// Play this turn instead of what was drafted, and make it final.
    Whole(Vec<Action>),
}

/// Whether the tutor, if there is one, checks a turn before it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TutorCheck {
    /// The tutor checks it.
    Wanted,
    /// The turn ends whatever the tutor thinks of it.
    Overruled,
}

impl Step {
    /// The entries of the step in a turn that is not over.
    pub(super) fn entries(&self) -> Vec<Entry> {
        match self {
            Self::Act(press) => vec![press.entry()],
            Self::End(_) => vec![Entry::Act(Action::Done)],
            Self::Drop(action) => vec![Entry::Drop(*action)],
            Self::Redo(field) => vec![Entry::Restart, Entry::Act(Action::Move(*field))],
            Self::Undo => vec![Entry::Undo],
            Self::Restart => vec![Entry::Restart],
            Self::Whole(actions) => {
                let acts = actions.iter().copied().map(Entry::Act);
                std::iter::once(Entry::Restart).chain(acts).collect()
            }
        }
    }

    /// Whether this is the last entry that the step would add.
    pub(super) fn is_noted_by(&self, entry: &Entry) -> bool {
        match (self, entry) {
            (Self::End(_), Entry::Finish) => true,
            _ => self.entries().last() == Some(entry),
        }
    }
}

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table has changed since the version that the command answers to.
    Stale,
    /// The command was already carried out.
    Repeated,
    /// Only who sits at the table may do that.
    NotSeated,
    /// It is another player's turn.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal(Reason),
    /// The rules allow it, but the lesson waits for something else.
    OffLesson {
        /// What it waits for.
        awaited: Awaited,
        /// What was tried.
        tried: Option<Action>,
    },
    /// It cannot be read, or fits nothing that could be done now.
    Senseless,
    /// The seat is taken.
    SeatTaken,
    /// Somebody plays this colour already.
    ColourTaken,
    /// There is advice only if all people at the table agree.
    NotAgreed,
}

/// A proposal and the people who agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// What is proposed.
    pub motion: Motion,
    /// Who proposed it.
    pub by: PersonId,
    /// Who agreed since.
    pub agreed: Vec<PersonId>,
}

impl Vote {
    pub(super) fn new(motion: Motion, by: PersonId) -> Self {
        Self { motion, by, agreed: Vec::new() }
    }
}
