//! Channels: where people can be reached who do not look at a page. What an address is and what should go
//! there is in the format of the caller.
//!
//! A push subscription belongs to the session of its browser and ends with it.

use crate::store::forward;
use crate::{PersonId, SessionHash, Store, StoreError, Timestamp};

/// The id of a channel: a random number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChannelId(pub i64);

/// A kind of channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoredChannelKind {
    /// Push messages to the browser of this session.
    Push(SessionHash),
    /// Mail.
    Mail,
    /// A webhook of another service.
    Webhook,
}

/// Whether the person has proved that an address is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Not yet.
    Awaited,
    /// Yes, or it needs no proof.
    Given,
}

/// A channel to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChannel {
    /// Its kind.
    pub kind: StoredChannelKind,
    /// Its address.
    pub address: String,
    /// What should go there.
    pub wants: String,
    /// Whether it can be used at once.
    pub confirmation: Confirmation,
}

/// A channel of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChannel {
    /// Its id.
    pub id: ChannelId,
    /// Its kind.
    pub kind: StoredChannelKind,
    /// Its address.
    pub address: String,
    /// What should go there.
    pub wants: String,
    /// Whether it can be used.
    pub confirmation: Confirmation,
    /// Since when it is there.
    pub created: Timestamp,
    /// When the last message arrived.
    pub delivered: Option<Timestamp>,
    /// Why messages do not arrive; `None` if the last one did.
    pub failure: Option<ChannelFailure>,
}

/// Messages of a channel that did not arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelFailure {
    /// How many in a row.
    pub count: u32,
    /// Since when.
    pub since: Timestamp,
    /// Why the last one did not, in the format of the caller.
    pub reason: String,
    /// Nothing is sent before this moment.
    pub rests_until: Timestamp,
}

/// What happens to a channel that is one too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhenFull {
    /// The oldest one goes.
    DropOldest,
    /// It is refused.
    Refuse,
}

impl StoredChannelKind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Push(_) => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }

    pub(crate) fn session(self) -> Option<Vec<u8>> {
        match self {
            Self::Push(session) => Some(session.bytes()),
            Self::Mail | Self::Webhook => None,
        }
    }

    /// How many of this kind a person has at most, and what happens to one more.
    pub(crate) fn limit(self) -> (i64, WhenFull) {
        match self {
            Self::Push(_) => (5, WhenFull::DropOldest),
            Self::Mail => (1, WhenFull::DropOldest),
            Self::Webhook => (5, WhenFull::Refuse),
        }
    }

    fn read(word: &str, session: Option<Vec<u8>>) -> Result<Self, sqlx::Error> {
        let hash = session.map(<[u8; 32]>::try_from);
        match (word, hash) {
            ("push", Some(Ok(hash))) => Ok(Self::Push(SessionHash(hash))),
            ("mail", None) => Ok(Self::Mail),
            ("webhook", None) => Ok(Self::Webhook),
            _ => Err(sqlx::Error::Decode(format!("{word:?} is no kind of a channel").into())),
        }
    }
}

impl Confirmation {
    pub(crate) fn is_given(self) -> bool {
        self == Self::Given
    }

    fn read(is_confirmed: bool) -> Self {
        if is_confirmed { Self::Given } else { Self::Awaited }
    }
}

/// The columns of a channel without the person: id, kind, session, address, wants, is confirmed, created,
/// delivered, failures, failed since, failure, rests until.
pub(crate) type ChannelRow = (
    i64,
    String,
    Option<Vec<u8>>,
    String,
    String,
    bool,
    i64,
    Option<i64>,
    i64,
    Option<i64>,
    Option<String>,
    i64,
);

impl TryFrom<ChannelRow> for StoredChannel {
    type Error = sqlx::Error;

    fn try_from(row: ChannelRow) -> Result<Self, sqlx::Error> {
        let (id, kind, session, address, wants, is_confirmed, created, delivered, failures, ..) =
            row;
        let (failed_since, reason, rests_until) = (row.9, row.10, row.11);
        let failure = failed_since.zip(reason).map(|(since, reason)| ChannelFailure {
            count: u32::try_from(failures).unwrap_or(u32::MAX),
            since: Timestamp(since),
            reason,
            rests_until: Timestamp(rests_until),
        });
        Ok(Self {
            id: ChannelId(id),
            kind: StoredChannelKind::read(&kind, session)?,
            address,
            wants,
            confirmation: Confirmation::read(is_confirmed),
            created: Timestamp(created),
            delivered: delivered.map(Timestamp),
            failure,
        })
    }
}

fn channels(rows: Vec<ChannelRow>) -> Result<Vec<StoredChannel>, StoreError> {
    Ok(rows.into_iter().map(StoredChannel::try_from).collect::<Result<_, _>>()?)
}

impl Store {
    /// Adds a channel, or replaces the one with the same address. A person has five browsers, one mail
    /// address and five webhooks at most: the oldest browser or address goes, and one more webhook is
    /// refused with `None`.
    ///
    /// # Errors
    ///
    /// If there is no such person or session.
    ///
    /// # Panics
    ///
    /// If the operating system has no random numbers.
    pub async fn add_channel(
        &self,
        person: PersonId,
        channel: &NewChannel,
        now: Timestamp,
    ) -> Result<Option<ChannelId>, StoreError> {
        // Below 2^53, so that JSON can hold it.
        let id = getrandom::u64().expect("random numbers of the operating system") >> 11;
        let added: Option<i64> =
            forward!(self.add_channel(id.cast_signed(), person, channel, now))?;
        Ok(added.map(ChannelId))
    }

    /// The channels of a person, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn channels(&self, person: PersonId) -> Result<Vec<StoredChannel>, StoreError> {
        channels(forward!(self.channels(person))?)
    }

    /// Changes what should go to a channel of a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_wants(
        &self,
        person: PersonId,
        channel: ChannelId,
        wants: &str,
    ) -> Result<(), StoreError> {
        forward!(self.set_wants(person, channel, wants))
    }

    /// Takes note that the address of a channel belongs to its person, and whether there is such a channel.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn confirm_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        forward!(self.confirm_channel(person, channel))
    }

    /// Removes a channel of a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_channel(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        forward!(self.remove_channel(person, channel))
    }

    /// Moves the push subscription of a browser to its new session and that session's person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn move_subscription(
        &self,
        from: SessionHash,
        to: SessionHash,
    ) -> Result<(), StoreError> {
        forward!(self.move_subscription(from, to))
    }

    /// Takes note that a message has arrived.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn note_delivery(&self, channel: ChannelId, at: Timestamp) -> Result<(), StoreError> {
        forward!(self.note_delivery(channel, at))
    }

    /// Takes note that messages do not arrive.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn note_failure(
        &self,
        channel: ChannelId,
        failure: &ChannelFailure,
    ) -> Result<(), StoreError> {
        forward!(self.note_failure(channel, failure))
    }
}
