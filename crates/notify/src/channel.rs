//! How one person can be reached.

use crate::mail::MailAddress;
use crate::push::PushSubscription;
use crate::webhook::WebhookAddress;
use serde::{Deserialize, Serialize};

/// One way to reach one person. Addresses are secrets and personal data: they are serialised for storing,
/// and `Debug` hides them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "channel", content = "address", rename_all = "lowercase")]
pub enum Channel {
    /// A browser that has allowed notifications.
    Push(PushSubscription),
    /// A mailbox.
    Mail(MailAddress),
    /// A chat or a program.
    Webhook(WebhookAddress),
}

/// The kinds of channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChannelKind {
    /// A browser that has allowed notifications.
    Push,
    /// A mailbox.
    Mail,
    /// A chat or a program.
    Webhook,
}

impl Channel {
    /// Its kind.
    pub const fn kind(&self) -> ChannelKind {
        match self {
            Self::Push(_) => ChannelKind::Push,
            Self::Mail(_) => ChannelKind::Mail,
            Self::Webhook(_) => ChannelKind::Webhook,
        }
    }
}

impl ChannelKind {
    /// The word for metrics.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }
}

/// Why a text is no address of a channel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChannelError {
    /// It is no address on the web.
    #[error("not an address: expected something like https://example.org/hook")]
    NotAnAddress,
    /// It has a name or password before the host.
    #[error("an address must not contain a name or password before the host")]
    PasswordInAddress,
    /// It is longer than any real one.
    #[error("the address is too long: at most {longest} characters")]
    TooLong {
        /// The most characters.
        longest: usize,
    },
    /// The keys of a push subscription are not those of a browser.
    #[error("the keys of the push subscription cannot be read: subscribe again")]
    PushKeys,
    /// It is no mail address.
    #[error("not a mail address: expected something like grete@example.org")]
    NotAMailAddress,
    /// A Matrix address without a room.
    #[error(
        "no room in the address: expected something like https://matrix.example.org/!room:example.org"
    )]
    Room,
    /// An ntfy address without a topic.
    #[error("no topic in the address: expected something like https://ntfy.sh/my-topic")]
    Topic,
    /// Matrix needs a token.
    #[error("an access token is needed to send to a Matrix room")]
    TokenMissing,
    /// No service gives such a token.
    #[error("a token consists of letters, digits and signs, without spaces")]
    Token,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_channels_stay_readable() {
        for text in [
            r#"{"channel":"mail","address":"grete@example.org"}"#,
            r#"{"channel":"webhook","address":{"url":"https://ntfy.sh/secret","format":"ntfy"}}"#,
            r#"{"channel":"push","address":{"endpoint":"https://web.push.apple.com/secret","p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}"#,
        ] {
            let channel: Channel = serde_json::from_str(text).expect("a channel");
            assert_eq!(serde_json::to_string(&channel).expect("JSON"), text);
            let printed = format!("{channel:?}");
            assert!(!printed.contains("secret") && !printed.contains("grete"), "{printed}");
        }
    }
}
