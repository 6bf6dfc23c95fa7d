//! Fingerprints of texts.

/// The fingerprint of a text (FNV-1a).
///
/// ```
/// use hamburgum_ai::fingerprint;
///
/// assert_eq!(fingerprint(""), "cbf29ce484222325");
/// assert_eq!(fingerprint("foobar"), "85944171f73967e8");
/// ```
pub fn fingerprint(text: &str) -> String {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}
