//! Automatic ends of turns, and their switch in the menu.

use crate::at_table::AtTable;
use crate::house::tell;

#[test]
fn production_ends_a_turn_against_computers_until_it_is_switched_off() {
    tell(async |house| {
        let seats = ["me", "computer-apprentice"];
        let me = AtTable::set_up(house, &house.visitor().await?, &seats).await?;
        me.play("beer").await?;
        me.wait_for_my_turn().await?;
        assert_eq!(me.table().await?.game().turns_played(), 2);
        me.page.click("#menu summary").await?;
        me.change("#auto-end[aria-checked=true]").await?;
        me.page.wait_for("#auto-end[aria-checked=false]").await?;
        me.page.press("Escape").await?;
        me.play("sugar").await?;
        me.play("done").await?;
        me.wait_for_my_turn().await?;
        assert_eq!(me.table().await?.game().turns_played(), 4);
        Ok(())
    });
}

#[test]
fn among_people_each_turn_waits_for_its_player() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.page.click("#menu summary").await?;
        me.page.wait_for("#auto-end[aria-checked=false]").await?;
        me.page.press("Escape").await?;
        me.play_all(&["beer", "done"]).await
    });
}
