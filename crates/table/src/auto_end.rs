//! Automatic end of turns on fields that leave nothing to decide.

use super::{Entry, FormError, PersonId, Refusal, Seat, Step, Table, Who};
use hamburgum_engine::{Action, Prompt};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Whether such turns of a person end automatically.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AutoEnd {
    /// They end automatically.
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
    /// The setting of a person. By default it is on against computers, where a turn can be taken back
    /// freely, and off against people and in puzzles.
    pub fn auto_end_of(&self, who: &Who) -> AutoEnd {
        let chosen = self.auto_end.iter().rfind(|(person, _)| who.is(*person));
        match chosen {
            Some((_, chosen)) => *chosen,
            None if self.seats_of_people() == 1 && self.puzzle().is_none() => AutoEnd::On,
            None => AutoEnd::Off,
        }
    }

    /// The number of seats held by people. On a shared screen one person holds several, but still
    /// plays against people.
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

    /// Adds the end of the turn to the entries of a step that leaves nothing to decide. Not in a
    /// lesson, where ending the turn is a step of its own, and not before the tutor has checked the
    /// turn.
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
