//! Boards that people save, share, offer, report and play on.

use super::*;
use crate::harness::{generous, number, table_form};
use hamburgum_cities::{OwnBoard, board_file};
use hamburgum_engine::Board;
use hamburgum_server::{Config, OfferedBoards, Quota, verify};
use hamburgum_store::{BoardState, Store};

/// The file of a board that nobody else has: names are part of a board.
fn file(seed: u32, name: &str) -> String {
    let file = board_file(seed);
    let old = Board::parse(&file).expect("a board").name().to_owned();
    file.replace(&format!("name = \"{old}\""), &format!("name = \"{name}\""))
}

fn own(seed: u32, name: &str) -> OwnBoard {
    OwnBoard::read(&file(seed, name)).expect("a board")
}

/// Saves a board and returns its address.
async fn save(visitor: &mut Visitor, file: &str) -> String {
    let saved = visitor.post("/en/workshop/save", &[("text", file)]).await.expect(303);
    saved.location().to_owned()
}

#[tokio::test]
async fn a_board_is_saved_shown_downloaded_and_shared() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    anna.get("/en/workshop/save").await.expect(200).says("Add a board file");
    let page = save(&mut anna, &file(201, "Bergen <b>")).await;
    let own = own(201, "Bergen <b>");
    assert_eq!(page, format!("/en/boards/own/{}", own.word().mark()));
    let mut stranger = app.stranger();
    for language in ["en", "de", "fr", "it"] {
        let page = page.replacen("/en/", &format!("/{language}/"), 1);
        let shown = stranger.get(&page).await.expect(200).says("Bergen &lt;b&gt;").says("Anna");
        assert!(!shown.body.contains("Bergen <b>"));
        let picture = between(&shown.body, "<figure><img src=\"", "\"").to_owned();
        let drawn = stranger.get(&picture).await.expect(200);
        assert_eq!(drawn.header("content-type"), "image/svg+xml");
    }
    let link = format!("http://{}/boards/own/{}", crate::harness::HOST, own.word().mark());
    let shown = stranger.get(&page).await.expect(200).says(&link).says("Report this city");
    assert!(!shown.body.contains("Offer it to everyone"));
    let downloaded = stranger.get(&format!("{page}/file")).await.expect(200);
    assert_eq!(downloaded.body, own.text());
    // The same file is the same board, and a shared link has no language.
    assert_eq!(save(&mut anna, own.text()).await, page);
    stranger.get(&link.replace(&format!("http://{}", crate::harness::HOST), "")).await.expect(303);
    anna.get(&page).await.expect(200).says("Your city").says("Only people with the link");
    anna.get("/en/boards").await.expect(200).says("Bergen &lt;b&gt;");
    let list = stranger.get("/en/boards").await.expect(200).says("Nobody has offered a city yet");
    assert!(!list.body.contains("Bergen"));
    for nothing in ["aaaaaaaaaaaaaaaaaaaa", "short", "../../etc"] {
        stranger.get(&format!("/en/boards/own/{nothing}")).await.expect(404);
    }
}

#[tokio::test]
async fn a_table_is_set_up_from_the_page_of_a_board() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let page = save(&mut anna, &file(202, "Stavanger")).await;
    let id = own(202, "Stavanger").word().to_string();
    let mut bert = app.guest("Bert").await;
    let shown = bert.get(&page).await.expect(200);
    let play = between(&shown.body, "class=\"button primary\" href=\"", "\"").to_owned();
    assert_eq!(play, format!("/en/new?board={id}"));
    bert.get(&play).await.expect(200).says(&format!("value=\"{id}\" checked")).says("Stavanger");
    // The network was trained in other cities.
    let table = bert.open_table(&[("board", &id), ("seat2", "computer-alderman")]).await;
    bert.acts(&table, &["beer"]).await;
    app.wait_for_turns(&table, 2).await;
    bert.get(&format!("/en/table/{table}")).await.expect(200);
    bert.get("/en/").await.expect(200).says("Stavanger");
    // Anna finds her own board in the form.
    anna.get("/en/new").await.expect(200).says(&id);
    let nothing = table_form(&[("board", "own-aaaaaaaaaaaaaaaaaaaa")]);
    bert.post("/en/new", &nothing).await.expect(422).says("board-wrong");
}

