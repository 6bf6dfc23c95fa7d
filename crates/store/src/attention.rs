//! What people have seen of their tables, which tables they have muted, and what was sent to them.

use crate::store::forward;
use crate::{ChannelId, PersonId, Store, StoreError, Timestamp};

/// What somebody knows about a table, and whether they want to hear of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention {
    /// The newest version that a visible page has shown.
    pub seen: u64,
    /// Whether they want to hear of it.
    pub mute: Mute,
}

/// Whether somebody wants to hear of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mute {
    /// Yes.
    #[default]
    Off,
    /// No.
    On,
}

/// A notice that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentNotice {
    /// The version of the table that it is about.
    pub version: u64,
    /// What it says, in the format of the caller.
    pub kind: String,
    /// The channel that it went to.
    pub channel: ChannelId,
    /// When.
    pub at: Timestamp,
}

/// The columns of what somebody knows: seen, is muted.
pub(crate) type AttentionRow = (i64, bool);

/// The columns of a notice that was sent.
pub(crate) type SentRow = (i64, String, i64, i64);

impl From<AttentionRow> for Attention {
    fn from((seen, is_muted): AttentionRow) -> Self {
        Self { seen: seen.cast_unsigned(), mute: if is_muted { Mute::On } else { Mute::Off } }
    }
}

impl From<SentRow> for SentNotice {
    fn from((version, kind, channel, at): SentRow) -> Self {
        let (version, channel) = (version.cast_unsigned(), ChannelId(channel));
        Self { version, kind, channel, at: Timestamp(at) }
    }
}

impl Store {
    /// What a person knows about a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn attention(&self, person: PersonId, table: &str) -> Result<Attention, StoreError> {
        let row: AttentionRow = forward!(self.attention(person, table))?;
        Ok(row.into())
    }

    /// Takes note that a visible page has shown a version of a table to a person. It never goes back.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn note_seen(
        &self,
        person: PersonId,
        table: &str,
        version: u64,
    ) -> Result<(), StoreError> {
        forward!(self.note_seen(person, table, version))
    }

    /// Changes whether a person wants to hear of a table.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn set_mute(
        &self,
        person: PersonId,
        table: &str,
        mute: Mute,
    ) -> Result<(), StoreError> {
        forward!(self.set_mute(person, table, mute))
    }

    /// What was sent to a person about a table, or about none with an empty id.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sent_notices(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<Vec<SentNotice>, StoreError> {
        let rows: Vec<SentRow> = forward!(self.sent_notices(person, table))?;
        Ok(rows.into_iter().map(SentNotice::from).collect())
    }

    /// Takes note of what was sent to a person.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn note_sent(
        &self,
        person: PersonId,
        table: &str,
        sent: &[SentNotice],
    ) -> Result<(), StoreError> {
        if sent.is_empty() {
            return Ok(());
        }
        forward!(self.note_sent(person, table, sent))
    }

    /// When something was last sent over a channel.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn last_sent(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> Result<Option<Timestamp>, StoreError> {
        let last: Option<i64> = forward!(self.last_sent(person, channel))?;
        Ok(last.map(Timestamp))
    }

    /// Deletes what nobody needs any more: what was sent, and what is known about games that are over, 30
    /// days later; browsers that no message has reached for 90 days; addresses that were not confirmed within
    /// a week.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_old_notices(&self, now: Timestamp) -> Result<(), StoreError> {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let [month, quarter, week] = [30, 90, 7].map(|days| now.0.saturating_sub(days * DAY));
        forward!(self.forget_old_notices(month, quarter, week))
    }
}
