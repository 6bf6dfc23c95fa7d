//! The encryption of a push message for one browser (RFC 8291) in one record of `aes128gcm` (RFC 8188).

use super::subscription::PushSubscription;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// What push services accept at least (RFC 8030, section 7.2), including all that is added here.
const RECORD: u32 = 4096;

/// The last record ends with this byte and then padding, of which there is none.
const LAST_RECORD: u8 = 2;

/// The body of a push request: only the browser that made the subscription can read it.
pub(super) fn encrypt(
    subscription: &PushSubscription,
    plain: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = private.compute_public_key()?;
    let browser = UnparsedPublicKey::new(&ECDH_P256, subscription.public_key());
    agree_ephemeral(private, &browser, |shared| {
        let keys =
            Agreement { shared, browser: subscription.public_key(), server: public.as_ref() };
        encode(&keys.material(subscription.auth())?, salt, public.as_ref(), plain)
    })?
}

/// What both sides know after exchanging public keys.
struct Agreement<'a> {
    shared: &'a [u8],
    browser: &'a [u8],
    server: &'a [u8],
}

impl Agreement<'_> {
    /// The input of the content encoding (RFC 8291, section 3.4).
    fn material(&self, auth: &[u8]) -> Result<[u8; 32], Unspecified> {
        let prk = Salt::new(HKDF_SHA256, auth).extract(self.shared);
        derive(&prk, &[b"WebPush: info\0", self.browser, self.server])
    }
}

/// The content encoding `aes128gcm` in a single record (RFC 8188, section 2).
fn encode(
    material: &[u8],
    salt: [u8; 16],
    key_id: &[u8],
    plain: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let prk = Salt::new(HKDF_SHA256, &salt).extract(material);
    let key: [u8; 16] = derive(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&prk, &[b"Content-Encoding: nonce\0"])?;
    let mut record = [plain, &[LAST_RECORD]].concat();
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut record,
    )?;
    let id_length = u8::try_from(key_id.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[id_length], key_id, &record].concat())
}

/// The length of a derived key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const LENGTH: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; LENGTH], Unspecified> {
    let mut key = [0; LENGTH];
    prk.expand(info, Bytes(LENGTH))?.fill(&mut key)?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    fn bytes(text: &str) -> Vec<u8> {
        text::decode(text).expect("base64")
    }

    fn salt(text: &str) -> [u8; 16] {
        bytes(text).try_into().expect("16 bytes")
    }

    #[test]
    fn rfc_8188_example_of_one_record() {
        let material = bytes("yqdlZ-tYemfogSmv7Ws5PQ");
        let encoded = encode(&material, salt("I1BsxtFttlv3u_Oo94xnmw"), &[], b"I am the walrus");
        assert_eq!(
            text::encode(&encoded.expect("a record")),
            "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"
        );
    }

    #[test]
    fn rfc_8291_appendix_a() {
        let server = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let browser = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let agreement = Agreement { shared: &shared, browser: &browser, server: &server };
        let material = agreement.material(&bytes("BTBZMqHH6r4Tts7J_aSIgg")).expect("material");
        assert_eq!(text::encode(&material), "S4lYMb_L0FxCeq0WhDx813KgSYqU26kOyzWUdsXYyrg");
        let plain = b"When I grow up, I want to be a watermelon";
        let encoded = encode(&material, salt("DGv6ra1nlYgDCS1FRnbzlw"), &server, plain);
        assert_eq!(
            text::encode(&encoded.expect("a record")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn\
             mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW\
             QexSgSxsj_Qulcy4a-fN"
        );
    }
}
