//! Commands of people at a table, and refusals.

use super::{AutoEnd, Awaited, Entry, LessonWish, Motion, PersonId, Press, PublicOffer, StartPlan};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Field, Player, Reason};

/// The sender of a command. A person who signed in on several devices may have several ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The id for new log entries.
    pub id: PersonId,
    /// The ids of guests that were merged into this person.
    pub aliases: Vec<PersonId>,
    /// The name that others see.
    pub name: String,
}

impl Who {
    /// Whether this id belongs to the person.
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
    /// Ask for everybody's consent to advice for all.
    ProposeAdvice,
    /// Ask for everybody's consent to a pause of so many days.
    ProposePause(u8),
    /// Ask the others whether a computer plays for a player whose time is up.
    ProposeTimeOut(Player),
    /// Let the tutor check one's own turns.
    CallTutor,
    /// Switch the tutor off.
    DismissTutor,
    /// Switch the automatic end of turns on or off.
    SetAutoEnd(AutoEnd),
    /// Agree to the open proposal.
    Agree,
    /// Decline it, or withdraw it.
    Decline,
    /// Take an open seat.
    Sit(Player),
    /// Take an open seat and play another colour there.
    SitAs {
        /// The seat, by the colour that it has.
        seat: Player,
        /// The wanted colour.
        colour: Player,
    },
    /// Take an open seat of a table that is offered to everybody, with this colour if it is given.
    Join(Option<Player>),
    /// Offer the table to everybody.
    Offer(PublicOffer),
    /// Withdraw that offer.
    Withdraw,
    /// Remove the person who holds this seat, before the game.
    Remove(Player),
    /// Say when the game begins by itself; `None` for as soon as all seats are taken.
    Schedule(Option<StartPlan>),
    /// Begin the game now, with computers of this level in the open seats.
    Begin(Option<Level>),
    /// Keep a table open that still waits.
    Keep,
    /// Close the table before its game.
    Dissolve,
    /// Give an open seat to a computer.
    Computer(Player, Level),
    /// Leave: before the game for good, later a computer stands in.
    Leave,
    /// Take one's own seat back from the computer.
    Return(Player),
    /// Resign.
    Resign(Player),
    /// Continue after the tried turn of a puzzle.
    PlayOn,
    /// Continue, restart or end a lesson.
    Lesson(LessonWish),
    /// Send a chat message.
    Say(String),
}

impl Command {
    /// Whether it is allowed in a lesson, whose seats are fixed.
    pub(super) fn fits_a_lesson(&self) -> bool {
        matches!(self, Self::Turn(_) | Self::TakeBack | Self::Lesson(_) | Self::Say(_))
    }
}

/// A step in the current turn, which is a draft until it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Add a small action, or several of one kind.
    Act(Press),
    /// Make the turn final.
    End(TutorCheck),
    /// Remove the last such action from the turn.
    Drop(Action),
    /// Restart the turn on another field.
    Redo(Field),
    /// Undo the last action, or all actions of one press.
    Undo,
    /// Restart the turn.
    Restart,
    /// Replace the draft by this turn, and make it final.
    Whole(Vec<Action>),
    /// Replace the draft by these actions, which the player may still change.
    Sketch(Vec<Action>),
}

/// Whether the tutor, if there is one, checks a turn before it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TutorCheck {
    /// The tutor checks it.
    Wanted,
    /// The turn ends without a check.
    Overruled,
}

impl Step {
    /// The log entries of the step.
    pub(super) fn entries(&self) -> Vec<Entry> {
        match self {
            Self::Act(press) => vec![press.entry()],
            Self::End(_) => vec![Entry::Act(Action::Done)],
            Self::Drop(action) => vec![Entry::Drop(*action)],
            Self::Redo(field) => vec![Entry::Restart, Entry::Act(Action::Move(*field))],
            Self::Undo => vec![Entry::Undo],
            Self::Restart => vec![Entry::Restart],
            Self::Whole(actions) | Self::Sketch(actions) => {
                let acts = actions.iter().copied().map(Entry::Act);
                std::iter::once(Entry::Restart).chain(acts).collect()
            }
        }
    }

    /// Whether this is the last entry that the step would add, which identifies a retry.
    pub(super) fn is_noted_by(&self, entry: &Entry) -> bool {
        match (self, entry) {
            (Self::End(_), Entry::Finish) => true,
            _ => self.entries().last() == Some(entry),
        }
    }
}

/// The reason why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table has changed since the version that the sender saw.
    Stale,
    /// The command was already carried out.
    Repeated,
    /// The sender does not hold a seat that allows it.
    NotSeated,
    /// It is another player's turn.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal(Reason),
    /// The rules allow it, but the lesson expects another step.
    OffLesson {
        /// The expected step.
        awaited: Awaited,
        /// The attempted action.
        tried: Option<Action>,
    },
    /// It is malformed, or impossible in the current state.
    Senseless,
    /// The seat is taken.
    SeatTaken,
    /// The table is not offered to the sender, or no longer.
    NotOffered,
    /// Somebody plays this colour already.
    ColourTaken,
    /// Not all people at the table have agreed to advice.
    NotAgreed,
    /// The sender's time was up, and a computer plays this turn.
    TimeUp,
}

/// A proposal and the people who agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// The proposal.
    pub motion: Motion,
    /// Its author.
    pub by: PersonId,
    /// The people who have agreed since.
    pub agreed: Vec<PersonId>,
    /// When it was made, in milliseconds since 1970, once that is known.
    pub since: Option<i64>,
}

impl Vote {
    /// A proposal that nobody has answered yet.
    pub fn new(motion: Motion, by: PersonId) -> Self {
        Self { motion, by, agreed: Vec::new(), since: None }
    }
}
