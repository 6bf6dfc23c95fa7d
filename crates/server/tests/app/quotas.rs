//! Quotas for each person, and the pages of a long chat.

use super::*;
use crate::harness::{generous, table_form};
use hamburgum_server::Config;

#[tokio::test]
async fn open_tables_are_limited_and_ending_one_makes_room() {
    let app = TestApp::with(Config { open_tables: 2, ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let alone = [("seat2", "here"), ("name2", "Berta")];
    let first = anna.open_table(&alone).await;
    let owner = app.app().tables().look(&first).await.expect("a table").head().by;
    assert!(owner.is_some(), "the table says who set it up");
    anna.open_table(&[]).await;
    for path in ["/en/new", "/en/play", "/en/learn"] {
        let refused = anna.post(path, &table_form(&[])).await.expect(429);
        refused.says("a lot of open games");
    }
    app.guest("Bert").await.open_table(&[]).await;
    anna.does(&first, "propose", &[("what", "end")]).await.expect(303);
    anna.open_table(&[]).await;
}

#[tokio::test]
async fn reviews_are_limited_for_each_person() {
    let app = TestApp::with(Config { reviews: 0, ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "here"), ("name2", "Berta")]).await;
    anna.acts(&table, &["beer", "done"]).await;
    let refused = anna.post(&format!("/en/table/{table}/review"), &[]).await.expect(429);
    refused.says("One review after another");
}

#[tokio::test]
async fn a_long_chat_is_paged() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    for number in 0..120 {
        anna.does(&table, "say", &[("text", &format!("message {number};"))]).await.expect(303);
    }
    let mut shows = async |query: &str, first: usize, end: usize| {
        let page = anna.get(&format!("/en/table/{table}{query}")).await.expect(200).body;
        let shown = (0..120).filter(|number| page.contains(&format!("message {number};")));
        assert!(shown.eq(first..end), "{query}");
        page
    };
    let newest = shows("", 70, 120).await;
    assert!(newest.contains("href=\"?talk=70#talk\""), "older ones are behind a link");
    let middle = shows("?talk=70", 20, 70).await;
    assert!(middle.contains("href=\"?talk=20#talk\"") && middle.contains("href=\"?#talk\""));
    let oldest = shows("?talk=20", 0, 20).await;
    assert!(!oldest.contains("href=\"?talk="));
    shows("?talk=99999", 70, 120).await;
}
