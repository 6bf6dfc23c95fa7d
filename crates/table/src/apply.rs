//! Applies log entries to a table.

use super::clocks::{Clocks, LastDeed};
use super::{Entry, Holder, Motion, STAND_IN, Said, Seat, Table, Vote};
use crate::Done;
use hamburgum_engine::{Action, Player};
use std::fmt;

/// An entry that cannot follow those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLog {
    /// The number of entries before it.
    pub version: u64,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the log: {}", self.version + 1, self.why)
    }
}

impl std::error::Error for BrokenLog {}

impl Table {
    /// The table after these entries.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn after<'e>(
        &self,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Self, BrokenLog> {
        let mut table = self.clone();
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Applies one entry.
    ///
    /// # Errors
    /// The entry does not fit; the table must not be used afterwards.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), BrokenLog> {
        let (turns, was_playing, was_over) =
            (self.turns_over(), self.is_playing(), self.ended.is_some());
        if !entry.is_by_the_clock() && !self.is_by_a_computer(entry) {
            self.last_deed = LastDeed::JustNow;
        }
        self.change(entry).map_err(|why| BrokenLog { version: self.version, why })?;
        self.version += 1;
        self.is_reminded = matches!(entry, Entry::Remind);
        self.note_turn_ends();
        self.forget_presses();
        if !was_playing && self.is_playing() {
            self.milestones.started = self.version;
        }
        if !was_over && self.ended.is_some() {
            self.milestones.ended = self.version;
        }
        if matches!(entry, Entry::Propose { .. }) {
            self.milestones.proposed = self.version;
        }
        if matches!(entry, Entry::Flag { .. }) {
            self.milestones.flag_fell = self.version;
        }
        if self.ended.is_some() {
            // The end of the game closes every proposal and stops all clocks.
            self.motion = None;
            self.clocks.iter_mut().for_each(Clocks::forget_running);
        }
        let is_public = !entry.is_of_a_draft() || self.turns_over() != turns;
        if entry.changes_the_game() {
            self.last_change = Some((self.game_version, entry.clone()));
            self.game_version = self.version;
            self.turn_version = if is_public { self.version } else { self.turn_version };
        }
        self.public_version = if is_public { self.version } else { self.public_version };
        Ok(())
    }

    /// Forgets the ends of turns that were taken back, and records this version for new ones.
    fn note_turn_ends(&mut self) {
        let played = self.turns_over().saturating_sub(self.first_turn);
        self.turn_ends.resize(played as usize, self.version);
    }

    /// The turns that are over for everybody: the step that ends the game can be undone until its player
    /// makes it final.
    pub(super) fn turns_over(&self) -> u32 {
        let is_draft = self.game.state().is_over() && self.ended.is_none();
        self.game.turns_played() - u32::from(is_draft)
    }

