//! Nobody gets an analysis of a running game between people, whichever way they take.

use super::*;
use crate::harness::generous;

const FIELDS: [&str; 6] = ["beer", "sugar", "dockyard", "cloth", "church", "beer"];

/// Anna and Bert in the third round.
async fn running(app: &TestApp) -> (Visitor, Visitor, String) {
    let (mut anna, mut bert, table) = app.two().await;
    for (place, field) in FIELDS[..5].iter().enumerate() {
        let who = if place % 2 == 0 { &mut anna } else { &mut bert };
        who.acts(&table, &[field, "done"]).await;
    }
    (anna, bert, table)
}

fn id(answer: &Answer) -> String {
    let path = answer.location().split(['?', '#']).next().unwrap_or_default();
    path.split('/').nth(3).expect("an id").to_owned()
}

pub(crate) async fn open_record(visitor: &mut Visitor, table: &str) -> String {
    let record = visitor.get(&format!("/en/table/{table}/record")).await.expect(200).body;
    id(&visitor.post("/en/open", &[("record", &record)]).await.expect(303))
}

#[tokio::test]
async fn no_copy_for_the_players() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = running(&app).await;
    let copy = [("at", "10"), ("with", "screen")];
    let refused = anna.post(&format!("/en/table/{table}/play-on"), &copy).await.expect(403);
    refused.says("Not while the game is on");
    let replay = anna.get(&format!("/en/table/{table}/replay")).await.expect(200);
    assert!(!replay.body.contains("/play-on\""), "it is not offered either");
    let record = open_record(&mut anna, &table).await;
    anna.post(&format!("/en/table/{record}/play-on"), &copy).await.expect(403);
}

/// A player who has signed out looks like a spectator.
#[tokio::test]
async fn no_copy_for_spectators_either() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = running(&app).await;
    let mut carla = app.guest("Carla").await;
    let path = format!("/en/table/{table}/play-on");
    let copy = [("at", "10"), ("with", "screen")];
    for visitor in [&mut carla, &mut app.stranger()] {
        visitor.post(&path, &copy).await.expect(403).says("Not while the game is on");
        let replay = visitor.get(&format!("/en/table/{table}/replay")).await.expect(200);
        assert!(!replay.body.contains("/play-on\""), "it is not offered either");
    }
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    carla.post(&path, &copy).await.expect(303);
}

/// Anna and Bert after so many rounds.
pub(crate) async fn long_game(app: &TestApp, rounds: usize) -> (Visitor, Visitor, String) {
    let (mut anna, mut bert, table) = app.two().await;
    for round in 0..rounds {
        let field = ["sugar", "cloth", "beer"][round % 3];
        anna.acts(&table, &[field, "done"]).await;
        bert.acts(&table, &[field, "done"]).await;
    }
    (anna, bert, table)
}

#[tokio::test]
async fn an_opened_record_of_a_running_game_is_not_analysed_for_strangers() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = long_game(&app, 5).await;
    for mut visitor in [app.stranger(), app.guest("Carla").await] {
        let record = open_record(&mut visitor, &table).await;
        let review = format!("/en/table/{record}/review");
        visitor.get(&review).await.expect(403).says("Not while the game is on");
        visitor.post(&review, &[]).await.expect(403);
        let copy = [("at", "4"), ("with", "computers")];
        visitor.post(&format!("/en/table/{record}/play-on"), &copy).await.expect(403);
    }
    let mut carla = app.guest("Carla").await;
    let record = open_record(&mut carla, &table).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    carla.get(&format!("/en/table/{record}/review")).await.expect(200);
}

#[tokio::test]
async fn strangers_may_share_an_opening_with_a_running_game() {
    let app = TestApp::new().await;
    let (_, _, table) = long_game(&app, 3).await;
    let mut carla = app.guest("Carla").await;
    let record = open_record(&mut carla, &table).await;
    carla.get(&format!("/en/table/{record}/review")).await.expect(200);
}

#[tokio::test]
async fn running_games_are_guarded_after_a_restart() {
    let app = TestApp::new().await;
    let (_, _, table) = long_game(&app, 5).await;
    let again = TestApp::on(app.app().store().clone(), generous());
    let mut carla = again.guest("Carla").await;
    let record = open_record(&mut carla, &table).await;
    again.app().tables().guard_all().await.expect("a store");
    carla.get(&format!("/en/table/{record}/review")).await.expect(403);
}

#[tokio::test]
async fn no_review_of_an_opened_record_before_the_end() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = running(&app).await;
    let record = open_record(&mut anna, &table).await;
    let review = format!("/en/table/{record}/review");
    anna.get(&review).await.expect(403).says("Not while the game is on");
    for form in ["review", "review/try"] {
        let path = format!("/en/table/{record}/{form}");
        anna.post(&path, &[("turn", "4")]).await.expect(403);
    }
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    anna.get(&review).await.expect(200);
}

#[tokio::test]
async fn no_hint_where_the_same_turns_were_played_again() {
    let app = TestApp::new().await;
    let (mut anna, _, _) = running(&app).await;
    let again = anna.open_table(&[("seat2", "here"), ("name2", "Berta")]).await;
    anna.does(&again, "hint", &[]).await.expect(303);
    for field in &FIELDS[..5] {
        anna.acts(&again, &[field, "done"]).await;
    }
    anna.does(&again, "hint", &[]).await.expect(403).says("Not while the game is on");
    anna.acts(&again, &["beer", "done"]).await;
    anna.does(&again, "hint", &[]).await.expect(403);
}
