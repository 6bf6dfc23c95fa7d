//! People who do not look at a page are told: by push, mail and webhook, once, and not what they have seen.

mod alarm;
mod settings;

use super::*;
use crate::harness::{HOST, generous};
use hamburgum_fakes::{
    FakeBrowser, FakeChat, FakeMailServer, FakePushService, ReceivedMail, Reply,
};
use hamburgum_server::{Config, Outgoing};
use hamburgum_store::Store;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

const PAGE: &str = "/en/account/notifications";

/// An app with services that it may send to.
struct World {
    app: TestApp,
    push: FakePushService,
    chat: FakeChat,
    mail: FakeMailServer,
}

impl World {
    async fn new() -> Self {
        Self::on(Store::in_memory().await.expect("a store")).await
    }

    async fn on(store: Store) -> Self {
        let (push, chat) = (FakePushService::start().await, FakeChat::start().await);
        let mail = FakeMailServer::start().await;
        let outgoing = Outgoing::without_mail("https://play.test".into())
            .with_trusted(push.origin())
            .and_then(|outgoing| outgoing.with_trusted(chat.origin()))
            .expect("origins")
            .with_mail(&mail.url(), "Hamburgum <games@play.test>")
            .expect("a mail server");
        let outgoing =
            Outgoing { delay: Duration::ZERO, timeout: Duration::from_millis(300), ..outgoing };
        let config = Config {
            outgoing: Some(outgoing),
            public_address: Some(format!("http://{HOST}")),
            ..generous()
        };
        Self { app: TestApp::on(store, config), push, chat, mail }
    }

    /// Turns on push messages in the browser of a visitor.
    async fn subscribe(&self, visitor: &mut Visitor) -> Arc<FakeBrowser> {
        subscribe(&self.push, visitor).await
    }

    async fn add_webhook(&self, visitor: &mut Visitor, path: &str) {
        let address = format!("{}{path}", self.chat.origin());
        visitor.post(&format!("{PAGE}/webhook"), &[("address", &address)]).await.expect(303);
    }

    /// Adds a mail address and opens the link in the mail.
    async fn add_mail(&self, visitor: &mut Visitor, address: &str) {
        let answer = visitor.post(&format!("{PAGE}/mail"), &[("address", address)]).await;
        visitor.follow(&answer.expect(303)).await.says("open it to confirm");
        let link = path_in(&self.mail.received().pop().expect("a mail"), "/confirm/");
        let mut reader = self.app.stranger();
        reader.get(&link).await.expect(200).says("Confirm");
        reader.post(&link, &[]).await.expect(200).says("is confirmed");
    }

    async fn tell(&self) {
        while self.app.app().tell_due().await.expect("an answer") > 0 {}
    }

    /// What browsers were told, by their endpoints.
    fn pushed(&self, browser: &FakeBrowser) -> Vec<String> {
        let title = |payload: &Value| payload["title"].as_str().unwrap_or_default().to_owned();
        let received = self.push.received();
        let own = received.iter().filter(|one| one.endpoint == browser.endpoint());
        own.map(|one| title(&one.payload)).collect()
    }
}

/// Turns on push messages in the browser of a visitor.
pub(crate) async fn subscribe(push: &FakePushService, visitor: &mut Visitor) -> Arc<FakeBrowser> {
    let page = visitor.get(PAGE).await.expect(200);
    let browser = push.subscribe(between(&page.body, "data-push-key=\"", "\""));
    let (p256dh, auth) = (browser.p256dh(), browser.auth());
    let fields = [("endpoint", browser.endpoint()), ("p256dh", &p256dh), ("auth", &auth)];
    visitor.post(&format!("{PAGE}/push"), &fields).await.expect(303);
    browser
}

/// The path of the first link in a mail that contains this.
fn path_in(mail: &ReceivedMail, part: &str) -> String {
    let text = mail.text.replace("=\r\n", "").replace("=3D", "=");
    let start = text.find(&format!("http://{HOST}/en{part}")).expect("a link");
    let link: String =
        text[start..].chars().take_while(|one| !" \r\n\"<>".contains(*one)).collect();
    link.trim_start_matches(&format!("http://{HOST}")).to_owned()
}

