//! Replays, records, and copies of games.

use super::*;
use crate::harness::generous;
use hamburgum_engine::{Board, Game};
use hamburgum_server::Config;

/// A whole game in variant II, with the order in which all officials were drawn.
const FINISHED: &str = include_str!("../../../engine/tests/golden/two-3-londinium.txt");

const OPEN: &str = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\n\
    start red\nrules 1\n\n1. red beer\n1. blue cloth\n2. red trade-west, sell 1 beer ...\n";

/// Opens a record; returns its id.
async fn opened(visitor: &mut Visitor, record: &str) -> String {
    let answer =
        visitor.post("/en/open", &[("record", record), ("name", "Test")]).await.expect(303);
    between(answer.location(), "/table/", "/replay").to_owned()
}

/// The record of a table.
async fn record(visitor: &mut Visitor, table: &str) -> String {
    visitor.get(&format!("/en/table/{table}/record")).await.expect(200).body
}

#[tokio::test]
async fn a_replay_shows_each_position_and_links_to_the_others() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["cloth", "done"]).await;
    let replay = format!("/en/table/{table}/replay");
    let page = anna.get(&replay).await.expect(200).says("Start of the game");
    let page = page.says(&format!("href=\"{replay}?at=1\" ")).says("data-at=\"0\"");
    assert!(page.body.contains("link rel=\"alternate\" hreflang=\"de\""));
    anna.get(&format!("{replay}?at=1")).await.expect(200).says("Red produces 1 beer");
    anna.get(&format!("{replay}?at=4"))
        .await
        .expect(200)
        .says("Round 1, Blue")
        .says("took 1 cloth");
    let mut live = anna.clone().sending("x-live", "1");
    let part = live.get(&format!("{replay}?at=2")).await.expect(200);
    assert!(part.body.starts_with("<main"), "scripts get what changes only");
}

#[tokio::test]
async fn addresses_of_positions_are_the_same_for_everybody() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    let replay = format!("/en/table/{table}/replay");
    for (asked, answer) in
        [("turn=1", "at=2"), ("turn=0", "at=0"), ("turn=9", "at=2"), ("at=99", "at=2")]
    {
        let page = anna.get(&format!("{replay}?{asked}")).await.expect(303);
        assert_eq!(page.location(), format!("{replay}?{answer}"), "{asked}");
    }
    for senseless in ["at=-1", "at=x", "turn=x", "at="] {
        anna.get(&format!("{replay}?{senseless}")).await.expect(404);
    }
    anna.get("/en/table/nothing/replay").await.expect(404);
    anna.get("/en/table/nothing/record").await.expect(404);
    anna.get(&format!("/xx/table/{table}/replay")).await.expect(404);
}

#[tokio::test]
async fn drafts_are_visible_to_nobody_not_even_their_author() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["trade-west", "sell cloth"]).await;
    for visitor in [&mut anna, &mut bert] {
        let text = record(visitor, &table).await;
        assert!(text.ends_with("\n1. red beer\n"), "{text}");
        visitor.get(&format!("/en/table/{table}/replay?at=3")).await.expect(303);
    }
    // Ending a game by consent does not make a draft public.
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    assert!(record(&mut anna, &table).await.ends_with("\n1. red beer\n"));
}

#[tokio::test]
async fn a_record_is_a_file_that_can_be_opened_again() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = opened(&mut anna, FINISHED).await;
    let answer = anna.get(&format!("/en/table/{table}/record")).await.expect(200);
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    let file = format!("attachment; filename=\"hamburgum-{table}.txt\"");
    assert_eq!(answer.header("content-disposition"), file);
    let game = Game::parse(FINISHED, &Board::built_in()).expect("a record");
    assert_eq!(answer.body, game.to_text());
    let end = game.actions().len();
    anna.get(&format!("/de/table/{table}/replay?at={end}")).await.expect(200);
    anna.get(&format!("/en/table/{table}")).await.expect(303);
    // Nobody sits there, but the person who opened it finds it again.
    anna.get("/en").await.expect(200).says("Test").says("class=\"kind\">record");
}

#[tokio::test]
async fn an_unfinished_record_keeps_its_last_turn() {
    let app = TestApp::new().await;
    let mut anna = app.stranger();
    let table = opened(&mut anna, OPEN).await;
    assert_eq!(record(&mut anna, &table).await, OPEN);
    anna.get(&format!("/en/table/{table}/replay?at=6")).await.expect(200).says("Red sells 1 beer");
    anna.post(&format!("/en/table/{table}/act"), &[("act", "done")]).await.expect(403);
}

#[tokio::test]
async fn errors_in_records_are_explained_and_nothing_typed_is_lost() {
    let app = TestApp::new().await;
    let mut anna = app.stranger();
    let illegal = OPEN.replace("1. blue cloth", "1. blue guildhall, build N1");
    let position =
        OPEN.replace("\n\n1. red", "\nposition\nberth 3 red red red red red\nend\n\n1. red");
    let long = format!("{OPEN}# {}", "x".repeat(70_000));
    for (name, record, says) in [
        ("nothing", " \n ", "Noch keine Aufzeichnung"),
        ("another file", "<script>alert(1)</script>", "Zeile 1 ist nicht lesbar."),
        (
            "half a head",
            "hamburgum record 1\nboard hamburgum\n",
            "Der Text hört zu früh auf, in Zeile 2.",
        ),
        ("an unknown board", "hamburgum record 1\nboard atlantis\n", "Zeile 2 ist nicht lesbar."),
        ("a turn against the rules", &illegal, "Zeile 9 verstößt gegen die Regeln."),
        ("a position that cannot be", &position, "kann es nicht geben."),
        ("too much", &long, "Die Aufzeichnung ist zu lang."),
        ("control characters", "hamburgum\u{0}record 1\u{1b}[31m", "Zeile 1 ist nicht lesbar."),
    ] {
        let answer = anna.post("/de/open", &[("record", record), ("name", "Mein <Spiel>")]).await;
        assert_eq!(answer.status, 422, "{name}");
        assert!(answer.body.contains(says), "{name}: {}", answer.text());
        assert!(!answer.body.contains("<script>alert"), "{name} stands in the page as it is");
        assert!(answer.body.contains("value=\"Mein &lt;Spiel&gt;\""), "{name}");
    }
    let answer = anna.post("/de/open", &[("record", &illegal)]).await;
    answer
        .says("1. blue guildhall, build N1\n2. red")
        .says("<code translate=\"no\">1. blue guildhall, build N1</code>");
    anna.post("/de/open", &[("record", &"x".repeat(300_000))]).await.expect(413);
    anna.post("/de/new", &[("table_name", &"x".repeat(20_000))]).await.expect(413);
    assert_eq!(app.app().tables().count().0, 0, "no table was set up");
}

