//! Changes of plans for the next turn.

use super::table::Sender;
use super::trouble::Trouble;
use axum::response::Response;
use hamburgum_table::plan::{PlanRank, PlanSeen, PlanWish};
use hamburgum_table::{Command, Refusal, Step};

impl Sender<'_> {
    pub(super) async fn plan(&self, wish: &PlanWish, revision: u64) -> Result<Response, Trouble> {
        let seen = PlanSeen { version: self.seen, revision };
        let done = self.app.tables().plan(self.open, self.who, seen, wish).await;
        self.answer(done).await
    }

    /// Begins the turn with a plan that is not played any more, so that its person can change it.
    pub(super) async fn start_from(&self, rank: PlanRank) -> Result<Response, Trouble> {
        let table = self.open.table();
        let plans = self.open.plan_desk().of(self.who);
        let actions = plans.and_then(|(_, plans)| plans.start_from(&table, rank));
        let Some(actions) = actions else { return self.answer(Err(Refusal::Stale.into())).await };
        let step = Command::Turn(Step::Sketch(actions));
        let done = self.app.tables().act(self.open, self.who, self.seen, &step).await;
        self.after_turn(done).await
    }
}
