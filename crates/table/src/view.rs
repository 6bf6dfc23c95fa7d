//! The view model of a table's page: the table as one person may see it.

mod clock;

pub use clock::ClockView;

use crate::advice::Advice;
use crate::plan::{PlanStage, TurnPlans};
use crate::review::TurningPoint;
use crate::{Awaited, Done, PublicOffer, StartPlan, Unbegun};
use hamburgum_engine::{Game, Player};

/// A table as one viewer may see it.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a> {
    /// The id in the table's address.
    pub id: &'a str,
    /// The whole address of the table without a language, for sharing with spectators.
    pub address: &'a str,
    /// Who else is connected, in the format of the event stream: when it changes, the page updates.
    pub presence: &'a str,
    /// The version of the newest thing that the viewer is told about elsewhere unless a visible page shows
    /// it.
    pub news: Option<u64>,
    /// The name of the table.
    pub name: &'a str,
    /// The displayed version; every action refers to the version that it answers.
    pub version: u64,
    /// The game; it includes the draft of the current turn only if the viewer is its author.
    pub game: &'a Game<'static>,
    /// One seat for each player, in the order of play.
    pub seats: &'a [SeatView<'a>],
    /// The stage of the game.
    pub stage: Stage<'a>,
    /// Whether a computer is thinking now.
    pub is_thinking: bool,
    /// Whether the viewer's turns end automatically where the field leaves nothing to decide.
    pub has_auto_end: bool,
    /// How the viewer can take the last turn back, if one was played at this table.
    pub take_back: Option<TakeBack>,
    /// The open proposal.
    pub proposal: Option<Proposal<'a>>,
    /// A page of the chat, oldest message first.
    pub talk: &'a [Talk<'a>],
    /// The messages around that page.
    pub other_talk: OtherTalk,
    /// The words of the levels for an empty seat, with their translated names, the weakest first.
    pub levels: &'a [(&'a str, &'a str)],
    /// Whether to show the whole log instead of its end.
    pub whole_log: bool,
    /// The results of analyses for the viewer.
    pub advice: &'a Advice,
    /// The viewer's plans, if there is something to plan or to read about them.
    pub plans: Option<PlansView<'a>>,
    /// The awaited step of the lesson, if the viewer is its learner.
    pub lesson: Option<&'a Awaited>,
    /// The origin of a game that started elsewhere.
    pub origin: Option<OriginView<'a>>,
    /// The clocks, at a table that has them.
    pub clock: Option<&'a ClockView>,
}

impl TableView<'_> {
    /// The part of the whole address before the path.
    pub fn site(&self) -> Option<&str> {
        self.address.strip_suffix(self.id)?.strip_suffix("/table/")
    }

    /// The viewer's only player; `None` on a shared screen.
    pub fn only_own_player(&self) -> Option<Player> {
        let mut mine = self.seats.iter().filter(|seat| seat.is_mine).map(|seat| seat.player);
        mine.next().filter(|_| mine.next().is_none())
    }
}

/// What the viewer plans for the next turn.
#[derive(Clone, Copy, Debug)]
pub struct PlansView<'a> {
    /// The plans.
    pub plans: &'a TurnPlans,
    /// What can be done with them now.
    pub stage: &'a PlanStage<'a>,
}

/// The origin of a game that started elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OriginView<'a> {
    /// A copy of another table's game.
    Copy {
        /// The name of that table.
        of: &'a str,
        /// The position that it continues from, in that table's replay.
        address: &'a str,
    },
    /// A copy whose first turn is a puzzle of a review.
    Puzzle {
        /// The player of the turn that can be improved.
        player: Player,
        /// The review that it comes from.
        review: &'a str,
        /// The address of the comparison with the better turn, once the turn is played.
        answer: Option<&'a str>,
    },
    /// A record that somebody opened.
    Record,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug)]
pub enum Stage<'a> {
    /// Seats are still open.
    Gathering(GatheringView<'a>),
    /// The game is running.
    Playing,
    /// The table was closed before the game began.
    NotBegun(Unbegun),
    /// The game is over by the rules, by resignation or by consent.
    Over {
        /// How it ended.
        how: Done,
        /// The address of the rematch, if there is one.
        rematch: Option<&'a str>,
        /// The turning points, once the review knows them.
        turning_points: Option<&'a [TurningPoint]>,
    },
}

/// A table before the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct GatheringView<'a> {
    /// Whether the viewer is the host, who decides about the table before the game.
    pub is_host: bool,
    /// The offer to everybody.
    pub offer: Option<&'a PublicOffer>,
    /// Whether the host may offer it, or the viewer sit down by the offer.
    pub can_be_offered: bool,
    /// When the game begins by itself.
    pub plan: Option<StartPlan>,
    /// When the table is closed because nothing has happened for long, in milliseconds since 1970.
    pub closes_at: Option<i64>,
    /// The number of open seats.
    pub open_seats: usize,
}

/// A seat at the table.
#[derive(Clone, Copy, Debug)]
pub struct SeatView<'a> {
    /// The colour played there.
    pub player: Player,
    /// The occupant.
    pub occupant: Occupant<'a>,
    /// Whether the viewer holds it; on one screen a viewer may hold several.
    pub is_mine: bool,
    /// Whether the viewer has blocked its person.
    pub is_blocked: bool,
    /// Whether its player has resigned.
    pub has_resigned: bool,
}

/// The occupant of a seat.
#[derive(Clone, Copy, Debug)]
pub enum Occupant<'a> {
    /// Nobody yet.
    Nobody {
        /// The whole address of the invitation, if the viewer may share it.
        invitation: Option<&'a str>,
    },
    /// A person.
    Person {
        /// The name.
        name: &'a str,
        /// Whether a page of theirs is connected now.
        is_here: bool,
    },
    /// A computer.
    Computer {
        /// The translated name of its level.
        level: &'a str,
        /// The person for whom it plays, and who may take the seat back.
        stands_in_for: Option<&'a str>,
    },
}

/// How a viewer can take back a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// Without consent: no other people play.
    Freely,
    /// Without consent, but with a confirmation: a turn has just been taken back, and a double press
    /// should not take back another one.
    Further,
    /// With the consent of all others.
    IfAllAgree,
}

/// A proposal that needs everybody's consent.
#[derive(Clone, Copy, Debug)]
pub struct Proposal<'a> {
    /// The kind of proposal.
    pub kind: ProposalKind,
    /// Its author's name.
    pub by: &'a str,
    /// The people whose consent is missing.
    pub awaits: &'a [&'a str],
    /// Whether the viewer's consent is missing.
    pub asks_me: bool,
    /// Whether the viewer proposed it and may withdraw it.
    pub is_mine: bool,
}

/// The kinds of proposals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalKind {
    /// Take back the last turn of this player and everything after it.
    TakeBack(Player),
    /// End the game as it stands.
    End,
    /// Let a computer play for this absent player.
    StandIn(Player),
    /// Allow everybody to be advised.
    Advice,
    /// Let no clock run for so many days.
    Pause(u8),
    /// Let a computer play this turn of a player whose time is up.
    TimeOut(Player),
}

/// How many chat messages are not on the displayed page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OtherTalk {
    /// Before it.
    pub older: usize,
    /// After it.
    pub newer: usize,
}

/// A chat message.
#[derive(Clone, Copy, Debug)]
pub struct Talk<'a> {
    /// Its author's name.
    pub name: &'a str,
    /// The author's colour, if they play.
    pub player: Option<Player>,
    /// Its text.
    pub text: &'a str,
}
