//! The key pair by which push services know this server (VAPID, RFC 8292).

use crate::text::{decode, encode};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use std::fmt;
use std::sync::Arc;

/// The key pair of a server. Subscriptions belong to it, so losing it loses all of them.
#[derive(Clone)]
pub struct PushKeys {
    document: Vec<u8>,
    pair: Arc<EcdsaKeyPair>,
}

/// A text that holds no key pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no key pair for push messages: expected the text that PushKeys::to_text has made")]
pub struct PushKeysError;

impl PushKeys {
    /// A new random key pair.
    ///
    /// # Panics
    /// If the operating system has no random numbers.
    pub fn generate() -> Self {
        let document =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())
                .expect("random numbers of the operating system");
        Self::from_document(document.as_ref().to_vec()).expect("a document made just now")
    }

    /// The key pair in a text that [`PushKeys::to_text`] has made.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn from_text(text: &str) -> Result<Self, PushKeysError> {
        Self::from_document(decode(text.trim()).ok_or(PushKeysError)?)
    }

    fn from_document(document: Vec<u8>) -> Result<Self, PushKeysError> {
        let pair = EcdsaKeyPair::from_pkcs8(
            &ECDSA_P256_SHA256_FIXED_SIGNING,
            &document,
            &SystemRandom::new(),
        );
        Ok(Self { pair: Arc::new(pair.map_err(|_| PushKeysError)?), document })
    }

    /// The key pair as a secret text to store.
    pub fn to_text(&self) -> String {
        encode(&self.document)
    }

    /// The public key as browsers want it in `applicationServerKey`.
    pub fn public_text(&self) -> String {
        encode(self.pair.public_key().as_ref())
    }

    /// A signature of 64 bytes, as JSON web tokens have it.
    pub(super) fn sign(&self, message: &[u8]) -> Vec<u8> {
        let signature = self.pair.sign(&SystemRandom::new(), message);
        signature.expect("random numbers of the operating system").as_ref().to_vec()
    }
}

impl fmt::Debug for PushKeys {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("PushKeys")
            .field("public", &self.public_text())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_survive_storing() {
        let keys = PushKeys::generate();
        let read = PushKeys::from_text(&keys.to_text()).expect("keys");
        assert_eq!(read.public_text(), keys.public_text());
        assert_eq!(decode(&keys.public_text()).expect("base64").len(), 65);
        assert!(!format!("{keys:?}").contains(&keys.to_text()));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "secret", "AAAA", "ä"] {
            assert_eq!(PushKeys::from_text(text).map(|_| ()), Err(PushKeysError), "{text}");
        }
    }
}
