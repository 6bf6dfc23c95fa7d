//! A table: a game with the people and computers around it, without any I/O.

pub mod advice;
mod advising;
mod apply;
mod attendance;
mod auto_end;
mod card;
mod colour;
mod command;
mod decide;
mod draft;
mod entry;
mod finished;
mod form;
mod head;
mod learning;
mod lesson;
mod new_table;
mod person_name;
mod press;
mod remark;
mod result;
pub mod review;
mod running_game;
mod seat;
mod seating;
mod sitter;
mod start;
mod stored;
#[cfg(test)]
mod tests;
mod typed;
pub mod view;
mod voting;
mod word;

pub use advising::Advising;
pub use apply::BrokenLog;
pub use attendance::{Attendance, VOTING_TIME, VoteAge, WAITING_TIME};
pub use auto_end::AutoEnd;
pub use card::{Card, CardPosition, CardSeat, CardSitter, CardTurns, GameKind, GameStage};
pub use command::{Command, Refusal, Step, TutorCheck, Vote, Who};
pub use decide::LONGEST_TALK;
pub use entry::{Entry, Motion, PersonId};
pub use finished::{Done, FinishedTurn};
pub use form::{
    Company, FieldPairs, FormError, FormName, PlayOnForm, Submission, UnknownForm, Wish,
};
pub use head::{Head, HeadError};
pub use learning::LessonWish;
pub use lesson::{Awaited, Lesson, NoSuchLesson, Part, Task};
pub use new_table::{FieldError, FieldErrors, FirstSeat, NewTable, NewTableForm, SeatWish};
pub use person_name::{LONGEST_NAME, clean_name};
pub use press::Press;
pub use remark::{GivenAway, OnOther, Remark, Versus};
pub use result::{PlayedBy, SeatResult};
pub use running_game::PositionKey;
pub use seat::{Holder, Seat};
pub use sitter::Sitter;
pub use start::{Origin, Start};
pub use stored::{Stamped, StoredEntry};
pub use typed::Typed;

use hamburgum_ai::Level;
use hamburgum_engine::{Game, Player};
use std::collections::BTreeSet;
use std::ops::Range;

/// The level of computers that stand in for people who leave or resign.
pub const STAND_IN: Level = Level::Journeyman;

/// The state of a table, derived from its log.
#[derive(Clone, Debug)]
pub struct Table {
    head: Head,
    game: Game<'static>,
    version: u64,
    /// The version of the last change of the position, including drafts.
    game_version: u64,
    /// The version of the last change of the finished turns.
    turn_version: u64,
    /// The version for people who cannot see the draft of the current turn.
    public_version: u64,
    /// The ranges of actions in the current turn that were added by one press.
    together: Vec<Range<usize>>,
    /// The last entry that changed the game, with the version before it.
    last_change: Option<(u64, Entry)>,
    /// The number of turns before the table was created, which cannot be taken back.
    first_turn: u32,
    /// The version at which each turn since then ended.
    turn_ends: Vec<u64>,
    seats: Vec<Seat>,
    motion: Option<Vote>,
    talk: Vec<Said>,
    ended: Option<Done>,
    rematch: Option<String>,
    /// The people whose turns the tutor checks.
    tutored: Vec<PersonId>,
    is_advice_agreed: bool,
    /// The settings of people for the automatic end of turns.
    auto_end: Vec<(PersonId, AutoEnd)>,
    /// The indices of the turns that computers played.
    turns_of_computers: BTreeSet<u32>,
    /// The lesson, until it ends.
    lesson: Option<Lesson>,
    /// Whether the game continues after the tried turn of a puzzle.
    plays_on: bool,
    /// The time of the last entry.
    last_time: i64,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its author.
    pub person: PersonId,
    /// The author's name at that time.
    pub name: String,
    /// The text.
    pub text: String,
    /// The version of the table that added it.
    pub version: u64,
}

impl Table {
    /// Creates an empty table.
    ///
    /// # Errors
    /// The head is invalid.
    pub fn new(head: Head) -> Result<Self, HeadError> {
        let game = head.begin()?;
        let lesson = head.lesson;
        let seats = game.state().players().iter().map(|&player| Seat::empty(player)).collect();
        Ok(Self {
            ended: head.is_opened_record().then(|| how_a_record_ends(&game)),
            first_turn: game.turns_played(),
            turn_ends: Vec::new(),
            head,
            game,
            version: 0,
            game_version: 0,
            turn_version: 0,
            public_version: 0,
            together: Vec::new(),
            last_change: None,
            seats,
            motion: None,
            talk: Vec::new(),
            rematch: None,
            tutored: Vec::new(),
            is_advice_agreed: false,
            auto_end: Vec::new(),
            turns_of_computers: BTreeSet::new(),
            lesson,
            plays_on: false,
            last_time: i64::MIN,
        })
    }

    /// The immutable part of the table.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The person who set it up, or else the first who sits there.
    pub fn owner(&self) -> Option<PersonId> {
        self.head.by.or_else(|| self.seats.iter().find_map(Seat::owner))
    }

    /// The number of log entries.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The version of the last change of the position, including drafts.
    pub fn game_version(&self) -> u64 {
        self.game_version
    }

    /// The version of the last change of the finished turns.
    pub fn turn_version(&self) -> u64 {
        self.turn_version
    }

    /// The turns that ended after a version, the oldest first.
    pub fn turns_since(&self, version: u64) -> Vec<FinishedTurn> {
        let ends = (self.first_turn..).zip(&self.turn_ends);
        ends.filter(|(_, end)| **end > version)
            .map(|(number, &version)| FinishedTurn { number, version })
            .collect()
    }

