//! Leaving a table, returning, and resigning.

use crate::house::tell;
use crate::two_people::anna_and_berta;
use hamburgum_browser::button;

const MENU: &str = "#menu summary";

#[test]
fn a_computer_plays_until_its_player_returns() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.play("beer").await?;
        anna.page.click(MENU).await?;
        anna.page.click(button("Leave the table")).await?;
        berta.wait_for_my_turn().await?;
        berta.page.wait_for_text("#players", "computer").await?;
        anna.page.wait_until_gone("#turn-form").await?;
        anna.page.click("#menu form[action$=return] button").await?;
        berta.page.wait_until_gone("#players .occupant[title^=computer]").await?;
        berta.play_all(&["sugar", "done"]).await?;
        anna.wait_for_my_turn().await
    });
}

#[test]
fn resigning_makes_the_other_player_win() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.page.click(MENU).await?;
        anna.page.click("#menu .resign summary").await?;
        anna.page.click(button("Yes, resign")).await?;
        for (page, heading) in [(&anna.page, "Blue wins"), (&berta.page, "You win")] {
            page.wait_for_text("#turn h2", heading).await?;
            page.wait_for_text("#turn", "All the others have resigned").await?;
        }
        Ok(())
    });
}
