//! Fast input: presses before the response count too. And pointing at a choice highlights it in both
//! places.

use crate::at_table::AtTable;
use crate::house::tell;

/// Presses two choices at once.
const TWO: &str = "for (const word of ['sell beer', 'sell sugar'])
    document.querySelector(`#turn [name=act][value=\"${word}\"]`).click()";

#[test]
fn two_quick_clicks_are_two_steps() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.play("trade-west").await?;
        me.page.evaluate(TWO).await?;
        me.page.wait_for_text("#turn .begun", "beer").await?;
        me.page.wait_for_text("#turn .begun", "sugar").await?;
        me.page.wait_until_gone("[data-pending]").await
    });
}

#[test]
fn a_choice_is_highlighted_on_the_map_and_in_the_column() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.page.point_at("#turn [data-choice=beer]").await?;
        me.page.wait_for("#rondel [data-choice=beer][data-echo]").await?;
        me.page.point_at("#rondel [data-choice=sugar]").await?;
        me.page.wait_for("#turn [data-choice=sugar][data-echo]").await?;
        assert_eq!(me.page.count("[data-echo]").await?, 1);
        Ok(())
    });
}
