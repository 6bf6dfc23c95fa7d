//! A game is replayed, continued from a position, and opened from a file.

use crate::at_table::AtTable;
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor, button};
use std::sync::Arc;

const RECORD: &str = include_str!("../../../engine/tests/golden/base-3-hamburgum.txt");

/// Opens the record of a whole game with the form.
async fn open_record(house: &House, visitor: &Visitor) -> StoryResult<Arc<Page>> {
    let page = house.visit(visitor, "/en").await?;
    page.follow(hamburgum_browser::link("Open a record")).await?;
    page.fill("#record", RECORD).await?;
    page.follow(button("Open a record")).await?;
    page.wait_for("main.replay[data-at=\"0\"]").await?;
    Ok(page)
}

/// Waits until the page shows this position and has its address.
async fn is_at(page: &Page, at: usize) -> StoryResult {
    page.wait_for(format!("main.replay[data-at=\"{at}\"]").as_str()).await?;
    assert!(page.address().await?.ends_with(&format!("/replay?at={at}")), "the address of {at}");
    Ok(())
}

/// The last position of the game.
async fn end(page: &Page) -> StoryResult<usize> {
    let most = page.attribute("#slider", "max").await?.unwrap_or_default();
    Ok(most.parse().expect("a number"))
}

#[test]
fn a_replay_by_keyboard_and_slider() {
    tell(async |house| {
        let page = open_record(house, &house.visitor().await?).await?;
        let end = end(&page).await?;
        for (key, at) in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end)] {
            page.press(key).await?;
            is_at(&page, at).await?;
        }
        page.wait_for_text("#told", "1. Red").await?;
        page.press("Home").await?;
        is_at(&page, 0).await?;
        page.click("#way-next-turn").await?;
        page.wait_for("#turns .to[aria-current]").await?;
        slide(&page, 100).await?;
        is_at(&page, 100).await?;
        page.evaluate("history.back()").await?;
        page.wait_for("main.replay:not([data-at=\"100\"])").await?;
        page.press("ArrowRight").await?;
        page.click("label[for=in-notation]").await?;
        page.wait_for("#turns .to[aria-current] .notation").await?;
        page.click("label[for=view-figures]").await?;
        page.click("#graph-prestige summary").await?;
        page.click("#graph-prestige tbody tr:last-child a").await?;
        is_at(&page, end).await
    });
}

#[test]
fn fast_presses_are_not_dropped() {
    tell(async |house| {
        let page = open_record(house, &house.visitor().await?).await?;
        // Keys come faster than responses: all of them at once.
        let press = "(keys) => keys.forEach((key) => document.body.dispatchEvent(\
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))";
        let cases: [(&[&str], usize); 3] = [
            (&["ArrowRight"; 7], 7),
            (&["ArrowLeft", "ArrowLeft", "ArrowRight"], 6),
            (&["ArrowLeft"; 9], 0),
        ];
        for (keys, at) in cases {
            page.evaluate(&format!("({press})({keys:?})")).await?;
            is_at(&page, at).await?;
        }
        let clicks = "for (let i = 0; i < 4; i++) document.getElementById('way-next-turn').click()";
        page.evaluate(clicks).await?;
        page.wait_for("#turns li:nth-child(1) ~ li, #turns ol ~ ol .to[aria-current]").await?;
        let fourth =
            "new URL([...document.querySelectorAll('#turns .to')][3].href).searchParams.get('at')";
        let fourth = page.evaluate(fourth).await?;
        is_at(&page, fourth.as_str().and_then(|at| at.parse().ok()).expect("a position")).await
    });
}

#[test]
fn arrows_navigate_after_any_press() {
    tell(async |house| {
        let page = open_record(house, &house.visitor().await?).await?;
        let mut at = 0;
        for pressed in ["label[for=view-figures]", "label[for=in-notation]", "#autoplay", "#told"] {
            if pressed == "label[for=in-notation]" {
                page.click("label[for=view-turns]").await?;
            }
            page.click(pressed).await?;
            if pressed == "#autoplay" {
                page.click(pressed).await?;
                page.wait_for("#autoplay[aria-pressed=false]").await?;
                // A request may still be pending; from here on it does not matter.
                page.press("Home").await?;
                at = 0;
                is_at(&page, at).await?;
            }
            page.press("ArrowRight").await?;
            at += 1;
            is_at(&page, at).await?;
        }
        // With keyboard focus the arrows belong to the control.
        page.focus("#view-turns").await?;
        page.press("Tab").await?;
        page.press("Shift+Tab").await?;
        page.press("ArrowRight").await?;
        page.wait_for("#view-figures:checked + label").await?;
        is_at(&page, at).await
    });
}

