//! Pieces glide to their new places, unless the system prefers reduced motion.

use crate::at_table::AtTable;
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::Visitor;

/// Records each piece that is moved, because an animation is short.
pub(crate) const WATCH: &str = "
    window.glides = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.glides.push(this.dataset.piece);
        return animate.apply(this, how);
    };
    0";

#[test]
fn pieces_glide() {
    tell(async |house| {
        let glides = glides(house, house.lively_visitor().await?).await?;
        assert!(glides.iter().any(|piece| piece.contains("red")), "{glides:?}");
        Ok(())
    });
}

#[test]
fn nothing_moves_with_reduced_motion() {
    tell(async |house| {
        assert_eq!(glides(house, house.visitor().await?).await?, [""; 0]);
        Ok(())
    });
}

/// The pieces that were animated when the marker moved and a ship was built.
async fn glides(house: &House, visitor: Visitor) -> StoryResult<Vec<String>> {
    let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
    me.page.evaluate(WATCH).await?;
    me.play_all(&["dockyard", "launch"]).await?;
    let glides = me.page.evaluate("window.glides").await?;
    let glides = glides.as_array().cloned().unwrap_or_default();
    Ok(glides.iter().filter_map(|piece| piece.as_str().map(str::to_owned)).collect())
}
