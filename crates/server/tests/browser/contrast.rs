//! High contrast: everything is visible in the system colours.

use crate::at_table::AtTable;
use crate::house::{StoryResult, tell};
use hamburgum_browser::Page;

/// Elements that must contrast with their background: a selector and one of its colours.
const MARKS: [(&str, &str); 7] = [
    ("#turn .go .tok", "color"),
    ("#turn .where .ic", "color"),
    ("#turn .cmd .btn .ic", "color"),
    ("#tutor .track::after", "background-color"),
    ("#depot li", "color"),
    ("#prices .ic", "color"),
    ("#players .score", "color"),
];

/// The contrast of each mark with the nearest background behind it, the lowest first.
const CONTRASTS: &str = "((marks) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
            .map((part) => (part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4));
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const behind = (element) => {
        const colour = getComputedStyle(element).backgroundColor;
        const isClear = /^rgba\\(.*, 0\\)$|transparent|\\/ 0\\)/.test(colour);
        return isClear && element.parentElement ? behind(element.parentElement) : colour;
    };
    return marks.flatMap(([selector, property]) => {
        const [plain, pseudo] = selector.split(/(?=::)/);
        const found = [...document.querySelectorAll(plain)].filter((one) => one.checkVisibility());
        return found.map((element) => {
            const own = getComputedStyle(element, pseudo).getPropertyValue(property);
            const [a, b] = [light(own), light(behind(element.closest('svg')?.parentElement ?? element))];
            return { selector, own, contrast: (Math.max(a, b) + .05) / (Math.min(a, b) + .05) };
        });
    });
})";

async fn check(page: &Page) -> StoryResult {
    let marks: Vec<[&str; 2]> =
        MARKS.iter().map(|&(selector, colour)| [selector, colour]).collect();
    let found = page.evaluate(&format!("{CONTRASTS}({marks:?})")).await?;
    let found = found.as_array().cloned().unwrap_or_default();
    for (selector, _) in MARKS {
        assert!(found.iter().any(|one| one["selector"] == *selector), "{selector} is not there");
    }
    for one in found {
        assert!(one["contrast"].as_f64().is_some_and(|contrast| contrast >= 3.0), "{one}");
    }
    Ok(())
}

#[test]
fn controls_and_text_are_visible_in_system_colours() {
    tell(async |house| {
        for visitor in [
            house.visitor().await?.in_forced_colours(),
            house.visitor().await?.in_forced_colours().in_the_dark(),
        ] {
            let me = AtTable::play_now(house, &visitor).await?;
            me.wait_for_my_turn().await?;
            me.play("church").await?;
            check(&me.page).await?;
        }
        Ok(())
    });
}
