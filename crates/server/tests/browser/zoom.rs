//! Zooming the city with two fingers.

use crate::at_table::AtTable;
use crate::house::{StoryResult, tell};
use hamburgum_browser::Page;
use std::time::Duration;

/// The width of the drawing relative to the window, and the position of its centre.
async fn city(page: &Page) -> StoryResult<(f64, f64)> {
    let script = "(() => { const stage = document.querySelector('.stage').getBoundingClientRect();
        return [stage.width / innerWidth, stage.left + stage.width / 2]; })()";
    let found = page.evaluate(script).await?;
    Ok((found[0].as_f64().unwrap_or_default(), found[1].as_f64().unwrap_or_default()))
}

#[test]
fn two_fingers_zoom_the_city_where_they_touch_it() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let page = &me.page;
        page.click("label[for=tab-city]").await?;
        let (small, middle) = city(page).await?;
        page.pinch(".stage", 80.0, 200.0).await?;
        page.wait_for("#zoom:checked ~ *").await?;
        let (large, still) = city(page).await?;
        assert!(large > small * 1.8, "from {small} to {large}");
        // The point between the fingers has not moved.
        assert!((middle - still).abs() < 8.0, "it went from {middle} to {still}");
        // A step of the game keeps the zoom.
        let version = me.version().await?;
        page.evaluate("document.querySelector('#turn [value=trade-west]').click()").await?;
        page.wait_for(format!("main#table:not([data-version=\"{version}\"])").as_str()).await?;
        assert!((city(page).await?.0 - large).abs() < 0.01);
        page.pinch(".stage", 240.0, 60.0).await?;
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
