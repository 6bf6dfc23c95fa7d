//! The finale: counted up and skipped, closed and reopened, by keyboard, on a phone, without scripts.

use crate::games::{head, whole_game};
use crate::house::{House, StoryResult, tell};
use hamburgum_ai::Level;
use hamburgum_browser::{Page, Visitor, button, link};
use hamburgum_engine::Player;
use hamburgum_table::Entry;

const OPEN: &str = "dialog#finale[open]";
const COUNTING: &str = "#finale[data-counting]";

/// The path of a table with a finished game of two computers, and the best score.
async fn finished(house: &House) -> (String, u32) {
    let head = head([Player::Blue, Player::Red]);
    let computer = |seat| Entry::Computer { seat, level: Level::Alderman };
    let (game, moves) = whole_game(&head);
    let entries = [vec![computer(Player::Blue), computer(Player::Red)], moves].concat();
    let id = house.app().tables().create(head, entries).await.expect("a table");
    (format!("/en/table/{id}"), game.state().final_scorings()[0].score.prestige)
}

#[test]
fn scores_are_counted_up_once_and_can_be_skipped() {
    tell(async |house| {
        let (table, best) = finished(house).await;
        let page = house.visit(&house.lively_visitor().await?, &table).await?;
        page.wait_for(COUNTING).await?;
        assert!(!shows_totals(&page).await?, "the table gives nothing away");
        page.click(button("Skip")).await?;
        page.wait_until_gone(COUNTING).await?;
        assert!(shows_totals(&page).await?);
        page.wait_for_text("#finale .totals", &best.to_string()).await?;
        page.reload().await?;
        page.wait_for(OPEN).await?;
        assert_eq!(page.count(COUNTING).await?, 0, "it is counted up once");
        page.wait_for("#finale[data-told]").await?;
        assert!(shows_totals(&page).await?);
        Ok(())
    });
}

/// Whether the panels beside the finale show the final scores.
async fn shows_totals(page: &Page) -> StoryResult<bool> {
    let seen = "['.players .score', '.over .final'].every((one) =>
        getComputedStyle(document.querySelector(one)).visibility === 'visible')";
    Ok(page.evaluate(seen).await? == serde_json::json!(true))
}

#[test]
fn it_can_be_closed_to_look_at_the_table_and_reopened() {
    tell(async |house| {
        let (table, _) = finished(house).await;
        let page = house.visit(&house.visitor().await?, &table).await?;
        // Modal means that scripts have taken over.
        page.wait_for("dialog#finale:modal").await?;
        page.press("Escape").await?;
        page.wait_until_gone(OPEN).await?;
        page.click(link("Final scores")).await?;
        page.wait_for(OPEN).await?;
        page.click(button("Back to the table")).await?;
        page.wait_until_gone(OPEN).await?;
        Ok(())
    });
}

#[test]
fn a_phone_has_a_button_that_reopens_it() {
    tell(async |house| {
        let (table, _) = finished(house).await;
        let page = house.visit(&house.visitor().await?.size(390, 664), &table).await?;
        page.wait_for("dialog#finale:modal").await?;
        page.press("Escape").await?;
        page.wait_until_gone(OPEN).await?;
        let sticks_out = "document.querySelector('#turn .cmd').getBoundingClientRect().bottom
            - document.querySelector('.tabs').getBoundingClientRect().top";
        let sticks_out = page.evaluate(sticks_out).await?;
        assert!(sticks_out.as_f64().is_some_and(|pixels| pixels <= 0.0), "{sticks_out}");
        Ok(())
    });
}

#[test]
fn the_picture_is_saved_as_pixels() {
    tell(async |house| {
        let (table, _) = finished(house).await;
        let page = house.visit(&house.visitor().await?, &table).await?;
        // Modal means that scripts have taken over.
        page.wait_for("dialog#finale:modal").await?;
        // The file is captured instead of saved to disk.
        let saved = "new Promise((resolve) => {
            URL.createObjectURL = (file) => (resolve([file.type, file.size > 10000]), 'about:blank');
            HTMLAnchorElement.prototype.click = () => {};
            document.querySelector('[data-picture]').dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true }));
        })";
        assert_eq!(page.evaluate(saved).await?, serde_json::json!(["image/png", true]));
        Ok(())
    });
}

#[test]
fn without_scripts_it_is_open() {
    tell(async |house| {
        let (table, best) = finished(house).await;
        let page = house.visit(&house.visitor().await?.without_scripts(), &table).await?;
        page.wait_for_text("#finale .totals", &best.to_string()).await?;
        assert!(shows_totals(&page).await?, "everything at once");
        page.click("#finale .close").await?;
        page.wait_until_gone(OPEN).await?;
        page.follow("[data-finale-open]").await?;
        page.wait_for(OPEN).await
    });
}

#[test]
fn it_is_accessible_on_a_desktop() {
    tell(async |house| looks(house, house.visitor().await?).await);
}

#[test]
fn it_is_accessible_on_a_phone() {
    tell(async |house| looks(house, house.visitor().await?.size(360, 640)).await);
}

async fn looks(house: &House, visitor: Visitor) -> StoryResult {
    let (table, _) = finished(house).await;
    let page = house.visit(&visitor, &table).await?;
    for language in ["en", "de", "fr", "it"] {
        page.open(&house.address_of(&table.replacen("/en/", &format!("/{language}/"), 1))).await?;
        page.wait_for(OPEN).await?;
        let violations = page.axe().await?;
        assert!(violations.is_empty(), "{language}: {violations:?}");
        check_the_width(&page, language).await?;
    }
    Ok(())
}

/// Nothing overflows to the side, and every target is large enough for a finger.
async fn check_the_width(page: &Page, language: &str) -> StoryResult {
    let wide = "[...document.querySelectorAll('#finale :is(table, p, .btn, h2, h3)')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 80))";
    assert_eq!(page.evaluate(wide).await?, serde_json::json!([]), "{language}");
    let small = "[...document.querySelectorAll('#finale .btn')]
        .map((one) => one.getBoundingClientRect()).filter((one) => one.height > 0 && one.height < 44).length";
    assert_eq!(page.evaluate(small).await?, serde_json::json!(0), "{language}");
    Ok(())
}
