//! A server stops, and another one continues with its database.

use super::*;
use crate::harness::generous;
use hamburgum_server::Config;
use hamburgum_store::Store;
use std::path::Path;
use std::time::Duration;

async fn begin(file: &Path, config: Config) -> TestApp {
    TestApp::on(Store::open(file).await.expect("a store"), config)
}

#[tokio::test]
async fn a_game_continues_with_its_draft() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let before = begin(&file, generous()).await;
    let (mut anna, mut bert, table) = before.two().await;
    anna.acts(&table, &["trade-west", "sell beer"]).await;
    bert.does(&table, "say", &[("text", "Moin")]).await.expect(303);
    let (hers, his) = (anna.live(&table).await.body, bert.live(&table).await.body);
    before.app().store().close().await;

    let after = begin(&file, generous()).await;
    let (mut anna, mut bert) = (anna.at(&after), bert.at(&after));
    assert_eq!(anna.live(&table).await.body, hers);
    assert_eq!(bert.live(&table).await.body, his);
    anna.acts(&table, &["done"]).await;
    bert.acts(&table, &["beer", "done"]).await;
}

#[tokio::test]
async fn computers_continue_without_a_viewer() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let slow = Config { pace: Duration::from_hours(1), ..generous() };
    let before = begin(&file, slow).await;
    let mut anna = before.guest("Anna").await;
    let table = anna.open_table(&[("seat1", "computer-apprentice"), ("seat2", "me")]).await;
    before.app().store().close().await;

    let after = begin(&file, generous()).await;
    assert_eq!(after.app().tables().claim_turns(10).await.expect("the store"), 1);
    after.wait_for_turns(&table, 1).await;
}
