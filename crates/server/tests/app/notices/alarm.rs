//! Time is nearly up: the one who has to move hears of it, once, and only while there is time.

use super::World;
use crate::harness::{TestApp, Visitor};
use hamburgum_fakes::FakeBrowser;
use hamburgum_store::{JobQueue, Store, StoreClock, Timestamp};
use std::sync::Arc;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;

/// March 10, 2026, 9:00 UTC.
const BEGIN: i64 = 1_773_133_200_000;

/// A table where it is Anna's turn, on a clock of the test.
struct Waiting {
    world: World,
    clock: StoreClock,
    anna: Visitor,
    bert: Visitor,
    table: String,
    browser: Arc<FakeBrowser>,
}

impl Waiting {
    /// Anna has 10 minutes from the beginning, and has seen that it is her turn.
    async fn new(at_end: &str) -> Self {
        let clock = StoreClock::standing_at(Timestamp(BEGIN));
        let store = Store::in_memory_with_clock(clock.clone()).await.expect("a store");
        let world = World::on(store).await;
        world.app.app().store().note_service().await.expect("a sign");
        let mut anna = world.app.guest("Anna").await;
        let browser = world.subscribe(&mut anna).await;
        let table = anna.open_table(&[("clock", "sitting"), ("at_end", at_end)]).await;
        let bert = world.app.joins("Bert", &mut anna, &table).await;
        let version = anna.live(&table).await.version().to_string();
        let seen = format!("/en/table/{table}/seen");
        anna.post(&seen, &[("version", &version)]).await.expect(204);
        Self { world, clock, anna, bert, table, browser }
    }

    /// What she has been told by so many seconds after the beginning. Servers are there all the time.
    async fn told_by(&self, seconds: i64) -> Vec<String> {
        let app = self.world.app.app();
        let last = app.store().last_service().await.expect("an answer").expect("a sign");
        for at in (last.0..=BEGIN + seconds * SECOND).step_by(30 * 1000) {
            self.clock.set(Timestamp(at));
            app.store().note_service().await.expect("a sign");
        }
        self.clock.set(Timestamp(BEGIN + seconds * SECOND));
        self.world.tell().await;
        self.world.pushed(&self.browser)
    }

    async fn alarms(&self) -> usize {
        let jobs = self.world.app.app().store().jobs(JobQueue::Notice).await.expect("jobs");
        jobs.iter().filter(|job| job.key.ends_with(" alarm")).count()
    }
}

#[tokio::test]
async fn an_alarm_comes_once_when_four_fifths_of_the_time_are_used() {
    let mut waiting = Waiting::new("stand-in").await;
    assert_eq!(waiting.told_by(479).await, [""; 0], "she has seen her turn");
    assert_eq!(waiting.told_by(480).await, ["Time’s nearly up: Alster"]);
    let message = waiting.world.push.received().remove(0);
    assert_eq!(
        message.payload["body"],
        "You have 2 minutes left. Then a computer plays this turn for you."
    );
    assert_eq!((message.urgency.as_str(), message.ttl), ("high", 120));
    assert_eq!(waiting.told_by(500).await.len(), 1, "once");
    waiting.anna.acts(&waiting.table, &["beer", "done"]).await;
    assert_eq!(waiting.alarms().await, 1, "now it is about Bert");
    waiting.bert.acts(&waiting.table, &["cloth", "done"]).await;
    assert_eq!(waiting.alarms().await, 0, "her last minute would be too late for one");
}

#[tokio::test]
async fn whoever_has_moved_or_muted_the_table_hears_no_alarm() {
    let mut waiting = Waiting::new("loss").await;
    let switch = format!("/en/table/{}/notices", waiting.table);
    waiting.anna.post(&switch, &[("mute", "on")]).await.expect(303);
    assert_eq!(waiting.told_by(500).await, [""; 0], "muted");

    let mut waiting = Waiting::new("loss").await;
    waiting.told_by(470).await;
    waiting.anna.acts(&waiting.table, &["beer", "done"]).await;
    assert_eq!(waiting.told_by(500).await, [""; 0], "she has moved");
}

#[tokio::test]
async fn an_alarm_wakes_only_those_who_wish_it() {
    // It is evening where she is, and her night lasts until long after the end.
    let hours = [("zone", "Asia/Tokyo"), ("night-from", "18:00"), ("night-to", "03:00")];
    for (wish, told) in [("no", 0), ("yes", 1)] {
        let mut waiting = Waiting::new("loss").await;
        waiting.anna.post("/en/account/hours", &hours).await.expect(303);
        let times = [("alarm_at_night", wish)];
        waiting.anna.post("/en/account/notifications/times", &times).await.expect(303);
        assert_eq!(waiting.told_by(500).await.len(), told, "{wish}");
        let bodies =
            waiting.world.push.received().into_iter().map(|one| one.payload["body"].clone());
        let lost = "You have 2 minutes left. Then the game is lost for you.";
        assert!(bodies.into_iter().all(|body| body == lost));
    }
}

#[tokio::test]
async fn an_outage_moves_the_alarm_and_nobody_hears_one_when_time_is_up() {
    let waiting = Waiting::new("others-decide").await;
    let app = waiting.world.app.app();
    assert_eq!(waiting.told_by(300).await, [""; 0]);
    // A worker without a server: nobody can move.
    waiting.clock.set(Timestamp(BEGIN + HOUR));
    waiting.world.tell().await;
    assert_eq!(waiting.world.push.received(), []);
    // The server is back. Five minutes were used before.
    app.store().note_service().await.expect("a sign");
    waiting.clock.set(Timestamp(BEGIN + HOUR + 10 * SECOND));
    waiting.world.tell().await;
    assert_eq!(waiting.alarms().await, 1, "it waits");
    assert_eq!(waiting.told_by(3600 + 179).await, [""; 0]);
    assert_eq!(waiting.told_by(3600 + 181).await, ["Time’s nearly up: Alster"]);

    // A worker that comes too late.
    let waiting = Waiting::new("others-decide").await;
    assert_eq!(waiting.told_by(601).await, [""; 0]);
    assert_eq!(waiting.alarms().await, 0);
}

#[tokio::test]
async fn a_fallen_flag_is_told_to_those_who_decide() {
    let mut waiting = Waiting::new("others-decide").await;
    let browser = waiting.world.subscribe(&mut waiting.bert).await;
    waiting.told_by(700).await;
    let app: &TestApp = &waiting.world.app;
    while app.app().tables().act_on_deadlines().await.expect("an answer") > 0 {}
    waiting.world.tell().await;
    let told = waiting.world.pushed(&browser);
    assert!(told.last().is_some_and(|last| last.contains("asked for consent")), "{told:?}");
    let body = waiting.world.push.received().pop().expect("a message").payload["body"].clone();
    assert!(body.to_string().contains("Anna has run out of time. The others decide"), "{body}");
}
