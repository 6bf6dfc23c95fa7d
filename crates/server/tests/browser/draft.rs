//! The turn is a draft until it ends.

use crate::at_table::{AtTable, RESTART, UNDO, choice, one_less};
use crate::house::{StoryResult, tell};

#[test]
fn steps_are_undone_and_turns_are_restarted() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        assert_eq!(me.steps().await?, [""; 0]);
        me.play("trade-west").await?;
        me.play("sell beer").await?;
        assert_eq!(me.steps().await?.len(), 2);
        me.change(UNDO).await?;
        assert_eq!(me.steps().await?.len(), 1);
        me.play("sell sugar").await?;
        me.change(RESTART).await?;
        assert_eq!(me.steps().await?, [""; 0]);
        me.page.wait_for_text("#turn .ask", "Choose a field").await
    });
}

#[test]
fn another_field_restarts_the_turn() {
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
        me.play_all(&["sell beer", "sell sugar"]).await?;
        check_counts(&me, ["1", "1", "0"]).await?;
        me.change(one_less("sell beer").as_str()).await?;
        check_counts(&me, ["0", "1", "0"]).await?;
        assert_eq!(me.page.count(&one_less("sell beer")).await?, 0, "none is left to keep");
        me.play("sell cloth").await?;
        me.change(one_less("sell sugar").as_str()).await?;
        check_counts(&me, ["0", "0", "1"]).await?;
        me.page.wait_for(choice("sell beer").as_str()).await
    });
}

/// Compares the counts of the steppers for beer, sugar and cloth.
async fn check_counts(me: &AtTable<'_>, expected: [&str; 3]) -> StoryResult {
    for (good, expected) in ["beer", "sugar", "cloth"].iter().zip(expected) {
        let count = format!("#turn .stepper:has([value=\"sell {good}\"]) .count");
        assert_eq!(me.page.text(count.as_str()).await?, expected, "{good}");
    }
    Ok(())
}
