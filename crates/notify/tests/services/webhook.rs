//! Webhooks against a chat that answers by script.

use crate::harness::{TOO_LONG, message, sender};
use hamburgum_fakes::{FakeChat, Reply};
use hamburgum_notify::{
    Channel, Delay, Message, Outcome, PushKeys, Rejection, Sender, Urgency, WebhookAddress,
    WebhookFormat,
};
use serde_json::{Value, json};
use std::time::Duration;

struct Setting {
    chat: FakeChat,
    sender: Sender,
}

impl Setting {
    async fn start() -> Self {
        let chat = FakeChat::start().await;
        let sender = sender(&PushKeys::generate(), &[chat.origin()]);
        Self { chat, sender }
    }

    fn channel(&self, path: &str, format: WebhookFormat) -> Channel {
        let url = format!("{}{path}", self.chat.origin());
        let address = WebhookAddress::parse(&url, Some(format), Some("token"));
        Channel::Webhook(address.expect("an address"))
    }
}

fn later(after: Option<u64>, cause: Delay) -> Outcome {
    Outcome::Later { after: after.map(Duration::from_secs), cause }
}

#[tokio::test]
async fn each_format_has_its_request() {
    let setting = Setting::start().await;
    let sent = Message {
        title: "Grete & *Hans* <3".into(),
        body: "Your turn".into(),
        urgency: Urgency::High,
        ..message()
    };
    let link = &sent.link;
    let matrix =
        format!("/_matrix/client/v3/rooms/!room:example/send/m.room.message/{}", sent.id.as_str());
    for (format, path, expected_method, expected_path, expected_body) in [
        (
            WebhookFormat::Discord,
            "/api/webhooks/1/secret?thread_id=2",
            "POST",
            "/api/webhooks/1/secret?thread_id=2",
            json!({
                "content": format!(r"**Grete & \*Hans\* \<3**{}Your turn{}<{link}>", '\n', '\n'),
                "allowed_mentions": { "parse": [] },
            }),
        ),
        (
            WebhookFormat::Slack,
            "/services/T/B/secret",
            "POST",
            "/services/T/B/secret",
            json!({ "text": format!("*Grete &amp; *Hans* &lt;3*\nYour turn\n<{link}|To the table>") }),
        ),
        (
            WebhookFormat::Matrix,
            "/!room:example",
            "PUT",
            &matrix,
            json!({ "msgtype": "m.text", "body": format!("Grete & *Hans* <3\nYour turn\n{link}") }),
        ),
        (
            WebhookFormat::Ntfy,
            "/secret",
            "POST",
            "/",
            json!({
                "topic": "secret",
                "title": "Grete & *Hans* <3",
                "message": "Your turn",
                "click": link,
                "priority": 4,
            }),
        ),
        (
            WebhookFormat::Json,
            "/hook?key=1",
            "POST",
            "/hook?key=1",
            json!({
                "id": sent.id.as_str(),
                "topic": sent.topic.as_str(),
                "title": "Grete & *Hans* <3",
                "body": "Your turn",
                "url": link,
                "language": "en",
                "urgency": "high",
            }),
        ),
    ] {
        let outcome = setting.sender.send(&setting.channel(path, format), &sent).await;
        assert_eq!(outcome, Outcome::Delivered, "{format:?}");
        let request = setting.chat.received().pop().expect("a request");
        assert_eq!(
            (request.method.as_str(), request.path.as_str()),
            (expected_method, expected_path)
        );
        assert_eq!(request.body, expected_body, "{format:?}");
        assert_eq!(request.authorization.as_deref(), Some("Bearer token"));
    }
}

