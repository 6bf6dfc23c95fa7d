//! The home page shows stored cards and replays no game.

use super::*;
use crate::harness::generous;
use hamburgum_store::{ListPage, PersonId, Store};

const ALL: ListPage = ListPage { offset: 0, limit: 100 };

/// The stored cards of a person's tables.
async fn cards(store: &Store, person: PersonId) -> Vec<Option<String>> {
    let tables = store.tables_of(person, ALL).await.expect("a list");
    tables.into_iter().map(|table| table.card).collect()
}

#[tokio::test]
async fn the_home_page_reads_no_log() {
    let store = Store::in_memory().await.expect("a store");
    let app = TestApp::on(store.clone(), generous());
    let (mut anna, _bert, table) = app.two().await;
    anna.acts(&table, &["church", "done"]).await;
    let before = anna.get("/en").await.expect(200).says(&table).body;

    // Make the log unreadable, so that a new server could not open the table.
    let person = PersonId(1);
    let summary = store.tables_of(person, ALL).await.expect("a list").remove(0);
    let version = app.app().tables().look(&table).await.expect("a table").version();
    let index = hamburgum_store::Index {
        name: summary.name,
        state: summary.state,
        updated: summary.updated,
        card: summary.card.expect("a card"),
        people: vec![hamburgum_store::Sitting { person, awaits: summary.awaits }],
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    };
    store.append(&table, version, &["nonsense".to_owned()], &index).await.expect("an entry");
    let later = TestApp::on(store, generous());
    let mut again = later.stranger();
    again.cookies = anna.cookies;
    again.get(&format!("/en/table/{table}")).await.expect(500);
    assert_eq!(again.get("/en").await.expect(200).body, before);
}

#[tokio::test]
async fn older_games_are_on_further_pages() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(anna.open_table(&[]).await);
    }
    let newest = anna.get("/en").await.expect(200).says("href=\"/en/?from=24#games-title\"").body;
    let oldest = anna.get("/en?from=24").await.expect(200).says("href=\"/en/#games-title\"").body;
    assert!(!oldest.contains("from=48"));
    for table in tables {
        let address = format!("/en/table/{table}\"");
        assert!(newest.contains(&address) != oldest.contains(&address), "{table} is on one page");
    }
    anna.get("/en?from=many").await.expect(200);
}

#[tokio::test]
async fn a_table_without_a_readable_card_gets_one_when_it_is_listed() {
    let store = Store::in_memory().await.expect("a store");
    let app = TestApp::on(store.clone(), generous());
    let (mut anna, _bert, table) = app.two().await;
    let fresh = cards(&store, PersonId(1)).await;
    let before = anna.get("/en").await.expect(200).body;
    store.replace_card(&table, fresh[0].as_deref(), "of another program").await.expect("a card");
    assert_eq!(anna.get("/en").await.expect(200).body, before);
    assert_eq!(cards(&store, PersonId(1)).await, fresh);
}
