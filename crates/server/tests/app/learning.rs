//! The lesson: seven rounds of the script, and the game after it.

use super::*;
use hamburgum_engine::Player;
use hamburgum_table::Task;
use hamburgum_table::{Holder, Table};
use std::sync::Arc;

/// Starts the lesson; returns the id of its table.
async fn begin(learner: &mut Visitor) -> String {
    let answer = learner.post("/en/learn", &[]).await.expect(303);
    answer.location().rsplit('/').next().expect("an id").to_owned()
}

async fn look(app: &TestApp, table: &str) -> Arc<Table> {
    app.app().tables().look(table).await.expect("a table")
}

/// Plays the awaited step once.
async fn step(app: &TestApp, learner: &mut Visitor, table: &str) {
    let now = look(app, table).await;
    match now.lesson().expect("a lesson").task {
        Task::Press(actions) => {
            let word = now.game().board().say(&actions[0]).to_string();
            learner.acts(table, &[&word]).await;
        }
        Task::Watch(..) => drop(learner.does(table, "go-on", &[]).await.expect(303)),
        Task::Choose => panic!("the lesson is over"),
    }
}

/// Plays up to this step.
async fn reach(app: &TestApp, learner: &mut Visitor, table: &str, number: usize) {
    while look(app, table).await.lesson().expect("a lesson").number < number {
        step(app, learner, table).await;
    }
}

fn player_of_the_person(table: &Table) -> Vec<Player> {
    let is_person = |holder: &Holder| matches!(holder, Holder::Person { .. });
    table.seats().iter().filter(|seat| is_person(&seat.holder)).map(|seat| seat.player).collect()
}

#[tokio::test]
async fn the_whole_lesson_can_be_continued_as_each_player() {
    let app = TestApp::new().await;
    for player in [Player::Red, Player::Blue, Player::Green] {
        let mut anna = app.guest("Anna").await;
        let table = begin(&mut anna).await;
        reach(&app, &mut anna, &table, 38).await;
        assert_eq!(look(&app, &table).await.game().turns_played(), 21);
        anna.live(&table).await.says("Step 38 of 38").says("Choose who you want to play.");
        anna.does(&table, "end-lesson", &[("seat", player.word())]).await.expect(303);
        let now = look(&app, &table).await;
        assert_eq!((now.lesson(), player_of_the_person(&now)), (None, vec![player]));
        // The apprentices before the learner play automatically now.
        let before = Player::ALL.iter().position(|one| *one == player).expect("a seat") as u32;
        app.wait_for_turns(&table, 21 + before).await;
        assert_eq!(look(&app, &table).await.to_act(), Some(player));
        anna.acts(&table, &["beer"]).await;
        app.wait_for_turns(&table, 24).await;
    }
}

#[tokio::test]
async fn another_press_is_answered_kindly_and_changes_nothing() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await.sending("x-live", "1");
    let table = begin(&mut anna).await;
    let tries = [
        (
            1,
            "cloth",
            "“Cloth” comes later. The lesson goes another way here, so nothing has changed. Press “Beer”, on the rondel or in the list.",
        ),
        (
            6,
            "done",
            "Not so fast: there’s still something to do this turn. Press + to sell 2 beer.",
        ),
        (
            6,
            "sell sugar",
            "the lesson has other plans, so nothing has changed. Press + to sell 2 beer.",
        ),
        (11, "donate petri.five", "Press the 5-point token of St. Michaelis."),
        (17, "buy bell", "Press + to buy 2 timber and 3 bricks."),
        (22, "build M5", "Press M1, M2 and M3, on the map or in the list."),
        (38, "beer", "Choose who you want to play."),
    ];
    for (number, word, said) in tries {
        while look(&app, &table).await.lesson().expect("a lesson").number < number {
            let version = anna.live(&table).await.version().to_string();
            let now = look(&app, &table).await;
            let (what, word) = match now.lesson().expect("a lesson").task {
                Task::Press(actions) => ("act", now.game().board().say(&actions[0]).to_string()),
                Task::Watch(..) | Task::Choose => ("go-on", String::new()),
            };
            let fields = [("version", version.as_str()), ("act", word.as_str())];
            anna.post(&format!("/en/table/{table}/{what}"), &fields).await.expect(200);
        }
        let before = look(&app, &table).await.version();
        anna.does(&table, "act", &[("act", word)]).await.expect(422).says(said);
        assert_eq!(look(&app, &table).await.version(), before);
    }
}