    fn change(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Sit { seat, person, name } => {
                let holder = Holder::Person { id: *person, name: name.clone() };
                self.seat_mut(*seat)?.holder = holder;
            }
            Entry::Recolour { seat, colour } => self.recolour(*seat, *colour)?,
            Entry::Leave { seat } => self.seat_mut(*seat)?.holder = Holder::Nobody,
            Entry::Offer(offer) => self.offer = Some(offer.clone()),
            Entry::Withdraw => self.offer = None,
            Entry::Remove { seat } => self.remove(*seat)?,
            Entry::Schedule(plan) => self.plan = Some(*plan),
            Entry::Unschedule | Entry::Begin => self.plan = None,
            Entry::Remind | Entry::Keep => {}
            Entry::Dissolve { why } => self.ended = Some(Done::NotBegun(*why)),
            Entry::Computer { seat, level } => {
                self.seat_mut(*seat)?.give_to_computer(*level);
                self.drop_draft_of(*seat);
                self.motion = None;
            }
            Entry::Return { seat } => self.seat_mut(*seat)?.give_back(),
            Entry::Act(action) => self.act(*action)?,
            Entry::Several(actions) => self.act_together(actions)?,
            Entry::Drop(action) => self.drop_last(*action)?,
            Entry::Undo => self.undo()?,
            Entry::Restart => self.game.restart_turn(),
            Entry::Finish => self.ended = Some(Done::ByTheRules),
            Entry::TakeBack { turns } => self.take_back(*turns)?,
            Entry::Propose { by, motion } => self.motion = Some(Vote::new(*motion, *by)),
            Entry::Agree { by } => self.motion.iter_mut().for_each(|vote| vote.agreed.push(*by)),
            Entry::Decline { .. } => self.motion = None,
            Entry::Resign { seat } => self.resign(*seat)?,
            Entry::EndLesson { seat } => self.end_lesson(*seat)?,
            Entry::End => self.ended = Some(Done::ByConsent),
            Entry::Say { person, name, text } => {
                // Nothing is left of what a deleted person said.
                if let (Some(name), Some(text)) = (name.clone(), text.clone()) {
                    let version = self.version + 1;
                    self.talk.push(Said { person: *person, name, text, version });
                }
            }
            Entry::TutorOn { person } => self.tutored.push(*person),
            Entry::TutorOff { person } => self.tutored.retain(|other| other != person),
            Entry::AutoEnd { person, set } => self.note_auto_end(*person, *set),
            Entry::AllowAdvice => {
                self.is_advice_agreed = true;
                self.motion = None;
            }
            Entry::PlayOn => self.plays_on = true,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::ClockRuns(start) => self.run_clock(start)?,
            Entry::ClockStops { seat, left } => self.stop_clock(*seat, *left)?,
            Entry::TimeOut { seat } => self.time_out(*seat)?,
            Entry::Flag { .. } => self.drop_flag()?,
            Entry::LoseOnTime { seat } => self.lose_on_time(*seat)?,
            Entry::Pause { days } => self.pause(*days)?,
            Entry::Abandon => self.ended = Some(Done::Abandoned),
        }
        Ok(())
    }

    pub(super) fn seat_mut(&mut self, player: Player) -> Result<&mut Seat, String> {
        let seat = self.seats.iter_mut().find(|seat| seat.player == player);
        seat.ok_or_else(|| format!("nobody plays {player} here"))
    }

    /// Whether a computer plays, or is seated because time was up.
    fn is_by_a_computer(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Act(_) | Entry::Finish => self.computer_on_turn().is_some(),
            Entry::Computer { .. } => self.is_timed_out(),
            _ => false,
        }
    }

    /// Plays an action. A finished turn makes a proposal to take back an earlier one pointless.
    fn act(&mut self, action: Action) -> Result<(), String> {
        if self.computer_on_turn().is_some() {
            self.turns_of_computers.insert(self.game.turns_played());
        }
        self.game.play(action).map_err(|error| error.to_string())?;
        let is_take_back =
            |vote: &Vote| matches!(vote.motion, Motion::TakeBack { .. }) && action == Action::Done;
        self.motion.take_if(|vote| is_take_back(vote));
        Ok(())
    }

    fn take_back(&mut self, turns: u32) -> Result<(), String> {
        if turns < self.first_turn {
            return Err("these turns were not played at this table".to_owned());
        }
        self.game = self.game.back_to(turns).ok_or("so many turns were not played")?;
        self.turns_of_computers.retain(|&turn| turn < turns);
        self.clocks.iter_mut().for_each(|clocks| clocks.take_back(turns));
        self.motion = None;
        Ok(())
    }

    /// Discards the draft of a player who leaves.
    pub(super) fn drop_draft_of(&mut self, player: Player) {
        if self.game.state().active() == player {
            self.game.restart_turn();
        }
    }

    /// The game ends when there is nobody left to play against, or no person who plays on.
    fn resign(&mut self, player: Player) -> Result<(), String> {
        self.drop_draft_of(player);
        let seat = self.seat_mut(player)?;
        seat.has_resigned = true;
        seat.give_to_computer(STAND_IN);
        let left = self.seats.iter().filter(|seat| !seat.has_resigned).count();
        if left < 2 || self.people().is_empty() {
            self.ended = Some(Done::ByResignation);
        }
        Ok(())
    }
}