#[tokio::test]
async fn a_turn_is_pushed_once_and_in_the_readers_language() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    bert.get("/de/").await.expect(200);
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    world.tell().await;
    assert_eq!(world.pushed(&browser), ["Du bist am Zug: Alster"]);
    let message = world.push.received().remove(0);
    let url = format!("http://{HOST}/de/table/{table}");
    assert_eq!((&message.payload["url"], &message.payload["lang"]), (&url.into(), &"de".into()));
    assert_eq!(message.urgency, "normal");
    assert!(world.push.violations().is_empty(), "{:?}", world.push.violations());
    // He moves, and it is his turn again later.
    bert.acts(&table, &["cloth", "done"]).await;
    anna.acts(&table, &["trade-west", "sell beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser).len(), 2);
}

#[tokio::test]
async fn nobody_is_told_what_a_visible_page_has_shown() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    anna.acts(&table, &["beer", "done"]).await;
    let news = bert.live(&table).await;
    let news = between(&news.body, "data-news=\"", "\"").to_owned();
    let seen = format!("/en/table/{table}/seen");
    bert.post(&seen, &[("version", &news)]).await.expect(204);
    world.tell().await;
    assert_eq!(world.pushed(&browser), [""; 0]);
    // A script that claims to have seen the future has seen the present.
    bert.post(&seen, &[("version", "999999")]).await.expect(204);
    bert.acts(&table, &["cloth", "done"]).await;
    anna.acts(&table, &["trade-west", "sell beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser).len(), 1);
    world.app.guest("Carl").await.post(&seen, &[("version", "1")]).await.expect(403);
}

#[tokio::test]
async fn whoever_has_moved_is_not_told() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let (annas, berts) = (world.subscribe(&mut anna).await, world.subscribe(&mut bert).await);
    anna.acts(&table, &["beer", "done"]).await;
    bert.acts(&table, &["cloth", "done"]).await;
    anna.acts(&table, &["trade-west", "sell beer", "done"]).await;
    bert.acts(&table, &["dockyard", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&berts), [""; 0]);
    assert_eq!(world.pushed(&annas), ["Your turn: Alster"]);
}

#[tokio::test]
async fn a_muted_table_is_silent() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    let switch = format!("/en/table/{table}/notices");
    bert.get(&switch).await.expect(200).says("Mute this table");
    let answer = bert.post(&switch, &[("mute", "on")]).await.expect(303);
    bert.follow(&answer).await.says("Tell me again");
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser), [""; 0]);
    bert.post(&switch, &[("mute", "off")]).await.expect(303);
    bert.acts(&table, &["cloth", "done"]).await;
    anna.acts(&table, &["trade-west", "sell beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser).len(), 1);
}

#[tokio::test]
async fn every_kind_of_news_reaches_a_chat() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    world.add_webhook(&mut bert, "/hook").await;
    let told = || {
        let last = world.chat.received().pop().map(|request| request.body.to_string());
        last.unwrap_or_default()
    };
    bert.does(&table, "say", &[("text", "Moin")]).await.expect(303);
    anna.does(&table, "say", &[("text", "Tach, <b>Bert</b>")]).await.expect(303);
    world.tell().await;
    assert!(told().contains("New message: Alster"), "{}", told());
    assert!(told().contains("Anna: Tach"), "{}", told());
    anna.does(&table, "propose", &[("what", "end")]).await.expect(303);
    world.tell().await;
    assert!(told().contains("asked for consent"), "{}", told());
    assert!(told().contains("Anna has made a proposal"), "{}", told());
    bert.does(&table, "vote", &[("vote", "decline")]).await.expect(303);
    anna.does(&table, "resign", &[("seat", "red")]).await.expect(303);
    world.tell().await;
    assert!(told().contains("Game over: Alster"), "{}", told());
    assert!(world.chat.received().iter().all(|one| one.path == "/hook"));
}

#[tokio::test]
async fn a_start_is_told_to_whoever_waits() {
    let world = World::new().await;
    let mut anna = world.app.guest("Anna").await;
    let browser = world.subscribe(&mut anna).await;
    let table = anna.open_table(&[]).await;
    world.app.joins("Bert", &mut anna, &table).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser), ["Your turn: Alster"], "her turn is what matters");
}

