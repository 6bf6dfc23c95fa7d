//! Every page on the narrowest screens, which is also the size of a desktop window at 400% zoom.

use crate::at_table::AtTable;
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor, button};

/// A small phone, and a window of 1280 by 1024 at 400% zoom.
const SIZES: [(u32, u32); 2] = [(320, 568), (320, 256)];

const PATHS: [&str; 12] = [
    "",
    "/new",
    "/account",
    "/about",
    "/open",
    "/rules",
    "/rules?q=ship",
    "/rules/summary",
    "/rules/variants",
    "/rules/maps",
    "/statistics",
    "/statistics/mine",
];

/// The elements that overflow the page to the right, unless they are in a part that scrolls.
const OVERHANG: &str = "(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const parts = [...document.querySelectorAll('body *')];
    const out = parts.filter((part) => part.getBoundingClientRect().right > width + 1 && part.checkVisibility());
    return ['the page', ...out.slice(0, 5).map((part) => part.cloneNode().outerHTML)];
})()";

const UNFOLD: &str = "document.querySelectorAll('details').forEach((one) => (one.open = true))";

/// Checks a page at each size; resizing costs less than loading it again.
async fn check(page: &Page, place: &str) -> StoryResult {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let out = page.evaluate(OVERHANG).await?;
        assert_eq!(out.as_array().map(Vec::len), Some(0), "{place} at {width} x {height}: {out}");
    }
    Ok(())
}

async fn narrow(house: &House) -> StoryResult<Visitor> {
    let [(width, height), _] = SIZES;
    Ok(house.visitor().await?.size(width, height))
}

#[test]
fn no_page_scrolls_sideways() {
    tell(async |house| {
        let page = house.visit(&narrow(house).await?, "/en").await?;
        for language in ["en", "de", "fr", "it"] {
            for path in PATHS {
                page.open(&house.address_of(&format!("/{language}{path}"))).await?;
                check(&page, &format!("{language}{path}")).await?;
            }
            page.open(&house.address_of(&format!("/{language}/rules/maps"))).await?;
            page.evaluate(UNFOLD).await?;
            check(&page, &format!("{language}, maps unfolded")).await?;
        }
        Ok(())
    });
}

#[test]
fn no_state_of_a_table_scrolls_sideways() {
    tell(async |house| {
        let visitor = narrow(house).await?;
        let me = AtTable::set_up(house, &visitor, &["me", "link"]).await?;
        check(&me.page, "gathering").await?;
        let door = me.invitation().await?;
        let guest = house.visit(&narrow(house).await?, &door).await?;
        check(&guest, "an invitation").await?;
        me.join(&house.visitor().await?, "Berta the long-named of Hamburg").await?;
        me.wait_for_my_turn().await?;
        let id = me.id().await?;
        for language in ["de", "fr", "it", "en"] {
            me.page.open(&house.address_of(&format!("/{language}/table/{id}"))).await?;
            for tab in ["rondel", "ledger", "players", "log", "city"] {
                let press = format!("document.getElementById('tab-{tab}').click()");
                me.page.evaluate(&press).await?;
                check(&me.page, &format!("{language}, {tab}")).await?;
            }
            for field in ["trade-west", "church", "guildhall", "dockyard", "beer"] {
                let press = format!("document.querySelector('#turn [value={field}]').click()");
                me.page.evaluate(&press).await?;
                me.page.wait_for("#turn button[name=restart]:not([aria-disabled])").await?;
                check(&me.page, &format!("{language}, {field}")).await?;
                me.page.evaluate("document.querySelector('#turn [name=restart]').click()").await?;
                me.page.wait_for("#turn button[name=restart][aria-disabled]").await?;
            }
        }
        for (path, place) in [("/replay?at=0", "replay"), ("", "table")] {
            me.page.open(&house.address_of(&format!("/de/table/{id}{path}"))).await?;
            check(&me.page, place).await?;
        }
        Ok(())
    });
}

#[test]
fn neither_a_review_nor_the_lesson_scrolls_sideways() {
    tell(async |house| {
        let visitor = narrow(house).await?;
        let me = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let press =
            |word: &str| format!("document.querySelector('#turn [value=\"{word}\"]').click()");
        for word in ["beer", "done", "cloth", "done"] {
            let version = me.version().await?;
            me.page.evaluate(&press(word)).await?;
            me.page
                .wait_for(format!("main#table:not([data-version=\"{version}\"])").as_str())
                .await?;
        }
        me.page.evaluate("document.querySelector('#menu summary').click()").await?;
        check(&me.page, "the menu").await?;
        let id = me.id().await?;
        me.page.open(&house.address_of(&format!("/de/table/{id}/review"))).await?;
        check(&me.page, "a review to begin").await?;
        let page = house.visit(&visitor, "/en").await?;
        page.follow(button("Learn it in ten minutes")).await?;
        check(&page, "the lesson").await?;
        Ok(())
    });
}
