//! Web Push against a service that checks and decrypts.

use crate::harness::{TIMEOUT, TOO_LONG, message, sender};
use hamburgum_fakes::{FakeBrowser, FakePushService, Reply};
use hamburgum_notify::{
    Channel, Delay, Message, Outcome, PushKeys, PushSubscription, Rejection, Sender, Topic, Urgency,
};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

struct Setting {
    service: FakePushService,
    browser: Arc<FakeBrowser>,
    sender: Sender,
}

impl Setting {
    async fn start() -> Self {
        let (service, keys) = (FakePushService::start().await, PushKeys::generate());
        let browser = service.subscribe(&keys.public_text());
        let sender = sender(&keys, &[service.origin()]);
        Self { service, browser, sender }
    }

    async fn send(&self, message: &Message) -> Outcome {
        self.sender.send(&channel(&self.browser), message).await
    }

    async fn outcome_of(&self, reply: Reply) -> Outcome {
        self.service.answer_with([reply]);
        self.send(&message()).await
    }
}

fn channel(browser: &FakeBrowser) -> Channel {
    let subscription =
        PushSubscription::new(browser.endpoint(), &browser.p256dh(), &browser.auth());
    Channel::Push(subscription.expect("a subscription"))
}

fn later(after: Option<u64>, cause: Delay) -> Outcome {
    Outcome::Later { after: after.map(Duration::from_secs), cause }
}

#[tokio::test]
async fn the_browser_reads_what_was_sent() {
    let setting = Setting::start().await;
    let sent = message();
    assert_eq!(setting.send(&sent).await, Outcome::Delivered);
    let received = setting.service.received();
    let [received] = received.as_slice() else { panic!("{:?}", setting.service.violations()) };
    assert_eq!(
        received.payload,
        json!({
            "title": sent.title,
            "body": sent.body,
            "tag": sent.topic.as_str(),
            "url": sent.link,
            "lang": "en",
        })
    );
    assert_eq!(received.ttl, 12 * 60 * 60);
    assert_eq!(received.urgency, "normal");
    assert_eq!(received.topic.as_deref(), Some(Topic::of("table k7").as_str()));
    assert_eq!(received.contact, "mailto:captain@example.org");
}

#[tokio::test]
async fn each_answer_of_a_push_service_has_its_outcome() {
    let setting = Setting::start().await;
    let elsewhere = format!("{}/elsewhere", setting.service.origin());
    for (reply, expected) in [
        (Reply::Status(201), Outcome::Delivered),
        (Reply::Status(202), Outcome::Delivered),
        (Reply::Long(201), Outcome::Delivered),
        (Reply::Status(404), Outcome::Gone),
        (Reply::Status(410), Outcome::Gone),
        (Reply::Status(400), Outcome::Refused(Rejection::Status(400))),
        (Reply::Status(401), Outcome::Refused(Rejection::Credentials)),
        (Reply::Status(403), Outcome::Refused(Rejection::Credentials)),
        (Reply::Status(413), Outcome::Refused(Rejection::TooLarge)),
        (Reply::Redirect(elsewhere), Outcome::Refused(Rejection::Redirect)),
        (Reply::Status(429), later(None, Delay::ServiceBusy)),
        (Reply::RetryAfter(429, "120"), later(Some(120), Delay::ServiceBusy)),
        (Reply::Status(500), later(None, Delay::ServiceBusy)),
        (Reply::RetryAfter(503, "30"), later(Some(30), Delay::ServiceBusy)),
        (Reply::Slow(Duration::from_millis(100), 201), Outcome::Delivered),
        (Reply::Slow(TOO_LONG, 201), later(None, Delay::Timeout)),
        (Reply::Silence, later(None, Delay::Timeout)),
    ] {
        assert_eq!(setting.outcome_of(reply.clone()).await, expected, "{reply:?}");
    }
    assert_eq!(setting.service.violations(), [""; 0]);
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let (setting, other) = (Setting::start().await, FakePushService::start().await);
    let target = format!("{}/push/0", other.origin());
    let outcome = setting.outcome_of(Reply::Redirect(target)).await;
    assert_eq!(outcome, Outcome::Refused(Rejection::Redirect));
    assert_eq!(other.attempts(), 0);
}

