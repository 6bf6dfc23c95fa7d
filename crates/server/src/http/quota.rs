//! The quota of open tables for each person.

use super::trouble::Trouble;
use crate::App;
use hamburgum_store::PersonId;
use hamburgum_table::{Entry, Head, Who};

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
