//! Checks who sends a push message, as a push service does (RFC 8292).

use super::Violation;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use std::time::{SystemTime, UNIX_EPOCH};

/// The longest that a token may be valid.
const DAY: u64 = 24 * 60 * 60;

/// The contact in a token that is signed by this key for this origin.
pub(super) fn check(authorization: &str, origin: &str, key: &str) -> Result<String, Violation> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970").as_secs();
    check_at(now, authorization, origin, key).map_err(|what| {
        let status = if authorization.is_empty() { 401 } else { 403 };
        Violation::new(status, what)
    })
}

fn check_at(
    now: u64,
    authorization: &str,
    origin: &str,
    key: &str,
) -> Result<String, &'static str> {
    let parameters = authorization.strip_prefix("vapid ").ok_or("no VAPID authorization")?;
    let parameter = |name: &str| {
        parameters.split(',').find_map(|part| part.trim().strip_prefix(name)?.strip_prefix('='))
    };
    let token = parameter("t").ok_or("no token")?;
    if parameter("k") != Some(key) {
        return Err("the key is not the one of the subscription");
    }
    let (signed, signature) = token.rsplit_once('.').ok_or("a token without a signature")?;
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key)?);
    let verified = public.verify(signed.as_bytes(), &decode(signature)?);
    verified.map_err(|_| "the signature is wrong")?;
    let (head, claims) = signed.split_once('.').ok_or("a token without claims")?;
    if json(head)?["alg"] != "ES256" {
        return Err("the algorithm is not ES256");
    }
    let claims = json(claims)?;
    if claims["aud"] != origin {
        return Err("the audience is another origin");
    }
    match claims["exp"].as_u64() {
        Some(expires) if expires <= now => return Err("the token has expired"),
        Some(expires) if expires > now + DAY => return Err("the token is valid for too long"),
        Some(_) => {}
        None => return Err("the token never expires"),
    }
    let contact = claims["sub"].as_str().unwrap_or_default();
    let is_contact = contact.starts_with("mailto:") || contact.starts_with("https:");
    is_contact.then(|| contact.to_owned()).ok_or("the token has no contact")
}

fn decode(text: &str) -> Result<Vec<u8>, &'static str> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| "not base64")
}

fn json(text: &str) -> Result<Value, &'static str> {
    serde_json::from_slice(&decode(text)?).map_err(|_| "not JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8292, section 2.4.
    const TOKEN: &str = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhh\
        bXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDq\
        uptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjx\
        sn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
    const KEY: &str =
        "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
    const OTHER_KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const ORIGIN: &str = "https://push.example.net";
    const EXPIRES: u64 = 1_453_523_768;

    #[test]
    fn rfc_8292_example() {
        let forged = TOKEN.replacen("i3CY", "i3CX", 1);
        let other = TOKEN.replace(KEY, OTHER_KEY);
        for (now, token, origin, key, expected) in [
            (EXPIRES - 60, TOKEN, ORIGIN, KEY, Ok("mailto:push@example.com")),
            (EXPIRES, TOKEN, ORIGIN, KEY, Err("the token has expired")),
            (EXPIRES - DAY - 1, TOKEN, ORIGIN, KEY, Err("the token is valid for too long")),
            (
                EXPIRES - 60,
                TOKEN,
                "https://push.example",
                KEY,
                Err("the audience is another origin"),
            ),
            (EXPIRES - 60, &forged, ORIGIN, KEY, Err("the signature is wrong")),
            (
                EXPIRES - 60,
                TOKEN,
                ORIGIN,
                OTHER_KEY,
                Err("the key is not the one of the subscription"),
            ),
            (EXPIRES - 60, &other, ORIGIN, OTHER_KEY, Err("the signature is wrong")),
            (EXPIRES - 60, "Bearer x", ORIGIN, KEY, Err("no VAPID authorization")),
        ] {
            assert_eq!(
                check_at(now, token, origin, key).as_deref().map_err(|what| *what),
                expected
            );
        }
    }
}
