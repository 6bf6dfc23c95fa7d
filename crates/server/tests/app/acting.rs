//! Steps of a turn: responses, and who sees what.

use super::*;

async fn draft(app: &TestApp, table: &str) -> Vec<String> {
    let table = app.app().tables().look(table).await.expect("a table");
    let game = table.game();
    game.draft().iter().map(|action| game.board().say(action).to_string()).collect()
}

#[tokio::test]
async fn a_step_redirects_to_the_table() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let answer = anna.does(&table, "act", &[("act", "beer")]).await.expect(303);
    assert_eq!(answer.location(), format!("/en/table/{table}#turn"));
    assert_eq!(draft(&app, &table).await, ["beer"]);
}

#[tokio::test]
async fn a_script_gets_the_table_in_the_response() {
    let app = TestApp::new().await;
    let (anna, _, table) = app.two().await;
    let mut anna = anna.sending("x-live", "1");
    let before = anna.live(&table).await.version();
    let answer = anna.does(&table, "act", &[("act", "beer")]).await.expect(200);
    assert!(answer.body.starts_with("<main"), "{}", answer.text());
    assert_eq!(answer.version(), before + 1);
}

#[tokio::test]
async fn an_outdated_page_is_refused() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let old = anna.live(&table).await.version().to_string();
    anna.acts(&table, &["beer"]).await;
    let (act, fields) = (format!("/de/table/{table}/act"), [("version", &*old), ("act", "cloth")]);
    anna.post(&act, &fields).await.expect(409).says("Am Tisch ging es weiter").says(&table);
    let answer = anna.clone().sending("x-live", "1").post(&act, &fields).await.expect(409);
    assert!(answer.body.starts_with("<main"), "the script can show the newest table");
    assert_eq!(draft(&app, &table).await, ["beer"]);
}

#[tokio::test]
async fn a_repeated_request_has_one_effect() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["trade-west"]).await;
    let version = anna.live(&table).await.version().to_string();
    for _ in 0..3 {
        let fields = [("version", &*version), ("act", "sell beer")];
        anna.post(&format!("/en/table/{table}/act"), &fields).await.expect(303);
    }
    assert_eq!(draft(&app, &table).await, ["trade-west", "sell beer"]);
}

#[tokio::test]
async fn several_units_are_sold_together_or_not_at_all() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["trade-west"]).await;
    for wrong in ["sell 1 beer 9 sugar", "sell 4000000000 beer", "sell 1 ale", "reveal canon"] {
        anna.does(&table, "act", &[("act", wrong)]).await.expect(422);
        assert_eq!(draft(&app, &table).await, ["trade-west"], "{wrong}");
    }
    anna.acts(&table, &["sell 1 beer 1 sugar"]).await;
    assert_eq!(draft(&app, &table).await, ["trade-west", "sell beer", "sell sugar"]);
}

#[tokio::test]
async fn refusals_are_in_the_readers_language() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["church"]).await;
    let mut reasons = Vec::new();
    for language in ["en", "de", "fr", "it"] {
        let act = format!("/{language}/table/{table}/act");
        let fields = [("act", "donate petri.ships")];
        let mut script = anna.clone().sending("x-live", "1");
        let reason = script.post(&act, &fields).await.expect(422).body;
        assert!(!reason.contains('<'), "one line of text: {reason}");
        let page = anna.post(&act, &fields).await.expect(422);
        page.says("<main").says(&reason.replace('\'', "&#39;"));
        reasons.push(reason);
    }
    reasons.dedup();
    assert_eq!(reasons.len(), 4, "{reasons:?}");
}

