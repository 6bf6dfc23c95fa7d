//! Taking back a turn that has ended.

use crate::at_table::AtTable;
use crate::house::tell;
use crate::two_people::anna_and_berta;
use hamburgum_browser::button;

/// The centre of the button that takes a turn back.
const SPOT: &str = "
    (({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2])(
        document.querySelector('.take-back button').getBoundingClientRect())";

#[test]
fn others_agree_or_decline() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.play_all(&["beer", "done"]).await?;
        berta.wait_for_my_turn().await?;
        anna.page.click(button("Ask to take back my last turn")).await?;
        berta.page.wait_for_text(".proposal", "would like to take back").await?;
        anna.page.wait_for_text(".proposal", "Waiting for: Berta").await?;
        berta.page.click(button("Decline")).await?;
        anna.page.wait_until_gone(".proposal").await?;
        assert_eq!(anna.table().await?.game().turns_played(), 1);
        anna.page.click(button("Ask to take back my last turn")).await?;
        berta.page.click(button("Agree")).await?;
        anna.wait_for_my_turn().await?;
        berta.page.wait_until_gone(".proposal").await?;
        assert_eq!(anna.table().await?.game().turns_played(), 0);
        anna.play_all(&["sugar", "done"]).await
    });
}

#[test]
fn a_proposal_is_withdrawn() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.play_all(&["beer", "done"]).await?;
        anna.page.click(button("Ask to take back my last turn")).await?;
        berta.page.wait_for(".proposal").await?;
        anna.page.click(button("Withdraw")).await?;
        berta.page.wait_until_gone(".proposal").await
    });
}

#[test]
fn computers_are_not_asked() {
    tell(async |house| {
        let seats = ["me", "computer-apprentice"];
        let me = AtTable::set_up(house, &house.visitor().await?, &seats).await?;
        for word in ["beer", "sugar"] {
            me.play(word).await?;
            me.wait_for_my_turn().await?;
        }
        assert_eq!(me.table().await?.game().turns_played(), 4);
        let spot = me.page.evaluate(SPOT).await?;
        me.change(button("Take back my last turn")).await?;
        me.page.wait_for_text("#turn .ask", "Choose a field").await?;
        // A second press on the same spot only asks for a confirmation.
        let hit =
            format!("document.elementFromPoint(...{spot}).closest('summary')?.parentElement.id");
        assert_eq!(me.page.evaluate(&hit).await?, "take-back");
        me.page.click(".take-back > summary").await?;
        me.page.wait_for_text(".take-back[open]", "One turn is taken back").await?;
        assert_eq!(me.table().await?.game().turns_played(), 2);
        me.change(button("Take back one more")).await?;
        assert_eq!(me.table().await?.game().turns_played(), 0);
        me.play("sugar").await
    });
}
