//! What a person wants to be told, where, and what they know already, for moving it.

use crate::attention::{AttentionRow, SentRow};
use crate::channels::ChannelRow;
use crate::{Attention, PersonId, Preferences, SentNotice, StoredChannel};
use std::collections::{BTreeMap, BTreeSet};

/// Everything about notices to a person. What belongs to merged guests is the account's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WholeNotices {
    /// The language and the settings.
    pub preferences: Preferences,
    /// The channels, by their ids.
    pub channels: Vec<StoredChannel>,
    /// What is known about tables, by their ids.
    pub attention: Vec<(String, Attention)>,
    /// What was sent, by the ids of tables.
    pub sent: Vec<(String, SentNotice)>,
}

/// Rows of several people, each after the number of the person it belongs to.
pub(crate) struct NoticeRows {
    pub(crate) channels: Vec<OwnedChannelRow>,
    pub(crate) attention: Vec<OwnedAttentionRow>,
    pub(crate) sent: Vec<OwnedSentRow>,
}

/// The columns of a channel, and then its person.
pub(crate) type OwnedChannelRow = (
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
    i64,
);

/// The person, the table, and what is known.
pub(crate) type OwnedAttentionRow = (i64, String, i64, bool);

/// The person, the table, and what was sent.
pub(crate) type OwnedSentRow = (i64, String, i64, String, i64, i64);

fn owner_and_channel(row: OwnedChannelRow) -> (PersonId, ChannelRow) {
    let (id, kind, session, address, wants, is_confirmed, created, delivered, failures, ..) = row;
    let (failed_since, failure, rests_until, owner) = (row.9, row.10, row.11, row.12);
    let channel = (
        id,
        kind,
        session,
        address,
        wants,
        is_confirmed,
        created,
        delivered,
        failures,
        failed_since,
        failure,
        rests_until,
    );
    (PersonId(owner), channel)
}

impl NoticeRows {
    /// By person. Of channels with the same address one is enough: an account and a guest who became part of
    /// it may both have it.
    pub(crate) fn by_person(self) -> Result<BTreeMap<PersonId, WholeNotices>, sqlx::Error> {
        let mut all: BTreeMap<PersonId, WholeNotices> = BTreeMap::new();
        let mut known = BTreeSet::new();
        for (owner, row) in self.channels.into_iter().map(owner_and_channel) {
            if known.insert((owner, row.1.clone(), row.3.clone())) {
                all.entry(owner).or_default().channels.push(row.try_into()?);
            }
        }
        for (owner, table, seen, is_muted) in self.attention {
            let row: AttentionRow = (seen, is_muted);
            all.entry(PersonId(owner)).or_default().attention.push((table, row.into()));
        }
        for (owner, table, version, kind, channel, at) in self.sent {
            let row: SentRow = (version, kind, channel, at);
            all.entry(PersonId(owner)).or_default().sent.push((table, row.into()));
        }
        Ok(all)
    }
}
