//! Everything about a person except what they typed at tables.

use super::{NoticeRows, WholeNotices};
use crate::store::forward;
use crate::{PersonId, Preferences, SessionHash, Store, StoreError, Timestamp};
use std::collections::{BTreeMap, HashMap};

/// A person with everything that is stored in one row, and the sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholePerson {
    /// The number, which logs refer to.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// The login of an account and the hash of its password.
    pub login: Option<(String, String)>,
    /// The account that a guest was merged into.
    pub merged_into: Option<PersonId>,
    /// Since when.
    pub created: Timestamp,
    /// Whether the operator has locked the account.
    pub is_locked: bool,
    /// Whether only the number is left.
    pub is_deleted: bool,
    /// The waking hours.
    pub hours: Option<String>,
    /// The sessions, by their hashes. Those of merged guests are the account's.
    pub sessions: Vec<WholeSession>,
    /// Everything about notices. What belongs to merged guests is the account's.
    pub notices: WholeNotices,
}

/// A session of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WholeSession {
    /// The hash of the cookie.
    pub hash: SessionHash,
    /// When it was last used.
    pub last_seen: Timestamp,
    /// How many days it was not used.
    pub idle_days: u32,
}

/// The accounts of merged guests, whom logs still name.
pub type Accounts = HashMap<PersonId, PersonId>;

/// Merged guests name their account, so accounts have to be there first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleKind {
    /// Accounts, and guests who are on their own.
    Independent,
    /// Guests who are part of an account.
    Merged,
}

/// The columns of a person: id, name, login, password, account, time, is locked, is deleted, language,
/// settings of notices, hours.
pub(crate) type WholePersonRow = (
    i64,
    String,
    Option<String>,
    Option<String>,
    Option<i64>,
    i64,
    bool,
    bool,
    Option<String>,
    String,
    Option<String>,
);

/// The columns of a session: the person it belongs to, hash, time, days.
type SessionColumns = (i64, Vec<u8>, i64, i64);

/// People with their sessions and everything about notices.
pub(crate) fn with_sessions(
    people: Vec<WholePersonRow>,
    sessions: Vec<SessionColumns>,
    notices: NoticeRows,
) -> Result<Vec<WholePerson>, sqlx::Error> {
    let mut by_person: BTreeMap<i64, Vec<WholeSession>> = BTreeMap::new();
    for (person, hash, last_seen, idle_days) in sessions {
        let hash: [u8; 32] =
            hash.try_into().map_err(|_| sqlx::Error::Decode("a hash has 32 bytes".into()))?;
        by_person.entry(person).or_default().push(WholeSession {
            hash: SessionHash(hash),
            last_seen: Timestamp(last_seen),
            idle_days: u32::try_from(idle_days).unwrap_or(u32::MAX),
        });
    }
    let mut notices = notices.by_person()?;
    let person = |row: WholePersonRow| {
        let (
            id,
            name,
            login,
            password,
            account,
            created,
            is_locked,
            is_deleted,
            language,
            settings,
            hours,
        ) = row;
        let preferences = Preferences { language, notices: settings };
        let notices = notices.remove(&PersonId(id)).unwrap_or_default();
        WholePerson {
            id: PersonId(id),
            name,
            login: login.zip(password),
            merged_into: account.map(PersonId),
            created: Timestamp(created),
            is_locked,
            is_deleted,
            hours,
            sessions: by_person.remove(&id).unwrap_or_default(),
            notices: WholeNotices { preferences, ..notices },
        }
    };
    Ok(people.into_iter().map(person).collect())
}

impl Store {
    /// People of a kind whose numbers are above this one, in their order, at most `most`.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn whole_people(
        &self,
        kind: PeopleKind,
        after: PersonId,
        most: u32,
    ) -> Result<Vec<WholePerson>, StoreError> {
        forward!(self.whole_people(kind, after, most))
    }

    /// All merged guests with their accounts.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn accounts(&self) -> Result<Accounts, StoreError> {
        let rows: Vec<(i64, i64)> = forward!(self.merged_guests())?;
        Ok(rows.into_iter().map(|(guest, account)| (PersonId(guest), PersonId(account))).collect())
    }

    /// Inserts those of these people who are not there yet.
    pub(crate) async fn put_people(&self, people: Vec<WholePerson>) -> Result<(), StoreError> {
        forward!(self.put_people(people))
    }

    /// The day on which idle sessions were counted last.
    pub(crate) async fn counted_day(&self) -> Result<i64, StoreError> {
        forward!(self.counted_day())
    }

    /// The last change before servers use a database into which everything was copied.
    pub(crate) async fn finish_copy(&self, counted_day: i64) -> Result<(), StoreError> {
        forward!(self.finish_copy(counted_day))
    }
}
