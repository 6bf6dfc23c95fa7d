//! Snapshots of tables without their drawings.

use super::*;

/// `<main>` with placeholders for random values.
async fn shown(visitor: &mut Visitor, table: &str) -> String {
    let text = visitor.get(&format!("/en/table/{table}")).await.expect(200).text();
    let keys: Vec<String> = text
        .split("/join/")
        .skip(1)
        .filter_map(|rest| rest.split(['/', '"']).nth(1))
        .map(str::to_owned)
        .collect();
    // The addresses of assets change with any of them.
    let assets = hamburgum_web::asset_address("finale.css").replace("/finale.css", "");
    let edition = between(&text, "data-edition=\"", "\"").to_owned();
    let text = text.replace(table, "TABLE").replace(&assets, "ASSETS").replace(&edition, "EDITION");
    keys.iter().fold(text, |text, key| text.replace(key.as_str(), "KEY"))
}

#[tokio::test]
async fn a_table_that_waits_for_people() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[]).await;
    insta::assert_snapshot!("gathering", shown(&mut anna, &table).await);
}

#[tokio::test]
async fn a_running_table() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["cloth", "done"]).await;
    bert.does(&table, "say", &[("text", "Moin")]).await.expect(303);
    anna.acts(&table, &["trade-west", "sell beer"]).await;
    insta::assert_snapshot!("playing", shown(&mut anna, &table).await);
}

#[tokio::test]
async fn a_finished_table() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["church", "donate petri.five", "done"]).await;
    bert.does(&table, "resign", &[("seat", "blue")]).await.expect(303);
    insta::assert_snapshot!("over", shown(&mut anna, &table).await);
}
