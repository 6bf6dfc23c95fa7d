//! The waking hours of people.

use crate::people::{HoursRow, somebody};
use crate::postgres::{PostgresStore, Statement};
use crate::{PersonId, StoreError};

impl PostgresStore {
    pub(crate) async fn hours_of(&self, people: &[PersonId]) -> Result<Vec<HoursRow>, StoreError> {
        let ask = Statement::new(
            "SELECT me.id, coalesce(account.hours, me.hours) FROM people AS me
             LEFT JOIN people AS account ON account.id = me.merged_into
             WHERE me.id = ANY ($1) AND coalesce(account.hours, me.hours) IS NOT NULL",
        );
        let people: Vec<i64> = people.iter().map(|person| person.0).collect();
        self.connections.read(ask.bind(people)).await
    }

    pub(crate) async fn set_person_hours(
        &self,
        person: PersonId,
        hours: &str,
    ) -> Result<(), StoreError> {
        let set = Statement::new(
            "UPDATE people SET hours = $2 WHERE id = $1 AND NOT is_deleted RETURNING 1",
        );
        let changed = self.changed(set.bind(person.0).bind(hours.to_owned())).await?;
        somebody(person, changed)
    }
}
