//! The whole lesson: by its highlights, by keyboard, on a phone, in light and dark mode.

use crate::at_table::{AtTable, choice};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Violation, Visitor, button};

/// The highlighted choice in the column of the turn.
const NEXT: &str = "#turn [data-next]";

async fn begin<'h>(house: &'h House, visitor: &Visitor) -> StoryResult<AtTable<'h>> {
    let page = house.visit(visitor, "/en").await?;
    page.follow(button("Learn it in ten minutes")).await?;
    AtTable::arrive(house, page).await
}

/// The number of the displayed step.
async fn number(page: &Page) -> StoryResult<String> {
    page.text("#lesson .progress").await
}

#[test]
fn the_whole_lesson_by_its_highlights() {
    tell(async |house| {
        let me = begin(house, &house.visitor().await?).await?;
        while !number(&me.page).await?.contains("38 of 38") {
            me.change(NEXT).await?;
        }
        assert_eq!(me.table().await?.game().turns_played(), 21);
        // The other colours are highlighted as well.
        me.change("#lesson [value=blue]").await?;
        me.page.wait_until_gone("#lesson").await?;
        me.wait_for_my_turn().await?;
        me.page.wait_for(choice("guildhall").as_str()).await
    });
}

#[test]
fn the_whole_lesson_by_keyboard() {
    tell(async |house| {
        let me = begin(house, &house.visitor().await?).await?;
        me.page.focus(NEXT).await?;
        while !number(&me.page).await?.contains("38 of 38") {
            // The focus moves automatically from one highlighted choice to the next.
            me.page.wait_for("[data-next]:focus").await?;
            let version = me.version().await?;
            me.page.press("Enter").await?;
            let changed = format!("main#table:not([data-version=\"{version}\"])");
            me.page.wait_for(changed.as_str()).await?;
        }
        me.page.wait_for("#lesson [name=seat]:focus").await
    });
}

#[test]
fn a_wrong_press_is_explained_and_the_right_one_clears_it() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        // A refusal logs an error in the console, so this page is not checked for errors.
        let page = visitor.open(&house.address_of("/en")).await?;
        page.follow(button("Learn it in ten minutes")).await?;
        // Without scripts a refusal would be a separate page.
        page.wait_for("#connection[data-state=live]").await?;
        page.click(choice("church").as_str()).await?;
        page.wait_for_text("#problem:not([hidden])", "“Church” comes later").await?;
        page.click(NEXT).await?;
        page.wait_for_text("#lesson", "Step 2 of 38").await?;
        page.wait_for_text("[role=status][aria-live]", "Press “End turn”.").await?;
        assert_eq!(page.count("#problem:not([hidden])").await?, 0);
        page.close().await
    });
}

#[test]
fn on_a_phone_the_highlight_is_in_view() {
    tell(async |house| {
        let me = begin(house, &house.visitor().await?.size(390, 664)).await?;
        while !number(&me.page).await?.contains("38 of 38") {
            check_view(&me.page).await?;
            press_what_is_lit(&me).await?;
        }
        check_view(&me.page).await
    });
}

/// The view is the one of the step's subject, and the choice to press is visible, or the button that
/// leads to it.
async fn check_view(page: &Page) -> StoryResult {
    let seen = "(() => {
        const table = document.getElementById('table');
        const isSeen = (part) => {
            const box = part.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return part.contains(top);
        };
        const pressed = [...table.querySelectorAll('[data-next], #lesson .elsewhere')];
        return document.getElementById(table.dataset.tab).checked
            && document.getElementById(table.dataset.look).checkVisibility()
            && document.getElementById('lesson-story').checkVisibility()
            && pressed.some(isSeen); })()";
    assert_eq!(page.evaluate(seen).await?, true, "{}", number(page).await?);
    Ok(())
}

/// Plays a whole step: presses the highlighted choice, after opening its view if necessary.
async fn press_what_is_lit(me: &AtTable<'_>) -> StoryResult {
    let step = number(&me.page).await?;
    if me.page.evaluate(ELSEWHERE).await? == true {
        me.page.click("#lesson .elsewhere").await?;
    }
    while number(&me.page).await? == step {
        let on_the_rondel = me.page.evaluate(ON_THE_RONDEL).await? == true;
        me.change(if on_the_rondel { "#rondel [data-next]" } else { NEXT }).await?;
    }
    Ok(())
}

const ELSEWHERE: &str = "document.querySelector('#lesson .elsewhere').checkVisibility()";
const ON_THE_RONDEL: &str =
    "document.querySelector('#rondel [data-next]')?.checkVisibility() ?? false";

#[test]
fn without_scripts() {
    tell(async |house| {
        let me = begin(house, &house.visitor().await?.without_scripts()).await?;
        for step in 2..=6 {
            me.page.follow(NEXT).await?;
            assert!(number(&me.page).await?.contains(&format!("Step {step} of")));
        }
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_a_desktop() {
    tell(async |house| audit(house, house.visitor().await?).await);
}

#[test]
fn axe_finds_nothing_on_a_phone() {
    tell(async |house| audit(house, house.visitor().await?.size(390, 844)).await);
}

/// The tokens on the map are small, but each of them is also a large button in the column.
fn is_excused(violation: &Violation) -> bool {
    let is_on_the_map = |(element, _): &(String, String)| element.starts_with("#choose-donate-");
    violation.rule == "target-size" && violation.elements.iter().all(is_on_the_map)
}

async fn check(page: &Page) -> StoryResult {
    let mut found = page.axe().await?;
    found.retain(|violation| !is_excused(violation));
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{}: {}", number(page).await?, found.join("\n"));
    Ok(())
}

async fn audit(house: &House, visitor: Visitor) -> StoryResult {
    let me = begin(house, &visitor).await?;
    for _ in 0..14 {
        check(&me.page).await?;
        press_what_is_lit(&me).await?;
    }
    // On a phone the rest of the lesson has room only in the view of the turn.
    me.page.evaluate("document.getElementById('tab-turn').click()").await?;
    me.page.click("#lesson-more summary").await?;
    check(&me.page).await
}
