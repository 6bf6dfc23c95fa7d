//! Tables that are offered to everybody.

use super::*;
use crate::harness::{generous, table_form};
use hamburgum_server::{Config, PublicTables};
use hamburgum_store::{Store, StoreAddress};
use hamburgum_table::Table;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

const OPEN: [(&str, &str); 3] = [("open_to", "all"), ("wanted", "newcomers"), ("advised", "no")];

/// Two servers on one PostgreSQL database, or one server on a file twice.
async fn servers(url: Option<String>, folder: &Path) -> [TestApp; 2] {
    let config = generous();
    if let Some(url) = url {
        let address: StoreAddress = url.parse().expect("a URL");
        let open = async || Store::open_at(&address).await.expect("a store");
        [TestApp::on(open().await, config.clone()), TestApp::on(open().await, config)]
    } else {
        let store = Store::open(&folder.join("games.sqlite")).await.expect("a store");
        let app = TestApp::on(store, config);
        [app.clone(), app]
    }
}

/// Makes each scenario a test on a file and on two servers with one database.
macro_rules! on_both {
    ($($scenario:ident),* $(,)?) => {
        mod on_file {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn $scenario() {
                let folder = tempfile::tempdir().expect("a folder");
                super::$scenario(super::servers(None, folder.path()).await).await;
            })*
        }
        mod on_two_servers {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn $scenario() {
                let Some(url) = crate::postgres::database().await else { return };
                let folder = tempfile::tempdir().expect("a folder");
                super::$scenario(super::servers(Some(url), folder.path()).await).await;
            })*
        }
    };
}

on_both!(
    a_table_is_offered_taken_and_gone,
    of_two_who_want_the_last_seat_one_gets_it,
    a_host_offers_five_tables_at_most,
    a_removed_stranger_stays_away,
    computers_fill_up_at_the_given_time_once,
    an_appointment_begins_or_closes_the_table,
);

/// Whether a visitor finds a table in the list.
async fn finds(visitor: &mut Visitor, table: &str) -> bool {
    let page = visitor.get("/en/tables").await.expect(200);
    page.body.contains(&format!("id=\"offer-{table}\""))
}

async fn a_table_is_offered_taken_and_gone([here, there]: [TestApp; 2]) {
    let mut anna = here.guest("Anna").await;
    let table = anna.open_table(&[&OPEN[..], &[("seats", "3")]].concat()).await;
    let seat = format!("/en/tables/{table}");
    let mut bert = there.stranger();
    let page = bert.get("/en/tables").await.expect(200);
    for what in
        ["Alster", "Set up by Anna", "here now", "Newcomers welcome", "No advice", "open seat"]
    {
        assert!(page.body.contains(what), "{what} is not in {}", page.text());
    }
    // A stranger is asked for a name, and no guest is made before.
    let door = bert.get(&seat).await.expect(200).says("Sit down at Alster");
    assert!(door.body.contains("value=\"grey\"") && !door.body.contains("value=\"red\""));
    bert.post(&seat, &[]).await.expect(422).says("name-wrong");
    bert.post(&seat, &[("name", "Bert"), ("colour", "red")]).await.expect(422).says("colour-wrong");
    for _ in 0..2 {
        let answer = bert.post(&seat, &[("name", "Bert"), ("colour", "grey")]).await.expect(303);
        assert_eq!(answer.location(), format!("/en/table/{table}"));
    }
    bert.get("/en/tables").await.expect(200).says("To the table");
    anna.live(&table).await.says("Bert");
    // Somebody with a name needs one press.
    let mut carla = there.guest("Carla").await;
    assert!(finds(&mut carla, &table).await);
    carla.get("/en").await.expect(200).says(&format!("offer-{table}"));
    carla.post(&seat, &[]).await.expect(303);
    assert!(!finds(&mut carla, &table).await && !finds(&mut anna, &table).await);
    anna.acts(&table, &["beer", "done"]).await;
    let late = there.guest("Dora").await.get(&seat).await.expect(409);
    assert!(late.body.contains("Somebody was a moment faster"));
}

async fn of_two_who_want_the_last_seat_one_gets_it(servers: [TestApp; 2]) {
    let mut anna = servers[0].guest("Anna").await;
    for _ in 0..5 {
        let table = anna.open_table(&OPEN).await;
        let other = anna.open_table(&OPEN).await;
        let seat = format!("/en/tables/{table}");
        let (mut bert, mut carla) =
            (servers[0].guest("Bert").await, servers[1].guest("Carla").await);
        let (his, hers) = tokio::join!(bert.post(&seat, &[]), carla.post(&seat, &[]));
        let mut statuses = [his.status, hers.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409], "one sits down");
        let told = if his.status == 409 { his } else { hers };
        // Whoever was too late is told kindly, and sees the others.
        told.says("Somebody was a moment faster").says(&format!("id=\"offer-{other}\""));
        let table = servers[1].app().tables().look(&table).await.expect("a table");
        assert!(table.is_playing());
        anna.does(&other, "leave", &[]).await.expect(303);
    }
}

