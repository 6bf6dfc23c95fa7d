//! A city that somebody drew: saved from a file, opened from its page, and played.

use crate::at_table::{AtTable, choice};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Visitor, button, link};
use std::fmt::Write;

/// Saves a board with this name, reads its page and its list, and plays a turn there.
async fn story(house: &House, visitor: &Visitor, name: &str) -> StoryResult {
    let mut wrong = String::new();
    refusal(house, visitor, &mut wrong).await?;
    let page = house.visit(visitor, "/en/workshop/save").await?;
    let file = hamburgum_cities::board_file(301);
    let city = hamburgum_cities::generate(301).name().to_owned();
    let file = file.replace(&format!("name = \"{city}\""), &format!("name = \"{name}\""));
    page.fill("#text", &file).await?;
    page.follow(button("Save the city")).await?;
    page.wait_for(".drawn-city figure img").await?;
    check(&page, "own page", &mut wrong).await?;
    page.follow(link("Drawn cities")).await?;
    page.wait_for(".city-cards img").await?;
    check(&page, "list", &mut wrong).await?;
    page.follow(".city-card").await?;
    page.follow(link("Play here")).await?;
    page.wait_for("[name=board][value^=own-]:checked").await?;
    check(&page, "new table", &mut wrong).await?;
    page.click("#start-first").await?;
    page.follow(button("Open the table")).await?;
    let me = AtTable::arrive(house, page).await?;
    assert!(me.table().await?.head().board.starts_with("own-"));
    me.page.click(choice("trade-west").as_str()).await?;
    me.page.click(choice("done").as_str()).await?;
    assert!(wrong.is_empty(), "{wrong}");
    Ok(())
}

/// A file that is refused. The status of that page is the only thing that the browser complains about.
async fn refusal(house: &House, visitor: &Visitor, wrong: &mut String) -> StoryResult {
    let page = visitor.open(&house.address_of("/en/workshop/save")).await?;
    page.fill("#text", "name = 1").await?;
    page.follow(button("Save the city")).await?;
    page.wait_for("[aria-invalid=true]").await?;
    check(&page, "refusal", wrong).await?;
    let complaints = page.complaints();
    assert!(matches!(&complaints[..], [one] if one.contains("422")), "{complaints:?}");
    page.close().await
}

/// Collects what axe finds, and a page that is wider than the window.
async fn check(page: &hamburgum_browser::Page, place: &str, wrong: &mut String) -> StoryResult {
    for violation in page.axe().await? {
        writeln!(wrong, "{place}: {violation}").expect("room for a text");
    }
    let overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    let wider = page.evaluate(overflow).await?;
    if wider != 0 {
        writeln!(wrong, "{place}: {wider} wider than the window").expect("room for a text");
    }
    Ok(())
}

#[test]
fn a_drawn_city_is_played_on_a_desktop() {
    tell(async |house| story(house, &house.visitor().await?, "Bergen").await);
}

#[test]
fn a_drawn_city_with_a_long_name_is_played_on_a_phone() {
    tell(async |house| {
        let visitor = house.visitor().await?.size(360, 640);
        story(house, &visitor, "Llanfairpwllgwyngyllgogerychwyrndrobwllx").await
    });
}
