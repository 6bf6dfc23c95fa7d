//! A table in a generated city.

use crate::at_table::{AtTable, choice};
use crate::house::tell;
use hamburgum_browser::button;

/// The city that the form offers.
const OFFERED: &str = "[name=city]";

#[test]
fn a_city_is_chosen_by_its_picture_and_played() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        let page = house.visit(&visitor, "/en/new").await?;
        page.fill("#table_name", "Westwind").await?;
        page.follow(button("Another city")).await?;
        let word = page.attribute(OFFERED, "value").await?.expect("a city");
        page.wait_for(format!("[name=board][value={word}]:checked").as_str()).await?;
        page.wait_for("#table_name[value=Westwind]").await?;
        assert!(page.address().await?.ends_with("#board"), "the cities are in view");
        page.click("#start-first").await?;
        // Enter presses the first button of a form, which must be the one that creates the table.
        let first = "document.querySelector('main form').querySelector('button').name";
        assert_eq!(page.evaluate(first).await?, "");
        page.follow(button("Open the table")).await?;
        let me = AtTable::arrive(house, page).await?;
        assert_eq!(me.table().await?.head().board, word);
        me.page.click(choice("trade-west").as_str()).await?;
        me.page.click(choice("done").as_str()).await
    });
}

#[test]
fn another_city_without_scripts() {
    tell(async |house| {
        let visitor = house.visitor().await?.without_scripts();
        let page = house.visit(&visitor, "/de/new").await?;
        let first = page.attribute(OFFERED, "value").await?;
        for _ in 0..2 {
            page.follow(button("Andere Stadt")).await?;
        }
        let word = page.attribute(OFFERED, "value").await?.expect("a city");
        assert_ne!(Some(&word), first.as_ref());
        page.follow(button("Tisch eröffnen")).await?;
        let me = AtTable::arrive(house, page).await?;
        assert_eq!(me.table().await?.head().board, word);
        Ok(())
    });
}
