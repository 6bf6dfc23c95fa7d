//! Players choose their colours when they sit down.

use crate::at_table::AtTable;
use crate::house::tell;
use hamburgum_browser::button;

#[test]
fn each_seat_has_the_colour_that_was_chosen() {
    tell(async |house| {
        let page = house.visit(&house.visitor().await?, "/en/new").await?;
        page.click("#seats-2").await?;
        page.choose("#seat2", "link").await?;
        page.choose("#colour1", "blue").await?;
        assert_eq!(page.evaluate("document.getElementById('colour2').value").await?, "red");
        page.choose("#colour1", "yellow").await?;
        page.click("#start-first").await?;
        page.follow(button("Open the table")).await?;
        let anna = AtTable::arrive(house, page).await?;
        let berta = house.visit(&house.visitor().await?, &anna.invitation().await?).await?;
        berta.fill("#name", "Wilhelmine Charlotte").await?;
        berta.wait_for_text(".name-cut", "24").await?;
        berta.click("#colour-grey").await?;
        berta.follow(button("Take this seat")).await?;
        let berta = AtTable::arrive(house, berta).await?;
        anna.page.wait_for("#player-yellow.acts").await?;
        // Everybody's own panel is on top and marked.
        berta.page.wait_for_text("#players .player:first-child .you", "(you)").await?;
        berta.page.wait_for("#player-grey:first-child").await?;
        anna.page.wait_for("#player-yellow:first-child").await
    });
}