async fn a_host_offers_five_tables_at_most([here, there]: [TestApp; 2]) {
    let mut anna = here.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(anna.open_table(&OPEN).await);
    }
    let private = anna.open_table(&[]).await;
    let mut anna = anna.at(&there);
    anna.post("/en/new", &table_form(&OPEN)).await.expect(422).says("open_to-wrong");
    let offer = [("wanted", "any"), ("language", "en")];
    anna.does(&private, "offer", &offer).await.expect(429).says("That’s enough open tables");
    // An offer can still be changed, and one that is withdrawn makes room.
    anna.does(&tables[0], "offer", &offer).await.expect(303);
    anna.does(&tables[0], "withdraw", &[]).await.expect(303);
    let mut bert = here.guest("Bert").await;
    assert!(!finds(&mut bert, &tables[0]).await && finds(&mut bert, &tables[1]).await);
    anna.does(&private, "offer", &offer).await.expect(303);
    assert!(finds(&mut bert, &private).await);
}

async fn a_removed_stranger_stays_away([here, there]: [TestApp; 2]) {
    let mut anna = here.guest("Anna").await;
    let table = anna.open_table(&[&OPEN[..], &[("seats", "3")]].concat()).await;
    let seat = format!("/en/tables/{table}");
    let mut bert = there.guest("Bert").await;
    bert.post(&seat, &[]).await.expect(303);
    bert.does(&table, "remove", &[("seat", "red")]).await.expect(403);
    anna.live(&table).await.says("Remove Blue");
    anna.does(&table, "remove", &[("seat", "blue")]).await.expect(303);
    bert.post(&seat, &[]).await.expect(404).says("This table isn’t open any more");
    // Others can sit down, and leave again before the game.
    let mut carla = there.guest("Carla").await;
    carla.post(&seat, &[]).await.expect(303);
    carla.does(&table, "leave", &[]).await.expect(303);
    assert!(finds(&mut bert, &table).await);
}

