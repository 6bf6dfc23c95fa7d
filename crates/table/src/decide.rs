//! Turns commands into log entries, or refuses them.

use super::person_name::visible;
use super::{Attendance, Command, Entry, Motion, Refusal, Seat, Step, Table, Who};
use hamburgum_engine::Action;

/// The maximum length of a chat message, in characters.
pub const LONGEST_TALK: usize = 500;

impl Table {
    /// The log entries for a command of this person, who has seen this version, while these people are
    /// at the table.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub fn decide(
        &self,
        who: &Who,
        seen: u64,
        command: &Command,
        attendance: &Attendance,
    ) -> Result<Vec<Entry>, Refusal> {
        if self.lesson().is_some() && !command.fits_a_lesson() {
            return Err(Refusal::Senseless);
        }
        match command {
            Command::Lesson(wish) => self.learn(who, *wish),
            Command::Say(text) => self.say(who, seen, text),
            Command::Sit(player) => self.sit(who, *player),
            Command::SitAs { seat, colour } => self.sit_as(who, *seat, *colour),
            Command::Join(colour) => self.join(who, *colour),
            Command::Offer(offer) => self.offer_to_all(who, offer),
            Command::Withdraw => self.withdraw_offer(who),
            Command::Remove(seat) => self.remove_person(who, *seat),
            Command::Schedule(plan) => self.plan_start(who, *plan),
            Command::Begin(level) => self.begin(who, *level),
            Command::Keep => self.keep_open(who),
            Command::Dissolve => self.dissolve(who),
            Command::Computer(player, level) => self.seat_computer(who, *player, *level),
            Command::Leave => self.leave(who),
            Command::Return(player) => self.come_back(who, *player),
            Command::Resign(player) => self.give_up(who, *player),
            Command::ProposeEnd => self.propose(who, Motion::End, attendance),
            Command::ProposeStandIn(seat) => {
                self.propose(who, Motion::StandIn { seat: *seat }, attendance)
            }
            Command::ProposeAdvice => self.propose(who, Motion::Advice, attendance),
            Command::ProposePause(days) => {
                self.propose(who, Motion::Pause { days: *days }, attendance)
            }
            Command::ProposeTimeOut(seat) => {
                self.propose(who, Motion::TimeOut { seat: *seat }, attendance)
            }
            Command::CallTutor => self.call_tutor(who),
            Command::DismissTutor => self.dismiss_tutor(who),
            Command::SetAutoEnd(set) => self.set_auto_end(who, *set),
            Command::Agree => self.agree(who, attendance),
            Command::Decline => self.decline(who),
            Command::TakeBack => self.ask_back(who, seen, attendance),
            Command::PlayOn => self.play_on(who),
            Command::Turn(step) => self.draft(who, seen, step),
        }
    }

    /// Refuses a request that refers to an older position.
    fn check_seen(&self, seen: u64) -> Result<(), Refusal> {
        if seen >= self.game_version { Ok(()) } else { Err(Refusal::Stale) }
    }

    /// The seats that a person holds and plays.
    pub(super) fn seats_of<'s>(&'s self, who: &'s Who) -> impl Iterator<Item = &'s Seat> + 's {
        self.seats.iter().filter(|seat| seat.playing_person().is_some_and(|id| who.is(id)))
    }

    fn draft(&self, who: &Who, seen: u64, step: &Step) -> Result<Vec<Entry>, Refusal> {
        if self.check_seen(seen).is_err() {
            // A retry after a lost answer is idempotent.
            let is_same = self.last_change.as_ref().is_some_and(|(answered, entry)| {
                seen >= *answered && step.is_noted_by(entry) && self.holds_a_seat(who)
            });
            return Err(if is_same { Refusal::Repeated } else { Refusal::Stale });
        }
        let player = self.to_act().ok_or(Refusal::Senseless)?;
        if !self.seats_of(who).any(|seat| seat.player == player) {
            return Err(if self.holds_a_seat(who) {
                Refusal::NotYourTurn
            } else {
                Refusal::NotSeated
            });
        }
        if self.is_timed_out() {
            return Err(Refusal::TimeUp);
        }
        let entries = self.step_entries(step)?;
        self.keep_to_lesson(self.with_its_end(who, step, entries)?)
    }

    pub(super) fn step_entries(&self, step: &Step) -> Result<Vec<Entry>, Refusal> {
        match step {
            Step::Act(press) => self.check_all(press.actions())?,
            Step::End(_) if self.game.state().is_over() => return Ok(vec![Entry::Finish]),
            Step::End(_) => self.check_all(&[Action::Done])?,
            Step::Whole(_) => return self.with_finish(step.entries()),
            // Applying the entries validates them.
            Step::Drop(_) | Step::Redo(_) | Step::Undo | Step::Restart | Step::Sketch(_) => {
                self.after(&step.entries()).map_err(|_| Refusal::Senseless)?;
            }
        }
        Ok(step.entries())
    }

    pub(super) fn holds_a_seat(&self, who: &Who) -> bool {
        self.seats.iter().any(|seat| seat.owner().is_some_and(|id| who.is(id)))
    }

    /// Whether all of these actions can be played one after the other.
    fn check_all(&self, actions: &[Action]) -> Result<(), Refusal> {
        let mut state = *self.game.state();
        for &action in actions {
            state.play(action).map_err(Refusal::Illegal)?;
        }
        Ok(())
    }

    /// The entries of a computer's turn, which has no draft.
    ///
    /// # Errors
    /// The game has changed since the computer began to think.
    pub fn computers_turn(&self, actions: &[Action]) -> Result<Vec<Entry>, Refusal> {
        self.computer_to_act().ok_or(Refusal::Stale)?;
        self.with_finish(actions.iter().copied().map(Entry::Act).collect())
    }

    /// The turn that ends the game is final at once. If chance reveals something in the middle of a
    /// turn, the rest stays open.
    pub(super) fn with_finish(&self, mut entries: Vec<Entry>) -> Result<Vec<Entry>, Refusal> {
        let after = self.after(&entries).map_err(|_| Refusal::Stale)?;
        if after.game.state().is_over() {
            entries.push(Entry::Finish);
        }
        Ok(entries)
    }

    fn play_on(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        if self.waits_for_a_verdict() { Ok(vec![Entry::PlayOn]) } else { Err(Refusal::Repeated) }
    }

    fn say(&self, who: &Who, seen: u64, text: &str) -> Result<Vec<Entry>, Refusal> {
        let text = visible(text);
        if !self.holds_a_seat(who) {
            return Err(Refusal::NotSeated);
        }
        if text.is_empty() || text.chars().count() > LONGEST_TALK {
            return Err(Refusal::Senseless);
        }
        // A sender who has not seen their own message is retrying. It need not be their last one: a
        // request can be delayed for so long that they have said something else at another server.
        let mut unseen = self.talk.iter().rev().take_while(|said| said.version > seen);
        if unseen.any(|said| who.is(said.person) && said.text == text) {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::Say { person: who.id, name: Some(self.name_of(who)), text: Some(text) }])
    }
}
