//! Who may be advised at a table, and when: hints, the tutor, and why computers played as they did.

use super::{Attendance, Command, Entry, PersonId, Refusal, Seat, Step, Table, TutorCheck, Who};
use hamburgum_engine::Player;

/// Whether somebody may be advised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Advising {
    /// No other person is concerned, or all agreed.
    Allowed,
    /// Other people play here who have not agreed.
    NeedsConsent,
    /// Who does not play is not advised; after the game and in a lesson, which says itself what to do,
    /// nobody is.
    #[default]
    OutOfPlace,
}

impl Table {
    /// Whether somebody may be advised now. Never against people who have not agreed: also not while a
    /// computer plays for one of them, who may come back.
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

    /// Whether somebody may be told why computers played as they did: who may be advised, and after
    /// the game everybody whom the server knows.
    pub fn explains_to(&self, who: Option<&Who>) -> bool {
        who.is_some_and(|who| self.check_explaining(who).is_ok())
    }

    /// The same, with the reason.
    ///
    /// # Errors
    /// Why not.
    pub fn check_explaining(&self, who: &Who) -> Result<(), Refusal> {
        if self.ended.is_some() { Ok(()) } else { self.check_advising(who) }
    }

    /// Whether somebody may have a hint for the running turn, having seen this version.
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

    /// Whether the tutor looks at the turns of this person; only where that is allowed.
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

    /// The last turn of each computer, as its player and its number counted from 0, the newest first.
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

    /// Everybody who owns a seat and has not resigned, each once: also those for whom a computer plays.
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
