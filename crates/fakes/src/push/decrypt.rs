//! What a browser does with the body of a push message (RFC 8291 and RFC 8188).

use p256::ecdh::diffie_hellman;
use p256::{PublicKey, Sec1Point, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac::{HMAC_SHA256, Key, sign};

/// The plain text, if the body was encrypted for this browser.
pub(super) fn decrypt(secret: &SecretKey, auth: &[u8], body: &[u8]) -> Option<Vec<u8>> {
    let sender = PublicKey::from_sec1_bytes(Record::read(body)?.key_id).ok()?;
    let shared = diffie_hellman(secret.to_nonzero_scalar(), sender.as_affine());
    let prk = hmac(auth, &[shared.raw_secret_bytes().as_slice()]);
    let (ours, theirs) = (Sec1Point::from(secret.public_key()), Sec1Point::from(sender));
    let info = [b"WebPush: info\0", ours.as_bytes(), theirs.as_bytes(), &[1]];
    let material = hmac(&prk, &info);
    decode(&material, body)
}

/// The header of `aes128gcm` and what follows it.
struct Record<'a> {
    salt: &'a [u8],
    size: usize,
    key_id: &'a [u8],
    content: &'a [u8],
}

impl<'a> Record<'a> {
    fn read(body: &'a [u8]) -> Option<Self> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (size, rest) = rest.split_first_chunk::<4>()?;
        let (length, rest) = rest.split_first()?;
        let (key_id, content) = rest.split_at_checked(usize::from(*length))?;
        let size = usize::try_from(u32::from_be_bytes(*size)).ok()?;
        (size >= 18).then_some(Self { salt, size, key_id, content })
    }
}

/// The content coding `aes128gcm`, with any number of records.
fn decode(material: &[u8], body: &[u8]) -> Option<Vec<u8>> {
    let record = Record::read(body)?;
    let prk = hmac(record.salt, &[material]);
    let key = hmac(&prk, &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let base = hmac(&prk, &[b"Content-Encoding: nonce\0", &[1]]);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
    let mut plain = Vec::new();
    let last = record.content.len().div_ceil(record.size).checked_sub(1)?;
    for (number, sealed) in record.content.chunks(record.size).enumerate() {
        let mut nonce: [u8; 12] = base[..12].try_into().ok()?;
        for (byte, counter) in nonce[4..].iter_mut().zip((number as u64).to_be_bytes()) {
            *byte ^= counter;
        }
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).ok()?;
        let end = opened.iter().rposition(|byte| *byte != 0)?;
        if opened[end] != if number == last { 2 } else { 1 } {
            return None;
        }
        plain.extend_from_slice(&opened[..end]);
    }
    Some(plain)
}

/// HKDF in its two steps is this function: extract, and expand to at most 32 bytes.
fn hmac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    sign(&Key::new(HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    #[test]
    fn rfc_8188_examples() {
        for (material, body) in [
            (
                "yqdlZ-tYemfogSmv7Ws5PQ",
                "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg",
            ),
            (
                "BO3ZVPxUlnLORbVGMpbT1Q",
                "uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKEpgz\
                 3SsLWIqS_uA",
            ),
        ] {
            assert_eq!(decode(&bytes(material), &bytes(body)).expect("a text"), b"I am the walrus");
        }
    }

    #[test]
    fn rfc_8291_appendix_a() {
        let secret = SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
        let secret = secret.expect("a key");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let mut body = bytes(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn\
             mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW\
             QexSgSxsj_Qulcy4a-fN",
        );
        let plain = decrypt(&secret, &auth, &body).expect("a text");
        assert_eq!(plain, b"When I grow up, I want to be a watermelon");
        assert_eq!(decrypt(&secret, &[0; 16], &body), None);
        *body.last_mut().expect("a byte") ^= 1;
        assert_eq!(decrypt(&secret, &auth, &body), None);
    }
}