#[tokio::test]
async fn each_answer_has_its_outcome() {
    let setting = Setting::start().await;
    let elsewhere = "http://127.0.0.1:1/".to_owned();
    for (number, (reply, expected)) in [
        (Reply::Status(200), Outcome::Delivered),
        (Reply::Status(204), Outcome::Delivered),
        (Reply::Long(200), Outcome::Delivered),
        (Reply::Status(404), Outcome::Gone),
        (Reply::Status(410), Outcome::Gone),
        (Reply::Text(400, "invalid_payload"), Outcome::Refused(Rejection::Status(400))),
        (Reply::Status(401), Outcome::Refused(Rejection::Credentials)),
        (Reply::Status(403), Outcome::Refused(Rejection::Credentials)),
        (Reply::Status(413), Outcome::Refused(Rejection::TooLarge)),
        (Reply::Redirect(elsewhere), Outcome::Refused(Rejection::Redirect)),
        (Reply::RetryAfter(429, "7"), later(Some(7), Delay::ServiceBusy)),
        (Reply::Status(500), later(None, Delay::ServiceBusy)),
        (Reply::RetryAfter(503, "30"), later(Some(30), Delay::ServiceBusy)),
        (Reply::Slow(Duration::from_millis(100), 200), Outcome::Delivered),
        (Reply::Slow(TOO_LONG, 200), later(None, Delay::Timeout)),
        (Reply::Silence, later(None, Delay::Timeout)),
    ]
    .into_iter()
    .enumerate()
    {
        // A channel of its own, so that no limit is reached.
        let channel = setting.channel(&format!("/{number}"), WebhookFormat::Slack);
        setting.chat.answer_with([reply.clone()]);
        assert_eq!(setting.sender.send(&channel, &message()).await, expected, "{reply:?}");
    }
    assert_eq!(setting.chat.attempts(), 16);
}

#[tokio::test]
async fn an_address_that_is_not_found_is_gone_only_where_that_is_certain() {
    let setting = Setting::start().await;
    for (format, path, expected) in [
        (WebhookFormat::Discord, "/api", Outcome::Gone),
        (WebhookFormat::Slack, "/services", Outcome::Gone),
        (WebhookFormat::Matrix, "/!room:example", Outcome::Refused(Rejection::Status(404))),
        (WebhookFormat::Ntfy, "/topic", Outcome::Refused(Rejection::Status(404))),
        (WebhookFormat::Json, "/hook", Outcome::Refused(Rejection::Status(404))),
    ] {
        setting.chat.answer_with([Reply::Status(404)]);
        let outcome = setting.sender.send(&setting.channel(path, format), &message()).await;
        assert_eq!(outcome, expected, "{format:?}");
    }
}

#[tokio::test]
async fn limits_of_services_are_kept_without_asking_them() {
    let setting = Setting::start().await;
    let channel = setting.channel("/api/webhooks/1/secret", WebhookFormat::Discord);
    setting.chat.answer_with([Reply::RetryAfter(429, "60")]);
    let first = setting.sender.send(&channel, &message()).await;
    assert_eq!(first, later(Some(60), Delay::ServiceBusy));
    let Outcome::Later { after: Some(after), cause } =
        setting.sender.send(&channel, &message()).await
    else {
        panic!("it was sent during the pause")
    };
    assert!(cause == Delay::OwnLimit && after > Duration::from_secs(50), "{after:?}");
    assert_eq!(setting.chat.attempts(), 1);
    let other = setting.channel("/api/webhooks/2/secret", WebhookFormat::Discord);
    assert_eq!(setting.sender.send(&other, &message()).await, Outcome::Delivered);
}

#[tokio::test]
async fn private_addresses_get_nothing() {
    let chat = FakeChat::start().await;
    let stranger = sender(&PushKeys::generate(), &[]);
    let secure = chat.origin().replace("http:", "https:");
    let named = secure.replace("127.0.0.1", "localhost.");
    for address in [chat.origin(), &secure, &named, "https://[::ffff:10.0.0.1]/", "https://0x7f.1/"]
    {
        let address = WebhookAddress::parse(address, None, None).expect("an address");
        let channel = Channel::Webhook(address);
        assert_eq!(stranger.check(&channel), Err(Rejection::ForbiddenAddress));
        let outcome = stranger.send(&channel, &message()).await;
        assert_eq!(outcome, Outcome::Refused(Rejection::ForbiddenAddress));
    }
    assert_eq!(chat.attempts(), 0);
}

#[tokio::test]
async fn long_messages_fit_into_discord() {
    let setting = Setting::start().await;
    let long = Message { title: "*".repeat(3000), body: "_".repeat(3000), ..message() };
    let channel = setting.channel("/api/webhooks/1/secret", WebhookFormat::Discord);
    assert_eq!(setting.sender.send(&channel, &long).await, Outcome::Delivered);
    let request = setting.chat.received().pop().expect("a request");
    let content = request.body.get("content").and_then(Value::as_str).expect("a content");
    assert!(content.chars().count() <= 2000, "{}", content.chars().count());
}
