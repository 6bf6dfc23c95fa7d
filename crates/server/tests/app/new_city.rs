//! Tables in generated cities.

use super::*;
use crate::games::{head, whole_game};
use crate::harness::{generous, table_form};
use hamburgum_ai::Level;
use hamburgum_engine::Player;
use hamburgum_store::Store;
use hamburgum_table::Entry;

const WORD: &str = "city1-7";

/// A church of that city, as written in pages.
fn church() -> &'static str {
    let city = hamburgum_cities::named(WORD).expect("a city");
    &city.church_info(hamburgum_engine::Church::ALL[0]).name
}

#[tokio::test]
async fn a_city_is_offered_with_its_picture() {
    let mut anna = TestApp::new().await.stranger();
    let page = anna.get("/en/new").await.expect(200).says("New city no. ").says("Another city");
    let word = between(&page.body, "name=\"city\" value=\"", "\"");
    let picture = anna.get(&format!("/boards/{word}.svg")).await.expect(200);
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    for other in ["de", "fr", "it"] {
        anna.get(&format!("/{other}/new?another={WORD}"))
            .await
            .expect(200)
            .says("value=\"city1-7\"");
    }
}

#[tokio::test]
async fn another_city_is_chosen_and_nothing_typed_is_lost() {
    let mut anna = TestApp::new().await.stranger();
    let typed = "table_name=Alster&seats=4&board=hamburgum&city=city1-3&variant=two&start=first\
        &seat1=me&seat2=here&name2=Jelka";
    let page = anna.get(&format!("/en/new?another={WORD}&{typed}")).await.expect(200);
    let page =
        page.says("value=\"Alster\"").says("value=\"Jelka\"").says("value=\"city1-7\" checked");
    page.says("value=\"4\" checked").says("value=\"two\" checked");
    // Without a request for another one the offered city stays.
    let page = anna.get(&format!("/en/new?{typed}")).await.expect(200);
    page.says("name=\"city\" value=\"city1-3\"").says("value=\"hamburgum\" checked");
    // An invalid request for another one is ignored.
    anna.get("/en/new?another=city1-007").await.expect(200).says("value=\"hamburgum\" checked");
}

#[tokio::test]
async fn a_wrong_form_keeps_the_city() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    for (board, city) in [(WORD, "city1-3"), ("hamburgum", WORD)] {
        let typed = table_form(&[("board", board), ("city", city), ("seats", "9")]);
        let page = anna.post("/en/new", &typed).await.expect(422);
        page.says("name=\"city\" value=\"city1-7\"").says(&format!("value=\"{board}\" checked"));
    }
    for wrong in ["city1-07", "city1-", "city9-7", "city1-99999999999"] {
        let typed = table_form(&[("board", wrong)]);
        anna.post("/en/new", &typed).await.expect(422).says("board-wrong");
    }
}

#[tokio::test]
async fn a_game_in_a_new_city_is_played_saved_opened_and_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("board", WORD), ("seat2", "here"), ("name2", "Uwe")]).await;
    let page = anna.get(&format!("/en/table/{table}")).await.expect(200).says(church());
    let sheet = between(&page.body, "href=\"/boards/", "\"");
    anna.get(&format!("/boards/{sheet}")).await.expect(200).says(".at-site-");
    anna.acts(&table, &["beer", "done", "cloth", "done"]).await;

    let replay = anna.get(&format!("/en/table/{table}/replay?at=2")).await.expect(200);
    replay.says(church());
    let record = anna.get(&format!("/en/table/{table}/record")).await.expect(200).body;
    assert!(record.contains("\nboard city1-7\n"), "{record}");
    let opened = anna.post("/en/open", &[("record", &record)]).await.expect(303);
    anna.follow(&opened).await.expect(200).says(church());
    let copy = [("at", "2"), ("with", "screen")];
    let copied = anna.post(&format!("/en/table/{table}/play-on"), &copy).await.expect(303);
    anna.follow(&copied).await.expect(200).says(church());

    app.app().store().close().await;
    let again = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    anna.at(&again).acts(&table, &["sugar", "done"]).await;
}

#[tokio::test]
async fn pictures_are_public_and_style_sheets_only_for_cities_in_use() {
    let mut anna = TestApp::new().await.stranger();
    anna.get("/boards/city1-123456.svg").await.expect(200);
    for nothing in ["city1-123456.css", "city1-0123.svg", "city1-x.svg", "city2-7.svg"] {
        anna.get(&format!("/boards/{nothing}")).await.expect(404);
    }
}

#[tokio::test]
async fn results_in_generated_cities_are_grouped_together() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let mut head = head([Player::Blue, Player::Red]);
    head.board = WORD.to_owned();
    let (_, moves) = whole_game(&head);
    let computer = |seat| Entry::Computer { seat, level: Level::Master };
    let mut entries = vec![computer(Player::Blue), computer(Player::Red)];
    entries.extend(moves);
    app.app().tables().create(head, entries).await.expect("a table");
    for (board, counts) in [("", true), ("new-cities", true), ("hamburgum", false)] {
        let page = anna.get(&format!("/en/statistics?board={board}")).await.expect(200);
        assert_eq!(page.text().contains("1st to play"), counts, "{board}");
    }
    let page = anna.get("/en/statistics").await.expect(200);
    let cities = between(&page.body, "id=\"statistics-by-city\"", "</table>");
    assert!(cities.contains("New cities") && !cities.contains("Hamburgum"), "{cities}");
}
