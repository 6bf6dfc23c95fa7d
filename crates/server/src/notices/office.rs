//! What is needed to send: keys from the database, and connections.

use super::Outgoing;
use hamburgum_notify::{PushKeys, Sender, SenderOptions, TokenKey};
use hamburgum_store::{Store, StoreError};
use std::fmt;

/// The names of the secrets in the database.
const PUSH_KEYS: &str = "push keys";
const TOKEN_KEY: &str = "token key";

/// The sender with its keys.
pub(crate) struct Office {
    pub(crate) sender: Sender,
    /// The public key, which browsers want.
    pub(crate) push_key: String,
    /// Signs the links in mails.
    pub(crate) tokens: TokenKey,
}

impl Office {
    /// Reads the keys, and makes them if this is the first server.
    pub(super) async fn open(store: &Store, outgoing: &Outgoing) -> Result<Self, StoreError> {
        let proposed = PushKeys::generate();
        let stored = store.secret(PUSH_KEYS, &proposed.to_text()).await?;
        let keys = PushKeys::from_text(&stored).unwrap_or_else(|error| {
            tracing::error!(%error, "the stored keys cannot be read: no browser can be reached");
            proposed
        });
        let tokens = store.secret(TOKEN_KEY, &crate::secret::of_a_table()).await?;
        Ok(Self {
            push_key: keys.public_text(),
            tokens: TokenKey::new(tokens.as_bytes()),
            sender: Sender::new(SenderOptions {
                keys,
                contact: outgoing.contact.clone(),
                trusted: outgoing.trusted.clone(),
                mail: outgoing.mail.clone(),
                timeout: outgoing.timeout,
            }),
        })
    }
}

impl fmt::Debug for Office {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Office").field("push_key", &self.push_key).finish_non_exhaustive()
    }
}
