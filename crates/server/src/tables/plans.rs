//! Planned turns: people change their plans, and when a turn has come a plan is played or dropped.
//!
//! An append that may decide about plans also writes a job for it, which any process does after a short
//! pause. Nobody learns from it that there are plans: a planned turn is an append like any other.

use super::log::to_json;
use super::plan_desk::plans_of;
use super::{ATTEMPTS, Failure, OpenTable, Tables};
use hamburgum_store::{Job, JobChange, JobDue, JobQueue, NewJob, PersonId, PlanWrite, PlansRow};
use hamburgum_table::plan::{PlanOutcome, PlanSeen, PlanWish, StoredPlans, TurnPlans};
use hamburgum_table::{Refusal, Seat, Table, Who};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// The interval at which due plans are claimed.
const CLAIM: Duration = Duration::from_millis(500);

/// So many tables with due plans are claimed at a time.
const AT_ONCE: usize = 16;

/// Plans that another process plays are looked at again after this time.
const LATER: Duration = Duration::from_secs(5);

/// A table that cannot be read is tried again after this time.
const BROKEN: Duration = Duration::from_hours(1);

/// Plans are refused above this size; usual ones have about a tenth of it.
const LARGEST: usize = 32 * 1024;

impl Tables {
    /// Changes somebody's plans. On return they are on disk.
    ///
    /// # Errors
    /// The change is refused or the store failed; in both cases the plans are as before.
    pub async fn plan(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        seen: PlanSeen,
        wish: &PlanWish,
    ) -> Result<(), Failure> {
        let (tables, open) = (self.clone(), Arc::clone(open));
        let (who, wish) = (who.clone(), wish.clone());
        // A separate task, because a disconnecting client cancels the handler.
        let planning = tokio::spawn(async move {
            let _turn = open.writing().await;
            tables.change_newest_plans(&open, &who, seen, &wish).await?;
            open.note_sign(&who);
            open.tell_anew();
            Ok(())
        });
        planning.await.map_err(|error| Failure::Broken(error.to_string()))?
    }

    /// Another server may have changed or played the plans: whoever opens one opens it as it is now.
    async fn change_newest_plans(
        &self,
        open: &OpenTable,
        who: &Who,
        seen: PlanSeen,
        wish: &PlanWish,
    ) -> Result<(), Failure> {
        for _ in 1..ATTEMPTS {
            match self.change_plans(open, who, seen, wish).await {
                Err(Failure::Outrun) if wish.fits_any_revision() => {}
                Err(Failure::Outrun) => return Err(Refusal::Stale.into()),
                done => return done,
            }
        }
        Err(Refusal::Stale.into())
    }

    async fn change_plans(
        &self,
        open: &OpenTable,
        who: &Who,
        seen: PlanSeen,
        wish: &PlanWish,
    ) -> Result<(), Failure> {
        let table = open.table();
        let (person, plans) = current(open, &table, who).ok_or(Refusal::NotSeated)?;
        let next = plans.after(&table, who, seen, wish)?;
        if next.is_empty() && plans.is_empty() {
            // Another process has played or withdrawn them.
            self.catch_up(open).await?;
            return Err(Refusal::Stale.into());
        }
        let row = row(open, &table, person, &next);
        if row.turns.len() > LARGEST {
            return Err(Refusal::Senseless.into());
        }
        let write = if next.is_empty() {
            self.store.withdraw_plans(open.id(), PersonId(person), plans.revision()).await?
        } else {
            self.store.keep_plans(&row).await?
        };
        if write == PlanWrite::Outrun {
            self.read_plans(&[open.id().to_owned()]).await;
            return Err(Failure::Outrun);
        }
        if next.is_empty() {
            // Another process may have played them just before; then the log says so.
            self.catch_up(open).await?;
            if plans.outcome(&open.table(), person) == PlanOutcome::Forget {
                return Err(Refusal::Stale.into());
            }
        }
        open.plan_desk().set(person, Some(next).filter(|next| !next.is_empty()));
        Ok(())
    }

    /// Deletes the plans of somebody who has begun the turn by hand: they do not come back if the steps are
    /// undone.
    pub(super) async fn forget_plans_of(&self, open: &OpenTable, who: &Who) {
        let Some((person, plans)) = open.plan_desk().of(who) else { return };
        let table = open.table();
        if plans.outcome(&table, person) != PlanOutcome::Forget {
            return;
        }
        let row = row(open, &table, person, &plans);
        match self.store.forget_plans(&row).await {
            Ok(()) => {
                open.plan_desk().set(person, None);
            }
            Err(error) => tracing::warn!(table = open.id(), %error, "old plans are still there"),
        }
    }

