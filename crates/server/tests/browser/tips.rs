//! Things on the table show their name when the pointer is over them.

use crate::at_table::AtTable;
use crate::house::tell;

#[test]
fn things_show_their_name_and_description() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        for (thing, name) in [
            ("#player-red .holdings .cell:first-child", "Money · Red"),
            ("#player-red .score", "Prestige · Red"),
            ("#player-blue .buildings .cell:nth-child(2)", "Brewer · Blue"),
            ("[data-piece=ship-red-1]", "Ship · Red"),
            ("[data-site=M1]", "M1 · "),
            ("#churches thead th:nth-child(4)", "onations token"),
            ("#prices .value", "Prices"),
        ] {
            me.page.point_at(thing).await?;
            me.page.wait_for_text("#tip", name).await?;
        }
        // A choice has a preview and needs no tip.
        me.page.point_at("#turn button[name=act]").await?;
        me.page.wait_until_gone("#tip:not([hidden])").await
    });
}
