//! A game that was opened is reviewed: its graph is clicked, and its blunder is tried again.

use crate::at_table::{AtTable, MY_TURN};
use crate::house::{House, Told, tell};
use hamburgum_browser::{Page, Visitor, button, link};
use std::sync::Arc;

/// Whoever completes the last church wins. Red could, and only produces beer; then Blue does.
const BLUNDER: &str = include_str!("../records/missed-win.txt");

#[test]
fn a_blunder_is_found_and_tried_again() {
    tell(async |house| story(house, house.visitor().await?).await);
}

#[test]
fn the_same_by_night() {
    tell(async |house| story(house, house.visitor().await?.in_the_dark()).await);
}

#[test]
fn the_same_on_a_phone() {
    tell(async |house| story(house, house.visitor().await?.size(390, 844)).await);
}

async fn story(house: &House, visitor: Visitor) -> Told {
    let page = house.visit(&visitor, "/en/open").await?;
    page.fill("#record", BLUNDER).await?;
    page.follow(button("Open a record")).await?;
    let replay = page.address().await?;
    let review = replay.replace("/replay?at=0", "/review");
    page.open(&review).await?;
    check(&page, "before the review").await?;
    // By keyboard: what begins a review is a plain button.
    page.focus(button("Review this game")).await?;
    page.press("Enter").await?;
    // The page looks again by itself until all is done.
    page.wait_for("#costly").await?;
    page.wait_for("#status:not([data-again])").await?;
    check(&page, "the review").await?;
    let costly = page.text(".costly").await?;
    assert!(costly.contains("blunder") && costly.contains("ends the game and wins"), "{costly}");
    look_at_a_moment(&page, &review).await?;
    try_again(house, page).await
}

/// A click into the graph leads to the position in the replay.
async fn look_at_a_moment(page: &Arc<Page>, review: &str) -> Told {
    page.follow("#wins a[href$=\"at=2\"] rect").await?;
    let address = page.address().await?;
    assert!(address.ends_with("/replay?at=2"), "{address}");
    page.open(review).await
}

/// The reader plays the position again, finds the win, and is told so.
async fn try_again(house: &House, page: Arc<Page>) -> Told {
    page.follow(button("Try it yourself")).await?;
    let me = AtTable::arrive(house, page).await?;
    me.page.wait_for(MY_TURN).await?;
    let puzzle = me.page.text(".origin").await?;
    assert!(puzzle.contains("Find a better turn for Red"), "{puzzle}");
    me.play_all(&["church", "donate jacobi.building", "done"]).await?;
    me.page.follow(link("Compare my turn")).await?;
    let told = me.page.text("main").await?;
    assert!(told.contains("No better turn than yours was found."), "{told}");
    check(&me.page, "the answer").await?;
    me.page.follow(link("Back to the review")).await?;
    me.page.wait_for("#costly").await
}

async fn check(page: &Page, place: &str) -> Told {
    let found: Vec<_> = page.axe().await?.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{place}: {found:#?}");
    Ok(())
}
