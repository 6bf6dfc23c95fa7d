//! Keyboard shortcuts, the dialog that lists them, and the switch that turns them off.

use crate::at_table::AtTable;
use crate::house::tell;
use crate::two_people::anna_and_berta;

const LIST: &str = "dialog#keys";

#[test]
fn letters_undo_and_end_a_turn() {
    tell(async |house| {
        let (me, _berta) = anna_and_berta(house).await?;
        me.play("beer").await?;
        me.page.press("u").await?;
        me.page.wait_until_gone("#turn .begun").await?;
        me.play("sugar").await?;
        me.page.press("r").await?;
        me.page.wait_until_gone("#turn .begun").await?;
        me.play("cloth").await?;
        let version = me.version().await?;
        me.page.press("e").await?;
        me.page.wait_for("#turn [data-final]:focus").await?;
        assert_eq!(me.version().await?, version, "a final action needs a second press");
        me.page.press("e").await?;
        me.page.wait_for_text("#turn h2", "Blue").await?;
        me.page.press("s").await?;
        me.page.wait_for("#say:focus").await?;
        me.page.press("u").await?;
        assert_eq!(me.page.evaluate("document.getElementById('say').value").await?, "u");
        Ok(())
    });
}

#[test]
fn keys_are_listed_and_switched_off() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.page.press("?").await?;
        me.page.wait_for_text(LIST, "Undo step").await?;
        me.page.click("[data-keys-toggle]").await?;
        me.page.press("Escape").await?;
        me.page.wait_until_gone(LIST).await?;
        me.play("beer").await?;
        me.page.press("u").await?;
        me.play("done").await?;
        assert_eq!(me.table().await?.game().turns_played(), 1, "nothing was undone");
        me.page.reload().await?;
        me.page.click("#menu summary").await?;
        me.page.click("[data-keys-open]").await?;
        me.page.wait_for("[data-keys-toggle]:not(:checked)").await?;
        me.page.click(hamburgum_browser::button("Close")).await?;
        me.page.wait_until_gone(LIST).await
    });
}
