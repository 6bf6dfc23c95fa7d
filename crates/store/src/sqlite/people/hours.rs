//! The waking hours of people.

use crate::people::{HoursRow, somebody};
use crate::sqlite::SqliteStore;
use crate::{PersonId, StoreError};

impl SqliteStore {
    pub(crate) async fn hours_of(&self, people: &[PersonId]) -> Result<Vec<HoursRow>, StoreError> {
        let mut rows = Vec::new();
        for person in people {
            let row: Option<HoursRow> = sqlx::query_as(
                "SELECT me.id, coalesce(account.hours, me.hours) FROM people AS me
                 LEFT JOIN people AS account ON account.id = me.merged_into
                 WHERE me.id = ? AND coalesce(account.hours, me.hours) IS NOT NULL",
            )
            .bind(person.0)
            .fetch_optional(&self.reads)
            .await?;
            rows.extend(row);
        }
        Ok(rows)
    }

    pub(crate) async fn set_person_hours(
        &self,
        person: PersonId,
        hours: &str,
    ) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE people SET hours = ? WHERE id = ? AND is_deleted = 0");
        let changed = self.writer.execute(set.bind(hours.to_owned()).bind(person.0)).await?;
        somebody(person, changed)
    }
}
