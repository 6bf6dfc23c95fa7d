//! The menu of the table: language and theme on a phone, and the link for spectators.

use crate::at_table::AtTable;
use crate::house::tell;

const MENU: &str = "#menu summary";

#[test]
fn a_phone_changes_language_and_theme() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        me.page.wait_until_gone(".languages").await?;
        me.page.click(MENU).await?;
        me.page.follow("#menu .languages a[hreflang=de]").await?;
        me.page.wait_for_text("#turn", "Wähle ein Feld").await?;
        me.page.click(MENU).await?;
        me.page.click("#menu [data-theme-toggle]").await?;
        me.page.wait_for("html[data-theme=dark]").await?;
        me.page.press("Escape").await?;
        me.page.wait_until_gone("#menu-list").await
    });
}

#[test]
fn people_with_the_link_can_watch() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.page.click(MENU).await?;
        let link = me.page.attribute("#watch-link", "value").await?.expect("a link");
        let path = link.strip_prefix(&house.address_of("")).expect("an address of the house");
        me.page.click("#prices").await?;
        me.page.wait_until_gone("#menu-list").await?;
        let guest = house.visit(&house.visitor().await?, path).await?;
        guest.wait_for_text("#turn", "You’re watching this game").await?;
        guest.click(MENU).await?;
        guest.wait_for("#watch-link").await?;
        assert_eq!(guest.count("#menu form").await?, 0, "a guest has nothing to decide");
        Ok(())
    });
}
