//! The fuzz targets on a few thousand inputs; `cargo xtask fuzz` runs longer.

#[expect(unreachable_pub, reason = "the fuzz targets, another package, use the same file")]
#[path = "../../../../fuzz/src/lib.rs"]
mod fuzz_laws;

/// Random bytes, and texts in which a few bytes were changed.
fn inputs(text: &str, count: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut rng = fastrand::Rng::with_seed(2);
    (0..count).map(move |_| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..rng.usize(1..6) {
            let at = rng.usize(..bytes.len());
            match rng.u8(..3) {
                0 => bytes[at] = rng.u8(32..127),
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b" \n.,0129azAZ*=:#"[rng.usize(..16)]),
            }
        }
        bytes
    })
}

fn choices(count: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut rng = fastrand::Rng::with_seed(3);
    (0..count).map(move |_| std::iter::repeat_with(|| rng.u8(..)).take(300).collect())
}

#[test]
fn board_read() {
    let text = include_str!("../../data/londinium.toml");
    inputs(text, 2000).for_each(|bytes| fuzz_laws::board_read(&bytes));
}

#[test]
fn record_read() {
    for text in [
        include_str!("../golden/two-3-londinium.txt"),
        include_str!("../scenarios/blue-officials.txt"),
        include_str!("../scenarios/end.txt"),
    ] {
        inputs(text, 1000).for_each(|bytes| fuzz_laws::record_read(&bytes));
    }
}

#[test]
fn legals_are_legal() {
    choices(200).for_each(|bytes| fuzz_laws::legals_are_legal(&bytes));
}

#[test]
fn record_replay() {
    choices(200).for_each(|bytes| fuzz_laws::record_replay(&bytes));
}
