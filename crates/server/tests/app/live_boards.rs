//! Running games as small boards on the home page.

use super::*;

#[tokio::test]
async fn own_running_games_are_small_boards_that_update_themselves() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let page = bert.get("/en").await.expect(200).says("id=\"running\"").says("home.js");
    assert_eq!(page.body.matches("class=\"art miniature\"").count(), 1);
    let before = boards(&mut bert).await;
    assert!(before.contains(&format!("/en/table/{table}")));
    anna.acts(&table, &["church", "donate petri.five"]).await;
    assert_eq!(before, boards(&mut bert).await, "what somebody drafts is not seen by others");
    anna.acts(&table, &["done"]).await;
    assert_ne!(before, boards(&mut bert).await);
    bert.does(&table, "resign", &[("seat", "blue")]).await.expect(303);
    assert!(!boards(&mut bert).await.contains("miniature"), "a game that is over has no board");
}

#[tokio::test]
async fn games_of_others_are_shown_without_names_and_addresses() {
    let app = TestApp::new().await;
    let (mut anna, _bert, table) = app.two().await;
    let open = app.app().tables().get(&table).await.expect("a table");
    assert!(!boards(&mut app.stranger()).await.contains("miniature"), "it has no viewer");
    let _page = open.changes();
    let shown = boards(&mut app.stranger()).await;
    assert!(shown.contains("Other games in progress") && shown.contains("miniature"), "{shown}");
    for secret in [table.as_str(), "Alster", "Anna", "Bert"] {
        assert!(!shown.contains(secret), "{secret}");
    }
    let mine = boards(&mut anna).await;
    assert!(!mine.contains("Other games in progress"), "one's own game is no other");
}

/// The part of the home page that scripts poll.
async fn boards(visitor: &mut Visitor) -> String {
    let live = visitor.clone().sending("x-live", "1").get("/en/").await.expect(200).body;
    assert!(live.starts_with("<div id=\"running\"") && !live.contains("<html"));
    live
}
