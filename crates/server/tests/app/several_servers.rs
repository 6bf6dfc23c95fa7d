//! Several servers on one PostgreSQL database.

use super::*;
use crate::harness::{generous, number};
use crate::updates::next;
use crate::{advice, review, running_games};
use hamburgum_server::{Config, Quota, work};
use hamburgum_store::{
    Announce, AskLimit, AskedQuestions, Asking, BoardState, JobQueue, PersonId, Store, StoreAddress,
};
use std::future::pending;
use std::time::Duration;

/// A server whose background runs until it is dropped.
struct TestServer {
    app: TestApp,
    background: tokio::task::AbortHandle,
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.background.abort();
    }
}

async fn silent(url: &str, config: Config) -> TestApp {
    let address: StoreAddress = url.parse().expect("a URL");
    TestApp::on(Store::open_at(&address).await.expect("a store"), config)
}

async fn begin(url: &str, config: Config) -> TestServer {
    let app = silent(url, config).await;
    let background = tokio::spawn(work(app.app().clone(), pending())).abort_handle();
    TestServer { app, background }
}

/// Lets the time pass for which jobs are held.
const TIME_PASSES: &str = "UPDATE jobs SET held_until = held_until - 31000";

/// A move is seen by whoever looks at the table elsewhere.
async fn a_move_appears_in_the_stream_of_another_server(announce: Announce) {
    let Some(url) = postgres::database().await else { return };
    let config = Config { announce, ..generous() };
    let (here, there) = (begin(&url, config.clone()).await, begin(&url, config).await);
    let (mut anna, bert, table) = here.app.two().await;
    let mut bert = bert.at(&there.app);
    let path = format!("/en/table/{table}");
    let shown = bert.get(&path).await.expect(200);
    let edition = between(&shown.body, "data-edition=\"", "\"").to_owned();
    let stream = bert.opens(&format!("{path}/events?shown={edition}")).await;
    let mut stream = stream.into_data_stream();
    assert_eq!(next(&mut stream).await["to"], edition, "the stream begins with what is shown");
    anna.acts(&table, &["sugar", "done"]).await;
    let message = next(&mut stream).await;
    bert.get("/readyz").await.expect(200);
    let metrics = bert.get("/metrics").await.expect(200).body;
    let lags = metrics
        .lines()
        .find_map(|line| line.strip_prefix("hamburgum_announcement_lag_seconds_count "));
    assert!(lags.is_some_and(|count| count != "0"), "{metrics}");
    assert_eq!(message["from"], edition);
    assert!(message["version"].as_u64() > Some(shown.version()), "{message}");
    bert.acts(&table, &["beer", "done"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_move_is_announced() {
    a_move_appears_in_the_stream_of_another_server(Announce::Notify).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_move_is_found_without_announcements() {
    a_move_appears_in_the_stream_of_another_server(Announce::Poll).await;
}

/// Without any announcement, each request finds what the other server has answered before.
#[tokio::test]
async fn a_visitor_never_goes_back_whichever_server_answers() {
    let Some(url) = postgres::database().await else { return };
    let servers = [silent(&url, generous()).await, silent(&url, generous()).await];
    let (mut anna, mut bert, table) = servers[0].two().await;
    let mut newest = 0;
    let turns = [["sugar", "done"], ["sugar", "done"], ["cloth", "done"], ["cloth", "done"]];
    for (number, turn) in turns.into_iter().enumerate() {
        let player = if number % 2 == 0 { &mut anna } else { &mut bert };
        for (place, step) in turn.into_iter().enumerate() {
            for server in [&servers[place], &servers[1 - place]] {
                *player = player.clone().at(server);
                let version = player.live(&table).await.version();
                assert!(version >= newest, "{version} after {newest}");
                newest = version;
            }
            // The form goes to the server that has not seen the last step.
            let version = newest.to_string();
            *player = player.clone().at(&servers[place]);
            let fields = [("version", version.as_str()), ("act", step)];
            let answer = player.post(&format!("/en/table/{table}/act"), &fields).await.expect(303);
            *player = player.clone().at(&servers[1 - place]);
            let page = player.follow(&answer).await.expect(200);
            assert!(page.version() > newest, "the redirect leads to the new version");
            newest = page.version();
        }
    }
    assert_eq!(servers[0].app().tables().look(&table).await.expect("it").game().turns_played(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn everybody_is_heard_who_speaks_at_the_same_time() {
    let Some(url) = postgres::database().await else { return };
    let servers = [silent(&url, generous()).await, silent(&url, generous()).await];
    let (mut anna, bert, table) = servers[0].two().await;
    let mut bert = bert.at(&servers[1]);
    let version = anna.live(&table).await.version().to_string();
    let path = format!("/en/table/{table}/say");
    for number in 0..10 {
        let (one, other) = (format!("anna {number};"), format!("bert {number};"));
        let fields = |text| [("version", version.as_str()), ("text", text)];
        let (hers, his) = (fields(one.as_str()), fields(other.as_str()));
        let (hers, his) = tokio::join!(anna.post(&path, &hers), bert.post(&path, &his));
        hers.expect(303);
        his.expect(303);
    }
    let page = bert.get(&format!("/en/table/{table}")).await.expect(200);
    for number in 0..10 {
        assert!(page.body.contains(&format!("anna {number};")), "{number}");
        assert!(page.body.contains(&format!("bert {number};")), "{number}");
    }
}

/// The first server holds the turn and never plays it, as one that was killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn another_process_plays_for_a_server_that_is_gone() {
    let Some(url) = postgres::database().await else { return };
    let slow = Config { pace: Duration::from_hours(1), ..generous() };
    let gone = silent(&url, slow).await;
    let mut anna = gone.guest("Anna").await;
    let table = anna.open_table(&[("seat1", "computer-apprentice"), ("seat2", "me")]).await;
    let worker = begin(&url, generous()).await;
    assert_eq!(worker.app.app().tables().claim_turns(10).await.expect("a store"), 0, "it is held");
    postgres::execute(&url, TIME_PASSES).await.expect("a later time");
    worker.app.wait_for_turns(&table, 1).await;
    assert!(anna.live(&table).await.version() > 1, "the first server learns of it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_worker_reviews_games_and_everybody_can_stop_it() {
    let Some(url) = postgres::database().await else { return };
    let server = silent(&url, generous()).await;
    let (mut anna, table) = review::ended(&server).await;
    let store = server.app().store();
    let worker = begin(&url, generous()).await;
    store.put_job(JobQueue::Review, &table, None, "").await.expect("a job");
    review::settled(&mut anna, &table).await.says("All turns reviewed.");
    drop(worker);

    let (mut anna, other) = review::ended(&server).await;
    let slow = Config { review_nodes: 100_000, ..generous() };
    let _worker = begin(&url, slow).await;
    store.put_job(JobQueue::Review, &other, None, "").await.expect("a job");
    let address = review::address(&other);
    while store.review(&other).await.expect("an answer").is_none() {
        anna.get(&address).await.expect(200).says("data-again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anna.post(&format!("{address}/stop"), &[]).await.expect(303);
    review::settled(&mut anna, &other).await;
    while store.review(&other).await.expect("an answer").expect("a review").goes_on {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn people_at_another_server_are_present_until_they_go_away() {
    let Some(url) = postgres::database().await else { return };
    let (here, there) = (begin(&url, generous()).await, begin(&url, generous()).await);
    let (mut anna, bert, table) = here.app.two().await;
    let mut bert = bert.at(&there.app);
    let mut shows = async |presence: &str| {
        let begun = std::time::Instant::now();
        let expected = format!("data-presence=\"{presence}\"");
        while !anna.live(&table).await.body.contains(&expected) {
            assert!(begun.elapsed() < Duration::from_mins(1), "{expected}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    shows("-a").await;
    let page = bert.connects(&table).await;
    shows("-h").await;
    drop(page);
    shows("-a").await;
}

#[tokio::test]
async fn running_games_at_another_server_are_guarded() {
    let Some(url) = postgres::database().await else { return };
    let servers = [silent(&url, generous()).await, silent(&url, generous()).await];
    let (mut anna, mut bert, table) = running_games::long_game(&servers[0], 5).await;
    let mut carla = servers[1].guest("Carla").await;
    let record = running_games::open_record(&mut carla, &table).await;
    let review = format!("/en/table/{record}/review");
    carla.get(&review).await.expect(403).says("Not while the game is on");
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    bert.does(&table, "vote", &[("vote", "agree")]).await.expect(303);
    carla.get(&review).await.expect(200);
}

/// Each server that shows the table answers for itself, so it does not matter whether the first one lives.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_hint_asked_at_one_server_is_shown_by_the_others() {
    let Some(url) = postgres::database().await else { return };
    let (here, there) = (silent(&url, generous()).await, begin(&url, generous()).await);
    let mut anna = here.guest("Anna").await;
    let table = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    let mut in_memory = anna.clone().at(&there.app);
    in_memory.live(&table).await;
    anna.does(&table, "hint", &[]).await.expect(303);
    advice::wait_for(&mut in_memory, &table, "class=\"ideas\"").await;
    let started_later = silent(&url, generous()).await;
    advice::wait_for(&mut anna.at(&started_later), &table, "class=\"ideas\"").await;
}

#[tokio::test]
async fn everybody_asks_at_one_table_at_a_time_at_all_servers() {
    let Some(url) = postgres::database().await else { return };
    let (here, there) = (silent(&url, generous()).await, silent(&url, generous()).await);
    let mut anna = here.guest("Anna").await;
    let first = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    let second = anna.open_table(&[("seat2", "computer-apprentice")]).await;
    let seats = here.app().tables().look(&first).await.expect("a table");
    let person = PersonId(seats.seats()[0].owner().expect("Anna"));
    let asked = AskedQuestions { table: first.clone(), person, questions: "[]".to_owned() };
    let asking = there.app().store().ask(&asked, AskLimit::OneTable).await.expect("an answer");
    assert_eq!(asking, Asking::Accepted);
    anna.does(&second, "hint", &[]).await.expect(429);
    there.app().store().answered(&first, person).await.expect("an answer");
    anna.does(&second, "hint", &[]).await.expect(303);
}

#[tokio::test]
async fn guesses_are_counted_at_all_servers() {
    let Some(url) = postgres::database().await else { return };
    let config = Config { guesses: Quota::per_hour(number(3)), ..generous() };
    let servers = [silent(&url, config.clone()).await, silent(&url, config).await];
    let wrong = [("login", "anna"), ("password", "a guess of somebody")];
    for (place, status) in [(0, 422), (1, 422), (0, 422), (1, 429), (0, 429)] {
        servers[place].stranger().post("/en/account/sign-in", &wrong).await.expect(status);
    }
}

#[tokio::test]
async fn names_that_were_deleted_on_one_server_are_gone_on_the_other() {
    let Some(url) = postgres::database().await else { return };
    let (here, there) = (begin(&url, generous()).await, begin(&url, generous()).await);
    let (mut anna, bert, table) = here.app.two().await;
    let mut bert = bert.at(&there.app);
    bert.live(&table).await.says("Anna");
    anna.post("/en/account/delete", &[("sure", "yes")]).await.expect(303);
    let begun = std::time::Instant::now();
    while bert.live(&table).await.body.contains("Anna") {
        assert!(begun.elapsed() < Duration::from_mins(1), "the name is still shown");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whichever server sees the move that makes a plan due, and whoever knows of the plan, it is played once.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_plan_is_played_once_by_whichever_server() {
    let Some(url) = postgres::database().await else { return };
    let (here, there) = (begin(&url, generous()).await, begin(&url, generous()).await);
    let (mut anna, bert, table) = here.app.two().await;
    let mut bert = bert.at(&there.app);
    let fields = ["sugar", "cloth", "beer", "sugar", "cloth", "beer"];
    for (round, field) in (1..).zip(fields) {
        // A form for an older turn would be stale.
        there.app.wait_for_turns(&table, 2 * (round - 1)).await;
        bert.plans_turn(&table, "1", &[field]).await;
        // This server may not have heard of the plan yet.
        anna.acts(&table, &[field, "done"]).await;
        here.app.wait_for_turns(&table, 2 * round).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let played = there.app.app().tables().look(&table).await.expect("a table");
    assert_eq!(played.game().turns_played(), 12);
    assert_eq!(there.app.app().store().plans(&[table]).await.expect("plans"), []);
}

/// A plan is either withdrawn or played.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_plan_is_not_played_after_it_was_withdrawn() {
    let Some(url) = postgres::database().await else { return };
    let servers = [silent(&url, generous()).await, silent(&url, generous()).await];
    let (mut anna, bert, table) = servers[0].two().await;
    let mut bert = bert.at(&servers[1]);
    let turns = || async {
        servers[0].app().tables().look(&table).await.expect("a table").game().turns_played()
    };
    for field in ["sugar", "cloth", "beer", "sugar", "cloth", "beer", "sugar", "cloth", "beer"] {
        bert.plans_turn(&table, "1", &[field]).await;
        anna.acts(&table, &[field, "done"]).await;
        let before = turns().await;
        let (claimed, withdrawn) = tokio::join!(
            servers[0].app().tables().claim_plans(),
            bert.plans(&table, &[("withdraw-all", "1")])
        );
        claimed.expect("an answer");
        let is_played = turns().await > before;
        assert_eq!(withdrawn.status == 303, !is_played, "{}", withdrawn.status);
        if !is_played {
            bert.acts(&table, &[field, "done"]).await;
        }
    }
}

#[tokio::test]
async fn a_board_saved_at_one_server_is_played_on_at_another() {
    let Some(url) = postgres::database().await else { return };
    let [here, there] = [silent(&url, generous()).await, silent(&url, generous()).await];
    let mut anna = here.guest("Anna").await;
    let file = hamburgum_cities::board_file(221).replacen("name = ", "note = \"Ours\"\nname = ", 1);
    let own = hamburgum_cities::OwnBoard::read(&file).expect("a board");
    let saved = anna.post("/en/workshop/save", &[("text", &file)]).await.expect(303);
    let mut bert = there.guest("Bert").await;
    bert.get(saved.location()).await.expect(200).says("Ours").says("Report this city");
    let id = own.word().to_string();
    let table = bert.open_table(&[("board", &id), ("seat2", "here"), ("name2", "Uwe")]).await;
    let mut carla = here.guest("Carla").await;
    let record = carla.get(&format!("/en/table/{table}/record")).await.expect(200);
    assert!(record.body.contains(own.text()));
    anna.post(&format!("{}/offer", saved.location()), &[]).await.expect(303);
    there.app().store().set_board_state(&id, BoardState::Listed).await.expect("an answer");
    for mut reader in [bert, carla] {
        reader.get("/en/boards").await.expect(200).says(own.word().mark());
    }
}
