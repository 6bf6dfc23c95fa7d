//! Two browsers at one table.

use crate::at_table::{AtTable, MY_TURN};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::button;

/// Anna at a table with Berta, who was invited by a link; it is Anna's turn.
pub(crate) async fn anna_and_berta(house: &House) -> StoryResult<(AtTable<'_>, AtTable<'_>)> {
    let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
    let berta = anna.join(&house.visitor().await?, "Berta").await?;
    anna.wait_for_my_turn().await?;
    Ok((anna, berta))
}

#[test]
fn moves_and_messages_arrive_while_drafts_stay_hidden() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.page.wait_for_text("#players", "Berta").await?;
        mark(&berta).await?;
        let before = berta.page.text("main#table").await?;
        anna.play("beer").await?;
        anna.page.wait_for_text("#turn .begun", "beer").await?;
        let other = berta.page.evaluate("fetch(document.querySelector('main').dataset.live).then((answer) => answer.text())").await?;
        assert!(!other.as_str().expect("a table").contains("class=\"draft\""));
        assert_eq!(berta.page.text("main#table").await?, before);
        anna.play("done").await?;
        berta.wait_for_my_turn().await?;
        berta.page.wait_for_text("#log", "Beer").await?;
        berta.page.fill("#say", "Moin, Anna <b>").await?;
        berta.page.press("Enter").await?;
        anna.page.wait_for_text("#talk .said", "Moin, Anna <b>").await?;
        berta.page.wait_for_text("#talk .said", "Moin").await?;
        assert_eq!(berta.page.evaluate("document.getElementById('say').value").await?, "");
        berta.play_all(&["sugar", "done"]).await?;
        anna.wait_for_my_turn().await?;
        check_mark(&berta).await
    });
}

/// Sets a mark that a reload would remove.
async fn mark(at: &AtTable<'_>) -> StoryResult {
    at.page.evaluate("window.isTheSame = true").await.map(drop)
}

async fn check_mark(at: &AtTable<'_>) -> StoryResult {
    assert_eq!(at.page.evaluate("window.isTheSame").await?, true, "the page was loaded anew");
    Ok(())
}

#[test]
fn a_lost_connection_is_shown_and_recovered() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        berta.page.go_offline().await?;
        berta.page.wait_for("#connection[data-state=lost]").await?;
        anna.play_all(&["beer", "done"]).await?;
        berta.page.go_online().await?;
        berta.page.wait_for("#connection[data-state=live]").await?;
        berta.page.wait_for(MY_TURN).await
    });
}

#[test]
fn a_taken_seat_offers_to_watch() {
    tell(async |house| {
        let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        let invitation = anna.invitation().await?;
        anna.join(&house.visitor().await?, "Berta").await?;
        let late = house.visit(&house.visitor().await?, &invitation).await?;
        late.wait_for_text("main", "already taken this seat").await?;
        late.follow(hamburgum_browser::link("Watch the game")).await?;
        late.wait_for_text("#turn", "You’re watching this game").await?;
        assert_eq!(late.count("#turn-form").await?, 0);
        Ok(())
    });
}

#[test]
fn an_open_seat_goes_to_a_computer() {
    tell(async |house| {
        let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        anna.page.choose("#turn .to-computer select", "apprentice").await?;
        anna.page.click(button("Let a computer play")).await?;
        anna.wait_for_my_turn().await?;
        anna.page.wait_for_text("#players", "computer").await
    });
}
