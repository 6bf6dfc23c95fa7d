//! The statistics on a desktop and on a phone, and filters by keyboard.

use crate::games::{head, whole_game};
use crate::house::{House, StoryResult, tell};
use hamburgum_ai::Level;
use hamburgum_browser::{Page, Visitor};
use hamburgum_engine::Player;
use hamburgum_table::Entry;

#[test]
fn on_a_desktop() {
    tell(async |house| story(house, house.visitor().await?).await);
}

#[test]
fn on_a_phone() {
    tell(async |house| story(house, house.visitor().await?.size(390, 844)).await);
}

async fn story(house: &House, visitor: Visitor) -> StoryResult {
    finish_a_game(house).await;
    let page = house.visit(&visitor, "/en/statistics").await?;
    let figures = page.text("main").await?;
    for words in ["2 players", "Hamburgum", "base game", "1st to play", "alderman", "Openings"] {
        assert!(figures.contains(words), "{words} in {figures}");
    }
    check(&page).await?;

    // Three players: the first option of the list is "all", the next "2", then "3".
    page.focus("#players").await?;
    page.press("ArrowDown").await?;
    page.press("ArrowDown").await?;
    page.focus("form.filter button").await?;
    page.press("Enter").await?;
    page.wait_for(".nothing").await?;
    assert!(page.address().await?.contains("players=3"), "{}", page.address().await?);
    check(&page).await?;
    Ok(())
}

async fn check(page: &Page) -> StoryResult {
    let violations = page.axe().await?;
    assert!(violations.is_empty(), "{violations:?}");
    Ok(())
}

/// Two computers play a random game to the end.
async fn finish_a_game(house: &House) {
    let head = head([Player::Blue, Player::Red]);
    let computer = |seat| Entry::Computer { seat, level: Level::Alderman };
    let mut entries = vec![computer(Player::Blue), computer(Player::Red)];
    entries.extend(whole_game(&head).1);
    house.app().tables().create(head, entries).await.expect("a table");
}
