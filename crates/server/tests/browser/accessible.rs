//! Accessibility checks with axe of each page and each state of a table; each audit covers light and dark mode.

use crate::at_table::{AtTable, RESTART};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor};
use std::fmt::Write;

/// Collects all violations, so that one run reports all of them.
#[derive(Default)]
struct Audit(String);

impl Audit {
    async fn look(&mut self, page: &Page, place: &str) -> StoryResult {
        for violation in page.axe().await? {
            writeln!(self.0, "{place}: {violation}").expect("room for a text");
        }
        Ok(())
    }

    fn check(self) {
        assert!(self.0.is_empty(), "{}", self.0);
    }
}

#[test]
fn pages_of_the_site() {
    tell(async |house| pages(house, house.visitor().await?).await);
}

#[test]
fn the_table_on_a_desktop() {
    tell(async |house| table(house, house.visitor().await?).await);
}

#[test]
fn the_table_on_a_phone() {
    tell(async |house| table(house, house.visitor().await?.size(390, 844)).await);
}

#[test]
fn the_table_in_every_language() {
    tell(async |house| {
        let mut audit = Audit::default();
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        let id = me.id().await?;
        for language in ["de", "fr", "it"] {
            me.page.open(&house.address_of(&format!("/{language}/table/{id}"))).await?;
            audit.look(&me.page, &format!("gathering, {language}")).await?;
        }
        me.page.open(&house.address_of(&format!("/en/table/{id}"))).await?;
        me.join(&house.visitor().await?, "Berta").await?;
        me.wait_for_my_turn().await?;
        for language in ["de", "fr", "it"] {
            me.page.open(&house.address_of(&format!("/{language}/table/{id}"))).await?;
            me.play("church").await?;
            audit.look(&me.page, &format!("church, {language}")).await?;
            me.change(RESTART).await?;
            me.page.press("?").await?;
            me.page.wait_for("dialog#keys").await?;
            audit.look(&me.page, &format!("keys, {language}")).await?;
        }
        audit.check();
        Ok(())
    });
}

#[test]
fn five_players_in_londinium_with_officials_to_choose() {
    tell(async |house| whole_round(house, &["#board-londinium", "#variant-one"], 5).await);
}

#[test]
fn two_players_with_hidden_officials() {
    tell(async |house| whole_round(house, &["#variant-two"], 2).await);
}

/// A donation, a round, the buildings that are possible then, and finally the scores.
async fn whole_round(house: &House, wishes: &[&str], players: usize) -> StoryResult {
    let mut audit = Audit::default();
    let seats = ["me", "here", "here", "here", "here"];
    let visitor = house.visitor().await?;
    let me = AtTable::set_up_with(house, &visitor, &seats[..players], wishes).await?;
    audit.look(&me.page, "move").await?;
    me.play("church").await?;
    me.change("#turn .options button[value^=donate]").await?;
    audit.look(&me.page, "a donation").await?;
    me.play("done").await?;
    for _ in 1..players {
        me.play_all(&["beer", "done"]).await?;
    }
    me.play("guildhall").await?;
    audit.look(&me.page, "guildhall").await?;
    if me.page.count(".offices summary").await? > 0 {
        me.page.click(".offices summary").await?;
        me.page.wait_for(".offices .pays").await?;
        audit.look(&me.page, "an official").await?;
    }
    me.page.click("#menu summary").await?;
    me.page.click("#menu [value=end]").await?;
    me.page.wait_for("#turn .over").await?;
    audit.look(&me.page, "the final scoring").await?;
    audit.check();
    Ok(())
}

async fn pages(house: &House, visitor: Visitor) -> StoryResult {
    let mut audit = Audit::default();
    // A missing page logs an error in the console, so this page is not checked for errors.
    let missing = visitor.open(&house.address_of("/en/nothing")).await?;
    audit.look(&missing, "problem").await?;
    missing.close().await?;
    let page = house.visit(&visitor, "/en").await?;
    audit.look(&page, "home of a newcomer").await?;
    let host = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
    page.open(&house.address_of(&host.invitation().await?)).await?;
    audit.look(&page, "join").await?;
    page.fill("#name", "Berta").await?;
    page.follow("form .primary").await?;
    for path in ["/en", "/en/new", "/en/account", "/en/about", "/en/workshop"] {
        page.open(&house.address_of(path)).await?;
        audit.look(&page, path).await?;
    }
    page.click("[data-start=hamburgum]").await?;
    page.wait_for("#sites-27").await?;
    audit.look(&page, "the workshop with a board").await?;
    page.click("button[data-tab=file]").await?;
    audit.look(&page, "the file of the workshop").await?;
    audit.check();
    Ok(())
}

async fn table(house: &House, visitor: Visitor) -> StoryResult {
    let mut audit = Audit::default();
    let me = AtTable::set_up(house, &visitor, &["me", "link"]).await?;
    audit.look(&me.page, "gathering").await?;
    let other = me.join(&house.visitor().await?, "Berta").await?;
    me.wait_for_my_turn().await?;
    audit.look(&me.page, "move").await?;
    for field in ["trade-west", "church", "guildhall", "dockyard", "beer"] {
        me.play(field).await?;
        audit.look(&me.page, field).await?;
        me.change(RESTART).await?;
    }
    me.play_all(&["beer", "done"]).await?;
    audit.look(&me.page, "waiting").await?;
    other.page.click("#menu summary").await?;
    other.page.click("#menu [value=end]").await?;
    me.page.wait_for(".proposal").await?;
    audit.look(&me.page, "a proposal").await?;
    me.page.click("#menu summary").await?;
    audit.look(&me.page, "the menu").await?;
    me.page.press("Escape").await?;
    me.page.click(".proposal [value=agree]").await?;
    me.page.wait_for("#turn .over").await?;
    audit.look(&me.page, "over").await?;
    audit.check();
    Ok(())
}