#[tokio::test]
async fn a_removed_board_breaks_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&path).await.expect("a store"), generous());
    let mut anna = app.guest("Anna").await;
    let page = save(&mut anna, &file(203, "Ålesund")).await;
    let id = own(203, "Ålesund").word().to_string();
    let table = anna.open_table(&[("board", &id), ("seat2", "here"), ("name2", "Uwe")]).await;
    app.app().store().set_board_state(&id, BoardState::Removed).await.expect("an answer");
    for gone in [page.clone(), format!("{page}/file"), format!("/boards/{id}.svg")] {
        anna.get(&gone).await.expect(404);
    }
    anna.post("/en/new", &table_form(&[("board", &id)])).await.expect(422).says("board-wrong");
    let again = anna.post("/en/workshop/save", &[("text", &file(203, "Ålesund"))]).await;
    again.expect(422).says("The operator has removed this city");
    anna.get("/en/boards").await.expect(200).says("The operator has removed it");
    anna.acts(&table, &["beer", "done", "cloth", "done"]).await;
    app.app().store().close().await;
    let after = TestApp::on(Store::open(&path).await.expect("a store"), generous());
    let mut anna = anna.at(&after);
    // The list shows the position, for which the table brings its board.
    anna.get("/en/").await.expect(200).says("Ålesund");
    anna.acts(&table, &["sugar", "done"]).await;
    let found = verify(after.app().store(), |_| ()).await.expect("an answer");
    assert_eq!(found.findings, []);
}

#[tokio::test]
async fn the_author_offers_the_operator_lists_and_anybody_reports() {
    let app = TestApp::new().await;
    let (mut anna, mut bert) = (app.guest("Anna").await, app.guest("Bert").await);
    let page = save(&mut anna, &file(204, "Tromsø")).await;
    let id = own(204, "Tromsø").word().to_string();
    anna.get(&page).await.expect(200).says("Please upload only what you made yourself");
    bert.post(&format!("{page}/offer"), &[]).await.expect(403);
    anna.post(&format!("{page}/offer"), &[]).await.expect(303);
    anna.get(&page).await.expect(200).says("once the operator has had a look");
    let list = bert.get("/en/boards").await.expect(200);
    assert!(!list.body.contains("Tromsø"));
    app.app().store().set_board_state(&id, BoardState::Listed).await.expect("an answer");
    bert.get("/en/boards").await.expect(200).says("Tromsø").says("Drawn by Anna");
    anna.post(&format!("{page}/delete"), &[]).await.expect(303);
    bert.get(&page).await.expect(200);

    let report = format!("{page}/report");
    bert.post(&report, &[("reason", " \u{202e} ")]).await.expect(303);
    assert!(app.app().store().board_reports(&id).await.expect("reports").is_empty());
    let long = format!("Copied\u{202e}\n{}", "x".repeat(2_000));
    let sent = bert.post(&report, &[("reason", &long)]).await.expect(303);
    bert.follow(&sent).await.expect(200).says("Thank you.");
    app.stranger().post(&report, &[("reason", "A name")]).await.expect(303);
    let reports = app.app().store().board_reports(&id).await.expect("reports");
    assert_eq!(reports.len(), 2);
    assert!(reports.iter().all(|one| one.reason.chars().count() <= 300));
    assert!(reports.iter().all(|one| !one.reason.contains(['\u{202e}', '\n'])));

    anna.post(&format!("{page}/withdraw"), &[]).await.expect(303);
    let list = bert.get("/en/boards").await.expect(200);
    assert!(!list.body.contains("Tromsø"));
    anna.post(&format!("{page}/delete"), &[]).await.expect(303);
    bert.get(&page).await.expect(404);
    anna.post(&format!("{page}/dance"), &[]).await.expect(404);
}

