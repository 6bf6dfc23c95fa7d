//! One click starts a game against computers.

use super::*;
use crate::harness::generous;

#[tokio::test]
async fn one_click_creates_a_guest_and_a_table() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger();
    let answer = visitor.post("/de/play", &[("level", "apprentice")]).await.expect(303);
    assert!(answer.location().starts_with("/de/table/"), "{}", answer.location());
    let cookie = answer.header("set-cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    visitor.follow(&answer).await.expect(200);
    let home = visitor.get("/de").await.expect(200);
    assert!(home.body.contains(answer.location()), "the game is on the list");
    let again = visitor.post("/de/play", &[]).await.expect(303);
    assert_eq!(again.header("set-cookie"), "", "a guest stays the same");
}

#[tokio::test]
async fn an_https_address_makes_the_cookie_secure() {
    let address = Some("https://play.example".to_owned());
    let app =
        TestApp::with(hamburgum_server::Config { public_address: address, ..generous() }).await;
    let answer = app.stranger().post("/en/play", &[]).await.expect(303);
    assert!(answer.header("set-cookie").contains("Secure"));
}

#[tokio::test]
async fn computers_play_their_turns() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let computers =
        [("seats", "3"), ("seat2", "computer-apprentice"), ("seat3", "computer-apprentice")];
    let table = anna.open_table(&computers).await;
    anna.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 3).await;
    anna.acts(&table, &["trade-west"]).await;
}

#[tokio::test]
async fn a_turn_against_computers_is_taken_back_without_consent() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    anna.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 2).await;
    anna.does(&table, "take-back", &[]).await.expect(303);
    let now = app.app().tables().look(&table).await.expect("a table");
    assert_eq!(now.game().turns_played(), 0);
}
