//! Tokens that prove to a push service who sends (VAPID, RFC 8292).

use super::keys::PushKeys;
use crate::text::encode;
use serde_json::json;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The standard allows a day; half of it leaves room for clocks that differ.
const VALID_FOR: Duration = Duration::from_hours(12);

/// A token is replaced while it is still good for this long.
const RENEWED_BEFORE: Duration = Duration::from_hours(1);

/// There are four large push services and those that the operator adds, some with a host for each region.
const ORIGINS_AT_MOST: usize = 256;

/// The server's identity, and a token for each push service that was used lately.
pub(super) struct Identity {
    keys: PushKeys,
    contact: String,
    tokens: Mutex<HashMap<String, CachedToken>>,
}

struct CachedToken {
    header: String,
    expires: SystemTime,
}

impl Identity {
    /// The contact is a `mailto:` or `https:` address, by which the operator of a push service can
    /// complain.
    pub(super) fn new(keys: PushKeys, contact: String) -> Self {
        Self { keys, contact, tokens: Mutex::default() }
    }

    /// The `Authorization` header for this push service. Signing takes longer than everything else
    /// in a message, so tokens are reused.
    pub(super) fn authorization(&self, origin: &str, now: SystemTime) -> String {
        let mut tokens = self.tokens.lock().expect("a lock that no panic has poisoned");
        if let Some(cached) = tokens.get(origin)
            && cached.is_fresh(now)
        {
            return cached.header.clone();
        }
        if tokens.len() >= ORIGINS_AT_MOST {
            tokens.clear();
        }
        let expires = now + VALID_FOR;
        let header = self.sign(origin, expires);
        tokens.insert(origin.to_owned(), CachedToken { header: header.clone(), expires });
        header
    }

    fn sign(&self, origin: &str, expires: SystemTime) -> String {
        let seconds = expires.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let head = json!({ "typ": "JWT", "alg": "ES256" }).to_string();
        let claims = json!({ "aud": origin, "exp": seconds, "sub": self.contact }).to_string();
        let signed = format!("{}.{}", encode(head.as_bytes()), encode(claims.as_bytes()));
        let signature = encode(&self.keys.sign(signed.as_bytes()));
        format!("vapid t={signed}.{signature}, k={}", self.keys.public_text())
    }
}

impl CachedToken {
    /// A clock that was set back must not keep a token that is valid for more than a day.
    fn is_fresh(&self, now: SystemTime) -> bool {
        let left = self.expires.duration_since(now).unwrap_or_default();
        left >= RENEWED_BEFORE && left <= VALID_FOR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_reused_per_origin_and_renewed_in_time() {
        let identity = Identity::new(PushKeys::generate(), "mailto:captain@example.org".into());
        let hours = |hours| UNIX_EPOCH + Duration::from_hours(hours);
        let first = identity.authorization("https://push.example", hours(100));
        assert_eq!(identity.authorization("https://push.example", hours(110)), first);
        assert_ne!(identity.authorization("https://other.example", hours(100)), first);
        let renewed = identity.authorization("https://push.example", hours(112));
        assert_ne!(renewed, first);
        assert_ne!(identity.authorization("https://push.example", hours(90)), renewed);
    }

    #[test]
    fn the_number_of_cached_tokens_is_bounded() {
        let identity = Identity::new(PushKeys::generate(), "https://example.org".into());
        for number in 0..=ORIGINS_AT_MOST {
            identity.authorization(&format!("https://{number}.example"), UNIX_EPOCH);
        }
        assert!(identity.tokens.lock().expect("a lock").len() <= ORIGINS_AT_MOST);
    }
}
