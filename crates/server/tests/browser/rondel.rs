//! The rondel under the pointer: the whole wedge is its field.

use crate::at_table::AtTable;
use crate::house::{StoryResult, tell};

/// Tests each point between hub and rim, and returns those where a press would hit another field, or
/// none. Where two wedges meet, either may be right.
const MISSES: &str = "(() => {
    const fields = ['sugar', 'church', 'trade-east', 'cloth', 'guildhall', 'beer', 'trade-west', 'dockyard'];
    const { left, top, width } = document.querySelector('#rondel svg').getBoundingClientRect();
    const [middle, unit] = [width / 2, width / 308];
    const misses = [];
    for (let x = 0; x < width; x += 3) for (let y = 0; y < width; y += 3) {
        const [across, down] = [x - middle, y - middle];
        const distance = Math.hypot(across, down) / unit;
        const turn = (Math.atan2(across, -down) * 180 / Math.PI + 382.5) % 360;
        if (distance < 39 || distance > 145 || Math.abs(turn % 45 - 22.5) > 21.5) continue;
        const hit = document.elementFromPoint(left + x, top + y)?.closest('.sector-plot');
        const field = fields[Math.floor(turn / 45)];
        if (!hit?.classList.contains(`at-field-${field}`)) misses.push(`${field} at ${across},${down}: ${hit?.id}`);
    }
    return misses;
})()";

async fn check(me: &AtTable<'_>) -> StoryResult {
    let misses = me.page.evaluate(MISSES).await?;
    assert_eq!(misses.as_array().map(Vec::len), Some(0), "{misses}");
    Ok(())
}

#[test]
fn the_whole_wedge_of_a_field_can_be_pressed() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        check(&me).await?;
        let phone = house.visitor().await?.size(390, 664);
        let me = AtTable::set_up(house, &phone, &["me", "here"]).await?;
        me.page.click("label[for=tab-rondel]").await?;
        check(&me).await
    });
}
