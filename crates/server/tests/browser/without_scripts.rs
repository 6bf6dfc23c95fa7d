//! A turn with plain forms.

use crate::at_table::{AtTable, MY_TURN, UNDO, choice};
use crate::house::tell;

/// The element that reloads a page.
const REFRESH: &str = "head noscript meta[http-equiv=refresh]";

#[test]
fn a_turn_without_scripts() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let me = AtTable::set_up(house, &visitor, &["me", "computer-apprentice"]).await?;
        let page = &me.page;
        for step in [choice("trade-west").as_str(), UNDO, &choice("sugar")] {
            page.follow(step).await?;
            page.wait_for("#turn:focus").await?;
        }
        while page.count(MY_TURN).await? == 0 {
            page.reload().await?;
        }
        assert_eq!(me.table().await?.game().turns_played(), 2);
        page.follow(choice("trade-east").as_str()).await?;
        page.wait_for("#turn .begun").await?;
        assert_eq!(page.count("#say").await?, 0, "nobody would read it");
        Ok(())
    });
}

#[test]
fn only_a_waiting_page_reloads_itself() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let anna = AtTable::set_up(house, &visitor, &["me", "link"]).await?;
        assert_eq!(anna.page.count(REFRESH).await?, 1, "somebody is awaited");
        let berta = anna.join(&house.visitor().await?, "Berta").await?;
        anna.page.reload().await?;
        assert_eq!(anna.page.count(REFRESH).await?, 0, "it is her turn");
        anna.page.fill("#say", "Moin").await?;
        anna.page.follow("#talk button").await?;
        anna.page.wait_for_text("#talk .said", "Moin").await?;
        anna.page.follow(choice("beer").as_str()).await?;
        anna.page.follow(choice("done").as_str()).await?;
        assert_eq!(anna.page.count(REFRESH).await?, 1, "it is Berta's turn");
        berta.play_all(&["cloth", "done"]).await?;
        // Nobody touches Anna's page. The timeout is as long as the refresh interval, so twice is
        // enough.
        let seen = anna.page.wait_for(MY_TURN).await;
        if seen.is_err() {
            anna.page.wait_for(MY_TURN).await?;
        }
        assert_eq!(anna.page.count(REFRESH).await?, 0, "it is her turn again");
        Ok(())
    });
}
