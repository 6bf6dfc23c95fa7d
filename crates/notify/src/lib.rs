//! Sends one message to one person over one channel.
//!
//! Whom to tell what, when, and how often to try again is decided elsewhere. Here is only how a service is
//! spoken to, and what its answer means: a [`Sender`] sends a [`Message`] over a [`Channel`] and says what
//! became of it in an [`Outcome`].
//!
//! ```
//! use hamburgum_notify::{PushKeys, Sender, SenderOptions};
//!
//! let keys = PushKeys::generate();
//! let shown_to_browsers = keys.public_text();
//! # assert_eq!(shown_to_browsers.len(), 87);
//! let sender = Sender::new(SenderOptions {
//!     keys,
//!     contact: "mailto:captain@example.org".into(),
//!     mail: None,
//!     trusted: Vec::new(),
//!     timeout: SenderOptions::TIMEOUT,
//! });
//! ```

mod channel;
mod http;
mod mail;
mod message;
mod outcome;
mod public_address;
mod push;
mod reach;
mod sender;
mod text;
mod token;
mod web_address;
mod webhook;

pub use channel::{Channel, ChannelError, ChannelKind};
pub use mail::{MailAddress, MailServer, MailServerError};
pub use message::{Message, MessageId, Topic, Unsubscribe, Urgency};
pub use outcome::{Delay, Outcome, Rejection};
pub use push::{PushKeys, PushKeysError, PushSubscription};
pub use reach::{TrustedOrigin, TrustedOriginError};
pub use sender::{Sender, SenderOptions};
pub use token::{TokenError, TokenKey, TokenLife, TokenPurpose};
pub use webhook::{WebhookAddress, WebhookFormat};
