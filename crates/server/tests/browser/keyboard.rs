//! A turn by keyboard alone.

use crate::at_table::{AtTable, choice};
use crate::house::{StoryResult, tell};
use hamburgum_browser::Page;

#[test]
fn arrows_move_between_choices() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        skip_to_the_turn(&me.page).await?;
        tab_to(&me.page, "#turn .options button").await?;
        press_until(&me.page, "ArrowDown", &choice("trade-west")).await?;
        me.page.press("Enter").await?;
        me.page.wait_for_text("#turn .ask", "Sell goods or buy materials").await?;
        check_focus(&me.page).await?;
        tab_to(&me.page, "#turn .options button").await?;
        press_until(&me.page, "ArrowDown", &choice("sell sugar")).await?;
        me.page.press("Enter").await?;
        me.page.wait_for_text("#turn .begun", "sugar").await?;
        check_focus(&me.page).await
    });
}

#[test]
fn a_turn_by_keyboard() {
    tell(async |house| {
        let page = house.visit(&house.visitor().await?, "/en").await?;
        tab_to(&page, "[name=level]").await?;
        page.press("ArrowLeft").await?;
        tab_to(&page, "form .primary").await?;
        page.press("Enter").await?;
        let me = AtTable::arrive(house, page).await?;
        me.wait_for_my_turn().await?;
        skip_to_the_turn(&me.page).await?;
        for word in ["trade-west", "done"] {
            let version = me.version().await?;
            tab_to(&me.page, &choice(word)).await?;
            me.page.press("Enter").await?;
            me.page.wait_for(format!("#table:not([data-version=\"{version}\"])").as_str()).await?;
            check_focus(&me.page).await?;
        }
        me.wait_for_my_turn().await?;
        check_focus(&me.page).await
    });
}

#[test]
fn the_focus_is_never_lost_to_folded_elements() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        // Hides the choices that come next, like illegal ones that are folded away.
        let hide = "const sheet = new CSSStyleSheet();
            sheet.replaceSync('.options:not(#options-move) button { display: none }');
            document.adoptedStyleSheets.push(sheet)";
        me.page.evaluate(hide).await?;
        me.page.focus(choice("trade-west").as_str()).await?;
        me.page.press("Enter").await?;
        me.page.wait_for_text("#turn .ask", "Sell goods or buy materials").await?;
        check_focus(&me.page).await
    });
}

#[test]
fn the_focus_leaves_an_element_that_is_hidden() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let hide = "const sheet = new CSSStyleSheet();
            sheet.replaceSync('#turn:not(:has(#options-move)) #command-undo { display: none }');
            document.adoptedStyleSheets.push(sheet)";
        me.page.evaluate(hide).await?;
        me.page.focus("#command-undo").await?;
        let press = format!("document.querySelector({:?}).click()", choice("trade-west"));
        me.page.evaluate(&press).await?;
        me.page.wait_for_text("#turn .ask", "Sell goods or buy materials").await?;
        // The browser takes the focus from a hidden element when it renders.
        let two_frames =
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
        me.page.evaluate(two_frames).await?;
        check_focus(&me.page).await
    });
}

/// The first tab stop of a page skips everything before the turn.
async fn skip_to_the_turn(page: &Page) -> StoryResult {
    tab_to(page, ".skip").await?;
    page.press("Enter").await?;
    page.wait_for("#turn:focus").await
}

/// A choice must not send the focus back to the top of the page.
async fn check_focus(page: &Page) -> StoryResult {
    page.wait_for("#turn:focus-within").await
}

/// Presses Tab until this has the focus.
async fn tab_to(page: &Page, selector: &str) -> StoryResult {
    press_until(page, "Tab", selector).await
}

/// Presses a key until this has the focus.
async fn press_until(page: &Page, key: &str, selector: &str) -> StoryResult {
    let is_there = format!("document.activeElement.matches({selector:?})");
    for _ in 0..60 {
        if page.evaluate(&is_there).await? == true {
            return Ok(());
        }
        page.press(key).await?;
    }
    panic!("{key} does not lead to {selector}");
}
