//! Permission to get advice: hints, the tutor, and explanations of computers' turns.

use super::{Attendance, Command, Entry, PersonId, Refusal, Seat, Step, Table, TutorCheck, Who};
use hamburgum_engine::Player;

/// Whether a person may get advice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Advising {
    /// No other person is affected, or all agreed.
    Allowed,
    /// Other people play here who have not agreed.
    NeedsConsent,
    /// There is no advice for spectators, after the game, and in a lesson, which has its own
    /// instructions.
    #[default]
    OutOfPlace,
}

impl Table {
    /// Whether a person may get advice now. Never against people who have not agreed, even while a
    /// computer stands in for one of them, who may return.
    pub fn advising(&self, who: Option<&Who>) -> Advising {
        let concerned = self.concerned();
        let is_game = self.is_playing() && self.lesson().is_none();
        match who {
            Some(who) if is_game && concerned.iter().any(|&person| who.is(person)) => {
                let is_alone = concerned.iter().all(|&person| who.is(person));
                if is_alone || self.is_advice_agreed {
                    Advising::Allowed
                } else {
                    Advising::NeedsConsent
                }
            }
            _ => Advising::OutOfPlace,
        }
    }

    /// Whether a person may see explanations of computers' turns: people who may get advice and,
    /// after the game, every person with a session.
    pub fn explains_to(&self, who: Option<&Who>) -> bool {
        who.is_some_and(|who| self.check_explaining(who).is_ok())
    }

    /// Like [`explains_to`](Self::explains_to), with the reason for a refusal.
    ///
    /// # Errors
    /// Why not.
    pub fn check_explaining(&self, who: &Who) -> Result<(), Refusal> {
        if self.ended.is_some() { Ok(()) } else { self.check_advising(who) }
    }

    /// Whether a person who has seen this version may get a hint for the current turn.
    ///
    /// # Errors
    /// Why not.
    pub fn check_hint(&self, who: &Who, seen: u64) -> Result<(), Refusal> {
        self.check_advising(who)?;
        if seen < self.turn_version {
            return Err(Refusal::Stale);
        }
        if self.drafts(Some(who)) { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    /// Whether the tutor checks this person's turns: it is switched on, and advice is allowed.
    pub fn has_tutor(&self, who: &Who) -> bool {
        self.advising(Some(who)) == Advising::Allowed
            && self.tutored.iter().any(|&person| who.is(person))
    }

    /// Whether the tutor has to check a turn before this command ends it. A command that would be refused
    /// anyway needs no check.
    pub fn needs_tutor_check(&self, who: &Who, seen: u64, command: &Command) -> bool {
        matches!(command, Command::Turn(Step::End(TutorCheck::Wanted)))
            && self.has_tutor(who)
            && self.decide(who, seen, command, &Attendance::default()).is_ok()
    }

    /// The last turn of each computer, as its player and index, the newest first.
    pub fn last_turns_of_computers(&self) -> Vec<(Player, u32)> {
        let older = self.game.turns_played().saturating_sub(self.seats.len() as u32);
        let played = self.game.turns().skip(older as usize);
        let by_computers = played.filter(|turn| self.turns_of_computers.contains(&turn.number));
        let mut last: Vec<_> = by_computers.map(|turn| (turn.player(), turn.number)).collect();
        last.reverse();
        last
    }

    pub(super) fn call_tutor(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        self.check_advising(who)?;
        if self.has_tutor(who) {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::TutorOn { person: who.id }])
    }

    pub(super) fn dismiss_tutor(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let mine = self.tutored.iter().filter(|&&person| who.is(person));
        let entries: Vec<_> = mine.map(|&person| Entry::TutorOff { person }).collect();
        if entries.is_empty() { Err(Refusal::Repeated) } else { Ok(entries) }
    }

    /// The people who own a seat and have not resigned, without duplicates: also those for whom a
    /// computer plays.
    pub(super) fn concerned(&self) -> Vec<PersonId> {
        let seats = self.seats.iter().filter(|seat| !seat.has_resigned);
        let mut people: Vec<_> = seats.filter_map(Seat::owner).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    fn check_advising(&self, who: &Who) -> Result<(), Refusal> {
        match self.advising(Some(who)) {
            Advising::Allowed => Ok(()),
            Advising::NeedsConsent => Err(Refusal::NotAgreed),
            Advising::OutOfPlace if self.lesson().is_some() => Err(Refusal::Senseless),
            Advising::OutOfPlace => Err(Refusal::NotSeated),
        }
    }
}
