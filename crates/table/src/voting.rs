//! Proposals that need everybody's consent.

use super::clocks::LastDeed;
use super::{
    Advising, Attendance, Entry, LONGEST_PAUSE, Motion, PersonId, Refusal, STAND_IN, Seat, Table,
    Vote, Who,
};
use hamburgum_engine::{Player, Turn};

impl Table {
    pub(super) fn ask_back(
        &self,
        who: &Who,
        seen: u64,
        attendance: &Attendance,
    ) -> Result<Vec<Entry>, Refusal> {
        // Drafts are private and change no finished turn, so they do not make this request stale.
        if seen < self.turn_version {
            return Err(Refusal::Stale);
        }
        let (seat, turns) = self.last_turn_of(who).ok_or(Refusal::Senseless)?;
        self.propose(who, Motion::TakeBack { seat, turns }, attendance)
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

    pub(super) fn propose(
        &self,
        who: &Who,
        motion: Motion,
        attendance: &Attendance,
    ) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        if let Some(vote) = &self.motion {
            let is_same = vote.motion == motion && who.is(vote.by);
            return Err(if is_same { Refusal::Repeated } else { Refusal::Stale });
        }
        if !self.is_playing() || !self.is_sensible(who, motion) {
            return Err(Refusal::Senseless);
        }
        let vote = Vote::new(motion, who.id);
        if self.whose_consent_is_missing(&vote, attendance).iter().all(|&id| who.is(id)) {
            return Ok(self.carry_out(motion));
        }
        Ok(vec![Entry::Propose { by: who.id, motion }])
    }

    fn is_sensible(&self, who: &Who, motion: Motion) -> bool {
        match motion {
            Motion::End | Motion::TakeBack { .. } => true,
            Motion::Advice => self.advising(Some(who)) == Advising::NeedsConsent,
            // Where clocks run, they say when a computer plays.
            Motion::StandIn { seat } => self.clocks.is_none() && self.is_anothers(who, seat),
            Motion::Pause { days } => self.clocks.is_some() && (1..=LONGEST_PAUSE).contains(&days),
            Motion::TimeOut { seat } => {
                self.fallen_flag() == Some(seat) && self.is_anothers(who, seat)
            }
        }
    }

    /// Whether another person plays there.
    fn is_anothers(&self, who: &Who, seat: Player) -> bool {
        self.seat(seat).and_then(Seat::playing_person).is_some_and(|person| !who.is(person))
    }

    /// The people who have not agreed yet. Everybody who owns a seat is asked, also while a computer
    /// plays there; those who are absent only as long as the vote waits for them.
    pub fn whose_consent_is_missing(&self, vote: &Vote, attendance: &Attendance) -> Vec<PersonId> {
        let waits_for_absent = self.waits_for_absent(vote.motion, attendance);
        let is_asked = |person| waits_for_absent || !attendance.is_absent(person);
        let mut people = self.concerned();
        if let Motion::TimeOut { seat } = vote.motion {
            // A majority of the others decides.
            let late = self.seat(seat).and_then(Seat::owner);
            people.retain(|person| Some(*person) != late);
            if (vote.agreed.len() + 1) * 2 > people.len() {
                return Vec::new();
            }
        }
        people.retain(|person| {
            *person != vote.by && !vote.agreed.contains(person) && is_asked(*person)
        });
        people
    }

    /// Whether a vote needs the consent of those who are absent.
    fn waits_for_absent(&self, motion: Motion, attendance: &Attendance) -> bool {
        match motion {
            // Their consent would never come, and they can return at any time.
            Motion::StandIn { .. } => false,
            // More than half of the people may correct a mistake; nobody can alone.
            Motion::TakeBack { .. } => {
                !attendance.is_vote_overdue() && !self.is_majority_here(attendance)
            }
            // An ended game is lost for them.
            Motion::End => !attendance.is_vote_overdue(),
            // It would be unfair to those who come back. A majority about a turn need not wait for anybody.
            Motion::Advice | Motion::Pause { .. } | Motion::TimeOut { .. } => true,
        }
    }

    fn is_majority_here(&self, attendance: &Attendance) -> bool {
        let people = self.concerned();
        let here = people.iter().filter(|&&person| !attendance.is_absent(person)).count();
        here * 2 > people.len()
    }

    /// The time of an entry that is added now. Clocks of different machines are never quite equal, and no
    /// entry is older than the one before.
    pub fn time_of_next_entry(&self, now: i64) -> i64 {
        now.max(self.last_time)
    }

    /// When the last entry was added.
    pub fn last_time(&self) -> i64 {
        self.last_time
    }

    /// Records when the last entry was added, and so when the open proposal was made. The table has no
    /// clock, but its log has times.
    pub fn note_time(&mut self, now: i64) {
        self.last_time = now.max(self.last_time);
        if self.last_deed == LastDeed::JustNow {
            self.last_deed = LastDeed::At(self.last_time);
        }
        self.clocks.iter_mut().for_each(|clocks| clocks.note_time(now));
        if let Some(vote) = &mut self.motion {
            vote.since.get_or_insert(now);
        }
    }

    /// Agrees to the proposal. Its author can carry it out once nobody has to agree any more, because
    /// those who were asked are absent now.
    pub(super) fn agree(&self, who: &Who, attendance: &Attendance) -> Result<Vec<Entry>, Refusal> {
        let vote = self.motion.as_ref().ok_or(Refusal::Stale)?;
        if vote.agreed.iter().any(|&person| who.is(person)) {
            return Err(Refusal::Repeated);
        }
        let missing = self.whose_consent_is_missing(vote, attendance);
        if missing.is_empty() && who.is(vote.by) {
            return Ok(self.carry_out(vote.motion));
        }
        let me = *missing.iter().find(|&&person| who.is(person)).ok_or(Refusal::NotSeated)?;
        let mut entries = vec![Entry::Agree { by: me }];
        let agreed = vote.agreed.iter().copied().chain([me]).collect();
        let missing = self.whose_consent_is_missing(&Vote { agreed, ..vote.clone() }, attendance);
        if missing.iter().all(|&person| who.is(person)) {
            entries.extend(self.carry_out(vote.motion));
        }
        Ok(entries)
    }

    pub(super) fn decline(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let vote = self.motion.as_ref().ok_or(Refusal::Stale)?;
        let may_decline = self.concerned().into_iter().any(|id| who.is(id)) || who.is(vote.by);
        may_decline.then(|| vec![Entry::Decline { by: who.id }]).ok_or(Refusal::NotSeated)
    }

    fn carry_out(&self, motion: Motion) -> Vec<Entry> {
        match motion {
            Motion::TakeBack { turns, .. } => vec![Entry::TakeBack { turns }],
            Motion::End => vec![Entry::End],
            Motion::Advice => vec![Entry::AllowAdvice],
            Motion::StandIn { seat } => vec![Entry::Computer { seat, level: STAND_IN }],
            Motion::Pause { days } => vec![Entry::Pause { days }],
            Motion::TimeOut { seat } => self.time_out_entries(seat),
        }
    }
}
