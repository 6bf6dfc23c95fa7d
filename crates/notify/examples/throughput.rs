//! How many messages a sender sends in a second, to fake services on the same machine.
//!
//! `cargo run --release -p hamburgum-notify --example throughput`

use hamburgum_fakes::{FakeChat, FakeMailServer, FakePushService};
use hamburgum_notify::{
    Channel, MailAddress, MailServer, Message, MessageId, Outcome, PushKeys, PushSubscription,
    Sender, SenderOptions, Topic, TrustedOrigin, Urgency, WebhookAddress, WebhookFormat,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const MESSAGES: usize = 4000;
const AT_ONCE: usize = 64;

#[tokio::main]
async fn main() {
    let (push, mail, chat) =
        (FakePushService::start().await, FakeMailServer::start().await, FakeChat::start().await);
    let keys = PushKeys::generate();
    let browser = push.subscribe(&keys.public_text());
    let origin = |text: &str| TrustedOrigin::parse(text).expect("an origin");
    let sender = Arc::new(Sender::new(SenderOptions {
        keys,
        contact: "mailto:captain@example.org".into(),
        mail: Some(MailServer::parse(&mail.url(), "games@example.org").expect("a mail server")),
        trusted: vec![origin(push.origin()), origin(chat.origin())],
        timeout: SenderOptions::TIMEOUT,
    }));

    let subscription =
        PushSubscription::new(browser.endpoint(), &browser.p256dh(), &browser.auth());
    let push_channel = Channel::Push(subscription.expect("a subscription"));
    measure("push", &sender, |_| push_channel.clone()).await;
    let mailbox = Channel::Mail(MailAddress::parse("grete@example.com").expect("an address"));
    measure("mail", &sender, |_| mailbox.clone()).await;
    // Each message has an address of its own, so that no rate limit slows it down.
    let webhook = |number| {
        let url = format!("{}/{number}", chat.origin());
        let address = WebhookAddress::parse(&url, Some(WebhookFormat::Slack), None);
        Channel::Webhook(address.expect("an address"))
    };
    measure("webhook", &sender, webhook).await;
    assert_eq!((push.received().len(), mail.received().len()), (MESSAGES, MESSAGES));
    assert_eq!(chat.received().len(), MESSAGES);
}

/// Tasks that each send their share, one message after the other.
async fn measure(name: &str, sender: &Arc<Sender>, channel: impl Fn(usize) -> Channel) {
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for first in 0..AT_ONCE {
        let sender = Arc::clone(sender);
        let share: Vec<_> =
            (first..MESSAGES).step_by(AT_ONCE).map(|number| (number, channel(number))).collect();
        tasks.spawn(async move {
            for (number, channel) in share {
                let outcome = sender.send(&channel, &message(number)).await;
                assert_eq!(outcome, Outcome::Delivered);
            }
        });
    }
    tasks.join_all().await;
    let seconds = begun.elapsed().as_secs_f64();
    println!("{name}: {MESSAGES} messages in {seconds:.2} s");
}

fn message(number: usize) -> Message {
    Message {
        language: "en".into(),
        title: "Your turn in Tuesday’s game".into(),
        body: "Grete has built at St. Petri. You have 45 hours.".into(),
        link: "https://games.example.org/en/table/k7".into(),
        link_label: "To the table".into(),
        topic: Topic::of("table k7"),
        urgency: Urgency::Normal,
        ttl: Duration::from_hours(12),
        id: MessageId::of(&number.to_string()),
        unsubscribe: None,
    }
}
