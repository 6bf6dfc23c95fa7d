//! The form for a new table.

use super::*;
use crate::harness::table_form;
use hamburgum_engine::Variant;
use hamburgum_table::Holder;

#[tokio::test]
async fn every_wrong_field_is_named_and_nothing_typed_is_lost() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let long = "n".repeat(25);
    for (field, changes) in [
        ("table_name", vec![("table_name", &*long)]),
        ("seats", vec![("seats", "6")]),
        ("seats", vec![("seats", "1")]),
        ("seats", vec![("seats", "some")]),
        ("board", vec![("board", "atlantis")]),
        ("variant", vec![("variant", "three")]),
        ("start", vec![("start", "never")]),
        ("seat2", vec![("seat2", "computer-god")]),
        ("seat2", vec![("seat2", "")]),
        ("name2", vec![("seat2", "here"), ("name2", " ")]),
        ("name2", vec![("seat2", "here"), ("name2", &*long)]),
        ("seat1", vec![("seat2", "me")]),
        ("colour2", vec![("colour2", "red")]),
        ("colour1", vec![("colour1", "pink")]),
        ("seat1", vec![("seat1", "computer-master")]),
    ] {
        let typed = [vec![("name1", "Jelka & Co")], changes].concat();
        let page = anna.post("/de/new", &table_form(&typed)).await.expect(422);
        let page = page.says(&format!("id=\"{field}-wrong\"")).says("value=\"Jelka &amp; Co\"");
        assert_eq!(page.body.matches("class=\"wrong\"").count(), 1, "{typed:?}");
    }
}

#[tokio::test]
async fn an_empty_form_has_several_errors() {
    let mut anna = TestApp::new().await.stranger();
    let page = anna.post("/en/new", &[]).await.expect(422);
    page.says("seats-wrong").says("board-wrong").says("variant-wrong").says("start-wrong");
    assert!(anna.cookies.is_empty(), "no guest was made for it");
}

#[tokio::test]
async fn people_play_on_one_screen() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "here"), ("name2", "Uwe")]).await;
    anna.acts(&table, &["beer", "done", "cloth", "done", "church"]).await;
    anna.live(&table).await.says("Uwe");
}

#[tokio::test]
async fn both_cities_and_all_variants_can_be_played() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    for (board, church) in [("hamburgum", "row-petri"), ("londinium", "row-pauls")] {
        for (word, variant) in
            [("base", Variant::Base), ("one", Variant::One), ("two", Variant::Two)]
        {
            let here = ("seat2", "here");
            let changes = [("board", board), ("variant", word), here, ("name2", "Uwe")];
            let table = anna.open_table(&changes).await;
            let head = app.app().tables().look(&table).await.expect("a table").head().clone();
            assert_eq!((head.board.as_str(), head.variant), (board, variant));
            assert_eq!(head.draws.is_empty(), variant != Variant::Two);
            anna.get(&format!("/en/table/{table}")).await.expect(200).says(church);
            anna.acts(&table, &["beer", "done", "guildhall", "done"]).await;
        }
    }
}

#[tokio::test]
async fn a_table_without_a_name_gets_one() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("table_name", " ")]).await;
    let named = app.app().tables().look(&table).await.expect("a table").head().name.clone();
    assert!(!named.trim().is_empty());
    let home = anna.get("/en").await.expect(200);
    home.says(&named);
}

#[tokio::test]
async fn seats_have_the_colours_that_were_chosen() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let here = [("seat2", "here"), ("name2", "Uwe")];
    let colours = [("colour1", "grey"), ("colour2", "yellow"), ("colour3", "grey")];
    let table = anna.open_table(&[&here[..], &colours].concat()).await;
    let players = app.app().tables().look(&table).await.expect("a table").head().players.clone();
    assert_eq!(players, [hamburgum_engine::Player::Grey, hamburgum_engine::Player::Yellow]);
    anna.acts(&table, &["beer", "done", "cloth", "done"]).await;
    anna.live(&table).await.says("player-grey").says("player-yellow");
}

#[tokio::test]
async fn computers_share_one_level_unless_a_seat_overrides_it() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let seats = [("seats", "3"), ("seat2", "computer"), ("seat3", "computer-master")];
    let table = anna.open_table(&[&seats[..], &[("level", "alderman")]].concat()).await;
    let table = app.app().tables().look(&table).await.expect("a table");
    let level = |seat: usize| match table.seats()[seat].holder {
        Holder::Computer { level, .. } => level.word(),
        _ => "none",
    };
    assert_eq!([level(1), level(2)], ["alderman", "master"]);
    let nameless = table_form(&[("seat2", "computer"), ("level", "god")]);
    anna.post("/en/new", &nameless).await.expect(422).says("seat2-wrong");
}

#[tokio::test]
async fn the_next_form_is_prefilled_with_the_last_settings() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let chosen = |name: &str| format!("value=\"{name}\" selected");
    let seats = [("seats", "4"), ("seat2", "computer"), ("seat3", "computer"), ("seat4", "here")];
    let rest = [("name4", "Uwe"), ("level", "senator"), ("board", "londinium"), ("variant", "two")];
    anna.open_table(&[&seats[..], &rest].concat()).await;
    let form = anna.get("/de/new").await.expect(200);
    let form = form.says(&chosen("senator")).says(&chosen("here"));
    for id in ["seats-4", "board-londinium", "variant-two", "start-first"] {
        let input = between(&form.body, &format!("id=\"{id}\""), ">");
        assert!(input.contains("checked"), "{id} {input}");
    }
    assert!(!form.body.contains("Uwe"), "names are not kept");
    let home = anna.get("/de").await.expect(200);
    assert!(between(&home.body, "id=\"level-senator\"", ">").contains("checked"));
    // The level of a quick game is stored; the rest stays.
    anna.post("/de/play", &[("level", "apprentice")]).await.expect(303);
    let form = anna.get("/de/new").await.expect(200).says(&chosen("apprentice"));
    assert!(between(&form.body, "id=\"seats-4\"", ">").contains("checked"));
    for spoilt in ["", "x", "x.x.x.x.x.x.x.x.x.x.x.x.x.x.x", "%00.9.atlantis"] {
        anna.cookies.insert("setup".to_owned(), spoilt.to_owned());
        let form = anna.get("/de/new").await.expect(200).says(&chosen("journeyman"));
        assert!(between(&form.body, "id=\"seats-3\"", ">").contains("checked"), "{spoilt}");
    }
}
