//! The pages of the rules, and explanations at the table.

use crate::at_table::AtTable;
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor, link};
use std::time::Duration;

const WORDS: &str = "#explanation:popover-open .told";
const LONG: Duration = Duration::from_millis(900);

#[test]
fn the_rules_are_searched_while_typing() {
    tell(async |house| {
        let page = house.visit(&house.visitor().await?, "/en/rules").await?;
        assert!(page.count("article.rule").await? > 40);
        page.fill("#q", "bell").await?;
        page.wait_for("article#BUY-2 mark").await?;
        page.wait_until_gone("article#SHIP-2").await?;
        page.wait_for("#q:focus").await?;
        assert!(page.address().await?.ends_with("/en/rules?q=bell"));
        page.follow(link("Show all rules")).await?;
        page.wait_for("article#SHIP-2").await
    });
}

#[test]
fn the_rules_are_searched_without_scripts() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let page = house.visit(&visitor, "/de/rules").await?;
        page.fill("#q", "Plattchen SCORE-3").await?;
        page.follow(".search button").await?;
        page.wait_for("article#SCORE-3 mark").await?;
        assert_eq!(page.count("article.rule").await?, 1);
        Ok(())
    });
}

#[test]
fn the_summary_fits_one_sheet() {
    tell(async |house| {
        let page = house.visit(&house.visitor().await?, "/en/rules").await?;
        assert!(page.sheets().await? > 1, "all rules fill several");
        for language in ["en", "de", "fr", "it"] {
            page.open(&house.address_of(&format!("/{language}/rules/summary"))).await?;
            assert_eq!(page.sheets().await?, 1, "{language}");
        }
        Ok(())
    });
}

#[test]
fn the_table_explains_things_by_mouse() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let page = &me.page;
        for (thing, rule) in [
            ("#depot", "BUY-1"),
            ("#prices", "BUILD-5"),
            ("#player-red .score", "SCORE-2"),
            ("#turn button[value=beer]", "PROD-1"),
            ("#rondel button[value=church]", "DON-1"),
        ] {
            page.right_click(thing).await?;
            page.wait_for(format!("{WORDS} a[href=\"/en/rules#{rule}\"]").as_str()).await?;
        }
        let version = me.version().await?;
        page.press("Escape").await?;
        page.wait_until_gone(WORDS).await?;
        // After pressing the icon any press explains, and nothing is played by it.
        page.click("[data-explain-toggle]").await?;
        page.click("#turn button[value=dockyard]").await?;
        page.wait_for_text(WORDS, "enters berth 3").await?;
        assert_eq!(me.version().await?, version);
        page.press("Escape").await?;
        page.press("Escape").await?;
        page.wait_for("[data-explain-toggle][aria-pressed=false]").await?;
        me.play("dockyard").await
    });
}

#[test]
fn the_table_explains_things_by_keyboard() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let page = &me.page;
        page.focus("#turn button[value=guildhall]").await?;
        page.press("x").await?;
        page.wait_for_text(WORDS, "one timber and one brick").await?;
        page.press("Escape").await?;
        page.wait_for("#turn button[value=guildhall]:focus").await?;
        page.focus("[data-explain-toggle]").await?;
        page.press("Enter").await?;
        page.focus("#prices").await?;
        page.press("Enter").await?;
        page.wait_for_text(WORDS, "price drops by").await?;
        page.press("Escape").await?;
        page.wait_for("#prices:focus").await
    });
}

#[test]
fn the_table_explains_things_by_touch() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let version = me.version().await?;
        me.page.touch("#turn button[value=sugar]", LONG).await?;
        me.page.wait_for_text(WORDS, "Take one unit").await?;
        me.page.click("[data-explain-close]").await?;
        me.page.wait_until_gone(WORDS).await?;
        assert_eq!(me.version().await?, version);
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_a_desktop() {
    tell(async |house| look(house, house.visitor().await?).await);
}

#[test]
fn axe_finds_nothing_on_a_phone() {
    tell(async |house| look(house, house.visitor().await?.size(390, 844)).await);
}

async fn look(house: &House, visitor: Visitor) -> StoryResult {
    let page = house.visit(&visitor, "/de/rules").await?;
    for path in ["", "?q=Kirche", "/summary", "/variants", "/maps"] {
        page.open(&house.address_of(&format!("/de/rules{path}"))).await?;
        check(&page, path).await?;
    }
    let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
    me.page.click("[data-explain-toggle]").await?;
    check(&me.page, "a table that explains itself").await?;
    me.page.click("#turn button[value=church]").await?;
    me.page.wait_for(WORDS).await?;
    check(&me.page, "an explanation").await
}

async fn check(page: &Page, place: &str) -> StoryResult {
    let width = page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
    assert_eq!(width, 0, "{place} scrolls sideways");
    let found: Vec<_> = page.axe().await?.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{place}: {}", found.concat());
    Ok(())
}
