//! Games on boards that somebody drew.

use super::*;
use crate::games::whole_game;
use crate::harness::{generous, number};
use crate::review::{address, settled};
use hamburgum_ai::Level;
use hamburgum_cities::{OwnBoard, board_file, keep_own};
use hamburgum_engine::{Board, Church, Game, Player, Variant};
use hamburgum_server::{Config, Quota};
use hamburgum_store::Store;
use hamburgum_table::{Entry, Head};

/// The board of a generated city, renamed by somebody.
fn own(seed: u32) -> OwnBoard {
    let file = board_file(seed);
    let name = Board::parse(&file).expect("a board").name().to_owned();
    let renamed =
        file.replace(&format!("name = \"{name}\""), "name = \"Bergen <&> \\\"Vågen\\\"\"");
    OwnBoard::read(&renamed).expect("a board")
}

/// A church of that board, as written in pages.
fn church(own: &OwnBoard) -> &str {
    &own.board().church_info(Church::ALL[0]).name
}

/// The beginning of a record of a game on a board.
fn record_on(own: &OwnBoard) -> String {
    format!(
        "hamburgum record 2\nboard {}\ncity\n{}end\nvariant base\nplayers red blue\nstart red\n\
         rules 1\n\n1. red beer\n1. blue cloth\n",
        own.word(),
        own.text()
    )
}

#[tokio::test]
async fn a_record_brings_its_board_to_another_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let own = own(101);
    let mut anna = app.guest("Anna").await;
    let opened = anna.post("/en/open", &[("record", &record_on(&own))]).await.expect(303);
    anna.follow(&opened).await.expect(200).says(church(&own));
    let table = between(opened.location(), "/table/", "/").to_owned();
    let record = anna.get(&format!("/en/table/{table}/record")).await.expect(200).body;
    assert!(record.starts_with(&record_on(&own)), "{record}");

    let copy = [("at", "2"), ("with", "screen")];
    let copied = anna.post(&format!("/en/table/{table}/play-on"), &copy).await.expect(303);
    let page = anna.follow(&copied).await.expect(200).says(church(&own));
    let sheet = between(&page.body, "href=\"/boards/", "\"");
    anna.get(&format!("/boards/{sheet}")).await.expect(200).says(".at-site-");
    let copy = copied.location().rsplit('/').next().expect("an id").to_owned();
    anna.acts(&copy, &["church", "done"]).await;

    app.app().store().close().await;
    let again = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = anna.at(&again);
    anna.acts(&copy, &["sugar", "done"]).await;
    anna.get("/en/").await.expect(200);
}

#[tokio::test]
async fn wrong_records_with_a_board_are_refused_at_their_line() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let own = own(102);
    let right = record_on(&own);
    let cases = [
        (right.replacen("brewer", "blacksmith", 1), "blacksmith"),
        (right.replace("Bergen", "Oslo"), "the city below has the id"),
        (right.replace("\nend\n", "\n"), "end"),
        (right.replace("1. blue cloth", "1. blue guildhall, build X9"), "X9"),
        (right.replace("Bergen", &"x".repeat(10_000)), "1 to 40 characters"),
        (right.replace("Bergen", "\\u202eBergen"), "all of them visible"),
        (right.replace("[lines]", &format!("x = {}", "[".repeat(20_000))), "record-wrong"),
    ];
    for (record, says) in cases {
        anna.post("/en/open", &[("record", &record)]).await.expect(422).says(says);
    }
    // None of them is kept in memory.
    assert_eq!(hamburgum_cities::in_use(own.word().as_str()), None);
}

/// Boards in use stay in memory, so a network cannot bring as many as it likes.
#[tokio::test]
async fn records_with_new_boards_are_limited_for_each_network() {
    let quota = Quota::per_hour(number(1));
    let config = Config { new_boards: quota, behind_proxy: true, ..generous() };
    let app = TestApp::with(config).await;
    let mut visitor = app.stranger().sending("x-forwarded-for", "203.0.113.9");
    let [first, second] = [104, 105].map(|seed| record_on(&own(seed)));
    visitor.post("/en/open", &[("record", &first)]).await.expect(303);
    visitor.post("/en/open", &[("record", &second)]).await.expect(429);
    // A board that is in use already takes no room, nor do generated cities that a server offers.
    visitor.post("/en/open", &[("record", &first)]).await.expect(303);
    let city = |seed: u32| {
        format!(
            "hamburgum record 1\nboard city1-{seed}\nvariant base\nplayers red blue\nstart red\n\
             rules 1\n\n1. red beer\n"
        )
    };
    visitor.post("/en/open", &[("record", &city(106))]).await.expect(303);
    visitor.post("/en/open", &[("record", &city(4_000_000_106))]).await.expect(429);
}

#[tokio::test]
async fn results_on_own_boards_are_grouped_together_and_reviewed() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let own = own(103);
    let board = keep_own(own.clone()).expect("room for a board");
    let players = vec![Player::Blue, Player::Red];
    let head = Head::new("Alster".into(), board.id().into(), Variant::Base, players, 7);
    assert_eq!(head.city.as_deref(), Some(own.text()));
    let (game, moves) = whole_game(&head);
    let computer = |seat| Entry::Computer { seat, level: Level::Master };
    let mut entries = vec![computer(Player::Blue), computer(Player::Red)];
    entries.extend(moves);
    let table = app.app().tables().create(head, entries).await.expect("a table");
    for (board, counts) in [("", true), ("own-cities", true), ("new-cities", false)] {
        let page = anna.get(&format!("/en/statistics?board={board}")).await.expect(200);
        assert_eq!(page.text().contains("1st to play"), counts, "{board}");
    }
    anna.get("/en/statistics").await.expect(200).says("Drawn cities");
    anna.get(&format!("/en/table/{table}/result.svg")).await.expect(200).says("Vågen");

    let record = anna.get(&format!("/en/table/{table}/record")).await.expect(200).body;
    assert_eq!(Game::parse(&record, &[own.board()]).expect("a record").actions(), game.actions());
    let elsewhere = TestApp::new().await;
    let mut bert = elsewhere.guest("Bert").await;
    let opened = bert.post("/en/open", &[("record", &record)]).await.expect(303);
    let there = between(opened.location(), "/table/", "/").to_owned();
    let again = bert.get(&format!("/en/table/{there}/record")).await.expect(200).body;
    assert_eq!(again, record);
    bert.post(&address(&there), &[]).await.expect(303);
    settled(&mut bert, &there).await.says("All turns reviewed.").says("Accuracy");
}