#[tokio::test]
async fn offered_boards_are_listed_at_once_if_the_operator_wants_that() {
    let config = Config { offered_boards: OfferedBoards::AtOnce, ..generous() };
    let app = TestApp::with(config).await;
    let mut anna = app.guest("Anna").await;
    for number in 0..13 {
        let page = save(&mut anna, &file(205, &format!("Oslo {number}"))).await;
        anna.post(&format!("{page}/offer"), &[]).await.expect(303);
    }
    let mut stranger = app.stranger();
    let first = stranger.get("/en/boards").await.expect(200).says("Older cities");
    assert_eq!(first.body.matches("class=\"city-card\"").count(), 12);
    let second = stranger.get("/en/boards?page=1").await.expect(200).says("Newer cities");
    assert_eq!(second.body.matches("class=\"city-card\"").count(), 1);
    for page in ["99999999999", "-1", "x", "9999"] {
        stranger.get(&format!("/en/boards?page={page}")).await.expect(200);
    }
}

#[tokio::test]
async fn a_newer_version_is_announced_on_the_older_one() {
    let app = TestApp::new().await;
    let (mut anna, mut bert) = (app.guest("Anna").await, app.guest("Bert").await);
    let old = save(&mut anna, &file(206, "Bodø")).await;
    let mark = old.rsplit('/').next().expect("a hash").to_owned();
    let form = anna.get(&format!("/en/workshop/save?newer_than={mark}")).await.expect(200);
    form.says(&format!("name=\"newer_than\" value=\"{mark}\""));
    let fields = [("text", &*file(206, "Bodø 2")), ("newer_than", &mark)];
    let new = anna.post("/en/workshop/save", &fields).await.expect(303).location().to_owned();
    bert.get(&old).await.expect(200).says("There’s a newer version").says(&new);
    // Somebody else’s board has no say about it.
    let fields = [("text", &*file(206, "Bodø 3")), ("newer_than", &mark)];
    let other = bert.post("/en/workshop/save", &fields).await.expect(303).location().to_owned();
    let page = bert.get(&old).await.expect(200);
    assert!(!page.body.contains(&other));
}

/// The size of all messages of a page, in bytes.
const MESSAGES: usize = 6_000;

/// A board without its lines.
fn unfinished(file: &str) -> String {
    let (places, _) = file.split_once("[lines]").expect("lines");
    places.to_owned()
}

/// A wall with so many corners.
fn wall_of(corners: usize) -> String {
    format!("wall = [{}]", "[5, 5],".repeat(corners))
}

#[tokio::test]
async fn cities_whose_names_are_or_look_alike_do_not_mix() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    // The last one has a letter of another alphabet.
    for (seed, name) in [(211, "Arendal"), (212, "Arendal"), (211, "Аrendal")] {
        let own = own(seed, name);
        let page = save(&mut anna, &file(seed, name)).await;
        let there = anna.get(&format!("{page}/file")).await.expect(200).body;
        assert_eq!(there, own.text());
        let id = own.word().to_string();
        let table = anna.open_table(&[("board", &id), ("seat2", "here"), ("name2", "Uwe")]).await;
        let record = anna.get(&format!("/en/table/{table}/record")).await.expect(200).body;
        assert_eq!(hamburgum_engine::Game::city_in(&record).as_deref(), Some(own.text()));
    }
    let list = anna.get("/en/boards").await.expect(200).body;
    assert_eq!(list.matches("class=\"city-card\"").count(), 3);
}

