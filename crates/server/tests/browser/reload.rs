//! Reloading in the middle of a turn, and two windows of one player.

use crate::at_table::{AtTable, UNDO};
use crate::house::tell;

#[test]
fn a_draft_survives_a_reload() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.play("beer").await?;
        let steps = me.steps().await?;
        me.reload().await?;
        assert_eq!(me.steps().await?, steps);
        me.play("done").await
    });
}

#[test]
fn two_windows_show_the_same() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        let here = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let there = here.in_another_window(&visitor).await?;
        here.play("beer").await?;
        there.page.wait_for("#turn .begun").await?;
        assert_eq!(there.steps().await?, here.steps().await?);
        there.change(UNDO).await?;
        here.page.wait_until_gone("#turn .begun").await?;
        there.play_all(&["sugar", "done"]).await?;
        here.page.wait_for_text("#log", "Sugar").await
    });
}