/// Waits until this holds for a table.
async fn wait_until(app: &TestApp, table: &str, holds: impl Fn(&Table) -> bool) -> Arc<Table> {
    let begun = Instant::now();
    loop {
        let table = app.app().tables().look(table).await.expect("a table");
        if holds(&table) {
            return table;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "nothing happens");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Looks after gathering tables at both servers, as their backgrounds do.
fn look_after(servers: &[TestApp; 2]) -> [tokio::task::AbortHandle; 2] {
    servers.each_ref().map(|server| {
        let app = server.app().clone();
        let always = async move {
            loop {
                app.tables().gather_due().await.expect("a store");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::spawn(always).abort_handle()
    })
}

fn soon(app: &TestApp, seconds: i64) -> String {
    (app.app().store().now().0 + 1000 * seconds).to_string()
}

async fn computers_fill_up_at_the_given_time_once(servers: [TestApp; 2]) {
    let workers = look_after(&servers);
    let mut anna = servers[0].guest("Anna").await;
    let moment = soon(&servers[0], 2);
    let plan = [("begins", "latest"), ("moment", moment.as_str()), ("level", "apprentice")];
    let form = [&OPEN[..], &plan, &[("seats", "4"), ("seat4", "link")]].concat();
    let table = anna.open_table(&form).await;
    let mut bert = servers[1].guest("Bert").await;
    bert.get("/en/tables").await.expect(200).says("Starts at the latest");
    bert.post(&format!("/en/tables/{table}"), &[]).await.expect(303);
    let begun = wait_until(&servers[0], &table, Table::is_playing).await;
    let computers = begun.seats().iter().filter(|seat| seat.owner().is_none()).count();
    assert_eq!(computers, 2);
    // One table, two servers, one effect: a plan and an offer, four who sit down.
    assert_eq!(begun.version(), 6);
    assert!(!finds(&mut bert, &table).await);
    anna.acts(&table, &["beer", "done"]).await;
    workers.iter().for_each(tokio::task::AbortHandle::abort);
}

async fn an_appointment_begins_or_closes_the_table(servers: [TestApp; 2]) {
    let workers = look_after(&servers);
    let mut anna = servers[0].guest("Anna").await;
    let moment = soon(&servers[0], 4);
    let plan = [("begins", "appointment"), ("moment", moment.as_str()), ("fill", "close")];
    let form = [&OPEN[..], &plan].concat();
    let (kept, alone) = (anna.open_table(&form).await, anna.open_table(&form).await);
    let mut bert = servers[1].guest("Bert").await;
    bert.post(&format!("/en/tables/{kept}"), &[]).await.expect(303);
    // All seats are taken, and the game waits.
    bert.live(&kept).await.says("Starts").says("Add it to your calendar");
    let file = bert.get(&format!("/en/table/{kept}/appointment.ics")).await.expect(200);
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    assert!(file.body.contains(&format!("UID:{kept}@play.test\r\n")), "{}", file.body);
    assert!(file.body.contains(&format!("URL:http://play.test/en/table/{kept}\r\n")));
    anna.does(&kept, "act", &[("act", "beer")]).await.expect(422);
    wait_until(&servers[1], &kept, Table::is_playing).await;
    anna.acts(&kept, &["beer", "done"]).await;
    wait_until(&servers[1], &alone, |table| table.ended().is_some()).await;
    anna.live(&alone).await.says("This table is closed").says("Too few people");
    anna.get(&format!("/en/table/{alone}/appointment.ics")).await.expect(404);
    workers.iter().for_each(tokio::task::AbortHandle::abort);
}

#[tokio::test]
async fn a_host_plans_begins_and_closes() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[("seats", "3")]).await;
    let (soon, past) = (soon(&app, 3600), soon(&app, -1));
    for moment in ["", "x", past.as_str(), "99999999999999"] {
        let plan = [("begins", "appointment"), ("moment", moment)];
        anna.does(&table, "schedule", &plan).await.expect(422);
        let form = table_form(&plan);
        anna.post("/en/new", &form).await.expect(422).says("at-wrong");
    }
    let plan = [("begins", "appointment"), ("moment", soon.as_str()), ("fill", "computers")];
    let plan = [&plan[..], &[("level", "master")]].concat();
    anna.does(&table, "schedule", &plan).await.expect(303);
    anna.live(&table).await.says("Computers take the seats that are still open then.");
    anna.does(&table, "begin", &[("level", "apprentice")]).await.expect(303);
    anna.acts(&table, &["beer"]).await;
    let other = anna.open_table(&[]).await;
    app.guest("Bert").await.does(&other, "dissolve", &[]).await.expect(403);
    anna.does(&other, "dissolve", &[]).await.expect(303);
    anna.live(&other).await.says("This table is closed");
}

#[tokio::test]
async fn the_list_has_filters_in_its_address_and_is_sent_only_if_it_changed() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&OPEN).await;
    let mut bert = app.stranger();
    for (query, is_shown) in [
        ("?players=2", true),
        ("?players=3", false),
        ("?city=hamburgum&variant=base&language=en", true),
        ("?experience=experienced", false),
        ("?players=many&city=%00", true),
    ] {
        let page = bert.get(&format!("/en/tables{query}")).await.expect(200);
        assert_eq!(page.body.contains(&format!("offer-{table}")), is_shown, "{query}");
        assert!(is_shown || page.body.contains("No open table is like that"), "{query}");
    }
    let mut script = bert.sending("x-live", "1");
    let list = script.get("/en/tables").await.expect(200);
    assert!(!list.body.contains("<html"));
    let shown = between(&list.body, "data-shown=\"", "\"").to_owned();
    script.get(&format!("/en/tables?shown={shown}")).await.expect(204);
    anna.open_table(&OPEN).await;
    script.get(&format!("/en/tables?shown={shown}")).await.expect(200);
}

#[tokio::test]
async fn an_empty_list_invites_to_play() {
    let app = TestApp::new().await;
    let page = app.stranger().get("/en/tables").await.expect(200);
    page.says("Nobody is looking for players").says("/en/new?open_to=all").says("/en/play");
    let form = app.stranger().get("/en/new?open_to=all").await.expect(200);
    let checked = between(&form.body, "id=\"open_to-all\"", ">");
    assert!(checked.contains("checked"), "{checked}");
}

#[tokio::test]
async fn an_operator_can_switch_public_tables_off() {
    let app = TestApp::with(Config { public_tables: PublicTables::Off, ..generous() }).await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&OPEN).await;
    for path in ["/en/tables".to_owned(), format!("/en/tables/{table}")] {
        app.stranger().get(&path).await.expect(404);
    }
    app.guest("Bert").await.post(&format!("/en/tables/{table}"), &[]).await.expect(404);
    let offer = [("wanted", "any"), ("language", "en")];
    anna.does(&table, "offer", &offer).await.expect(404);
    for path in ["/en".to_owned(), "/en/new".to_owned(), format!("/en/table/{table}")] {
        let page = anna.get(&path).await.expect(200);
        assert!(!page.body.contains("open tables") && !page.body.contains("Offer to everybody"));
    }
}

#[tokio::test]
async fn advice_that_a_host_allows_holds_for_everybody() {
    let app = TestApp::new().await;
    let mut anna = app.guest("Anna").await;
    let table = anna.open_table(&[&OPEN[..2], &[("advised", "yes")]].concat()).await;
    let mut bert = app.guest("Bert").await;
    bert.get("/en/tables").await.expect(200).says("Advice for everybody");
    bert.post(&format!("/en/tables/{table}"), &[]).await.expect(303);
    anna.does(&table, "hint", &[]).await.expect(303);
}
