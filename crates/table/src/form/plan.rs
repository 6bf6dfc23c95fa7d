//! Parses the form of plans.

use super::fields::{Fields, FormError};
use super::{Wish, step};
use crate::plan::PlanWish;
use hamburgum_engine::Board;

/// A change of plans: the name of the field identifies the pressed button, as in a turn.
pub(super) fn wish(fields: Fields<'_>, board: &Board) -> Result<Wish, FormError> {
    if fields.get("start-from").is_some() {
        return fields.read("start-from").map(Wish::StartFrom);
    }
    Ok(Wish::Plan(change(fields, board)?, fields.read("revision")?))
}

fn change(fields: Fields<'_>, board: &Board) -> Result<PlanWish, FormError> {
    let pressed = |name: &&str| fields.get(name).is_some();
    let names = ["open", "withdraw", "prefer", "stop", "ignore", "keep", "leave", "withdraw-all"];
    Ok(match names.into_iter().find(pressed) {
        Some("open") => PlanWish::Open(fields.read("open")?),
        Some("withdraw") => PlanWish::Withdraw(fields.read("withdraw")?),
        Some("prefer") => PlanWish::Prefer(fields.read("prefer")?),
        Some("stop") => PlanWish::Stop(fields.read("stop")?),
        Some("ignore") => PlanWish::Ignore(fields.read("ignore")?),
        Some("keep") => PlanWish::Keep,
        Some("leave") => PlanWish::Leave,
        Some(_) => PlanWish::WithdrawAll,
        None => PlanWish::Step(step(fields, board)?),
    })
}
