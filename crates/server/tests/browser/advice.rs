//! Hints, the tutor, and explanations of computers' turns.

use crate::at_table::{AtTable, choice};
use crate::games::{self, BLUNDER};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Visitor, button};

#[test]
fn advice_on_a_desktop() {
    tell(async |house| {
        let me = before_the_blunder(house, &house.visitor().await?).await?;
        why(&me).await?;
        hint(&me).await?;
        tutor(&me).await
    });
}

#[test]
fn advice_on_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(390, 844);
        let me = before_the_blunder(house, &visitor).await?;
        hint(&me).await?;
        let width = me.page.evaluate("document.documentElement.scrollWidth - innerWidth").await?;
        assert_eq!(width, 0, "the page scrolls sideways");
        tutor(&me).await
    });
}

/// The visitor plays Blue against a computer and is to act before the blunder.
pub(crate) async fn before_the_blunder<'h>(
    house: &'h House,
    visitor: &Visitor,
) -> StoryResult<AtTable<'h>> {
    let me = AtTable::set_up(house, visitor, &["me", "computer-apprentice"]).await?;
    let own = me.table().await?;
    let person = own.seats()[0].owner().expect("the visitor");
    let (head, entries) = games::before_the_blunder(person);
    let id = house.app().tables().create(head, entries).await.expect("a table");
    me.page.open(&house.address_of(&format!("/en/table/{id}"))).await?;
    me.wait_for_my_turn().await?;
    Ok(me)
}

async fn look(me: &AtTable<'_>, place: &str) -> StoryResult {
    let violations = me.page.axe().await?;
    assert!(violations.is_empty(), "{place}: {violations:?}");
    Ok(())
}

/// The computer's last turn is explained below it in the log.
async fn why(me: &AtTable<'_>) -> StoryResult {
    me.page.click(button("Why did Red play that?")).await?;
    me.page.wait_for("#log .explained .forecasts").await?;
    me.page.wait_for_text("#log .explained", "Next-best turns").await?;
    assert_eq!(me.page.count("#log .explained .ideas > li").await?, 2);
    look(me, "why").await
}

/// Three turns, each with its reasons; the map highlights what the pointed one uses.
async fn hint(me: &AtTable<'_>) -> StoryResult {
    // By keyboard, like everything at the table.
    me.page.focus(button("Hint")).await?;
    me.page.press("Enter").await?;
    me.page.wait_for("#advice .ideas").await?;
    assert_eq!(me.page.count("#advice .idea").await?, 3);
    assert_eq!(me.page.count("#advice .idea .reasons").await?, 3);
    me.page.wait_for_text("#idea-1", "% to win").await?;
    me.page.evaluate("document.querySelector('#idea-2 > summary').focus()").await?;
    let lit = "[...document.querySelectorAll('.idea-mark')]\
        .filter((mark) => getComputedStyle(mark).display !== 'none')\
        .every((mark) => mark.matches('.of-idea-2'))";
    assert_eq!(me.page.evaluate(lit).await?, true);
    look(me, "hint").await
}

#[test]
fn a_hint_is_played_with_one_press() {
    tell(async |house| {
        let me = before_the_blunder(house, &house.visitor().await?).await?;
        me.page.click(button("Hint")).await?;
        me.page.wait_for("#advice .ideas").await?;
        me.change("#idea-1 form button").await?;
        me.wait_for_my_turn().await?;
        assert!(me.table().await?.game().turns_played() > BLUNDER);
        Ok(())
    });
}

/// The tutor holds the blunder, once to think again and once to play it anyway.
async fn tutor(me: &AtTable<'_>) -> StoryResult {
    me.change("#tutor").await?;
    me.page.wait_for("#tutor[aria-checked=true]").await?;
    me.play("dockyard").await?;
    me.page.click(choice("done").as_str()).await?;
    me.page.wait_for_text("#warning", "Better").await?;
    look(me, "warning").await?;
    assert_eq!(me.page.text("#turn .cmd .primary").await?.trim(), "Go back");
    assert_eq!(me.table().await?.game().turns_played(), BLUNDER);
    me.page.click(button("Go back")).await?;
    me.page.wait_until_gone("#warning").await?;
    me.page.click(choice("done").as_str()).await?;
    me.change(button("Play it anyway")).await?;
    me.wait_for_my_turn().await?;
    assert!(me.table().await?.game().turns_played() > BLUNDER);
    Ok(())
}
