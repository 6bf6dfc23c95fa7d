//! The language of a person, and what they want to be told.

use crate::people::{PreferencesRow, somebody};
use crate::postgres::{PostgresStore, Statement};
use crate::{PersonId, StoreError};

impl PostgresStore {
    pub(crate) async fn preferences(
        &self,
        person: PersonId,
    ) -> Result<Option<PreferencesRow>, StoreError> {
        let ask = Statement::new(
            "SELECT language, notice_settings FROM people
             WHERE id = (SELECT coalesce(merged_into, id) FROM people WHERE id = $1)",
        );
        self.connections.read_one(ask.bind(person.0)).await
    }

    pub(crate) async fn set_language(
        &self,
        person: PersonId,
        language: &str,
    ) -> Result<(), StoreError> {
        let set = Statement::new(
            "UPDATE people SET language = $2 WHERE id = $1 AND NOT is_deleted RETURNING 1",
        );
        somebody(person, self.changed(set.bind(person.0).bind(language.to_owned())).await?)
    }

    pub(crate) async fn set_notice_settings(
        &self,
        person: PersonId,
        settings: &str,
    ) -> Result<(), StoreError> {
        let set = Statement::new(
            "UPDATE people SET notice_settings = $2 WHERE id = $1 AND NOT is_deleted RETURNING 1",
        );
        somebody(person, self.changed(set.bind(person.0).bind(settings.to_owned())).await?)
    }
}
