//! A message, ready to be sent: every text in it is already in the reader's language.

use crate::text::encode;
use ring::digest::{SHA256, digest};
use std::time::Duration;

/// What one person is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The language of the texts, such as `de`.
    pub language: String,
    /// One line: the title of a notification, the subject of a mail.
    pub title: String,
    /// One or several lines of plain text.
    pub body: String,
    /// Where pressing the notification leads, as an absolute address.
    pub link: String,
    /// What the link is called in mails and chats.
    pub link_label: String,
    /// A newer message of the same topic replaces an older one.
    pub topic: Topic,
    /// How soon a sleeping phone should show it.
    pub urgency: Urgency,
    /// For how long a push service may try to deliver it.
    pub ttl: Duration,
    /// Equal for every attempt to send the same message, so that services can drop a second copy.
    pub id: MessageId,
    /// How the reader ends mails of this kind without signing in.
    pub unsubscribe: Option<Unsubscribe>,
}

/// The link at the end of a mail. A POST to it must unsubscribe without further questions (RFC 8058).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsubscribe {
    /// An absolute https address.
    pub link: String,
    /// What the link is called.
    pub label: String,
}

/// The urgency of a push message (RFC 8030, section 5.3). The lowest level of that standard is left out:
/// phones may hold it back for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgency {
    /// A summary.
    Low,
    /// A turn.
    Normal,
    /// Time is nearly up.
    High,
}

impl Urgency {
    /// Its name in the header.
    pub(crate) const fn header(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Normal => "normal",
            Self::High => "high",
        }
    }
}

/// What messages that replace each other have in common: 32 characters that tell the push service nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Topic(String);

impl Topic {
    /// The topic of a table, or of anything else that has a name.
    pub fn of(name: &str) -> Self {
        Self(hashed(name))
    }

    /// Its 32 characters, letters, digits, `-` and `_`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The identity of a message, in the `Message-ID` of a mail and in the transaction of a Matrix event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MessageId(String);

impl MessageId {
    /// The identity that follows from a person, a table, a turn and a channel, in one text.
    pub fn of(name: &str) -> Self {
        Self(hashed(name))
    }

    /// Its 32 characters, letters, digits, `-` and `_`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// 24 of the 32 bytes of the hash: 32 characters, the longest topic that RFC 8030 allows.
fn hashed(name: &str) -> String {
    encode(&digest(&SHA256, name.as_bytes()).as_ref()[..24])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_have_the_length_and_alphabet_of_the_header() {
        let topic = Topic::of("table k7");
        assert_eq!(topic.as_str().len(), 32);
        assert!(topic.as_str().chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        assert_eq!(topic, Topic::of("table k7"));
        assert_ne!(topic, Topic::of("table k8"));
    }
}