#[tokio::test]
async fn invalid_commands_are_refused_and_change_nothing() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let before = anna.live(&table).await.body;
    for (what, fields) in [
        ("act", vec![]),
        ("act", vec![("act", "dance")]),
        ("act", vec![("act", "")]),
        ("act", vec![("act", "reveal canon")]),
        ("act", vec![("undo", "")]),
        ("act", vec![("drop", "beer")]),
        ("act", vec![("redo", "moon")]),
        ("act", vec![("version", "-1"), ("act", "beer")]),
        ("act", vec![("version", "many"), ("act", "beer")]),
        ("take-back", vec![]),
        ("vote", vec![("vote", "perhaps")]),
        ("propose", vec![("what", "tea")]),
        ("propose", vec![("what", "stand-in:pink")]),
        ("propose", vec![("what", "stand-in:red")]),
        ("resign", vec![]),
        ("return", vec![("seat", "pink")]),
        ("computer", vec![("seat", "green"), ("level", "master")]),
        ("computer", vec![("seat", "blue"), ("level", "god")]),
        ("say", vec![("text", " ")]),
        ("dance", vec![]),
    ] {
        let answer = anna.post(&format!("/en/table/{table}/{what}"), &fields).await;
        assert_eq!(answer.status, 422, "{what} {fields:?}: {}", answer.text());
        answer.says("doesn’t work here").says(&format!("/en/table/{table}\""));
    }
    assert_eq!(anna.live(&table).await.body, before);
}

#[tokio::test]
async fn nobody_can_move_for_others() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let mut carla = app.guest("Carla").await;
    let mut stranger = app.stranger();
    for visitor in [&mut bert, &mut carla, &mut stranger] {
        let answer = visitor.does(&table, "act", &[("act", "beer")]).await.expect(403);
        answer.says("That’s not your seat");
    }
    let before = anna.live(&table).await.body;
    for (what, status) in [("leave", 403), ("take-back", 422), ("say", 403), ("rematch", 403)] {
        let fields = [("text", "hello")];
        let answer = carla.does(&table, what, &fields).await;
        assert_eq!(answer.status, status, "{what}: {}", answer.text());
    }
    assert_eq!(anna.live(&table).await.body, before);
    for (what, seat) in [("resign", "red"), ("return", "red"), ("resign", "blue")] {
        carla.does(&table, what, &[("seat", seat)]).await.expect(403);
    }
    bert.does(&table, "resign", &[("seat", "red")]).await.expect(403);
    anna.acts(&table, &["beer"]).await;
}

#[tokio::test]
async fn a_draft_is_visible_only_to_its_author() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let mut spectator = app.stranger();
    let (before, seen) = (bert.live(&table).await.body, spectator.live(&table).await.body);
    anna.acts(&table, &["trade-west", "sell beer"]).await;
    for step in [("undo", ""), ("restart", ""), ("act", "cloth")] {
        anna.does(&table, "act", &[step]).await.expect(303);
        assert_eq!(bert.live(&table).await.body, before);
        assert_eq!(spectator.live(&table).await.body, seen);
    }
    anna.acts(&table, &["done"]).await;
    assert_ne!(bert.live(&table).await.body, before);
    assert_eq!(bert.live(&table).await.version(), anna.live(&table).await.version());
}

#[tokio::test]
async fn a_draft_can_be_changed_in_every_way() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["trade-west", "sell beer", "sell cloth"]).await;
    let mut step = async |name, value| {
        anna.does(&table, "act", &[(name, value)]).await.expect(303);
        draft(&app, &table).await
    };
    assert_eq!(step("drop", "sell beer").await, ["trade-west", "sell cloth"]);
    assert_eq!(step("undo", "").await, ["trade-west"]);
    assert_eq!(step("redo", "church").await, ["church"]);
    assert!(step("restart", "").await.is_empty());
}

#[tokio::test]
async fn taking_back_does_not_conflict_with_another_players_draft() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    let seen = anna.live(&table).await.version().to_string();
    bert.acts(&table, &["trade-west", "sell beer"]).await;
    anna.post(&format!("/en/table/{table}/take-back"), &[("version", &seen)]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    anna.acts(&table, &["cloth"]).await;
    assert_eq!(draft(&app, &table).await, ["cloth"]);
}
