//! The turn is a draft until it ends.

use crate::at_table::{AtTable, RESTART, UNDO, choice, one_less};
use crate::house::{Told, tell};

#[test]
fn steps_are_undone_and_turns_begun_again() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        assert_eq!(me.steps().await?, [""; 0]);
        me.play("trade-west").await?;
        let unit = first_to_sell_or_buy(&me).await?;
        me.play(&unit).await?;
        assert_eq!(me.steps().await?.len(), 2);
        me.change(UNDO).await?;
        assert_eq!(me.steps().await?.len(), 1);
        me.play(&unit).await?;
        me.change(RESTART).await?;
        assert_eq!(me.steps().await?, [""; 0]);
        me.page.wait_for_text("#turn .ask", "Choose a field").await
    });
}

#[test]
fn another_field_begins_the_turn_anew() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.play("beer").await?;
        me.change("#rondel button[name=redo][value=sugar]").await?;
        let steps = me.steps().await?;
        assert!(steps.len() == 2 && steps[0].contains("Sugar"), "{steps:?}");
        Ok(())
    });
}

#[test]
fn units_are_traded_one_by_one() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        me.play("trade-west").await?;
        let unit = first_to_sell_or_buy(&me).await?;
        for expected in ["1", "2"] {
            me.play(&unit).await?;
            assert_eq!(count(&me, &unit).await?, expected);
        }
        me.change(one_less(&unit).as_str()).await?;
        assert_eq!(count(&me, &unit).await?, "1");
        me.change(one_less(&unit).as_str()).await?;
        assert_eq!(count(&me, &unit).await?, "0");
        assert_eq!(me.page.count(&one_less(&unit)).await?, 0, "nothing is left to give back");
        me.page.wait_for(choice(&unit).as_str()).await
    });
}

/// The word of the first unit that can be traded.
async fn first_to_sell_or_buy(me: &AtTable<'_>) -> Told<String> {
    let plus = "#turn .stepper button[name=act]:not(:disabled)";
    Ok(me.page.attribute(plus, "value").await?.expect("the word of a unit"))
}

/// What stands between minus and plus.
async fn count(me: &AtTable<'_>, unit: &str) -> Told<String> {
    me.page.text(format!("#turn .stepper:has([name=drop][value=\"{unit}\"]) .count").as_str()).await
}
