//! An account makes a guest's games available on other devices.

use crate::at_table::AtTable;
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, button, link};
use std::sync::Arc;

const PASSWORD: &str = "beer and bells";

#[test]
fn games_follow_their_player() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let id = me.id().await?;
        me.play("beer").await?;
        register(house, &me.page).await?;
        let elsewhere = sign_in_elsewhere(house).await?;
        elsewhere.wait_for_text(".games", "Your turn").await?;
        elsewhere.follow(".games h3 a").await?;
        let there = AtTable::arrive(house, elsewhere).await?;
        assert_eq!(there.id().await?, id);
        assert_eq!(there.steps().await?.len(), 2, "the draft came along");
        there.play("done").await
    });
}

async fn register(house: &House, page: &Page) -> StoryResult {
    page.open(&house.address_of("/en/account")).await?;
    page.fill("#register-login", "anna").await?;
    page.fill("#register-password", PASSWORD).await?;
    page.fill("#register-again", PASSWORD).await?;
    page.follow(button("Create account")).await?;
    page.wait_for_text("main", "Account created").await
}

async fn sign_in_elsewhere(house: &House) -> StoryResult<Arc<Page>> {
    let page = house.visit(&house.visitor().await?, "/en/account").await?;
    page.fill("#sign-in-login", "anna").await?;
    page.fill("#sign-in-password", PASSWORD).await?;
    page.follow(button("Sign in")).await?;
    page.follow(link("Games")).await?;
    Ok(page)
}
