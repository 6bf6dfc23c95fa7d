//! Proposals that need everybody's consent.

use super::{Advising, Entry, Motion, PersonId, Refusal, STAND_IN, Seat, Table, Vote, Who};
use hamburgum_engine::{Player, Turn};

impl Table {
    pub(super) fn ask_back(&self, who: &Who, seen: u64) -> Result<Vec<Entry>, Refusal> {
        // Drafts are private and change no finished turn, so they do not make this request stale.
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

    pub(super) fn propose(&self, who: &Who, motion: Motion) -> Result<Vec<Entry>, Refusal> {
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

    pub(super) fn agree(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
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

    pub(super) fn decline(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let vote = self.motion.as_ref().ok_or(Refusal::Stale)?;
        let may_decline = self.seats_of(who).next().is_some() || who.is(vote.by);
        may_decline.then(|| vec![Entry::Decline { by: who.id }]).ok_or(Refusal::NotSeated)
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
