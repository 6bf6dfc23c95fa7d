//! A browser that has subscribed: it alone can read what is sent to it.

use super::decrypt::decrypt;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::{Sec1Point, SecretKey};
use ring::rand::{SecureRandom, SystemRandom};
use std::fmt;

/// A subscription, with the keys that stay in the browser.
pub struct FakeBrowser {
    endpoint: String,
    application_server_key: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl FakeBrowser {
    pub(super) fn new(endpoint: String, application_server_key: &str) -> Self {
        let random = SystemRandom::new();
        let mut auth = [0; 16];
        random.fill(&mut auth).expect("random numbers");
        let mut secret = [0; 32];
        random.fill(&mut secret).expect("random numbers");
        // All but a few of 2^256 numbers are keys.
        let secret = SecretKey::from_slice(&secret).expect("a number below the order of the curve");
        Self { endpoint, application_server_key: application_server_key.to_owned(), secret, auth }
    }

    /// Where messages for it are sent.
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// Its public key, as a subscription has it.
    pub fn p256dh(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sec1Point::from(self.secret.public_key()).as_bytes())
    }

    /// Its secret for authentication, as a subscription has it.
    pub fn auth(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.auth)
    }

    pub(super) fn application_server_key(&self) -> &str {
        &self.application_server_key
    }

    pub(super) fn decrypt(&self, body: &[u8]) -> Option<Vec<u8>> {
        decrypt(&self.secret, &self.auth, body)
    }
}

impl fmt::Debug for FakeBrowser {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("FakeBrowser")
            .field("endpoint", &self.endpoint)
            .finish_non_exhaustive()
    }
}
