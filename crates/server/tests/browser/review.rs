//! An opened game is reviewed: a click on its graph, and another try at its blunder.

use crate::at_table::{AtTable, MY_TURN, choice};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor, button, link};
use serde_json::Value;
use std::sync::Arc;

/// Red could complete the last church and win, but only produces beer; then Blue does.
const BLUNDER: &str = include_str!("../records/missed-win.txt");

#[test]
fn a_blunder_is_found_and_tried_again() {
    tell(async |house| story(house, house.visitor().await?).await);
}

#[test]
fn the_same_on_a_phone() {
    tell(async |house| story(house, house.visitor().await?.size(390, 844)).await);
}

async fn story(house: &House, visitor: Visitor) -> StoryResult {
    let page = house.visit(&visitor, "/en/open").await?;
    page.fill("#record", BLUNDER).await?;
    page.follow(button("Open a record")).await?;
    let review = page.address().await?.replace("/replay?at=0", "/review");
    // The button in the menu of the replay starts it; by keyboard, as a plain button.
    page.click(".menu-fold > summary").await?;
    page.focus(button("Review the game")).await?;
    page.press("Enter").await?;
    // The page polls until the review is complete.
    page.wait_for("#costly").await?;
    page.wait_for("#status:not([data-again])").await?;
    check(&page, "the review").await?;
    look_at_the_charts(&page).await?;
    let costly = page.text(".costly").await?;
    assert!(costly.contains("blunder") && costly.contains("ends the game and wins"), "{costly}");
    look_at_a_moment(&page, &review).await?;
    try_again(house, page).await
}

/// The charts are as wide as the page, and their targets are as wide as a finger.
async fn look_at_the_charts(page: &Arc<Page>) -> StoryResult {
    let widths = "[...document.querySelectorAll('.across .chart')]\
        .filter((chart) => chart.checkVisibility())\
        .map((chart) => [chart.getBoundingClientRect().width / document.querySelector('main .top').clientWidth,\
            ...[...chart.querySelectorAll('rect')].map((one) => one.getBoundingClientRect().width)])";
    let charts = page.evaluate(widths).await?;
    let charts = charts.as_array().expect("charts");
    assert_eq!(charts.len(), 2, "one drawing of each is seen");
    for chart in charts {
        let figures: Vec<f64> =
            chart.as_array().expect("figures").iter().filter_map(Value::as_f64).collect();
        assert!(figures[0] > 0.95, "the chart is narrower than the page: {figures:?}");
        assert!(figures[1..].iter().all(|&width| width >= 44.0), "too narrow: {figures:?}");
    }
    let overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
    assert_eq!(overflow, 0, "the page scrolls sideways");
    let screens = page.evaluate("document.documentElement.scrollHeight / innerHeight").await?;
    assert!(screens.as_f64().is_some_and(|screens| screens < 5.0), "{screens} screens long");
    Ok(())
}

/// A click on the graph leads to the position in the replay.
async fn look_at_a_moment(page: &Arc<Page>, review: &str) -> StoryResult {
    page.evaluate(
        "[...document.querySelectorAll('#wins a[href$=\"at=2\"]')]\
            .find((one) => one.checkVisibility()).setAttribute('id', 'moment')",
    )
    .await?;
    page.follow("#moment rect").await?;
    let address = page.address().await?;
    assert!(address.ends_with("/replay?at=2"), "{address}");
    page.open(review).await
}

/// The reader plays the position again, finds the win, and gets the verdict.
async fn try_again(house: &House, page: Arc<Page>) -> StoryResult {
    page.follow(button("Try it yourself")).await?;
    let me = AtTable::arrive(house, page).await?;
    me.page.wait_for(MY_TURN).await?;
    let puzzle = me.page.text(".origin").await?;
    assert!(puzzle.contains("Find a better turn for Red"), "{puzzle}");
    me.play_all(&["church", "donate jacobi.building"]).await?;
    // The verdict comes immediately.
    me.page.follow(choice("done").as_str()).await?;
    let text = me.page.text("main").await?;
    assert!(text.contains("No better turn than yours was found."), "{text}");
    check(&me.page, "the answer").await?;
    me.page.follow(link("Back to the review")).await?;
    me.page.wait_for("#costly").await
}

async fn check(page: &Page, place: &str) -> StoryResult {
    let found: Vec<_> = page.axe().await?.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{place}: {found:#?}");
    Ok(())
}