    /// The version just before a turn ended, if it was played at this table.
    pub fn version_before_turn(&self, number: u32) -> Option<u64> {
        let place = number.checked_sub(self.first_turn)?;
        Some(self.turn_ends.get(place as usize)?.saturating_sub(1))
    }

    /// The version that a person can see: steps of a draft are visible only to its author.
    pub fn version_for(&self, who: Option<&Who>) -> u64 {
        if self.drafts(who) { self.version } else { self.public_version }
    }

    /// Whether the last change of the game took back a turn.
    pub fn was_taken_back(&self) -> bool {
        matches!(self.last_change, Some((_, Entry::TakeBack { .. })))
    }

    /// Whether this person is the author of the current draft.
    pub fn drafts(&self, who: Option<&Who>) -> bool {
        let drafting = self.to_act().and_then(|player| self.seat(player)?.playing_person());
        drafting.is_some_and(|person| who.is_some_and(|who| who.is(person)))
    }

    /// Whether the table waits for this person.
    pub fn awaits(&self, who: Option<&Who>) -> bool {
        let is_awaited =
            |(person, awaits): (PersonId, bool)| awaits && who.is_some_and(|who| who.is(person));
        self.awaited().into_iter().any(is_awaited)
    }

    /// The game with the draft of the current turn.
    pub fn game(&self) -> &Game<'static> {
        &self.game
    }

    /// The game up to its last final turn, without a draft. The turn that ends a game is final when
    /// the game is over; an opened record is public as a whole.
    pub fn final_game(&self) -> Game<'static> {
        let mut game = self.game.clone();
        let is_final = self.ended.is_some() && game.state().is_over();
        if !is_final && !self.head.is_opened_record() {
            game.restart_turn();
        }
        game
    }

    /// The record of [`final_game`](Self::final_game). While the game is running, it does not
    /// contain future draws (VAR-3).
    pub fn record(&self) -> String {
        let game = self.final_game();
        let game = if self.ended.is_some() { game } else { game.without_undrawn() };
        game.to_text()
    }

    /// The index of the turn that is a puzzle here, and the id of the original table.
    pub fn puzzle(&self) -> Option<(u32, &str)> {
        let start = self.head.start.as_ref().filter(|start| start.is_puzzle)?;
        match &start.from {
            Origin::Table { id, .. } => Some((self.first_turn, id)),
            Origin::Record { .. } => None,
        }
    }

    /// Whether the turn of the puzzle is final and is the last one.
    pub fn is_tried(&self) -> bool {
        let is_final = self.ended.is_some() || !self.game.state().is_over();
        is_final && self.puzzle().is_some_and(|(turn, _)| self.game.turns_played() == turn + 1)
    }

    /// Whether the computers wait until the player has seen the judgement of the tried turn.
    pub(crate) fn waits_for_a_verdict(&self) -> bool {
        self.is_tried() && self.is_playing() && !self.plays_on
    }

    /// The seats in the order of play.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The seat of a player; every player of the game has one.
    fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player == player)
    }

    /// The open proposal.
    pub fn motion(&self) -> Option<&Vote> {
        self.motion.as_ref()
    }

    /// The chat, the oldest message first.
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }

    /// How the game ended.
    pub fn ended(&self) -> Option<Done> {
        self.ended
    }

    /// The id of the rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Whether seats are still open.
    pub fn is_gathering(&self) -> bool {
        self.ended.is_none() && self.seats.iter().any(|seat| seat.holder == Holder::Nobody)
    }

    /// Whether the game is running.
    pub fn is_playing(&self) -> bool {
        self.ended.is_none() && !self.is_gathering()
    }

    /// The player who has to decide; after the sixth church the one who completed it, until the turn
    /// is made final.
    pub fn to_act(&self) -> Option<Player> {
        self.is_playing().then(|| self.game.state().active())
    }

    /// The computer that has to play now. Computers do not play during a lesson, and not between a
    /// tried turn and its judgement.
    pub fn computer_to_act(&self) -> Option<(Player, Level)> {
        self.computer_on_turn().filter(|_| !self.waits_for_a_verdict())
    }

    /// The computer whose turn it is.
    fn computer_on_turn(&self) -> Option<(Player, Level)> {
        if self.lesson().is_some() {
            return None;
        }
        let player = self.to_act()?;
        match self.seat(player)?.holder {
            Holder::Computer { level, .. } => Some((player, level)),
            Holder::Nobody | Holder::Person { .. } => None,
        }
    }

    /// The people who play and have not resigned, without duplicates.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<_> = self.seats.iter().filter_map(Seat::playing_person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The people who hold a seat, also while a computer stands in for them, and whether it is
    /// their turn.
    pub fn awaited(&self) -> Vec<(PersonId, bool)> {
        let (to_act, is_lesson) = (self.to_act(), self.lesson().is_some());
        let mut all: Vec<(PersonId, bool)> = Vec::new();
        for seat in &self.seats {
            let Some(owner) = seat.owner() else { continue };
            let is_awaited =
                (is_lesson || to_act == Some(seat.player)) && seat.playing_person() == Some(owner);
            match all.iter_mut().find(|(person, _)| *person == owner) {
                Some((_, awaited)) => *awaited |= is_awaited,
                None => all.push((owner, is_awaited)),
            }
        }
        all
    }
}

fn how_a_record_ends(game: &Game<'_>) -> Done {
    if game.state().is_over() { Done::ByTheRules } else { Done::Unfinished }
}
