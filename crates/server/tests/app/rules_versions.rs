//! Games continue under the rules version they were started with, whatever version new games have.
//!
//! The engine has a mock version for tests. It is not the one of new games, so a game of it is like one
//! that was started before the rules changed.

use super::*;
use crate::games::head;
use crate::harness::generous;
use hamburgum_engine::{Player, RulesVersion};
use hamburgum_store::Store;
use hamburgum_table::{Entry, Head};

const OTHER: u32 = 2;
const UNKNOWN: u32 = 3;

#[tokio::test]
async fn a_running_game_continues_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let before = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = before.guest("Anna").await;
    let table = begin(&before, &mut anna, OTHER).await;
    anna.acts(&table, &["beer", "done"]).await;
    before.app().store().close().await;

    let after = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = anna.at(&after);
    anna.acts(&table, &["cloth", "done"]).await;
    let game = after.app().tables().look(&table).await.expect("the table").final_game();
    assert_eq!((game.rules().number(), game.turns_played()), (OTHER, 2));
    assert_ne!(game.rules(), RulesVersion::NEWEST);
}

#[tokio::test]
async fn records_and_copies_keep_their_version() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&app, &mut anna, OTHER).await;
    anna.acts(&table, &["beer", "done"]).await;
    let record = anna.get(&format!("/en/table/{table}/record")).await.expect(200).says("rules 2");
    let opened = anna.post("/en/open", &[("record", &record.body)]).await.expect(303);
    anna.follow(&opened).await.expect(200);
    let copy = [("at", "2"), ("with", "screen")];
    let copy = anna.post(&format!("/en/table/{table}/play-on"), &copy).await.expect(303);
    let copy = copy.location().rsplit('/').next().expect("an id").to_owned();
    anna.acts(&copy, &["cloth", "done"]).await;
    anna.get(&format!("/en/table/{copy}/record")).await.expect(200).says("rules 2");
}

#[tokio::test]
async fn new_games_have_the_newest_version() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&app, &mut anna, OTHER).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    let again = anna.does(&table, "rematch", &[]).await.expect(303);
    let again = again.location().rsplit('/').next().expect("an id").to_owned();
    let game = app.app().tables().look(&again).await.expect("the table").final_game();
    assert_eq!(game.rules(), RulesVersion::NEWEST);
}

#[tokio::test]
async fn an_unknown_version_is_refused_with_the_known_ones() {
    let head = Head { rules: UNKNOWN, ..head([Player::Red, Player::Blue]) };
    let refused = head.begin().expect_err("an unknown version").to_string();
    assert!(refused.contains("version 3") && refused.contains("knows version 1, 2"), "{refused}");
}

/// A table of this version where Anna holds both seats.
async fn begin(app: &TestApp, anna: &mut Visitor, rules: u32) -> String {
    let host = anna.open_table(&[("seat2", "here"), ("name2", "Berta")]).await;
    let host = app.app().tables().look(&host).await.expect("the table");
    let person = host.seats()[0].owner().expect("Anna");
    let seats = [Player::Red, Player::Blue];
    let sit = |seat| Entry::Sit { seat, person, name: Some("Anna".to_owned()) };
    let head = Head { rules, ..head(seats) };
    app.app().tables().create(head, seats.map(sit).to_vec()).await.expect("a table")
}
