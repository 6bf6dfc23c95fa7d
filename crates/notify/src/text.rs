//! Bytes as text: the alphabet of base64 that addresses and tokens use, without padding.

use base64::Engine;
use base64::alphabet;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};

/// Browsers write keys without padding, but some libraries add it.
const URL_SAFE: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    NO_PAD.with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE.encode(bytes)
}

pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE.decode(text).ok()
}

/// The text, or its beginning with an ellipsis, in at most this many characters.
pub(crate) fn shortened(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(longest - 1).collect();
    beginning.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_end_with_an_ellipsis() {
        for (text, expected) in
            [("", ""), ("short", "short"), ("Grüße an alle", "Grüße…"), ("äääääää", "äääää…")]
        {
            assert_eq!(shortened(text, expected.chars().count().max(6)), expected);
        }
        assert_eq!(shortened("äääää äää", 7), "äääää…");
    }
}
