//! A phone in portrait mode.

use crate::at_table::{AtTable, choice};
use crate::house::{StoryResult, tell};
use hamburgum_browser::Page;

/// The tabs with their content, and the part of the turn that is visible beside it: commands only where
/// the view has choices of the turn.
const TABS: [(&str, &str, &str); 6] = [
    ("tab-turn", "#turn .options", "#turn .cmd"),
    ("tab-city", "#city", "#turn .cmd"),
    ("tab-rondel", "#rondel", "#turn .cmd"),
    ("tab-ledger", ".ledger", "#turn header"),
    ("tab-players", "#players", "#turn header"),
    ("tab-log", "#log", "#turn header"),
];

/// The number of visible commands, and of opponents' last turns that are fully visible.
const SEEN: &str = "
    (() => {
        const isWhole = (one) => {
            const [box, line] = [one, one.parentElement].map((part) => part.getBoundingClientRect());
            return box.width > 0 && box.right <= line.right + 1 && box.bottom <= line.bottom + 1;
        };
        const commands = [...document.querySelectorAll('#turn .cmd button')];
        return [
            commands.filter((one) => one.checkVisibility()).length,
            [...document.querySelectorAll('#history .glance')].filter(isWhole).length,
        ];
    })()";

#[test]
fn a_turn_on_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = AtTable::set_up(house, &visitor, &["me", "computer-apprentice"]).await?;
        for (tab, part, beside) in TABS {
            me.page.click(format!("label[for={tab}]").as_str()).await?;
            me.page.wait_for(part).await?;
            check_width(&me.page, tab).await?;
            me.page.wait_for(beside).await?;
            me.page.wait_for_text("#round .brief", "0/6").await?;
            let commands = if beside == "#turn .cmd" { 3 } else { 0 };
            assert_eq!(me.page.evaluate(SEEN).await?[0], commands, "{tab}");
        }
        me.page.click("label[for=tab-rondel]").await?;
        // The choices of the field are shown at once.
        me.change("#rondel button[value=trade-west]").await?;
        me.play_all(&["sell beer", "done"]).await?;
        me.wait_for_my_turn().await?;
        me.page.wait_for(choice("dockyard").as_str()).await
    });
}

#[test]
fn the_turns_of_four_others_are_visible() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 664);
        let computers = ["computer-apprentice"; 4];
        let me = AtTable::set_up(house, &visitor, &[&["me"], &computers[..]].concat()).await?;
        me.play("beer").await?;
        me.wait_for_my_turn().await?;
        for (width, height) in [(390, 664), (360, 640), (320, 568), (844, 390)] {
            me.page.resize(width, height).await?;
            assert_eq!(me.page.evaluate(SEEN).await?[1], 4, "{width} x {height}");
            check_width(&me.page, "the table").await?;
        }
        Ok(())
    });
}

#[test]
fn no_page_is_wider_than_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(360, 740);
        let page = house.visit(&visitor, "/de").await?;
        for path in ["/de", "/de/new", "/de/account", "/de/about", "/fr", "/fr/new", "/it/new"] {
            page.open(&house.address_of(path)).await?;
            check_width(&page, path).await?;
        }
        Ok(())
    });
}

async fn check_width(page: &Page, place: &str) -> StoryResult {
    let width = page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
    assert_eq!(width, 0, "{place} scrolls sideways");
    Ok(())
}