/// Moves the slider like a hand.
async fn slide(page: &Page, at: usize) -> StoryResult {
    let script = format!(
        "const slider = document.getElementById('slider'); slider.value = {at}; \
         slider.dispatchEvent(new Event('input', {{ bubbles: true }})); \
         slider.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.evaluate(&format!("(() => {{ {script} }})()")).await.map(|_| ())
}

#[test]
fn autoplay_runs_and_stops() {
    tell(async |house| {
        let page = open_record(house, &house.visitor().await?).await?;
        page.choose("#speed", "500").await?;
        page.click("#autoplay").await?;
        page.wait_for("#autoplay[aria-pressed=true]").await?;
        page.wait_for("main.replay:not([data-at=\"0\"])").await?;
        page.press("Home").await?;
        page.wait_for("#autoplay[aria-pressed=false]").await?;
        is_at(&page, 0).await
    });
}

#[test]
fn without_scripts_navigation_consists_of_links() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let page = open_record(house, &visitor).await?;
        page.follow("#way-chevron").await?;
        is_at(&page, 1).await?;
        page.follow("#turns li:nth-child(2) .to").await?;
        page.follow(button("Go")).await?;
        page.wait_for("#told").await
    });
}

#[test]
fn a_game_is_continued_from_a_position() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        let me = AtTable::set_up(house, &visitor, &["me", "computer-apprentice"]).await?;
        me.play("beer").await?;
        me.wait_for_my_turn().await?;
        me.page.click("#menu summary").await?;
        me.page.follow(hamburgum_browser::link("Replay")).await?;
        me.page.press("Shift+ArrowRight").await?;
        is_at(&me.page, 2).await?;
        me.page.click("label[for=view-play-on]").await?;
        me.page.wait_for_text(".play-on", "Round 1, Blue").await?;
        me.page.click("label[for=with-screen]").await?;
        me.page.follow(button("Play on from here")).await?;
        me.page.wait_for_text(".origin", "A copy of").await?;
        me.play_all(&["cloth", "done"]).await?;
        me.page.wait_for_text("#turn h2", "Red’s turn").await?;
        assert!(me.table().await?.head().is_copy());
        me.page.open(&house.address_of("/en")).await?;
        me.page.wait_for_text(".games", "copy").await
    });
}

#[test]
fn a_hostile_record_is_refused_with_an_explanation() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        // A refusal logs an error in the console, so this page is not checked for errors.
        let page = visitor.open(&house.address_of("/en/open")).await?;
        let hostile = RECORD.replacen("1. ", "1. <img src=x onerror=alert(1)> ", 1);
        page.fill("#record", &hostile).await?;
        page.follow(button("Open a record")).await?;
        page.wait_for_text(".complaints", "can’t be read").await?;
        assert_eq!(page.count(".complaints img").await?, 0);
        let kept = page.evaluate("document.getElementById('record').value").await?;
        assert!(
            kept.as_str().is_some_and(|text| text.contains("onerror")),
            "what was typed is kept"
        );
        assert_eq!(house.app().tables().count().0, 0);
        page.close().await
    });
}

/// The positions of the links, the slider and what follows the text, and the overflow of the list of
/// turns.
const PLACES: &str = "[...document.querySelectorAll('.ways a, #slider, #autoplay, .views')]
    .map((one) => one.getBoundingClientRect().top)
    .concat(document.querySelector('#turns').scrollWidth - document.querySelector('#turns').clientWidth)";

#[test]
fn nothing_moves_between_the_last_steps() {
    tell(async |house| {
        for (width, height) in [(390, 664), (360, 640), (844, 390), (820, 1180), (1366, 768)] {
            let visitor = house.visitor().await?.size(width, height);
            let page = open_record(house, &visitor).await?;
            let end = end(&page).await?;
            page.press("End").await?;
            is_at(&page, end).await?;
            let last = page.evaluate(PLACES).await?;
            let sticks_out = last.as_array().and_then(|places| places.last()).cloned();
            assert_eq!(sticks_out, Some(0.into()), "the list scrolls sideways at {width}x{height}");
            page.press("ArrowLeft").await?;
            is_at(&page, end - 1).await?;
            assert_eq!(page.evaluate(PLACES).await?, last, "{width}x{height}");
        }
        Ok(())
    });
}

#[test]
fn replays_are_accessible_on_a_desktop_and_on_a_phone() {
    tell(async |house| {
        for (visitor, tabs) in
            [(house.visitor().await?, false), (house.visitor().await?.size(390, 844), true)]
        {
            let page = open_record(house, &visitor).await?;
            slide(&page, 100).await?;
            is_at(&page, 100).await?;
            let mut found = page.axe().await?;
            if tabs {
                page.click("label[for=tab-log]").await?;
            }
            for view in ["view-figures", "view-play-on"] {
                page.click(format!("label[for={view}]").as_str()).await?;
                found.extend(page.axe().await?);
            }
            let wide = page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
            assert_eq!(wide, 0, "it scrolls sideways");
            page.open(&house.address_of("/de/open")).await?;
            found.extend(page.axe().await?);
            assert!(found.is_empty(), "{found:?}");
        }
        Ok(())
    });
}
