//! The workshop: boards are checked while they are made.

use crate::harness::{TestApp, generous};
use futures_util::StreamExt as _;
use hamburgum_engine::{Board, BoardDraft};
use hamburgum_server::Config;

fn hamburg() -> BoardDraft {
    Board::hamburgum().into()
}

fn json(draft: &BoardDraft) -> String {
    serde_json::to_string(draft).expect("a draft as JSON")
}

#[tokio::test]
async fn a_board_is_checked_as_a_document_and_as_a_file() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger().sending("x-live", "");
    let mut draft = hamburg();
    draft.sites[0].at = [5000, 10];
    for (field, value) in [("document", json(&draft)), ("text", draft.text())] {
        let answer = visitor.post("/de/workshop/check", &[(field, &value)]).await;
        let answer = answer.expect(200).says("M1 liegt außerhalb der Karte.");
        assert!(answer.body.starts_with("<div id=\"workshop-parts\" data-document="), "{field}");
    }
}

#[tokio::test]
async fn every_start_is_a_document() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger().sending("x-live", "");
    for (board, says) in [
        ("hamburgum", "can be played on"),
        ("londinium", "can be played on"),
        ("city1-7", "can be played on"),
        ("empty-londinium", "Choose a church"),
    ] {
        visitor.post("/en/workshop/check", &[("board", board)]).await.expect(200).says(says);
    }
    for board in ["", "atlantis", "empty-atlantis", "city1-99999999999"] {
        visitor.post("/en/workshop/check", &[("board", board)]).await.expect(404);
    }
}

#[tokio::test]
async fn hostile_input_is_refused() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger();
    for document in ["", "{}", "[]", "{\"id\":1}", &json(&hamburg()).replace("720", "-1")] {
        visitor.post("/en/workshop/check", &[("document", document)]).await.expect(422);
    }
    let huge = "x".repeat(70_000);
    let page = visitor.post("/en/workshop/check", &[("text", &huge)]).await;
    page.expect(200).says("at most 64 kilobytes");
    let larger = "x".repeat(300_000);
    visitor.post("/en/workshop/check", &[("text", &larger)]).await.expect(413);
    let mut hostile = hamburg();
    hostile.name = "<script>alert(1)</script>\"' onload=x".to_owned();
    hostile.churches[0].colour = "red\"><script>".to_owned();
    let page = visitor.post("/en/workshop/check", &[("document", &json(&hostile))]).await;
    assert!(!page.expect(200).body.contains("<script>"));
}

#[tokio::test]
async fn without_scripts_a_file_can_be_checked() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger();
    let page = visitor.get("/fr/workshop").await;
    page.expect(200).says("action=\"/fr/workshop/check\"");
    let wrong = hamburg().text().replace("\"merchant\"", "\"pirate\"");
    let page = visitor.post("/fr/workshop/check", &[("text", &wrong)]).await;
    page.expect(200).says("«\u{a0}pirate\u{a0}» est inconnu ici").says("<title>");
}

#[tokio::test]
async fn games_prove_a_board() {
    let app = TestApp::with(Config { proof_games: 3, ..generous() }).await;
    let mut visitor = app.guest("Anna").await;
    let text = hamburg().text();
    let answer = visitor.post("/en/workshop/proof", &[("text", &text)]).await.expect(200);
    assert_eq!(answer.header("content-type"), "text/event-stream");
    let events: Vec<&str> = answer.body.split("\n\n").collect();
    for (number, event) in events[..3].iter().enumerate() {
        assert_eq!(*event, format!("event: progress\ndata: {} 3", number + 1));
    }
    let answer = answer.says("event: result").says("What 3 games say").says("Seat 3");
    assert!(answer.says("Wins by seat").body.contains("data:image/svg+xml"));
    // An unfinished board cannot be played on.
    let unfinished = text.replace("[lines]", "[lines]\n#");
    let unfinished = unfinished.split("[lines]").next().expect("a beginning");
    visitor.post("/en/workshop/proof", &[("text", unfinished)]).await.expect(422);
}

#[tokio::test]
async fn a_new_proof_ends_the_one_before() {
    let app = TestApp::with(Config { proof_games: 1_000_000, ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let text = hamburg().text();
    let mut before =
        anna.opens_by_post("/en/workshop/proof", &[("text", &text)]).await.into_data_stream();
    let event = before.next().await.expect("an event").expect("bytes");
    assert!(event.starts_with(b"event: progress"));
    let after = anna.opens_by_post("/en/workshop/proof", &[("text", &text)]).await;
    // The first one ends after the game that it is playing.
    while before.next().await.is_some() {}
    drop(after);
}
