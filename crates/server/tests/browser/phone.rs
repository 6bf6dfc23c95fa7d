//! A phone held upright.

use crate::at_table::{AtTable, choice};
use crate::house::{Told, tell};
use hamburgum_browser::Page;

/// The tabs with what each shows.
const TABS: [(&str, &str); 6] = [
    ("tab-turn", "#turn .options"),
    ("tab-city", "#city"),
    ("tab-rondel", "#rondel"),
    ("tab-ledger", ".ledger"),
    ("tab-players", "#players"),
    ("tab-log", "#log"),
];

#[test]
fn a_turn_on_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "computer-apprentice"]).await?;
        for (tab, part) in TABS {
            me.page.click(format!("label[for={tab}]").as_str()).await?;
            me.page.wait_for(part).await?;
            check_width(&me.page, tab).await?;
            me.page.wait_for("#turn .cmd").await?;
        }
        me.page.click("label[for=tab-rondel]").await?;
        // What the field allows is shown at once.
        me.change("#rondel button[value=trade-west]").await?;
        me.play_all(&["sell beer", "done"]).await?;
        me.wait_for_my_turn().await?;
        me.page.wait_for(choice("dockyard").as_str()).await
    });
}

#[test]
fn no_page_is_wider_than_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(360, 740);
        let page = house.visit(&visitor, "/de").await?;
        for path in ["/de", "/de/new", "/de/account", "/de/about", "/fr", "/fr/new", "/it/new"] {
            page.open(&house.address_of(path)).await?;
            check_width(&page, path).await?;
        }
        Ok(())
    });
}

async fn check_width(page: &Page, place: &str) -> Told {
    let width = page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
    assert_eq!(width, 0, "{place} scrolls sideways");
    Ok(())
}