#[tokio::test]
async fn a_wrong_press_without_scripts_redirects_to_the_table() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&mut anna).await;
    let answer = anna.does(&table, "act", &[("act", "sugar")]).await.expect(422);
    answer.says("Not this time").says("Press “Beer”").says(&format!("/en/table/{table}"));
    // Illegal actions are refused as anywhere else.
    anna.does(&table, "act", &[("act", "launch")]).await.expect(422);
}

#[tokio::test]
async fn a_lesson_can_be_left_resumed_and_restarted() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&mut anna).await;
    reach(&app, &mut anna, &table, 8).await;
    anna.get("/en").await.says("The first seven rounds").says("Your turn");
    assert_eq!(begin(&mut anna).await, table, "the lesson that was left");
    anna.live(&table).await.says("Step 8 of 38").says("Next: Blue plays");
    let mut bert = app.guest("Bert").await;
    let watched = bert.live(&table).await;
    assert!(!watched.body.contains("Step 8"), "only the learner is taught");
    bert.does(&table, "go-on", &[]).await.expect(403);
    anna.does(&table, "restart-lesson", &[]).await.expect(303);
    anna.live(&table).await.says("Step 1 of 38");
    assert_ne!(begin(&mut bert).await, table);
}

#[tokio::test]
async fn the_turn_of_a_lesson_is_a_draft_like_any_other() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&mut anna).await;
    reach(&app, &mut anna, &table, 17).await;
    anna.acts(&table, &["buy timber", "buy brick", "buy timber"]).await;
    anna.live(&table).await.says("Press + to buy 2 bricks.");
    anna.does(&table, "act", &[("drop", "buy timber")]).await.expect(303);
    anna.live(&table).await.says("Press + to buy 1 timber and 2 bricks.");
    anna.does(&table, "act", &[("redo", "beer")]).await.expect(422);
    anna.does(&table, "act", &[("undo", "1")]).await.expect(303);
    anna.does(&table, "act", &[("restart", "1")]).await.expect(303);
    anna.live(&table).await.says("Step 16 of 38");
    anna.does(&table, "take-back", &[]).await.expect(303);
    anna.live(&table).await.says("Step 10 of 38");
}

#[tokio::test]
async fn a_lesson_has_no_advice_until_it_has_become_a_game() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&mut anna).await;
    assert!(!anna.live(&table).await.body.contains("ask-hint"));
    anna.does(&table, "hint", &[]).await.expect(422);
    anna.does(&table, "end-lesson", &[("seat", "red")]).await.expect(303);
    anna.live(&table).await.says("ask-hint");
}

#[tokio::test]
async fn the_seats_of_a_lesson_are_fixed_and_continuing_is_idempotent() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = begin(&mut anna).await;
    for (what, fields) in [
        ("leave", [("seat", "red")]),
        ("resign", [("seat", "red")]),
        ("propose", [("what", "end")]),
    ] {
        anna.does(&table, what, &fields).await.expect(422);
    }
    reach(&app, &mut anna, &table, 4).await;
    for _ in 0..2 {
        anna.post(&format!("/en/table/{table}/go-on"), &[("version", "7")]).await.expect(303);
    }
    assert_eq!(look(&app, &table).await.game().turns_played(), 3);
    anna.does(&table, "end-lesson", &[("seat", "yellow")]).await.expect(422);
    // The lesson can become a game before its end, too; the draft of its player is discarded.
    anna.acts(&table, &["trade-west"]).await;
    anna.does(&table, "end-lesson", &[("seat", "green")]).await.expect(303);
    app.wait_for_turns(&table, 5).await;
    assert_eq!(look(&app, &table).await.to_act(), Some(Player::Green));
}
