//! The stored format of reviews.

use hamburgum_store::StoredReview;
use hamburgum_table::review::Kept;

/// The version of the format. A review of another version is computed again.
const FORMAT: u32 = 2;

/// Reads a stored review, unless its format, effort or judge differs from the current one.
pub(super) fn read(stored: &StoredReview, nodes: u32) -> Option<Kept> {
    let is_ours = stored.format == FORMAT && stored.nodes == nodes;
    let kept: Kept = is_ours.then(|| serde_json::from_str(&stored.text).ok())??;
    kept.is_ours().then_some(kept)
}

/// Serialises a review; `goes_on` marks it to be resumed after a restart.
pub(super) fn stored(kept: &Kept, nodes: u32, goes_on: bool) -> StoredReview {
    StoredReview {
        format: FORMAT,
        nodes,
        turns: u32::try_from(kept.turns.len()).unwrap_or(u32::MAX),
        goes_on,
        text: serde_json::to_string(kept).expect("plain data can always be written as JSON"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_of_another_format_effort_or_judge_is_not_read() {
        let review = stored(&Kept::default(), 800, false);
        assert_eq!(read(&review, 800), Some(Kept::default()));
        assert_eq!(read(&review, 801), None);
        assert_eq!(read(&StoredReview { format: 7, ..review.clone() }, 800), None);
        assert_eq!(read(&StoredReview { text: "{".into(), ..review.clone() }, 800), None);
        let other = r#"{"maker":"1234","start":[],"turns":[]}"#;
        assert_eq!(read(&StoredReview { text: other.into(), ..review }, 800), None);
    }
}
