//! Trading and scoring with few presses, without losing the focus.

use crate::at_table::{AtTable, UNDO, choice};
use crate::house::{StoryResult, tell};
use crate::layout::{positions, sit_down};
use std::time::Duration;

/// Longer than a stepper that is held down needs to sell three units.
const LONG: Duration = Duration::from_secs(5);

/// Compares the count of a stepper.
async fn check_count(me: &AtTable<'_>, word: &str, expected: &str) -> StoryResult {
    let count = format!("#turn .stepper:has([value=\"{word}\"]) .count");
    me.page.wait_for_text(count.as_str(), expected).await
}

#[test]
fn holding_a_stepper_repeats_until_nothing_is_left() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 664);
        let me = sit_down(house, &visitor, positions::WEALTHY).await?;
        me.play("trade-west").await?;
        me.page.touch(choice("sell sugar").as_str(), LONG).await?;
        check_count(&me, "sell sugar", "3").await?;
        check_count(&me, "sell beer", "0").await
    });
}

#[test]
fn a_used_up_stepper_keeps_the_focus() {
    tell(async |house| {
        let me = sit_down(house, &house.visitor().await?, positions::WEALTHY).await?;
        me.play("trade-west").await?;
        me.page.focus(choice("sell beer").as_str()).await?;
        for expected in ["1", "2", "2"] {
            me.page.press("Enter").await?;
            check_count(&me, "sell beer", expected).await?;
        }
        me.page.wait_for("#turn-sell-beer[aria-disabled]:focus").await?;
        check_count(&me, "sell sugar", "0").await
    });
}

#[test]
fn everything_is_sold_at_once_and_a_bar_of_the_depot_buys_that_many() {
    tell(async |house| {
        let me = sit_down(house, &house.visitor().await?, positions::WEALTHY).await?;
        me.play("trade-west").await?;
        me.change("#sell-all").await?;
        for (word, units) in [("sell beer", "2"), ("sell sugar", "3"), ("sell cloth", "2")] {
            check_count(&me, word, units).await?;
        }
        me.change(UNDO).await?;
        for word in ["sell beer", "sell sugar", "sell cloth"] {
            check_count(&me, word, "0").await?;
        }
        me.page.click("#depot-3 > summary").await?;
        me.change("#depot-3 [value=\"buy 3 brick\"]").await?;
        check_count(&me, "buy brick", "3").await?;
        me.page.click("#depot-5 > summary").await?;
        me.change("#depot-5 [value=\"buy 2 timber\"]").await?;
        check_count(&me, "buy timber", "2").await?;
        me.change(UNDO).await?;
        check_count(&me, "buy timber", "0").await?;
        check_count(&me, "buy brick", "3").await
    });
}

#[test]
fn tokens_are_scored_in_place() {
    tell(async |house| {
        let me = sit_down(house, &house.visitor().await?, positions::WEALTHY).await?;
        me.play("church").await?;
        me.change("#own-michaelis-five").await?;
        me.change("#ledger-michaelis-ships").await?;
        assert_eq!(me.page.count("#turn .scores [aria-disabled]").await?, 2);
        me.page.wait_until_gone("#own-michaelis-five").await
    });
}
