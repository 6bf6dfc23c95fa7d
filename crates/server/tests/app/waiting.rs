//! The games that wait for a person: their order, their number, and the way from one to the next.

use super::*;

/// The places of these texts in a page.
fn places(page: &str, texts: &[&str]) -> Vec<usize> {
    texts
        .iter()
        .map(|text| page.find(text).unwrap_or_else(|| panic!("{text} is missing")))
        .collect()
}

#[tokio::test]
async fn the_longest_waiting_game_comes_first_and_tells_what_happened() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, first) = app.two().await;
    let second = anna.open_table(&[("table_name", "Bille")]).await;
    app.joins("Carl", &mut anna, &second).await;
    let home = anna.get("/en").await.expect(200).says("2 games are waiting for you").body;
    assert!(places(&home, &[&first, &second]).is_sorted());
    assert!(!home.contains("Since your last turn"), "nobody has played yet");

    anna.acts(&first, &["church", "done"]).await;
    bert.acts(&first, &["beer", "done"]).await;
    let home = anna.get("/en").await.expect(200).says("data-waiting=\"2\"").body;
    assert!(places(&home, &[&second, &first]).is_sorted(), "the other one waits longer now");
    let told = between(&home, "class=\"happened\"", "</ul>");
    assert!(told.contains("Since your last turn") && told.contains("Beer"), "{told}");
    assert_eq!(home.matches("class=\"happened\"").count(), 1);
    let home = bert.get("/en").await.expect(200).says("data-waiting=\"0\"").body;
    assert!(!home.contains("waiting for you") && !home.contains("class=\"happened\""));
}

#[tokio::test]
async fn after_a_turn_a_link_leads_to_the_next_waiting_table() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, first) = app.two().await;
    let alone = format!("/en/table/{first}/next");
    let only = anna.get(&alone).await.expect(200).says("data-waiting=\"1\"").body;
    assert!(!only.contains("<a "), "no other table waits");
    let second = anna.open_table(&[("table_name", "Bille")]).await;
    app.joins("Carl", &mut anna, &second).await;
    anna.acts(&first, &["church", "done"]).await;
    let link = format!("href=\"/en/table/{second}\"");
    anna.get(&alone).await.expect(200).says("data-waiting=\"1\"").says(&link).says("Next table");
    let page = anna.get(&format!("/de/table/{first}")).await.expect(200).says("Nächster Tisch");
    assert!(page.body.contains(&link.replace("/en/", "/de/")));
    let page = bert.get(&format!("/en/table/{first}")).await.expect(200);
    assert!(!page.body.contains(&second), "others do not learn of it");
    let page = app.stranger().get(&format!("/en/table/{first}")).await.expect(200);
    assert!(!page.body.contains("next-table"), "nothing waits for a spectator");
}

#[tokio::test]
async fn the_turns_since_the_last_own_one_can_be_shown_again() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["church", "done"]).await;
    bert.acts(&table, &["beer", "done"]).await;
    let page = anna.live(&table).await;
    // Without scripts the link is the replay, at the first of these turns.
    let at = format!("href=\"/en/table/{table}/replay?at=2\" data-retell=\"0\"");
    let page = page.says(&at);
    assert!(!page.body.contains("id=\"played\""));
    let again = anna.get(&format!("/en/table/{table}/live?turn=0")).await.expect(200).body;
    let (_, played) = again.split_once("<ol id=\"played\"").expect("turns");
    assert_eq!(played.matches("class=\"told\"").count(), 2, "the own turn, and the other one");
    let beyond = anna.get(&format!("/en/table/{table}/live?turn=9")).await.expect(200).body;
    assert!(!beyond.contains("id=\"played\""));
}