    /// Reads the plans of these tables, which other servers may have changed.
    pub(super) async fn read_plans(&self, tables: &[String]) {
        let rows = match self.store.plans(tables).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::warn!(%error, "plans cannot be read");
                return;
            }
        };
        for id in tables {
            let Some(open) = self.lock().get(id).cloned() else { continue };
            let own: Vec<PlansRow> = rows.iter().filter(|row| row.table == *id).cloned().collect();
            if open.plan_desk().read(&open.table(), &own) {
                open.tell_anew();
            }
            self.see_to_plans(&open).await;
        }
    }

    /// Writes the job for plans that another process did not know of when it appended.
    pub(super) async fn see_to_plans(&self, open: &OpenTable) {
        if !decides_about_plans(open, &open.table()) {
            return;
        }
        if let Err(error) = self.store.put_job(JobQueue::Plan, open.id(), None, "").await {
            tracing::warn!(table = open.id(), %error, "a plan is played later");
        }
    }

    /// Plays or drops plans that are due, in an endless loop.
    pub(crate) async fn play_all_plans(&self) {
        loop {
            if let Err(error) = self.claim_plans().await {
                tracing::warn!(%error, "planned turns cannot be claimed");
            }
            sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await;
        }
    }

    /// Decides about the plans that are due at some tables, and returns at how many.
    ///
    /// # Errors
    /// The store failed.
    pub async fn claim_plans(&self) -> Result<usize, Failure> {
        let jobs = self.store.claim_jobs(JobQueue::Plan, AT_ONCE).await?;
        for job in &jobs {
            match self.get(&job.key).await {
                Ok(open) => self.decide_about_plans(&open, job).await?,
                Err(Failure::Store(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::error!(table = job.key, %error, "a table cannot be read");
                    self.store.postpone_job(job, BROKEN).await?;
                }
            }
        }
        Ok(jobs.len())
    }

    async fn decide_about_plans(&self, open: &Arc<OpenTable>, job: &Job) -> Result<(), Failure> {
        let _turn = open.writing().await;
        let rows = self.store.plans(&[open.id().to_owned()]).await?;
        let mut is_done = true;
        for row in &rows {
            is_done &= self.decide_about(open, row).await?;
        }
        let rows = self.store.plans(&[open.id().to_owned()]).await?;
        if open.plan_desk().read(&open.table(), &rows) {
            open.tell_anew();
        }
        if is_done {
            self.store.finish_job(job).await?;
        } else {
            self.store.postpone_job(job, LATER).await?;
        }
        Ok(())
    }

    /// Plays or drops the plans of one person, and returns whether nothing more is to be done. The caller
    /// holds the write lock.
    async fn decide_about(&self, open: &Arc<OpenTable>, row: &PlansRow) -> Result<bool, Failure> {
        let mut is_locked = false;
        for _ in 0..ATTEMPTS {
            let outcome = plans_of(row, &open.table())
                .map_or(PlanOutcome::Forget, |plans| plans.outcome(&open.table(), row.person.0));
            let entries = match outcome {
                PlanOutcome::Wait | PlanOutcome::Drop => return Ok(true),
                PlanOutcome::Forget => {
                    self.store.forget_plans(row).await?;
                    return Ok(true);
                }
                PlanOutcome::Play(entries) => entries,
            };
            // From here on their person cannot withdraw them any more.
            is_locked =
                is_locked || self.store.begin_planned_turn(row).await? == PlanWrite::Written;
            if !is_locked {
                return Ok(false);
            }
            match self.append(open, entries).await {
                Ok(()) => {
                    self.store.forget_plans(row).await?;
                    return Ok(true);
                }
                Err(Failure::Outrun) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(false)
    }
}

/// The plans of somebody at a table, as they count now; without any, those of a person who may make some.
pub(crate) fn current(open: &OpenTable, table: &Table, who: &Who) -> Option<(i64, TurnPlans)> {
    if let Some((person, plans)) = open.plan_desk().of(who) {
        let is_past = plans.outcome(table, person) == PlanOutcome::Forget;
        return Some((person, if is_past { plans.cleared(table, who) } else { plans }));
    }
    let seat = table.plannable(who)?;
    let is_it = |one: &&Seat| one.player == seat;
    let person = table.seats().iter().find(is_it)?.playing_person()?;
    Some((person, TurnPlans::new(seat)))
}

/// The job that a change of a table causes if there are plans: the turn of their person may have come, and
/// plans may have become pointless.
pub(super) fn job(
    open: &OpenTable,
    before: &Table,
    after: &Table,
    pause: Duration,
) -> Option<JobChange> {
    let facts = |table: &Table| {
        (table.turn_version(), table.motion().cloned(), table.awaited(), table.ended())
    };
    let is_due = facts(before) != facts(after) && decides_about_plans(open, after);
    is_due.then(|| {
        let due = JobDue::After(pause);
        JobChange::Put(NewJob { due, ..NewJob::new(JobQueue::Plan, open.id()) })
    })
}

fn decides_about_plans(open: &OpenTable, table: &Table) -> bool {
    let desk = open.plan_desk();
    let is_due = |(person, plans): &(i64, TurnPlans)| {
        matches!(plans.outcome(table, *person), PlanOutcome::Play(_) | PlanOutcome::Forget)
    };
    !desk.is_empty() && desk.all().iter().any(is_due)
}

fn row(open: &OpenTable, table: &Table, person: i64, plans: &TurnPlans) -> PlansRow {
    let stored = StoredPlans::new(plans, table.game().board());
    PlansRow {
        table: open.id().to_owned(),
        person: PersonId(person),
        seat: stored.seat,
        at_length: table.version(),
        revision: plans.revision(),
        turns: to_json(&stored.turns),
        stops: to_json(&stored.stops),
    }
}
