//! Reviews: permissions, progress and persistence.

use super::*;
use crate::harness::generous;
use hamburgum_server::{Config, work};
use hamburgum_store::{Store, StoredReview};
use std::time::{Duration, Instant};

const TURNS: [&str; 6] = ["beer", "sugar", "dockyard", "cloth", "church", "beer"];

/// A game of Anna and Bert that they ended after a few turns.
pub(crate) async fn ended(app: &TestApp) -> (Visitor, String) {
    let (mut anna, mut bert, table) = app.two().await;
    for (place, field) in TURNS.iter().enumerate() {
        let who = if place % 2 == 0 { &mut anna } else { &mut bert };
        who.acts(&table, &[field, "done"]).await;
    }
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    (anna, table)
}

pub(crate) fn address(table: &str) -> String {
    format!("/en/table/{table}/review")
}

/// The page of the review when no work is in progress.
pub(crate) async fn settled(visitor: &mut Visitor, table: &str) -> Answer {
    let begun = Instant::now();
    loop {
        let page = visitor.get(&address(table)).await.expect(200);
        if !page.body.contains("data-again") {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_mins(5), "the review does not end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn stored(app: &TestApp, table: &str) -> StoredReview {
    app.app().store().review(table).await.expect("an answer").expect("a review")
}

#[tokio::test]
async fn a_finished_game_is_reviewed_for_everybody() {
    let app = TestApp::new().await;
    let (_, table) = ended(&app).await;
    let mut stranger = app.stranger();
    stranger.get(&address(&table)).await.expect(200).says("Review this game");
    let begun = stranger.post(&address(&table), &[]).await.expect(303);
    assert_eq!(begun.location(), address(&table));
    let page = settled(&mut stranger, &table).await;
    let page = page.says("All turns reviewed.").says("Chance of winning").says("Accuracy");
    // A moment links to its position: the second turn ends after four small actions.
    let page = page.says(&format!("/en/table/{table}/replay?at=4"));
    assert_eq!(page.body.matches("class=\"grade\"").count(), TURNS.len());
    let review = stored(&app, &table).await;
    assert_eq!((review.turns, review.goes_on), (6, false));
}

#[tokio::test]
async fn a_game_among_people_is_reviewed_only_after_its_end() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    for visitor in [&mut anna, &mut bert, &mut app.stranger()] {
        visitor.get(&address(&table)).await.expect(403).says("Other people are still playing");
        visitor.post(&address(&table), &[]).await.expect(403);
        visitor.post(&format!("{}/stop", address(&table)), &[]).await.expect(403);
    }
    let german = format!("/de/table/{table}/review");
    bert.get(&german).await.expect(403).says("Hier spielen noch andere Leute");
    assert_eq!(app.app().store().review(&table).await.expect("an answer"), None);
}

#[tokio::test]
async fn a_solo_player_may_review_the_running_game() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    anna.get(&address(&table)).await.expect(200).says("Nobody has finished a turn yet");
    anna.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 2).await;
    anna.post(&address(&table), &[]).await.expect(303);
    settled(&mut anna, &table).await.says("All turns reviewed.");
    app.stranger().get(&address(&table)).await.expect(403);
    anna.acts(&table, &["sugar"]).await;
    app.wait_for_turns(&table, 4).await;
    anna.get(&address(&table)).await.expect(200).says("2 of 4 turns").says("Review the rest");
    // A turn that is taken back disappears from the review.
    anna.does(&table, "take-back", &[]).await.expect(303);
    anna.get(&address(&table)).await.expect(200).says("All turns reviewed.");
}

#[tokio::test]
async fn a_review_is_deterministic_even_when_interrupted() {
    let app = TestApp::with(Config { review_nodes: 1500, ..generous() }).await;
    let (mut anna, first) = ended(&app).await;
    let (mut bert, second) = ended(&app).await;
    anna.post(&address(&first), &[]).await.expect(303);
    anna.get(&address(&first)).await.expect(200).says("data-again");
    // A review that is stopped before anybody has begun it stores nothing.
    while app.app().store().review(&first).await.expect("an answer").is_none() {
        tokio::task::yield_now().await;
    }
    anna.post(&format!("{}/stop", address(&first)), &[]).await.expect(303);
    let half = stored(&app, &first).await;
    assert!(half.turns < 6 && !half.goes_on, "{half:?}");
    settled(&mut anna, &first).await;
    for (visitor, table) in [(&mut anna, &first), (&mut bert, &second)] {
        visitor.post(&address(table), &[]).await.expect(303);
    }
    settled(&mut anna, &first).await.says("All turns reviewed.");
    settled(&mut bert, &second).await.says("All turns reviewed.");
    assert_eq!(stored(&app, &first).await, stored(&app, &second).await);
}

#[tokio::test]
async fn a_review_continues_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let slow = Config { review_nodes: 100_000, ..generous() };
    let before = TestApp::on(Store::open(&file).await.expect("a store"), slow.clone());
    let (mut anna, table) = ended(&before).await;
    anna.post(&address(&table), &[]).await.expect(303);
    anna.get(&address(&table)).await.expect(200).says("data-again");
    while before.app().store().review(&table).await.expect("an answer").is_none() {
        tokio::task::yield_now().await;
    }
    before.app().store().close().await;

    let after = TestApp::on(Store::open(&file).await.expect("a store"), slow);
    let mut anna = anna.at(&after);
    assert!(stored(&after, &table).await.goes_on);
    let background = tokio::spawn(work(after.app().clone(), std::future::pending()));
    let page = anna.get(&address(&table)).await.expect(200);
    page.says("data-again");
    while anna.get(&address(&table)).await.expect(200).body.contains("Waiting for other") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anna.post(&format!("{}/stop", address(&table)), &[]).await.expect(303);
    assert!(!stored(&after, &table).await.goes_on);
    background.abort();
}