#[tokio::test]
async fn silence_ends_after_the_timeout() {
    let setting = Setting::start().await;
    let begun = Instant::now();
    assert_eq!(setting.outcome_of(Reply::Silence).await, later(None, Delay::Timeout));
    assert!(begun.elapsed() >= TIMEOUT && begun.elapsed() < TOO_LONG);
}

#[tokio::test]
async fn nobody_listens() {
    let setting = Setting::start().await;
    let closed = channel(&setting.browser);
    drop(setting.service);
    tokio::task::yield_now().await;
    let outcome = setting.sender.send(&closed, &message()).await;
    assert_eq!(outcome, later(None, Delay::Unreachable));
}

#[tokio::test]
async fn a_subscription_of_another_key_is_refused() {
    let setting = Setting::start().await;
    let foreign = setting.service.subscribe(&PushKeys::generate().public_text());
    let outcome = setting.sender.send(&channel(&foreign), &message()).await;
    assert_eq!(outcome, Outcome::Refused(Rejection::Credentials));
    assert_eq!(setting.service.violations(), ["the key is not the one of the subscription"]);
}

#[tokio::test]
async fn a_key_that_is_no_point_of_the_curve_is_refused() {
    let setting = Setting::start().await;
    let key = format!("B{}", "A".repeat(86));
    let subscription =
        PushSubscription::new(setting.browser.endpoint(), &key, &setting.browser.auth());
    let channel = Channel::Push(subscription.expect("a subscription"));
    let outcome = setting.sender.send(&channel, &message()).await;
    assert_eq!(outcome, Outcome::Refused(Rejection::Malformed));
    assert_eq!(setting.service.attempts(), 0);
}

#[tokio::test]
async fn long_texts_are_shortened_and_long_links_refused() {
    let setting = Setting::start().await;
    let long = Message { title: "é".repeat(5000), body: "ß".repeat(5000), ..message() };
    assert_eq!(setting.send(&long).await, Outcome::Delivered);
    let endless = Message { link: "x".repeat(4000), ..message() };
    assert_eq!(setting.send(&endless).await, Outcome::Refused(Rejection::TooLarge));
    assert_eq!(setting.service.attempts(), 1);
}

#[tokio::test]
async fn the_alarm_is_urgent() {
    let setting = Setting::start().await;
    for (urgency, header) in
        [(Urgency::Low, "low"), (Urgency::Normal, "normal"), (Urgency::High, "high")]
    {
        assert_eq!(setting.send(&Message { urgency, ..message() }).await, Outcome::Delivered);
        assert_eq!(setting.service.received().last().expect("a message").urgency, header);
    }
}

#[tokio::test]
async fn unknown_hosts_get_nothing() {
    let setting = Setting::start().await;
    let (key, auth) = (setting.browser.p256dh(), setting.browser.auth());
    let stranger = sender(&PushKeys::generate(), &[]);
    for endpoint in [
        setting.browser.endpoint(),
        "https://example.org/push",
        "http://fcm.googleapis.com/fcm/send/x",
    ] {
        let channel =
            Channel::Push(PushSubscription::new(endpoint, &key, &auth).expect("a subscription"));
        assert_eq!(stranger.check(&channel), Err(Rejection::ForbiddenAddress), "{endpoint}");
        let outcome = stranger.send(&channel, &message()).await;
        assert_eq!(outcome, Outcome::Refused(Rejection::ForbiddenAddress), "{endpoint}");
    }
    assert_eq!(setting.service.attempts(), 0);
    assert_eq!(setting.sender.check(&channel(&setting.browser)), Ok(()));
}
