//! The language of a person, and what they want to be told.

use super::PersonId;
use crate::store::forward;
use crate::{Store, StoreError};

/// What a message to somebody depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The code of the language in which they last used the site.
    pub language: Option<String>,
    /// What they want to be told and when, in the format of the caller; empty if they never said.
    pub notices: String,
}

/// The columns of preferences.
pub(crate) type PreferencesRow = (Option<String>, String);

impl Store {
    /// The preferences of a person, or of the account that a guest is part of.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn preferences(&self, person: PersonId) -> Result<Preferences, StoreError> {
        let row: Option<PreferencesRow> = forward!(self.preferences(person))?;
        Ok(row.map_or_else(Preferences::default, |(language, notices)| Preferences {
            language,
            notices,
        }))
    }

    /// Changes the language of a person.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn set_language(&self, person: PersonId, language: &str) -> Result<(), StoreError> {
        forward!(self.set_language(person, language))
    }

    /// Changes what a person wants to be told.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn set_notice_settings(
        &self,
        person: PersonId,
        settings: &str,
    ) -> Result<(), StoreError> {
        forward!(self.set_notice_settings(person, settings))
    }
}
