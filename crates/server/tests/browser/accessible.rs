//! What axe finds on each page and in each state of a table, by day and by night.

use crate::at_table::{AtTable, RESTART};
use crate::house::{House, Told, tell};
use hamburgum_browser::{Page, Visitor};
use std::fmt::Write;

/// All that was found, so that one run tells all of it.
#[derive(Default)]
struct Audit(String);

impl Audit {
    async fn look(&mut self, page: &Page, place: &str) -> Told {
        for violation in page.axe().await? {
            writeln!(self.0, "{place}: {violation}").expect("room for a text");
        }
        Ok(())
    }

    fn check(&self) {
        assert!(self.0.is_empty(), "{}", self.0);
    }
}

#[test]
fn pages_by_day() {
    tell(async |house| pages(house, house.visitor().await?).await);
}

#[test]
fn pages_by_night() {
    tell(async |house| pages(house, house.visitor().await?.in_the_dark()).await);
}

#[test]
fn the_table_by_day() {
    tell(async |house| table(house, house.visitor().await?).await);
}

#[test]
fn the_table_by_night() {
    tell(async |house| table(house, house.visitor().await?.in_the_dark()).await);
}

#[test]
fn the_table_on_a_phone() {
    tell(async |house| table(house, house.visitor().await?.size(390, 844)).await);
}

async fn pages(house: &House, visitor: Visitor) -> Told {
    let mut audit = Audit::default();
    // A page that is not there leaves a red line in the console, as it should.
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
    for path in ["/en", "/en/new", "/en/account", "/en/about"] {
        page.open(&house.address_of(path)).await?;
        audit.look(&page, path).await?;
    }
    audit.check();
    Ok(())
}

async fn table(house: &House, visitor: Visitor) -> Told {
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
    me.page.click(".proposal [value=agree]").await?;
    me.page.wait_for("#turn .over").await?;
    audit.look(&me.page, "over").await?;
    audit.check();
    Ok(())
}
