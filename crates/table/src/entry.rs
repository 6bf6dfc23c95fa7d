//! Log entries of a table.

use super::{AutoEnd, ClockStart, PublicOffer, StartPlan, Unbegun, word};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Player};
use serde::{Deserialize, Serialize};

/// The id of a person in the store.
pub type PersonId = i64;

/// Something that happened at a table. The log is the single source of truth; everything else is derived.
///
/// In memory actions are the engine's; in the store they are text ([`StoredEntry`](crate::StoredEntry)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<A = Action, L = Vec<Action>> {
    /// A person took a seat.
    Sit {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
        /// The person; on a shared screen one person may hold several seats.
        person: PersonId,
        /// The name at that time; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A seat got another colour before the game started; a seat that had it got the old one.
    Recolour {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
        /// The new colour.
        #[serde(with = "word")]
        colour: Player,
    },
    /// A person left before the game started.
    Leave {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
    },
    /// The host offered the table to everybody, or changed the offer.
    Offer(PublicOffer),
    /// The host withdrew the offer.
    Withdraw,
    /// The host removed a person before the game started.
    Remove {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
    },
    /// The host said when the game begins by itself.
    Schedule(StartPlan),
    /// The game begins when all seats are taken, as usual.
    Unschedule,
    /// The game began at its appointment, or before because the host wished it.
    Begin,
    /// Nothing happened for a long time, and people are reminded that the table still waits.
    Remind,
    /// Somebody wants to keep the table nevertheless.
    Keep,
    /// The table was closed before its game began.
    Dissolve {
        /// Why.
        why: Unbegun,
    },
    /// A computer took an open seat, or stands in for the person who holds it.
    Computer {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
        /// Its level.
        #[serde(with = "word")]
        level: Level,
    },
    /// A person returned to a seat where a computer stood in.
    Return {
        /// The seat.
        #[serde(with = "word")]
        seat: Player,
    },
    /// A small action in the current turn.
    Act(A),
    /// Several small actions of one kind that one press added to the current turn.
    Several(L),
    /// The last such action was removed from the current turn.
    Drop(A),
    /// The last action of the current turn was undone, or all actions of one press.
    Undo,
    /// The whole current turn was undone.
    Restart,
    /// The turn that completed the sixth church is final (END-1).
    Finish,
    /// The game went back to its position after this many turns.
    TakeBack {
        /// The number of turns that stay.
        turns: u32,
    },
    /// Somebody proposed something that needs everybody's consent.
    Propose {
        /// The person.
        by: PersonId,
        /// The proposal.
        motion: Motion,
    },
    /// Somebody agreed.
    Agree {
        /// The person.
        by: PersonId,
    },
    /// Somebody declined, or withdrew their own proposal.
    Decline {
        /// The person.
        by: PersonId,
    },
    /// A player resigned; a computer plays on so that the others can finish.
    Resign {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Everybody agreed to end the game.
    End,
    /// A chat message.
    Say {
        /// The person.
        person: PersonId,
        /// The name at that time; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The text; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// The tutor was switched on for a person.
    TutorOn {
        /// The person.
        person: PersonId,
    },
    /// The tutor was switched off for a person.
    TutorOff {
        /// The person.
        person: PersonId,
    },
    /// A person switched the automatic end of turns on or off.
    AutoEnd {
        /// The person.
        person: PersonId,
        /// The new setting.
        set: AutoEnd,
    },
    /// Everybody agreed to advice for all.
    AllowAdvice,
    /// The learner ended the lesson to play on freely.
    EndLesson {
        /// The player that the learner takes over.
        #[serde(with = "word")]
        seat: Player,
    },
    /// The player of a puzzle has seen the judgement of the tried turn, and the game continues.
    PlayOn,
    /// A rematch was created.
    Rematch {
        /// The id of its table.
        table: String,
    },
    /// The clock of a player runs.
    ClockRuns(ClockStart),
    /// The clock of a player stopped.
    ClockStops {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
        /// The milliseconds left, with the gift for a finished turn.
        left: u64,
    },
    /// The time of a player was up: a computer plays this turn from its beginning.
    TimeOut {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// The time of a player was up, and the others decide what happens.
    Flag {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// The time of a player was up, and the game is lost for them.
    LoseOnTime {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Everybody agreed to a pause, in which no clock runs.
    Pause {
        /// How long from now on.
        days: u8,
    },
    /// The game ended because nobody did anything for a long time.
    Abandon,
}

/// A proposal that needs everybody's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Take back the last turn of this player and everything after it.
    TakeBack {
        /// The player of the turn.
        #[serde(with = "word")]
        seat: Player,
        /// The number of turns that stay.
        turns: u32,
    },
    /// End the game in its current position.
    End,
    /// Let a computer play for this absent player.
    StandIn {
        /// The absent player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Allow everybody hints, the tutor, and explanations of computers' turns.
    Advice,
    /// Let no clock run for some days.
    Pause {
        /// How many.
        days: u8,
    },
    /// Let a computer play this turn of a player whose time is up.
    TimeOut {
        /// The player.
        #[serde(with = "word")]
        seat: Player,
    },
}

impl<A, L> Entry<A, L> {
    /// Whether it changes the game, so that commands for an older version are stale.
    pub fn changes_the_game(&self) -> bool {
        match self {
            Self::Act(_)
            | Self::Several(_)
            | Self::Drop(_)
            | Self::Undo
            | Self::Restart
            | Self::Finish
            | Self::TakeBack { .. }
            | Self::Resign { .. }
            | Self::EndLesson { .. }
            | Self::Recolour { .. }
            | Self::TimeOut { .. }
            | Self::LoseOnTime { .. }
            | Self::Abandon
            | Self::Dissolve { .. }
            | Self::End => true,
            Self::Sit { .. }
            | Self::Leave { .. }
            | Self::Offer(_)
            | Self::Withdraw
            | Self::Remove { .. }
            | Self::Schedule(_)
            | Self::Unschedule
            | Self::Begin
            | Self::Remind
            | Self::Keep
            | Self::Computer { .. }
            | Self::Return { .. }
            | Self::Propose { .. }
            | Self::Agree { .. }
            | Self::Decline { .. }
            | Self::Say { .. }
            | Self::TutorOn { .. }
            | Self::TutorOff { .. }
            | Self::AutoEnd { .. }
            | Self::AllowAdvice
            | Self::PlayOn
            | Self::ClockRuns(_)
            | Self::ClockStops { .. }
            | Self::Flag { .. }
            | Self::Pause { .. }
            | Self::Rematch { .. } => false,
        }
    }

    /// Whether only the passing of time causes it.
    pub(crate) fn is_by_the_clock(&self) -> bool {
        matches!(
            self,
            Self::ClockRuns(_)
                | Self::ClockStops { .. }
                | Self::TimeOut { .. }
                | Self::Flag { .. }
                | Self::LoseOnTime { .. }
                | Self::Abandon
        )
    }

    /// Whether it is a step of a draft, which only its author sees until the turn ends.
    pub fn is_of_a_draft(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Several(_) | Self::Drop(_) | Self::Undo | Self::Restart)
    }
}
