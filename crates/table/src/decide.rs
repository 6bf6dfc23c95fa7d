//! Turns commands into log entries, or refuses them.

use super::{
    Advising, Command, Entry, Holder, Motion, PersonId, Refusal, STAND_IN, Seat, Step, Table, Vote,
    Who,
};
use hamburgum_ai::Level;
use hamburgum_engine::{Action, Player, Turn};

/// The maximum length of a chat message, in characters.
pub const LONGEST_TALK: usize = 500;

impl Table {
    /// The log entries for a command of this person, who has seen this version.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub fn decide(&self, who: &Who, seen: u64, command: &Command) -> Result<Vec<Entry>, Refusal> {
        if self.lesson().is_some() && !command.fits_a_lesson() {
            return Err(Refusal::Senseless);
        }
        match command {
            Command::Lesson(wish) => self.learn(who, *wish),
            Command::Say(text) => self.say(who, seen, text),
            Command::Sit(player) => self.sit(who, *player),
            Command::SitAs { seat, colour } => self.sit_as(who, *seat, *colour),
            Command::Computer(player, level) => self.seat_computer(who, *player, *level),
            Command::Leave => self.leave(who),
            Command::Return(player) => self.come_back(who, *player),
            Command::Resign(player) => self.give_up(who, *player),
            Command::ProposeEnd => self.propose(who, Motion::End),
            Command::ProposeStandIn(seat) => self.propose(who, Motion::StandIn { seat: *seat }),
            Command::ProposeAdvice => self.propose(who, Motion::Advice),
            Command::CallTutor => self.call_tutor(who),
            Command::DismissTutor => self.dismiss_tutor(who),
            Command::SetAutoEnd(set) => self.set_auto_end(who, *set),
            Command::Agree => self.agree(who),
            Command::Decline => self.decline(who),
            Command::TakeBack => self.ask_back(who, seen),
            Command::PlayOn => self.play_on(who),
            Command::Turn(step) => self.draft(who, seen, step),
        }
    }

    /// Refuses a request that answers to an older position.
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
        if let Step::Act(word) = step {
            let entries = self.with_its_end(who, step, self.act_entries(word)?)?;
            return self.keep_to_lesson(entries);
        }
        if let Step::Whole(actions) = step {
            return self.keep_to_lesson(self.whole_turn(actions)?);
        }
        let entries = step.entries();
        // Applying the entries finds everything that does not fit the turn.
        self.after(&entries).map_err(|_| Refusal::Senseless)?;
        self.keep_to_lesson(self.with_its_end(who, step, entries)?)
    }

    fn holds_a_seat(&self, who: &Who) -> bool {
        self.seats.iter().any(|seat| seat.owner().is_some_and(|id| who.is(id)))
    }

    /// One action, or several of one kind at once: `sell 2 beer 1 cloth`.
    fn act_entries(&self, words: &str) -> Result<Vec<Entry>, Refusal> {
        let board = self.game.board();
        let Ok(action) = board.read_action(words) else {
            let actions = board.read_actions(words).map_err(|_| Refusal::Senseless)?;
            self.check_all(&actions)?;
            return Ok(vec![Entry::Several(words.to_owned())]);
        };
        if self.game.state().is_over() && action == Action::Done {
            return Ok(vec![Entry::Finish]);
        }
        self.check_all(&[(1, action)])?;
        Ok(vec![Entry::Act(board.say(&action).to_string())])
    }

    /// Whether all of these actions can be played one after the other.
    fn check_all(&self, actions: &[(u32, Action)]) -> Result<(), Refusal> {
        let mut state = *self.game.state();
        for &(times, action) in actions {
            if times == 0 || matches!(action, Action::Reveal(_)) {
                return Err(Refusal::Senseless);
            }
            // Stops at the first illegal action, so a huge number costs nothing.
            for _ in 0..times {
                state.play(action).map_err(Refusal::Illegal)?;
            }
        }
        Ok(())
    }

    /// The entries of a turn that replaces the draft. If chance reveals something in the
    /// middle of it, the rest stays open.
    fn whole_turn(&self, actions: &[Action]) -> Result<Vec<Entry>, Refusal> {
        let mut entries = vec![Entry::Restart];
        entries.extend(self.acts(actions));
        self.with_finish(entries)
    }

    /// The entries of a computer's turn, which has no draft.
    ///
    /// # Errors
    /// The game has changed since the computer began to think.
    pub fn computers_turn(&self, actions: &[Action]) -> Result<Vec<Entry>, Refusal> {
        self.computer_to_act().ok_or(Refusal::Stale)?;
        self.with_finish(self.acts(actions).collect())
    }

    fn acts<'a>(&self, actions: &'a [Action]) -> impl Iterator<Item = Entry> + use<'a> {
        let board = self.game.board();
        actions.iter().map(move |action| Entry::Act(board.say(action).to_string()))
    }

    /// The turn that ends the game is final at once.
    fn with_finish(&self, mut entries: Vec<Entry>) -> Result<Vec<Entry>, Refusal> {
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

    pub(super) fn sit(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if self.ended.is_some() || seat.holder != Holder::Nobody {
            return Err(Refusal::SeatTaken);
        }
        Ok(vec![Entry::Sit { seat: player, person: who.id, name: who.name.clone() }])
    }

    fn seat_computer(
        &self,
        who: &Who,
        player: Player,
        level: Level,
    ) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if seat.holder == (Holder::Computer { level, stands_in_for: None }) {
            return Err(Refusal::Repeated);
        }
        if self.ended.is_some() || seat.holder != Holder::Nobody {
            return Err(Refusal::Stale);
        }
        Ok(vec![Entry::Computer { seat: player, level }])
    }

    fn leave(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let mine: Vec<Player> = self.seats_of(who).map(|seat| seat.player).collect();
        if mine.is_empty() && self.is_playing() && self.holds_a_seat(who) {
            return Err(Refusal::Repeated);
        }
        if mine.is_empty() || self.ended.is_some() {
            return Err(Refusal::NotSeated);
        }
        let is_gathering = self.is_gathering();
        let entry = |seat| {
            if is_gathering {
                Entry::Leave { seat }
            } else {
                Entry::Computer { seat, level: STAND_IN }
            }
        };
        Ok(mine.into_iter().map(entry).collect())
    }

    fn come_back(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        let is_mine = seat.owner().is_some_and(|id| who.is(id));
        if !is_mine || seat.has_resigned || self.ended.is_some() {
            return Err(Refusal::NotSeated);
        }
        if seat.playing_person().is_some() {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::Return { seat: player }])
    }

    fn give_up(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if !seat.owner().is_some_and(|id| who.is(id)) {
            return Err(Refusal::NotSeated);
        }
        if seat.has_resigned {
            return Err(Refusal::Repeated);
        }
        if !self.is_playing() {
            return Err(Refusal::Senseless);
        }
        Ok(vec![Entry::Resign { seat: player }])
    }

    fn ask_back(&self, who: &Who, seen: u64) -> Result<Vec<Entry>, Refusal> {
        // Drafts are private and affect no finished turn, so they make this request no staler.
        if seen < self.turn_version {
            return Err(Refusal::Stale);
        }
        let (seat, turns) = self.last_turn_of(who).ok_or(Refusal::Senseless)?;
        self.propose(who, Motion::TakeBack { seat, turns })
    }

    /// The last finished turn of a person, as its player and the number of turns before it.
    pub fn last_turn_of(&self, who: &Who) -> Option<(Player, u32)> {
        if !self.is_playing() {
            return None;
        }
        let is_mine = |turn: &Turn<'_>| self.seats_of(who).any(|seat| seat.player == turn.player());
        let last = self.game.turns().skip(self.first_turn as usize).filter(is_mine).last();
        last.map(|turn| (turn.player(), turn.number))
    }

    fn propose(&self, who: &Who, motion: Motion) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        if let Some(vote) = &self.motion {
            let is_same = vote.motion == motion && who.is(vote.by);
            return Err(if is_same { Refusal::Repeated } else { Refusal::Stale });
        }
        if !self.is_playing() || !self.is_sensible(who, motion) {
            return Err(Refusal::Senseless);
        }
        let vote = Vote::new(motion, who.id);
        if self.whose_consent_is_missing(&vote).is_empty() {
            return Ok(carry_out(motion));
        }
        Ok(vec![Entry::Propose { by: who.id, motion }])
    }

    fn is_sensible(&self, who: &Who, motion: Motion) -> bool {
        match motion {
            Motion::End | Motion::TakeBack { .. } => true,
            Motion::Advice => self.advising(Some(who)) == Advising::NeedsConsent,
            Motion::StandIn { seat } => {
                self.seat(seat).and_then(Seat::playing_person).is_some_and(|person| !who.is(person))
            }
        }
    }

    /// The people who have not agreed yet. An absent player is not asked about their own seat.
    pub fn whose_consent_is_missing(&self, vote: &Vote) -> Vec<PersonId> {
        let absent = match vote.motion {
            Motion::StandIn { seat } => self.seat(seat).and_then(Seat::playing_person),
            Motion::End | Motion::Advice | Motion::TakeBack { .. } => None,
        };
        let mut people = match vote.motion {
            Motion::Advice => self.concerned(),
            Motion::End | Motion::StandIn { .. } | Motion::TakeBack { .. } => self.people(),
        };
        people.retain(|person| {
            *person != vote.by && !vote.agreed.contains(person) && Some(*person) != absent
        });
        people
    }

    fn agree(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let vote = self.motion.as_ref().ok_or(Refusal::Stale)?;
        if vote.agreed.iter().any(|&person| who.is(person)) {
            return Err(Refusal::Repeated);
        }
        let missing = self.whose_consent_is_missing(vote);
        let me = *missing.iter().find(|&&person| who.is(person)).ok_or(Refusal::NotSeated)?;
        let mut entries = vec![Entry::Agree { by: me }];
        if missing.len() == 1 {
            entries.extend(carry_out(vote.motion));
        }
        Ok(entries)
    }

    fn decline(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let vote = self.motion.as_ref().ok_or(Refusal::Stale)?;
        let may_decline = self.seats_of(who).next().is_some() || who.is(vote.by);
        may_decline.then(|| vec![Entry::Decline { by: who.id }]).ok_or(Refusal::NotSeated)
    }

    fn say(&self, who: &Who, seen: u64, text: &str) -> Result<Vec<Entry>, Refusal> {
        let text = text.trim();
        if !self.holds_a_seat(who) {
            return Err(Refusal::NotSeated);
        }
        if text.is_empty() || text.chars().count() > LONGEST_TALK {
            return Err(Refusal::Senseless);
        }
        let text: String =
            text.chars().map(|one| if one.is_control() { ' ' } else { one }).collect();
        // A sender who has not seen their own last message is retrying.
        let last = self.talk.iter().rfind(|said| who.is(said.person));
        if last.is_some_and(|said| said.version > seen && said.text == text) {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::Say { person: who.id, name: who.name.clone(), text }])
    }
}

fn carry_out(motion: Motion) -> Vec<Entry> {
    match motion {
        Motion::TakeBack { turns, .. } => vec![Entry::TakeBack { turns }],
        Motion::End => vec![Entry::End],
        Motion::Advice => vec![Entry::AllowAdvice],
        Motion::StandIn { seat } => vec![Entry::Computer { seat, level: STAND_IN }],
    }
}
