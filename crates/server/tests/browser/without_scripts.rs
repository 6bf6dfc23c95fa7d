//! A turn by forms alone.

use crate::at_table::{AtTable, MY_TURN, UNDO, choice};
use crate::house::tell;

#[test]
fn a_turn_without_scripts() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let me = AtTable::set_up(house, &visitor, &["me", "computer-apprentice"]).await?;
        let page = &me.page;
        for step in [choice("beer").as_str(), UNDO, &choice("sugar"), &choice("done")] {
            page.follow(step).await?;
        }
        while page.count(MY_TURN).await? == 0 {
            page.reload().await?;
        }
        assert_eq!(me.table().await?.game().turns_played(), 2);
        page.follow(choice("trade-east").as_str()).await?;
        page.fill("#say", "Moin").await?;
        page.follow("#talk button").await?;
        page.wait_for_text("#talk .said", "Moin").await?;
        page.wait_for("#turn .begun").await
    });
}
