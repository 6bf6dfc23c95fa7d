//! Turns that end by themselves, because the field leaves nothing to decide.

use super::{Entry, FormError, PersonId, Refusal, Seat, Step, Table, Who};
use hamburgum_engine::{Action, Prompt};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Whether such turns of a person end by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AutoEnd {
    /// They do.
    On,
    /// Each turn waits for its player to end it.
    Off,
}

impl FromStr for AutoEnd {
    type Err = FormError;

    fn from_str(word: &str) -> Result<Self, FormError> {
        match word {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err(FormError::Unreadable("auto-end")),
        }
    }
}

impl Table {
    /// What holds for a person: what the person chose, or else on against computers and off against
    /// people, who might be waiting for a second thought. A puzzle is there to be thought about.
    pub fn auto_end_of(&self, who: &Who) -> AutoEnd {
        let chosen = self.auto_end.iter().rfind(|(person, _)| who.is(*person));
        match chosen {
            Some((_, chosen)) => *chosen,
            None if self.seats_of_people() == 1 && self.puzzle().is_none() => AutoEnd::On,
            None => AutoEnd::Off,
        }
    }

    /// On one screen a person holds several seats, and yet plays against people.
    fn seats_of_people(&self) -> usize {
        let seats = self.seats.iter().filter(|seat| !seat.has_resigned);
        seats.filter_map(Seat::owner).count()
    }

    pub(super) fn set_auto_end(&self, who: &Who, set: AutoEnd) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        if self.auto_end_of(who) == set {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::AutoEnd { person: who.id, set }])
    }

    pub(super) fn note_auto_end(&mut self, person: PersonId, set: AutoEnd) {
        self.auto_end.retain(|(other, _)| *other != person);
        self.auto_end.push((person, set));
    }

    /// The entries of a step, with the end of the turn where nothing is left to decide. In a lesson
    /// ending the turn is a step of its own, and the tutor wants to look at the turn before.
    pub(super) fn with_its_end(
        &self,
        who: &Who,
        step: &Step,
        mut entries: Vec<Entry>,
    ) -> Result<Vec<Entry>, Refusal> {
        let may_end = matches!(step, Step::Act(_) | Step::Redo(_))
            && self.auto_end_of(who) == AutoEnd::On
            && self.lesson().is_none()
            && !self.has_tutor(who);
        if !may_end {
            return Ok(entries);
        }
        let after = self.after(&entries).map_err(|_| Refusal::Senseless)?;
        if matches!(after.game.state().prompt(), Prompt::Produced(_)) {
            entries.push(Entry::Act(Action::Done));
        }
        Ok(entries)
    }
}
