//! A table: a game with the people and computers around it, without any I/O.

pub mod advice;
mod advising;
mod alarm;
mod apply;
mod attendance;
mod auto_end;
mod card;
mod clock;
mod clocks;
mod colour;
mod command;
mod decide;
mod draft;
mod entry;
mod finished;
mod form;
mod gathering;
mod head;
mod learning;
mod lesson;
mod moment;
mod new_table;
mod news;
mod offer;
mod person_name;
pub mod plan;
mod press;
mod proof;
mod remark;
mod result;
pub mod review;
mod running_game;
mod seat;
mod seating;
mod sitter;
mod start;
mod start_plan;
mod stored;
#[cfg(test)]
mod tests;
mod timing;
mod typed;
pub mod view;
mod voting;
mod who_acts;
mod word;

pub use advising::Advising;
pub use alarm::Alarm;
pub use apply::BrokenLog;
pub use attendance::{Attendance, VOTING_TIME, VoteAge, WAITING_TIME};
pub use auto_end::AutoEnd;
pub use card::{
    Card, CardOffer, CardPosition, CardSeat, CardSitter, CardTurns, GameKind, GameStage,
};
pub use clock::{
    ABANDONED_AFTER, ClockPreset, ClockRules, ClockStart, ClockTimes, CountedTime, EndOfTime,
    LONGEST_PAUSE, NoSuchClock, WeekendRule,
};
pub use clocks::Deadline;
pub use command::{Command, Refusal, Step, TutorCheck, Vote, Who};
pub use decide::LONGEST_TALK;
pub use entry::{Entry, Motion, PersonId};
pub use finished::{Done, FinishedTurn};
pub use form::{
    BlockWish, Company, FieldPairs, FormError, FormName, PlayOnForm, ScheduleFields, Submission,
    UnknownForm, Wish,
};
pub use head::{Head, HeadError};
pub use learning::LessonWish;
pub use lesson::{Awaited, Lesson, NoSuchLesson, Part, Task};
pub use moment::{NoMinute, UtcMinute};
pub use new_table::{
    FieldError, FieldErrors, FirstSeat, NewTable, NewTableForm, OfferWish, SeatWish,
};
pub use news::{NewsItem, NoticeKind};
pub use offer::{Experience, LanguageCode, NoLanguageCode, PublicOffer, UnknownExperience};
pub use person_name::{LONGEST_NAME, clean_name, clean_text};
pub use press::Press;
pub use proof::{BoardProof, PROOF_GAMES, PROOF_PLAYERS, ProofRounds, SeatBalance};
pub use remark::{GivenAway, OnOther, Remark, Versus};
pub use result::{PlayedBy, SeatResult};
pub use running_game::PositionKey;
pub use seat::{Holder, Seat};
pub use sitter::Sitter;
pub use start::{Origin, Start};
pub use start_plan::{StartPlan, Unbegun};
pub use stored::{Stamped, StoredEntry};
pub use timing::Timekeeper;
pub use typed::Typed;

use clocks::{Clocks, LastDeed};
use hamburgum_ai::Level;
use hamburgum_engine::{Game, Player};
use news::Milestones;
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
    /// The offer of the table to everybody.
    offer: Option<PublicOffer>,
    /// When the game is to begin by itself.
    plan: Option<StartPlan>,
    /// Whether the last entry is a reminder that the table still waits.
    is_reminded: bool,
    /// Whom the host has removed before the game.
    removed: Vec<PersonId>,
    /// The time of the last entry.
    last_time: i64,
    /// The last entry that a person caused.
    last_deed: LastDeed,
    /// The clocks of the players, at a table that has them.
    clocks: Option<Clocks>,
    milestones: Milestones,
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
        let seats: Vec<Seat> =
            game.state().players().iter().map(|&player| Seat::empty(player)).collect();
        Ok(Self {
            clocks: head.clock.map(|rules| Clocks::new(rules, seats.len())),
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
            offer: None,
            plan: None,
            is_reminded: false,
            removed: Vec::new(),
            last_time: i64::MIN,
            last_deed: LastDeed::At(i64::MIN),
            milestones: Milestones::default(),
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
        !self.is_timed_out() && drafting.is_some_and(|person| who.is_some_and(|who| who.is(person)))
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

    /// Whether seats are still open, or the game waits for its appointment.
    pub fn is_gathering(&self) -> bool {
        let is_open = self.seats.iter().any(|seat| seat.holder == Holder::Nobody);
        self.ended.is_none() && (is_open || self.waits_for_appointment())
    }

    /// Whether the game is running.
    pub fn is_playing(&self) -> bool {
        self.ended.is_none() && !self.is_gathering()
    }
}

fn how_a_record_ends(game: &Game<'_>) -> Done {
    if game.state().is_over() { Done::ByTheRules } else { Done::Unfinished }
}