#[tokio::test]
async fn a_copy_continues_from_its_position_and_names_its_original() {
    let app = TestApp::with(Config { thinkers: 1, ..generous() }).await;
    let (mut anna, mut bert, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["trade-west", "sell cloth", "done"]).await;
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    let mut carla = app.guest("Carla").await;
    let play_on = format!("/en/table/{table}/play-on");
    // In the middle of Bert's turn: the copy begins with the whole turn.
    let fields = [("at", "4"), ("with", "computers"), ("level", "apprentice"), ("blue", "mine")];
    let answer = carla.post(&play_on, &fields).await.expect(303);
    let copy = answer.location().rsplit('/').next().expect("an id").to_owned();
    let page = carla.get(&format!("/en/table/{copy}")).await.expect(200);
    let page = page.says("A copy of Alster.").says(&format!("/en/table/{table}/replay?at=2"));
    page.says("Copy: Alster");
    carla.get("/en").await.expect(200).says("class=\"kind\">copy");
    assert!(record(&mut carla, &copy).await.ends_with("\n1. red beer\n"));
    // Turns before the copy cannot be taken back. It is not offered either, not even where Carla has the
    // seat of Red, whose turn it was.
    let both = carla.post(&play_on, &[("at", "4"), ("with", "screen")]).await.expect(303);
    let page = carla.get(both.location()).await.expect(200);
    assert!(!page.body.contains("/take-back"), "nothing was played at this table");
    carla.does(&copy, "take-back", &[]).await.expect(422);
    carla.acts(&copy, &["cloth"]).await;
    app.wait_for_turns(&copy, 3).await;
    carla.get(&format!("/en/table/{copy}")).await.expect(200).says("/take-back");
    carla.does(&copy, "take-back", &[]).await.expect(303);
    carla.does(&copy, "take-back", &[]).await.expect(422);
    let copied = app.app().tables().look(&copy).await.expect("a table");
    assert!(copied.head().is_copy());
    assert_eq!(copied.game().turns_played(), 1);
    // The original has not changed.
    assert!(record(&mut anna, &table).await.ends_with("1. blue trade-west, sell 1 cloth\n"));
}

#[tokio::test]
async fn copies_on_one_screen_and_with_friends() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = opened(&mut anna, OPEN).await;
    let play_on = format!("/en/table/{table}/play-on");
    let screen = anna.post(&play_on, &[("at", "6"), ("with", "screen")]).await.expect(303);
    let screen = screen.location().rsplit('/').next().expect("an id").to_owned();
    anna.acts(&screen, &["trade-west", "done", "beer", "done"]).await;
    let friends = anna.post(&play_on, &[("at", "2"), ("with", "friends")]).await.expect(303);
    let friends = friends.location().rsplit('/').next().expect("an id").to_owned();
    let mut bert = app.joins("Bert", &mut anna, &friends).await;
    anna.acts(&friends, &["beer", "done"]).await;
    bert.acts(&friends, &["trade-west", "done"]).await;
    for wrong in [("at", "99"), ("at", "x"), ("with", "ghosts")] {
        let mut fields = vec![("at", "2"), ("with", "screen")];
        fields.retain(|(name, _)| *name != wrong.0);
        fields.push(wrong);
        anna.post(&play_on, &fields).await.expect(422);
    }
    anna.get(&play_on).await.expect(303);
}

#[tokio::test]
async fn a_copy_does_not_reveal_hidden_information() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let changes = [("variant", "two"), ("seat2", "here"), ("name2", "Berta")];
    let table = anna.open_table(&changes).await;
    let text = record(&mut anna, &table).await;
    let drawn = between(&text, "drawn ", "\n");
    assert_eq!(drawn.split(' ').count(), 1, "only what was turned up: {drawn}");
    let original = app.app().tables().look(&table).await.expect("a table");
    let hidden: Vec<_> = original.game().undrawn().collect();
    let mut orders = Vec::new();
    for _ in 0..8 {
        let fields = [("at", "1"), ("with", "screen")];
        let answer = anna.post(&format!("/en/table/{table}/play-on"), &fields).await.expect(303);
        let copy = answer.location().rsplit('/').next().expect("an id").to_owned();
        let copy = app.app().tables().look(&copy).await.expect("a table");
        assert_eq!(
            copy.game().state().visible_official(),
            original.game().state().visible_official()
        );
        orders.push(copy.game().undrawn().collect::<Vec<_>>());
    }
    assert!(orders.iter().all(|order| order.len() == hidden.len()));
    assert!(orders.iter().any(|order| *order != hidden), "the order is drawn anew");
}
