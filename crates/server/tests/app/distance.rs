//! Play at a distance as its pages show it: deadlines, holidays, turns that time out, and blocks.

use super::*;
use crate::harness::generous;
use hamburgum_store::{Store, StoreClock, Timestamp};

const HOUR: i64 = 60 * 60 * 1000;
/// A Friday, at noon.
const BEGIN: i64 = 1_773_403_200_000;

/// A server whose clock stands, and that clock.
async fn standing() -> (TestApp, StoreClock) {
    let clock = StoreClock::standing_at(Timestamp(BEGIN));
    let store = Store::in_memory_with_clock(clock.clone()).await.expect("a store");
    (TestApp::on(store, generous()), clock)
}

impl TestApp {
    /// Anna plays Red and begins, a guest with this name plays Blue.
    async fn clocked(&self, anna: &mut Visitor, clock: &str, name: &str) -> (Visitor, String) {
        let table = anna.open_table(&[("table_name", clock), ("clock", clock)]).await;
        (self.joins(name, anna, &table).await, table)
    }
}

#[tokio::test]
async fn waiting_games_come_by_their_deadlines() {
    let (app, _) = standing().await;
    let mut anna = app.guest("Anna").await;
    let mut tables = Vec::new();
    for clock in ["none", "daily", "several"] {
        tables.push(app.clocked(&mut anna, clock, "Bert").await.1);
    }
    tables.reverse();
    let page = anna.get("/en").await.expect(200);
    let places: Vec<_> = tables.iter().map(|id| page.body.find(id.as_str())).collect();
    assert!(places.is_sorted() && places[0].is_some(), "{places:?}");
    assert_eq!(page.body.matches("data-clock=\"words\"").count(), 2, "one has no clock");
    assert!(page.body.find("id=\"running\"") < page.body.find("id=\"play-title\""));
    let link = format!("href=\"/en/table/{}\"", tables[0]);
    anna.get(&format!("/en/table/{}", tables[2])).await.expect(200).says(&link);
}

#[tokio::test]
async fn a_turn_that_timed_out_is_marked() {
    let (app, clock) = standing().await;
    let mut anna = app.guest("Anna").await;
    let (mut bert, table) = app.clocked(&mut anna, "several", "Bert").await;
    let mark = "Time was up: a computer played this turn";
    anna.live(&table).await.says("45\u{a0}h");
    clock.set(Timestamp(BEGIN + 6 * 24 * HOUR));
    app.app().store().note_service().await.expect("a sign");
    assert_eq!(app.app().tables().act_on_deadlines().await.expect("an answer"), 1);
    app.wait_for_turns(&table, 1).await;
    for place in ["live", "replay"] {
        bert.get(&format!("/en/table/{table}/{place}")).await.expect(200).says(mark);
    }
    bert.acts(&table, &["beer", "done"]).await;
    assert_eq!(bert.live(&table).await.body.matches(mark).count(), 2, "a title and a name");
}

#[tokio::test]
async fn the_others_see_who_is_on_holiday() {
    let (app, _) = standing().await;
    let mut anna = app.guest("Anna").await;
    let (mut bert, table) = app.clocked(&mut anna, "daily", "Bert").await;
    let holiday = [("first", "2026-03-13"), ("last", "2026-03-16")];
    bert.post("/en/account/holiday", &holiday).await.expect(303);
    anna.acts(&table, &["sugar", "done"]).await;
    let page = anna.live(&table).await.says("back 17 Mar");
    page.says("Bert is on holiday and will be back on Tuesday, 17 March.");
    bert.live(&table).await.says("back 17 Mar");
    // In a sitting everybody is there.
    let (mut carl, live) = app.clocked(&mut anna, "sitting", "Carl").await;
    carl.post("/en/account/holiday", &holiday).await.expect(303);
    assert!(!anna.live(&live).await.body.contains("back 17 Mar"));
}

#[tokio::test]
async fn people_who_are_kept_apart_read_nothing_of_each_other() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let mut watcher = app.guest("Carla").await;
    anna.does(&table, "say", &[("text", "good morning")]).await.expect(303);
    bert.does(&table, "say", &[("text", "bad manners")]).await.expect(303);
    anna.live(&table).await.says("bad manners");
    let theirs = watcher.live(&table).await.body;
    anna.does(&table, "block", &[("seat", "red"), ("block", "on")]).await.expect(422);
    anna.does(&table, "block", &[("seat", "blue"), ("block", "on")]).await.expect(303);
    let on =
        |page: &Answer| between(&page.body, "id=\"block-", "value").contains("checked=\"true\"");
    let page = anna.live(&table).await;
    assert!(on(&page) && page.body.contains("good morning") && !page.body.contains("bad manners"));
    let page = bert.live(&table).await;
    assert!(!on(&page) && page.body.contains("bad manners") && !page.body.contains("good morning"));
    assert_eq!(watcher.live(&table).await.body, theirs, "others see what they saw");
    let news = |page: &Answer| between(&page.body, "data-news=\"", "\"").to_owned();
    let before = news(&anna.live(&table).await);
    bert.does(&table, "say", &[("text", "nobody answers")]).await.expect(303);
    assert_eq!(news(&anna.live(&table).await), before, "and they are no news");

    // Neither finds the other's table, and the address of a seat leads nowhere.
    let offer = [("open_to", "all"), ("wanted", "any"), ("advised", "no")];
    let (hers, his) = (anna.open_table(&offer).await, bert.open_table(&offer).await);
    for (person, table, status) in
        [(&mut bert, &hers, 404), (&mut anna, &his, 404), (&mut watcher, &his, 303)]
    {
        let is_listed = person.get("/en/tables").await.expect(200).body.contains(table.as_str());
        assert_eq!(is_listed, status == 303);
        person.post(&format!("/en/tables/{table}"), &[]).await.expect(status);
    }

    // Only she can end it, on her account page.
    assert!(!bert.get("/en/account").await.expect(200).body.contains("Blocked people"));
    let page = anna.get("/en/account").await.expect(200).says("Blocked people").says("Bert");
    let number = between(&page.body, "name=\"person\" value=\"", "\"").to_owned();
    anna.get("/en/account/export").await.expect(200).says("\"name\": \"Bert\"");
    bert.post("/en/account/unblock", &[("person", "1")]).await.expect(303);
    assert!(!bert.live(&table).await.body.contains("good morning"));
    anna.post("/en/account/unblock", &[("person", &number)]).await.expect(303);
    anna.get(&format!("/en/table/{table}")).await.expect(200).says("bad manners");
    bert.live(&table).await.says("good morning");
    for wrong in ["", "x"] {
        anna.post("/en/account/unblock", &[("person", wrong)]).await.expect(422);
    }
}
