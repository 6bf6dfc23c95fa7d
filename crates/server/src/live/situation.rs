//! What a table page depends on besides its viewer.

use super::{Apartness, Viewer};
use crate::OpenTable;
use hamburgum_table::{PersonId, Seat};

/// Everything besides the viewer that a table page depends on. It is cheap to compute: while it is the same,
/// the page is the same and is not rendered again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    /// How often the table was read again from the store.
    readings: u64,
    /// Drafts of others are not part of it.
    version: u64,
    /// The number of changes of the viewer's questions and their answers.
    questions: u64,
    /// The number of changes of the viewer's plans.
    plans: u64,
    /// The number of changes of holidays.
    holidays: u64,
    apart: Apartness,
    presence: String,
    absent: Vec<PersonId>,
    turning_points: Option<usize>,
}

impl Situation {
    /// The situation of a table for somebody who was found [there](Viewer::at).
    pub(crate) fn of(open: &OpenTable, viewer: &Viewer, turning_points: Option<usize>) -> Self {
        let (table, who) = (open.table(), viewer.who.as_ref());
        let attendance = open.attendance();
        let owners = table.seats().iter().filter_map(Seat::owner);
        Self {
            readings: open.readings(),
            version: table.version_for(who),
            questions: who.map_or(0, |who| open.desk().changes(who.id)),
            plans: who.map_or(0, |who| open.plan_desk().changes(who)),
            holidays: open.holidays().changes(),
            apart: viewer.apart.clone(),
            presence: open.presence(who),
            absent: owners.filter(|&owner| attendance.is_absent(owner)).collect(),
            turning_points,
        }
    }

    /// The situation at a version, with nobody there.
    #[cfg(test)]
    pub(super) fn sample(version: u64) -> Self {
        let (presence, absent, apart) = (String::new(), Vec::new(), Apartness::default());
        let (questions, plans, holidays) = (0, 0, 0);
        Self {
            readings: 0,
            version,
            questions,
            plans,
            holidays,
            apart,
            presence,
            absent,
            turning_points: None,
        }
    }

    /// Whether nothing but the presence of people differs.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let parts = |one: &Self| {
            (one.readings, one.version, one.questions, one.plans, one.holidays, one.apart.clone())
        };
        parts(self) == parts(other)
    }

    pub(crate) fn presence(&self) -> &str {
        &self.presence
    }
}
