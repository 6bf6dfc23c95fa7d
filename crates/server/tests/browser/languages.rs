//! Each language, and switching between them.

use crate::at_table::AtTable;
use crate::house::tell;

/// The language, the heading of the home page, and the prompt of a table.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "Quick game", "Choose a field"),
    ("de", "Sofort spielen", "Wähle ein Feld"),
    ("fr", "Jouer tout de suite", "Choisissez une case"),
    ("it", "Gioca subito", "Scegli uno spazio"),
];

/// The number of fields that are visible without scrolling.
const FIELDS: &str = "
    (({ bottom }) => [...document.querySelectorAll('#turn .moves > li')]
        .filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length)(
        document.querySelector('#turn .options').getBoundingClientRect())";

#[test]
fn browsers_get_their_language() {
    tell(async |house| {
        for (code, heading, _) in LANGUAGES {
            let visitor = house.visitor().await?.speaks(&format!("{code}-CH, en;q=0.5"));
            let page = house.visit(&visitor, "/").await?;
            assert!(page.address().await?.ends_with(&format!("/{code}/")));
            assert_eq!(page.attribute("html", "lang").await?.as_deref(), Some(code));
            page.wait_for_text("h2", heading).await?;
        }
        Ok(())
    });
}

#[test]
fn switching_the_language_keeps_the_table() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.visitor().await?, &["me", "here"]).await?;
        let id = me.id().await?;
        for (code, _, ask) in LANGUAGES.into_iter().rev() {
            me.page.follow(format!(".languages a[lang={code}]").as_str()).await?;
            assert!(me.page.address().await?.ends_with(&format!("/{code}/table/{id}")));
            assert_eq!(me.page.attribute("html", "lang").await?.as_deref(), Some(code));
            me.page.wait_for_text("#turn .ask", ask).await?;
            me.page.resize(820, 1180).await?;
            assert_eq!(me.page.evaluate(FIELDS).await?, 8, "{code}");
            me.page.resize(1366, 768).await?;
        }
        me.play_all(&["beer", "done"]).await
    });
}