#[tokio::test]
async fn unknown_games_are_not_reviewed() {
    let app = TestApp::new().await;
    let (mut anna, table) = ended(&app).await;
    anna.get("/en/table/nowhere/review").await.expect(404);
    anna.post("/en/table/nowhere/review", &[]).await.expect(404);
    anna.get(&format!("/xx/table/{table}/review")).await.expect(404);
}

/// Red could complete the last church and win, but only produces beer; then Blue does.
const MISSED: &str = include_str!("../records/missed-win.txt");

#[tokio::test]
async fn a_costly_turn_can_be_tried_again() {
    let app = TestApp::with(Config { review_nodes: 300, ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let opened = anna.post("/en/open", &[("record", MISSED)]).await.expect(303);
    let table = between(opened.location(), "/table/", "/replay").to_owned();
    anna.post(&address(&table), &[]).await.expect(303);
    let page = settled(&mut anna, &table).await.says("cost 100% chance of winning");
    let page = page.says("Red ends the game and wins").says("Try it yourself");
    assert!(page.body.contains("church, donate jacobi.building"));

    let attempt = format!("{}/try", address(&table));
    anna.post(&attempt, &[("turn", "2")]).await.expect(422);
    for (steps, verdict) in [
        (&["trade-east", "done"][..], "Yours costs 100% chance of winning"),
        (&["church", "donate jacobi.building", "done"], "No better turn than yours was found."),
    ] {
        let copy = anna.post(&attempt, &[("turn", "0")]).await.expect(303);
        let copy = copy.location().rsplit('/').next().expect("an id").to_owned();
        anna.live(&copy).await.says("Find a better turn for Red");
        // Before the turn is played there is nothing to compare.
        anna.get(&format!("{}/answer", address(&copy))).await.expect(303);
        let (last, first) = steps.split_last().expect("some steps");
        anna.acts(&copy, first).await;
        // The verdict comes immediately, before anybody else moves.
        let done = anna.does(&copy, "act", &[("act", last)]).await.expect(303);
        assert_eq!(done.location(), format!("{}/answer", address(&copy)));
        anna.get(done.location()).await.expect(200).says(verdict).says("Try again");
        anna.live(&copy).await.says("Compare my turn");
    }
    anna.get(&format!("{}/answer", address(&table))).await.expect(404);
}

#[tokio::test]
async fn computers_wait_until_a_tried_turn_was_looked_at() {
    let app = TestApp::with(Config { review_nodes: 60, ..generous() }).await;
    let (mut anna, table) = ended(&app).await;
    let attempt = format!("{}/try", address(&table));
    let copy = anna.post(&attempt, &[("turn", "2")]).await.expect(303);
    let copy = copy.location().rsplit('/').next().expect("an id").to_owned();
    let on = format!("{}/play-on", address(&copy));
    anna.acts(&copy, &["trade-west", "done"]).await;
    anna.get(&format!("{}/answer", address(&copy))).await.expect(200).says("Play on from here");
    let turns =
        async || app.app().tables().look(&copy).await.expect("a table").game().turns_played();
    assert_eq!(turns().await, 3, "nobody has moved on");
    app.guest("Bert").await.post(&on, &[]).await.expect(403);
    anna.post(&on, &[]).await.expect(303);
    app.wait_for_turns(&copy, 4).await;
    anna.post(&on, &[]).await.expect(303);
    assert_eq!(turns().await, 4, "pressed twice it is the same");
}

#[tokio::test]
async fn a_review_of_another_judge_is_repeated() {
    let app = TestApp::with(Config { review_nodes: 30, ..generous() }).await;
    let (mut anna, table) = ended(&app).await;
    anna.post(&address(&table), &[]).await.expect(303);
    settled(&mut anna, &table).await.says("All turns reviewed.");
    let ours = stored(&app, &table).await;
    let maker = between(&ours.text, "\"maker\":\"", "\"");
    let text = ours.text.replace(maker, "0000000000000000");
    let other = StoredReview { text, ..ours.clone() };
    app.app().store().keep_review(&table, &other).await.expect("a store");
    anna.get(&address(&table)).await.expect(200).says("Review this game");
    anna.post(&address(&table), &[]).await.expect(303);
    settled(&mut anna, &table).await.says("All turns reviewed.");
    assert_eq!(stored(&app, &table).await, ours);
}

#[tokio::test]
async fn the_button_at_the_table_starts_the_review() {
    let app = TestApp::with(Config { review_nodes: 30, ..generous() }).await;
    let (mut anna, table) = ended(&app).await;
    let form = format!("method=\"post\" action=\"{}\"", address(&table));
    for page in [format!("/en/table/{table}"), format!("/en/table/{table}/replay")] {
        let page = anna.get(&page).await.expect(200);
        assert!(page.body.contains(&form), "{}", page.body);
    }
    anna.does(&table, "review", &[]).await.expect(303);
    settled(&mut anna, &table).await.says("All turns reviewed.");
}
