//! Turns that people have planned: one row for each person at a table, which nobody else ever sees.
//!
//! Every change names the revision that it follows, so that two requests cannot overwrite each other. A
//! process that plays a planned turn locks the row for half a minute; until then its person can withdraw it.

use crate::store::forward;
use crate::{PersonId, Store, StoreError};
use std::time::Duration;

/// How long a row is locked for a process that plays a turn. If that process dies, another one takes over.
pub(crate) const PLAYING: Duration = Duration::from_secs(30);

/// The plans of a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlansRow {
    /// The table.
    pub table: String,
    /// The person who holds the seat, by the number in the log.
    pub person: PersonId,
    /// The seat.
    pub seat: String,
    /// The length of the log when they were changed.
    pub at_length: u64,
    /// How often they were changed; 1 for new ones.
    pub revision: u64,
    /// The turns, in the format of the caller.
    pub turns: String,
    /// The conditions that drop them, in the format of the caller.
    pub stops: String,
}

/// The columns of plans in the order of the fields.
pub(crate) type PlansColumns = (String, i64, String, i64, i64, String, String);

impl From<PlansColumns> for PlansRow {
    fn from((table, person, seat, at_length, revision, turns, stops): PlansColumns) -> Self {
        let (at_length, revision) = (at_length.cast_unsigned(), revision.cast_unsigned());
        Self { table, person: PersonId(person), seat, at_length, revision, turns, stops }
    }
}

/// Whether plans were changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanWrite {
    /// They were.
    Written,
    /// They have another revision, or are being played.
    Outrun,
}

impl PlanWrite {
    pub(crate) const fn when(is_written: bool) -> Self {
        if is_written { Self::Written } else { Self::Outrun }
    }
}

impl Store {
    /// The plans at these tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn plans(&self, tables: &[String]) -> Result<Vec<PlansRow>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<PlansColumns> = forward!(self.plans(tables))?;
        Ok(rows.into_iter().map(PlansRow::from).collect())
    }

    /// All plans of a person, by table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn plans_of(&self, person: PersonId) -> Result<Vec<PlansRow>, StoreError> {
        let rows: Vec<PlansColumns> = forward!(self.plans_of(person))?;
        Ok(rows.into_iter().map(PlansRow::from).collect())
    }

    /// Replaces the plans with the revision before, or adds those with revision 1.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_plans(&self, plans: &PlansRow) -> Result<PlanWrite, StoreError> {
        forward!(self.keep_plans(plans))
    }

    /// Deletes plans with this revision that are not being played. Without any, there is nothing to do.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn withdraw_plans(
        &self,
        table: &str,
        person: PersonId,
        revision: u64,
    ) -> Result<PlanWrite, StoreError> {
        forward!(self.withdraw_plans(table, person, revision))
    }

    /// Locks plans with this revision, so that this process can play one of them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn begin_planned_turn(&self, plans: &PlansRow) -> Result<PlanWrite, StoreError> {
        forward!(self.begin_planned_turn(plans))
    }

    /// Deletes plans that were played or have become pointless, unless they were changed since.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_plans(&self, plans: &PlansRow) -> Result<(), StoreError> {
        forward!(self.forget_plans(plans))
    }

    /// Inserts these plans, unless they are there already.
    pub(crate) async fn put_plans(&self, plans: Vec<PlansRow>) -> Result<(), StoreError> {
        for row in plans {
            let _: () = forward!(self.put_plans(row))?;
        }
        Ok(())
    }
}
