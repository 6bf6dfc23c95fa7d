//! The city under two fingers.

use crate::at_table::AtTable;
use crate::house::{Told, tell};
use hamburgum_browser::Page;
use std::time::Duration;

/// How much wider the drawing is than its room, and where a church lies on the screen.
async fn city(page: &Page) -> Told<(f64, f64)> {
    let script = "(() => { const stage = document.querySelector('.stage').getBoundingClientRect();
        return [stage.width / innerWidth, stage.left + stage.width / 2]; })()";
    let found = page.evaluate(script).await?;
    Ok((found[0].as_f64().unwrap_or_default(), found[1].as_f64().unwrap_or_default()))
}

#[test]
fn fingers_enlarge_the_city_where_they_touch_it() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let page = &me.page;
        let (small, middle) = city(page).await?;
        page.pinch("#scroller", 80.0, 200.0).await?;
        page.wait_for("#zoom:checked ~ *").await?;
        let (large, still) = city(page).await?;
        assert!(large > small * 1.8, "from {small} to {large}");
        // What lay between the fingers, the middle of the room, lies there still.
        let drift = |wide: f64, at: f64| (195.0 - (at - wide * 195.0)) / (wide * 390.0);
        assert!((drift(small, middle) - drift(large, still)).abs() < 0.03, "it slipped away");
        // A step of the game leaves it as it is.
        me.play("trade-west").await?;
        assert!((city(page).await?.0 - large).abs() < 0.01);
        page.pinch("#scroller", 240.0, 60.0).await?;
        page.wait_for("#zoom:not(:checked) ~ *").await?;
        assert!((city(page).await?.0 - small).abs() < 0.01);
        for is_large in [true, false] {
            page.touch("#scroller .art", Duration::ZERO).await?;
            page.touch("#scroller .art", Duration::ZERO).await?;
            let state = if is_large { "#zoom:checked ~ *" } else { "#zoom:not(:checked) ~ *" };
            page.wait_for(state).await?;
        }
        page.click("label[for=zoom]").await?;
        page.wait_for(".zoom .when-large").await?;
        page.click("label[for=zoom]").await?;
        page.wait_for(".zoom .when-small").await
    });
}
