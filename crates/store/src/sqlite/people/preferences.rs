//! The language of a person, and what they want to be told.

use crate::people::{PreferencesRow, somebody};
use crate::sqlite::SqliteStore;
use crate::{PersonId, StoreError};

impl SqliteStore {
    pub(crate) async fn preferences(
        &self,
        person: PersonId,
    ) -> Result<Option<PreferencesRow>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT language, notice_settings FROM people
             WHERE id = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)",
        );
        Ok(ask.bind(person.0).fetch_optional(&self.reads).await?)
    }

    pub(crate) async fn set_language(
        &self,
        person: PersonId,
        language: &str,
    ) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE people SET language = ? WHERE id = ? AND is_deleted = 0");
        let set = set.bind(language.to_owned()).bind(person.0);
        somebody(person, self.writer.execute(set).await?)
    }

    pub(crate) async fn set_notice_settings(
        &self,
        person: PersonId,
        settings: &str,
    ) -> Result<(), StoreError> {
        let set =
            sqlx::query("UPDATE people SET notice_settings = ? WHERE id = ? AND is_deleted = 0");
        somebody(person, self.change(set.bind(settings.to_owned()).bind(person.0)).await?)
    }
}
