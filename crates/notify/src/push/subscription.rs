//! Where a browser receives push messages, and the keys to encrypt them for it.

use crate::channel::ChannelError;
use crate::text::{decode, encode};
use crate::web_address::{self, Secrecy};
use serde::{Deserialize, Serialize};
use std::fmt;
use url::Url;

/// Longer endpoints than those of any known push service.
const LONGEST_ENDPOINT: usize = 2048;

/// A push subscription, as `PushManager.subscribe` in a browser makes it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct PushSubscription {
    endpoint: Url,
    public_key: [u8; 65],
    auth: [u8; 16],
}

/// The names that browsers use.
#[derive(Serialize, Deserialize)]
struct Written {
    endpoint: String,
    p256dh: String,
    auth: String,
}

impl PushSubscription {
    /// A subscription by the three texts that a browser gives.
    ///
    /// # Errors
    /// If one of them is something else. Whether messages are sent to this endpoint at all is decided
    /// by [`Sender::check`](crate::Sender::check).
    pub fn new(endpoint: &str, p256dh: &str, auth: &str) -> Result<Self, ChannelError> {
        let endpoint = web_address::parse(endpoint, LONGEST_ENDPOINT)?;
        let public_key = decode(p256dh).and_then(|key| key.try_into().ok());
        let public_key: [u8; 65] = public_key.ok_or(ChannelError::PushKeys)?;
        if public_key[0] != 4 {
            // Only uncompressed points are used, which begin with this byte.
            return Err(ChannelError::PushKeys);
        }
        let auth = decode(auth).and_then(|auth| auth.try_into().ok());
        Ok(Self { endpoint, public_key, auth: auth.ok_or(ChannelError::PushKeys)? })
    }

    /// The secret address, by which a subscription is known.
    pub fn endpoint(&self) -> &Url {
        &self.endpoint
    }

    pub(super) fn public_key(&self) -> &[u8] {
        &self.public_key
    }

    pub(super) fn auth(&self) -> &[u8] {
        &self.auth
    }
}

impl TryFrom<Written> for PushSubscription {
    type Error = ChannelError;

    fn try_from(written: Written) -> Result<Self, ChannelError> {
        Self::new(&written.endpoint, &written.p256dh, &written.auth)
    }
}

impl From<PushSubscription> for Written {
    fn from(subscription: PushSubscription) -> Self {
        Self {
            p256dh: encode(&subscription.public_key),
            auth: encode(&subscription.auth),
            endpoint: subscription.endpoint.into(),
        }
    }
}

impl fmt::Debug for PushSubscription {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "PushSubscription({})", Secrecy(&self.endpoint))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const ENDPOINT: &str = "https://fcm.googleapis.com/fcm/send/secret";

    #[test]
    fn subscriptions_are_read_as_browsers_write_them() {
        let subscription = PushSubscription::new(ENDPOINT, KEY, AUTH).expect("a subscription");
        let json = serde_json::to_string(&subscription).expect("JSON");
        assert_eq!(
            json,
            format!(r#"{{"endpoint":"{ENDPOINT}","p256dh":"{KEY}","auth":"{AUTH}"}}"#)
        );
        assert_eq!(serde_json::from_str::<PushSubscription>(&json).expect("JSON"), subscription);
        assert!(PushSubscription::new(ENDPOINT, &format!("{KEY}="), &format!("{AUTH}==")).is_ok());
        assert!(!format!("{subscription:?}").contains("secret"));
    }

    #[test]
    fn wrong_keys_and_endpoints_are_refused() {
        let compressed = format!("A{}", &KEY[1..]);
        for (endpoint, key, auth) in [
            ("push", KEY, AUTH),
            ("ftp://push.example/1", KEY, AUTH),
            (ENDPOINT, "", AUTH),
            (ENDPOINT, &KEY[4..], AUTH),
            (ENDPOINT, &compressed, AUTH),
            (ENDPOINT, KEY, ""),
            (ENDPOINT, KEY, KEY),
        ] {
            assert!(PushSubscription::new(endpoint, key, auth).is_err(), "{endpoint} {key} {auth}");
        }
    }
}
