//! What the page of a table shows beyond the game itself.

use super::Advice;
use hamburgum_engine::{Game, Player};
use hamburgum_table::{Awaited, Done};

/// A table as one person sees it.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a> {
    /// The id in the table's address.
    pub id: &'a str,
    /// The whole address of the table in no language, to be handed on to whoever wants to watch.
    pub address: &'a str,
    /// Who else is connected, in the words of the stream of events: when they change, so does the page.
    pub presence: &'a str,
    /// What the table is called.
    pub name: &'a str,
    /// The version that is shown; every action says which one it answers.
    pub version: u64,
    /// The game, with the draft of the running turn only if the viewer is the one who drafts it.
    pub game: &'a Game<'static>,
    /// One seat for each player, in the order of play.
    pub seats: &'a [Seat<'a>],
    /// Where the table stands.
    pub stage: Stage<'a>,
    /// Whether a computer is thinking about its turn now.
    pub is_thinking: bool,
    /// Whether the viewer's turns end by themselves where the field leaves nothing to decide.
    pub has_auto_end: bool,
    /// How the viewer can take the last turn back, if there is one that was played at this table.
    pub take_back: Option<TakeBack>,
    /// What is put to the vote.
    pub proposal: Option<Proposal<'a>>,
    /// What people said, the oldest first.
    pub talk: &'a [Talk<'a>],
    /// The words of the levels that an empty seat can be given to, with their names for the reader,
    /// the weakest first.
    pub levels: &'a [(&'a str, &'a str)],
    /// Whether the viewer wants to see the whole log and not only its end.
    pub whole_log: bool,
    /// What the analysis tells the viewer.
    pub advice: &'a Advice,
    /// What the lesson waits for, if the viewer is its learner.
    pub lesson: Option<&'a Awaited>,
    /// Where the game comes from, if it did not begin at this table.
    pub origin: Option<Origin<'a>>,
}

impl TableView<'_> {
    /// What stands before the path in the whole address.
    pub(super) fn site(&self) -> Option<&str> {
        self.address.strip_suffix(self.id)?.strip_suffix("/table/")
    }

    /// The one player whom the viewer plays; nobody on a screen that several people share.
    pub(super) fn only_own_player(&self) -> Option<Player> {
        let mut mine = self.seats.iter().filter(|seat| seat.is_mine).map(|seat| seat.player);
        mine.next().filter(|_| mine.next().is_none())
    }
}

/// Where a game comes from that did not begin at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin<'a> {
    /// It is a copy of another table's game.
    Copy {
        /// What that table is called.
        of: &'a str,
        /// The position from which it goes on, in that table's replay.
        address: &'a str,
    },
    /// It is a copy whose first turn is a puzzle of a review.
    Puzzle {
        /// Whose turn it is that can be played better.
        player: Player,
        /// The review that it comes from.
        review: &'a str,
        /// Where the turn is compared with the better one, once it is played.
        answer: Option<&'a str>,
    },
    /// It is a record that somebody opened.
    Record,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug)]
pub enum Stage<'a> {
    /// Seats are still open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over by the rules, by resignation or by consent; the rematch, once there is one.
    Over {
        /// How it ended.
        how: Done,
        /// The address of the table where these players play again.
        rematch: Option<&'a str>,
        /// The turns that changed the most, once the review knows them.
        turning_points: Option<&'a [TurningPoint]>,
    },
}

/// A turn after which somebody's chance to win was quite another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// Which turn of the game, counted from 0.
    pub turn: usize,
    /// Whose chance changed the most.
    pub player: Player,
    /// The chance before the turn, from 0 to 1.
    pub before: f32,
    /// The chance after it.
    pub after: f32,
}

/// A seat at the table.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    /// The colour played there.
    pub player: Player,
    /// Who sits there.
    pub occupant: Occupant<'a>,
    /// Whether the viewer holds it; on one screen a viewer may hold several.
    pub is_mine: bool,
    /// Whether its player has resigned.
    pub has_resigned: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug)]
pub enum Occupant<'a> {
    /// Nobody yet; the address that invites somebody, if the viewer may hand it on.
    Nobody {
        /// The whole address, to be copied.
        invitation: Option<&'a str>,
    },
    /// A person.
    Person {
        /// The name.
        name: &'a str,
        /// Whether a page of theirs is connected now.
        is_here: bool,
    },
    /// A computer of a level.
    Computer {
        /// The level's name for the reader.
        level: &'a str,
        /// The person for whom it plays, and who may take the seat back.
        stands_in_for: Option<&'a str>,
    },
}

/// How somebody can take back a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// Without asking: no other people play.
    Freely,
    /// Without asking the others, but only on a second thought: one turn has just been taken back, and
    /// whoever presses twice wants no more than that.
    Further,
    /// If all others agree.
    IfAllAgree,
}

/// Something that needs everybody's consent.
#[derive(Clone, Copy, Debug)]
pub struct Proposal<'a> {
    /// What is proposed.
    pub kind: ProposalKind,
    /// Who proposes it.
    pub by: &'a str,
    /// Whose consent is missing.
    pub awaits: &'a [&'a str],
    /// Whether the viewer's is among them.
    pub asks_me: bool,
    /// Whether the viewer proposed it and may withdraw it.
    pub is_mine: bool,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalKind {
    /// Take back the last turn of this player and all that came after it.
    TakeBack(Player),
    /// End the game as it stands.
    End,
    /// Let a computer play for this absent player.
    StandIn(Player),
    /// Let everybody be advised.
    Advice,
}

/// Something said at the table.
#[derive(Clone, Copy, Debug)]
pub struct Talk<'a> {
    /// Who said it.
    pub name: &'a str,
    /// The speaker's colour, if they play.
    pub player: Option<Player>,
    /// What they said.
    pub text: &'a str,
}