#[tokio::test]
async fn a_rematch_is_told_to_whoever_played_before() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    anna.does(&table, "resign", &[("seat", "red")]).await.expect(303);
    world.tell().await;
    let (annas, berts) = (world.subscribe(&mut anna).await, world.subscribe(&mut bert).await);
    let answer = anna.does(&table, "rematch", &[]).await.expect(303);
    world.tell().await;
    assert_eq!(world.pushed(&berts), ["Your turn: Alster"], "he begins this time");
    assert_eq!(world.pushed(&annas), ["The game has started: Alster"]);
    let next = anna.follow(&answer).await.version();
    assert_ne!(next, 0);
}

#[tokio::test]
async fn a_service_that_fails_is_tried_again_and_the_page_says_so() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    for (reply, reason) in [
        (Reply::Status(500), "busy or broken"),
        (Reply::Silence, "doesn’t answer"),
        (Reply::RetryAfter(429, "120"), "busy or broken"),
        (Reply::Status(403), "refuses this server"),
    ] {
        world.push.answer_with([reply.clone()]);
        let page = bert.get(PAGE).await;
        let id = between(&page.body, "name=\"channel\" value=\"", "\"").to_owned();
        let answer = bert.post(&format!("{PAGE}/test"), &[("channel", &id)]).await.expect(303);
        bert.follow(&answer).await.says("wasn’t accepted").says(reason);
    }
    // It rests now: the turn is not sent, and nothing waits for it.
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!(world.pushed(&browser), [""; 0]);
    let page = bert.get(PAGE).await.says("try again in a day");
    let id = between(&page.body, "name=\"channel\" value=\"", "\"").to_owned();
    let answer = bert.post(&format!("{PAGE}/test"), &[("channel", &id)]).await.expect(303);
    bert.follow(&answer).await.says("was accepted").says("Working.");
    assert_eq!(world.pushed(&browser), ["It works!"]);
}

#[tokio::test]
async fn a_notice_that_could_not_be_sent_waits_for_its_retry() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    let browser = world.subscribe(&mut bert).await;
    world.push.answer_with([Reply::Status(503)]);
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    assert_eq!((world.push.attempts(), world.pushed(&browser).len()), (1, 0));
    let jobs = world.app.app().store().jobs(hamburgum_store::JobQueue::Notice).await;
    assert_eq!(jobs.expect("jobs").len(), 1, "it is tried again later");
    bert.acts(&table, &["cloth", "done"]).await;
    let jobs = world.app.app().store().jobs(hamburgum_store::JobQueue::Notice).await;
    let keys: Vec<String> = jobs.expect("jobs").into_iter().map(|job| job.key).collect();
    assert_eq!(keys.len(), 1, "only Anna is awaited now: {keys:?}");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    world.subscribe(&mut bert).await;
    world.push.answer_with([Reply::Status(410)]);
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    bert.get(PAGE).await.says("Nowhere yet");
    assert_eq!(world.push.attempts(), 1);
}

#[tokio::test]
async fn attempts_are_counted_by_channel_and_outcome() {
    let world = World::new().await;
    let (mut anna, mut bert, table) = world.app.two().await;
    world.subscribe(&mut bert).await;
    anna.acts(&table, &["beer", "done"]).await;
    world.tell().await;
    let metrics = world.app.stranger().get("/metrics").await.expect(200);
    metrics
        .says("hamburgum_notices_total{channel=\"push\",outcome=\"delivered\"} 1")
        .says("hamburgum_notice_delay_seconds_count 1");
}

#[tokio::test]
async fn workers_at_the_same_time_send_once() {
    let Some(url) = postgres::database().await else { return };
    let address: hamburgum_store::StoreAddress = url.parse().expect("a URL");
    let store = Store::open_at(&address).await.expect("a store");
    let world = World::on(store).await;
    let (mut anna, mut bert, table) = world.app.two().await;
    world.add_webhook(&mut bert, "/hook").await;
    anna.acts(&table, &["beer", "done"]).await;
    tokio::join!(world.tell(), world.tell(), world.tell());
    assert_eq!(world.chat.received().len(), 1);
}
