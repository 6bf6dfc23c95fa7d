//! Log entries of a table.

use super::{AutoEnd, word};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Player};
use serde::{Deserialize, Serialize};

/// A person, by the number that the store gave.
pub type PersonId = i64;

/// Something that happened at a table. The log is the single source of truth; everything else is derived.
///
/// In memory actions are the engine's; in the store they are text ([`StoredEntry`](crate::StoredEntry)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<A = Action, L = Vec<Action>> {
    /// A person took a seat.
    Sit {
        /// Which.
        #[serde(with = "word")]
        seat: Player,
        /// Who; on one screen a person may hold several seats.
        person: PersonId,
        /// Under what name; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A seat got another colour before the game began; whoever had that colour got the seat's.
    Recolour {
        /// Which.
        #[serde(with = "word")]
        seat: Player,
        /// What it is from now on.
        #[serde(with = "word")]
        colour: Player,
    },
    /// A person got up before the game began.
    Leave {
        /// From where.
        #[serde(with = "word")]
        seat: Player,
    },
    /// A computer took an open seat, or plays for the person who holds it.
    Computer {
        /// Which.
        #[serde(with = "word")]
        seat: Player,
        /// How well it plays.
        #[serde(with = "word")]
        level: Level,
    },
    /// The person for whom a computer played is back.
    Return {
        /// Where.
        #[serde(with = "word")]
        seat: Player,
    },
    /// A small action, as part of the running turn.
    Act(A),
    /// Several small actions of one kind that one press added to the running turn.
    Several(L),
    /// The last such action of the running turn was taken out of it.
    Drop(A),
    /// The last action of the running turn was taken back, or all that one press had added.
    Undo,
    /// All of the running turn was taken back.
    Restart,
    /// The turn that completed the sixth church is final (END-1).
    Finish,
    /// The game went back to where it stood after so many turns.
    TakeBack {
        /// How many turns are kept.
        turns: u32,
    },
    /// Somebody proposed something that needs everybody's consent.
    Propose {
        /// Who.
        by: PersonId,
        /// What.
        motion: Motion,
    },
    /// Somebody agreed.
    Agree {
        /// Who.
        by: PersonId,
    },
    /// Somebody declined, or withdrew their own proposal.
    Decline {
        /// Who.
        by: PersonId,
    },
    /// A player resigned; a computer plays on so that the others can finish.
    Resign {
        /// Who.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Everybody agreed to end the game.
    End,
    /// Somebody said something.
    Say {
        /// Who.
        person: PersonId,
        /// Under what name; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// What; `None` if the person was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// From now on the tutor looks at a person's turns before they are final.
    TutorOn {
        /// Whose.
        person: PersonId,
    },
    /// The tutor does so no longer.
    TutorOff {
        /// Whose.
        person: PersonId,
    },
    /// A person chose whether turns that leave nothing to decide end by themselves.
    AutoEnd {
        /// Who.
        person: PersonId,
        /// What.
        set: AutoEnd,
    },
    /// Everybody agreed that all may be advised.
    AllowAdvice,
    /// The learner of a lesson plays on without it.
    EndLesson {
        /// As this player.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Whoever tried a turn of a review has seen how it compares and plays on, and so do the computers.
    PlayOn,
    /// The same people play again.
    Rematch {
        /// At this table.
        table: String,
    },
}

/// What needs everybody's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Take back the last turn of this player and what came after it.
    TakeBack {
        /// Whose turn.
        #[serde(with = "word")]
        seat: Player,
        /// How many turns are kept.
        turns: u32,
    },
    /// End the game as it stands.
    End,
    /// Let a computer play for this absent player.
    StandIn {
        /// For whom.
        #[serde(with = "word")]
        seat: Player,
    },
    /// Let everybody ask for hints, for the tutor, and why computers played what they played.
    Advice,
}

impl<A, L> Entry<A, L> {
    /// Whether it changes the position that a player answers to.
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
            | Self::End => true,
            Self::Sit { .. }
            | Self::Leave { .. }
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
            | Self::Rematch { .. } => false,
        }
    }

    /// Whether it is a step in a turn that only its player sees until the turn is done.
    pub fn is_of_a_draft(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Several(_) | Self::Drop(_) | Self::Undo | Self::Restart)
    }
}