#[tokio::test]
async fn wrong_and_hostile_files_are_refused_with_a_message_and_nothing_is_lost() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let right = file(207, "Narvik");
    let cases = [
        (String::new(), "There’s no board file yet"),
        ("   \n".to_owned(), "There’s no board file yet"),
        ("hello".to_owned(), "Line 1:"),
        (right.replace("Narvik", &"N".repeat(10_000)), "1 to 40 visible characters"),
        (right.replace("Narvik", "\\u202eNarvik"), "1 to 40 visible"),
        (right.replace("Narvik", "Nar\\u0007vik"), "visible"),
        (right.replacen("citizen = ", "citizen = 3\ncitizen = ", 1), "duplicate key"),
        (right.replacen("brewer", "blacksmith", 1), "blacksmith"),
        (format!("x = {}", "[".repeat(30_000)), "Line 1:"),
        (unfinished(&right), "isn’t connected with the rest"),
        (
            right.replacen("[[church]]", "wall = [[1001, 5]]\n\n[[church]]", 1),
            "Corner 1 of the wall",
        ),
        (
            right.replacen("[[church]]", &format!("{}\n\n[[church]]", wall_of(3_000)), 1),
            "at most 24",
        ),
        (format!("# {}\n{right}", "x".repeat(Board::MAX_BYTES)), "at most 64 kilobytes"),
    ];
    let empty = anna.get("/en/workshop/save").await.expect(200).body.len();
    for (text, says) in cases {
        let page = anna.post("/en/workshop/save", &[("text", &text)]).await.expect(422).says(says);
        assert!(page.body.len() < empty + 3 * text.len() + MESSAGES, "{} bytes", page.body.len());
    }
    let kept = right.replacen("brewer", "blacksmith", 1);
    let page = anna.post("/de/workshop/save", &[("text", &kept)]).await.expect(422);
    page.says("blacksmith").says("lässt sich noch nicht spielen");
    let megabyte = "x".repeat(1 << 20);
    anna.post("/en/workshop/save", &[("text", &megabyte)]).await.expect(413);
    assert!(app.app().store().whole_boards("", 10).await.expect("boards").is_empty());
}

#[tokio::test]
async fn boards_are_limited_for_each_person_and_each_network() {
    let config = Config { boards: 2, ..generous() };
    let app = TestApp::with(config).await;
    let mut anna = app.guest("Anna").await;
    for number in 0..2 {
        save(&mut anna, &file(208, &format!("Molde {number}"))).await;
    }
    let third = anna.post("/en/workshop/save", &[("text", &file(208, "Molde 9"))]).await;
    third.expect(422).says("You have 2 cities").says("Molde 9");

    let quota = Quota::per_hour(number(1));
    let behind_proxy = true;
    let app = TestApp::with(Config { new_boards: quota, behind_proxy, ..generous() }).await;
    let mut visitor = app.stranger().sending("x-forwarded-for", "203.0.113.7");
    save(&mut visitor, &file(208, "Molde 1")).await;
    let text = file(208, "Molde 2");
    visitor.post("/en/workshop/save", &[("text", &text)]).await.expect(429);
}

#[tokio::test]
async fn a_deleted_author_is_forgotten_and_the_export_has_the_boards() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Annabella").await;
    let link = save(&mut anna, &file(209, "Hamar")).await;
    let listed = save(&mut anna, &file(209, "Hamar 2")).await;
    let id = own(209, "Hamar 2").word().to_string();
    app.app().store().set_board_state(&id, BoardState::Listed).await.expect("an answer");
    let export = anna.get("/en/account/export").await.expect(200);
    let export: serde_json::Value = serde_json::from_str(&export.body).expect("JSON");
    assert_eq!(export["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(export["boards"][0]["file"].as_str().map(|file| file.contains("Hamar")), Some(true));
    anna.post("/en/account/delete", &[("sure", "yes")]).await.expect(303);
    let mut stranger = app.stranger();
    stranger.get(&link).await.expect(404);
    let page = stranger.get(&listed).await.expect(200).says("Drawn by a former player");
    assert!(!page.body.contains("Annabella"));
}
