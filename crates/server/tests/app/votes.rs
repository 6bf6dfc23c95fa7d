//! Proposals that need everybody's consent, and rematches.

use super::*;
use crate::harness::generous;
use hamburgum_server::Config;
use hamburgum_store::Store;
use std::time::Duration;

async fn three(app: &TestApp) -> ([Visitor; 3], String) {
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3")]).await;
    let bert = app.joins("Bert", &mut anna, &table).await;
    let carla = app.joins("Carla", &mut anna, &table).await;
    ([anna, bert, carla], table)
}

/// Whoever has no connected page is absent at once.
async fn impatient() -> TestApp {
    TestApp::with(Config { waiting_time: Duration::ZERO, ..generous() }).await
}

impl TestApp {
    async fn is_played_by_a_person(&self, table: &str, seat: usize) -> bool {
        let table = self.app().tables().look(table).await.expect("a table");
        table.seats()[seat].playing_person().is_some()
    }
}

#[tokio::test]
async fn a_computer_stands_in_for_the_absent_at_once() {
    let app = impatient().await;
    let ([_, mut bert, mut carla], table) = three(&app).await;
    carla.does(&table, "propose", &[("what", "stand-in:blue")]).await.expect(303);
    assert!(!app.is_played_by_a_person(&table, 1).await);
    bert.does(&table, "return", &[("seat", "blue")]).await.expect(303);
    assert!(app.is_played_by_a_person(&table, 1).await);
}

#[tokio::test]
async fn who_is_connected_is_asked_before_a_computer_stands_in() {
    let app = impatient().await;
    let ([mut anna, mut bert, mut carla], table) = three(&app).await;
    let stream = bert.connects(&table).await;
    carla.does(&table, "propose", &[("what", "stand-in:blue")]).await.expect(303);
    assert!(app.is_played_by_a_person(&table, 1).await, "Bert is there");
    bert.live(&table).await.says("class=\"proposal\"");
    bert.does(&table, "vote", &[("vote", "decline")]).await.expect(303);
    carla.does(&table, "propose", &[("what", "stand-in:blue")]).await.expect(303);
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(403);
    // He goes without an answer.
    drop(stream);
    carla.live(&table).await.says("value=\"agree\"");
    carla.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(!app.is_played_by_a_person(&table, 1).await);
}

#[tokio::test]
async fn who_was_there_a_moment_ago_is_asked() {
    let app = TestApp::new().await;
    let ([mut anna, mut bert, mut carla], table) = three(&app).await;
    carla.does(&table, "propose", &[("what", "stand-in:blue")]).await.expect(303);
    carla.live(&table).await.says("three minutes");
    carla.does(&table, "vote", &[("vote", "agree")]).await.expect(403);
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(app.is_played_by_a_person(&table, 1).await);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(!app.is_played_by_a_person(&table, 1).await);
}

#[tokio::test]
async fn whoever_left_still_has_a_vote() {
    let app = impatient().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    bert.does(&table, "leave", &[]).await.expect(303);
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    assert!(app.app().tables().look(&table).await.expect("a table").is_playing());
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(app.app().tables().look(&table).await.expect("a table").ended().is_some());
}

#[tokio::test]
async fn a_vote_that_the_absent_never_answer_can_be_carried_out() {
    let config = Config {
        voting_time: Duration::from_millis(1),
        waiting_time: Duration::ZERO,
        ..generous()
    };
    let app = TestApp::with(config).await;
    let (mut anna, mut bert, table) = app.two().await;
    let stream = bert.connects(&table).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    tokio::time::sleep(Duration::from_millis(2)).await;
    anna.live(&table).await.says("Whoever’s away");
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(403);
    drop(stream);
    anna.live(&table).await.says("No one else has to agree").says("Go ahead");
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(app.app().tables().look(&table).await.expect("a table").ended().is_some());
}

#[tokio::test]
async fn the_age_of_a_vote_outlasts_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let (mut anna, _, table) = app.two().await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    let since = async |app: &TestApp| {
        let table = app.app().tables().look(&table).await.expect("a table");
        table.motion().and_then(|vote| vote.since).expect("a time")
    };
    let before = since(&app).await;
    app.app().store().close().await;
    let again = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    assert_eq!(since(&again).await, before);
}

#[tokio::test]
async fn a_game_ends_when_all_agree() {
    let app = TestApp::new().await;
    let ([mut anna, mut bert, mut carla], table) = three(&app).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    anna.does(&table, "vote", &[("vote", "withdraw")]).await.expect(303);
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(app.app().tables().look(&table).await.expect("a table").is_playing());
    carla.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    for visitor in [&mut anna, &mut bert, &mut app.stranger()] {
        let page = visitor.live(&table).await.says("class=\"act over\"");
        assert!(
            !page.body.contains("class=\"proposal\""),
            "what was agreed on is not asked any more"
        );
    }
    anna.does(&table, "act", &[("act", "beer")]).await.expect(422);
}

#[tokio::test]
async fn a_retry_after_a_lost_response_has_one_effect() {
    let app = TestApp::new().await;
    let ([mut anna, mut bert, mut carla], table) = three(&app).await;
    // It is Anna's turn, so no computer moves when Bert leaves.
    let seen = bert.live(&table).await.version().to_string();
    for (what, fields) in [
        ("say", vec![("text", "Moin")]),
        ("propose", vec![("what", "end")]),
        ("leave", vec![]),
        ("return", vec![("seat", "blue")]),
    ] {
        let fields = [vec![("version", &*seen)], fields].concat();
        let path = format!("/en/table/{table}/{what}");
        bert.post(&path, &fields).await.expect(303);
        let version = bert.live(&table).await.version();
        bert.post(&path, &fields).await.expect(303);
        assert_eq!(bert.live(&table).await.version(), version, "{what}");
    }
    // The computer has closed the proposal, so a late vote finds none.
    anna.does(&table, "vote", &[("vote", "agree")]).await.expect(409);
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    for _ in 0..2 {
        carla.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    }
    carla.does(&table, "propose", &[("what", "stand-in:blue")]).await.expect(409);
}

#[tokio::test]
async fn the_same_people_play_again() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.does(&table, "rematch", &[]).await.expect(403);
    anna.does(&table, "resign", &[("seat", "red")]).await.expect(303);
    app.guest("Carla").await.does(&table, "rematch", &[]).await.expect(403);
    let first = anna.does(&table, "rematch", &[]).await.expect(303);
    let second = bert.does(&table, "rematch", &[]).await.expect(303);
    assert_eq!(first.location(), second.location(), "there is one rematch");
    bert.live(&table).await.says(&format!("href=\"{}\"", first.location()));
    let again = first.location().rsplit('/').next().expect("an id").to_owned();
    bert.acts(&again, &["beer", "done"]).await;
    anna.acts(&again, &["beer", "done"]).await;
}

#[tokio::test]
async fn two_concurrent_presses_create_one_rematch() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "here"), ("name2", "Berta")]).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    let mut other_press = anna.clone();
    let (one, other) =
        tokio::join!(anna.does(&table, "rematch", &[]), other_press.does(&table, "rematch", &[]));
    assert_eq!(one.expect(303).location(), other.expect(303).location());
    let counts = app.app().store().counts().await.expect("counts");
    assert_eq!((counts.playing, counts.over), (1, 1), "the rematch and the game before it");
}
