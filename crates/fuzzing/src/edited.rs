//! Valid texts in which letters and digits are replaced by others. Most other changes of a strict format
//! are refused early.

/// The length of an edit: two bytes for the place, one for the new letter or digit.
pub(crate) const EDIT: usize = 3;

/// The text after the edits.
pub(crate) fn edited(text: &str, edits: &[u8]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for edit in edits.chunks_exact(EDIT) {
        let place = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % bytes.len();
        bytes[place] = match bytes[place] {
            b'0'..=b'9' => b'0' + edit[2] % 10,
            b'a'..=b'z' => b'a' + edit[2] % 26,
            b'A'..=b'Z' => b'A' + edit[2] % 26,
            other => other,
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Inputs with more and more random edits: the byte `e`, a byte that is different in each, and the edits.
pub(crate) fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let mut rng = fastrand::Rng::with_seed(9);
    (0..20).map(move |number| {
        let edits = std::iter::repeat_with(|| rng.u8(..)).take(EDIT * usize::from(number));
        [b'e', number].into_iter().chain(edits).collect()
    })
}
