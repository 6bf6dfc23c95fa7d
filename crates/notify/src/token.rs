//! Signed texts in links of mails: whoever has the link may do this one thing, without signing in.

use crate::text::{decode, encode};
use ring::hmac::{HMAC_SHA256, Key, sign, verify};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The key that signs the links of a server. It comes from the caller, who keeps it.
#[derive(Clone, Debug)]
pub struct TokenKey(Key);

/// What a link is for. A token for one purpose is worth nothing for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenPurpose {
    /// Ends messages of one kind.
    Unsubscribe,
    /// Shows that somebody reads the mails to an address.
    Confirm,
}

/// Why a token is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It was not signed with this key for this purpose, or was changed or cut off since.
    #[error("the link is damaged or not from this server: copy the whole link from the mail")]
    Forged,
    /// Its time is over.
    #[error("the link has expired: ask for a new one")]
    Expired,
}

/// How long a token is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenLife {
    /// As long as the key.
    Endless,
    /// Until this moment, to the second.
    Until(SystemTime),
}

impl TokenPurpose {
    const fn word(self) -> &'static str {
        match self {
            Self::Unsubscribe => "unsubscribe",
            Self::Confirm => "confirm",
        }
    }
}

impl TokenKey {
    /// A key of at least 32 random bytes.
    ///
    /// # Panics
    /// If there are fewer.
    pub fn new(secret: &[u8]) -> Self {
        assert!(secret.len() >= 32, "a key of {} bytes is too short", secret.len());
        Self(Key::new(HMAC_SHA256, secret))
    }

    /// A token that carries a text, which anybody can read and nobody can change.
    pub fn sign(&self, purpose: TokenPurpose, life: TokenLife, text: &str) -> String {
        let until = match life {
            TokenLife::Endless => 0,
            // Even a moment long ago is not endless.
            TokenLife::Until(moment) => {
                moment.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs().max(1)
            }
        };
        let content = [&until.to_be_bytes(), text.as_bytes()].concat();
        let signature = sign(&self.0, &signed(purpose, &content));
        format!("{}.{}", encode(&content), encode(signature.as_ref()))
    }

    /// The text in a token. The signature is compared in constant time.
    ///
    /// # Errors
    /// If the token was not made by this key for this purpose, or has expired.
    pub fn open(
        &self,
        purpose: TokenPurpose,
        token: &str,
        now: SystemTime,
    ) -> Result<String, TokenError> {
        let (content, signature) = token.trim().split_once('.').ok_or(TokenError::Forged)?;
        let content = decode(content).ok_or(TokenError::Forged)?;
        let signature = decode(signature).ok_or(TokenError::Forged)?;
        verify(&self.0, &signed(purpose, &content), &signature).map_err(|_| TokenError::Forged)?;
        let (until, text) = content.split_first_chunk().ok_or(TokenError::Forged)?;
        let until = u64::from_be_bytes(*until);
        if until > 0 && now >= UNIX_EPOCH + Duration::from_secs(until) {
            return Err(TokenError::Expired);
        }
        String::from_utf8(text.to_vec()).map_err(|_| TokenError::Forged)
    }
}

/// No purpose contains the separator, so no two pairs are signed as the same bytes.
fn signed(purpose: TokenPurpose, content: &[u8]) -> Vec<u8> {
    [purpose.word().as_bytes(), b"\0", content].concat()
}

#[cfg(test)]
mod tests {
    use super::TokenPurpose::{Confirm, Unsubscribe};
    use super::*;

    fn at(seconds: u64) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn tokens_are_opened_by_their_key_for_their_purpose_in_their_time() {
        let (key, other) = (TokenKey::new(&[7; 32]), TokenKey::new(&[8; 32]));
        let endless = key.sign(Unsubscribe, TokenLife::Endless, "person 1, Grüße");
        let short = key.sign(Confirm, TokenLife::Until(at(100)), "me@example.org");
        for (key, purpose, token, now, expected) in [
            (&key, Unsubscribe, &endless, 9_999_999_999, Ok("person 1, Grüße")),
            (&key, Confirm, &endless, 0, Err(TokenError::Forged)),
            (&other, Unsubscribe, &endless, 0, Err(TokenError::Forged)),
            (&key, Confirm, &short, 99, Ok("me@example.org")),
            (&key, Confirm, &short, 100, Err(TokenError::Expired)),
            (&other, Confirm, &short, 100, Err(TokenError::Forged)),
        ] {
            let opened = key.open(purpose, token, at(now));
            assert_eq!(opened.as_deref().map_err(|error| *error), expected, "{token} at {now}");
        }
    }

    #[test]
    fn changed_tokens_are_forged() {
        let key = TokenKey::new(&[7; 32]);
        let token = key.sign(Confirm, TokenLife::Endless, "me@example.org");
        for place in 0..token.len() {
            let mut changed = token.clone().into_bytes();
            changed[place] = if changed[place] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).expect("ASCII");
            assert_eq!(key.open(Confirm, &changed, at(0)), Err(TokenError::Forged), "{changed}");
            assert_eq!(key.open(Confirm, &token[..place], at(0)), Err(TokenError::Forged));
        }
        for token in ["", ".", "..", "A.A", "ä.ä"] {
            assert_eq!(key.open(Confirm, token, at(0)), Err(TokenError::Forged), "{token}");
        }
    }
}
