//! The quotas of tables for each person.

use super::trouble::Trouble;
use crate::config::PublicTables;
use crate::{App, OpenTable};
use hamburgum_store::PersonId;
use hamburgum_table::{Entry, Head, StartPlan, Who};

/// Creates a table, unless the person has too many unfinished ones, and returns its id.
pub(super) async fn create_table(
    app: &App,
    who: &Who,
    head: Head,
    entries: Vec<Entry>,
) -> Result<String, Trouble> {
    if app.store().open_tables_of(PersonId(who.id)).await? >= app.config().open_tables {
        return Err(Trouble::ManyTables);
    }
    Ok(app.tables().create(head.set_up_by(who), entries).await?)
}

/// The most time until a game that is planned, in milliseconds: three months.
const LONGEST_WAIT_MS: i64 = 92 * 24 * 60 * 60 * 1000;

/// Whether a game can be planned for this moment.
pub(super) fn is_in_time(app: &App, plan: StartPlan) -> bool {
    let wait = plan.at().saturating_sub(app.store().now().0);
    (1..=LONGEST_WAIT_MS).contains(&wait)
}

/// Whether a person may offer one table more to everybody.
pub(super) async fn may_offer(app: &App, who: &Who) -> Result<bool, Trouble> {
    let offered = app.store().offered_tables_of(PersonId(who.id)).await?;
    Ok(offered < app.config().offered_tables)
}

/// Refuses the offer of a table, unless it only changes one.
pub(super) async fn check_offer(app: &App, open: &OpenTable, who: &Who) -> Result<(), Trouble> {
    if app.config().public_tables == PublicTables::Off {
        return Err(Trouble::NotFound);
    }
    let is_listed = open.table().listed_by().is_some();
    if is_listed || may_offer(app, who).await? { Ok(()) } else { Err(Trouble::ManyOffers) }
}
