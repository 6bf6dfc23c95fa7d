//! Mails over a server that goes wrong at each step.

use crate::harness::{message, options};
use hamburgum_fakes::MailStep::{Data, Greeting, Hello, Recipient, SigningIn, Text};
use hamburgum_fakes::MailTrouble::{Code, HangUp, Silence};
use hamburgum_fakes::{FakeMailServer, MailStep};
use hamburgum_notify::{
    Channel, Delay, MailAddress, MailServer, Message, Outcome, PushKeys, Rejection, Sender,
    SenderOptions,
};
use std::time::Duration;

const FROM: &str = "Hamburgum <games@example.org>";

fn sender(url: &str) -> Sender {
    let mail = Some(MailServer::parse(url, FROM).expect("a mail server"));
    // A mail may take five times as long.
    let timeout = Duration::from_millis(300);
    Sender::new(SenderOptions { mail, timeout, ..options(&PushKeys::generate(), &[]) })
}

fn grete() -> Channel {
    Channel::Mail(MailAddress::parse("grete@example.com").expect("an address"))
}

#[tokio::test]
async fn a_mail_has_both_texts_and_all_headers() {
    let server = FakeMailServer::start().await;
    let sent = message();
    assert_eq!(sender(&server.url()).send(&grete(), &sent).await, Outcome::Delivered);
    let received = server.received();
    let [mail] = received.as_slice() else { panic!("{received:?}") };
    assert_eq!(
        (mail.from.as_str(), mail.to.as_slice()),
        ("games@example.org", &["grete@example.com".to_owned()][..])
    );
    for (name, expected) in [
        ("From", "Hamburgum <games@example.org>"),
        ("To", "grete@example.com"),
        ("Message-ID", &format!("<{}@example.org>", sent.id.as_str())),
        ("Auto-Submitted", "auto-generated"),
        ("Content-Language", "en"),
        ("List-Unsubscribe", "<https://games.example.org/en/unsubscribe/token>"),
        ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ("MIME-Version", "1.0"),
    ] {
        assert_eq!(mail.header(name).as_deref(), Some(expected), "{name}");
    }
    assert!(mail.header("Date").is_some() && mail.header("Subject").is_some());
    for part in [
        "Content-Type: text/plain; charset=utf-8",
        "Content-Type: text/html; charset=utf-8",
        "You have 45 hours.",
        "To the table: https://games.example.org/en/table/k7",
        "No more mails of this kind: https://games.example.org/en/unsubscribe/token",
    ] {
        assert!(mail.text.contains(part), "no {part} in\n{}", mail.text);
    }
    assert!(mail.text.is_ascii());
}

#[tokio::test]
async fn texts_cannot_add_headers_or_tags() {
    let server = FakeMailServer::start().await;
    let hostile = Message {
        title: "Turn\r\nBcc: all@example.org".into(),
        body: "<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@example.org>".into(),
        ..message()
    };
    assert_eq!(sender(&server.url()).send(&grete(), &hostile).await, Outcome::Delivered);
    let mail = &server.received()[0];
    assert_eq!(mail.header("Bcc"), None);
    assert_eq!(mail.header("Subject").as_deref(), Some("Turn  Bcc: all@example.org"));
    assert!(mail.text.contains("&lt;script&gt;"));
    assert_eq!(server.received().len(), 1);
}

#[tokio::test]
async fn each_trouble_has_its_outcome() {
    let busy = || Outcome::Later { after: None, cause: Delay::ServiceBusy };
    let unreachable = || Outcome::Later { after: None, cause: Delay::Unreachable };
    let timeout = || Outcome::Later { after: None, cause: Delay::Timeout };
    let server = FakeMailServer::start().await;
    for (step, trouble, expected) in [
        (Greeting, Code(421), busy()),
        (Greeting, Code(554), Outcome::Refused(Rejection::Status(554))),
        (Greeting, Silence, timeout()),
        (Greeting, HangUp, unreachable()),
        (Hello, Code(502), Outcome::Refused(Rejection::Status(502))),
        (SigningIn, Code(535), Outcome::Refused(Rejection::Credentials)),
        (SigningIn, Code(454), busy()),
        (MailStep::Sender, Code(530), Outcome::Refused(Rejection::Credentials)),
        (MailStep::Sender, Code(550), Outcome::Refused(Rejection::Status(550))),
        (MailStep::Sender, Code(451), busy()),
        (Recipient, Code(550), Outcome::Refused(Rejection::UnknownRecipient)),
        (Recipient, Code(553), Outcome::Refused(Rejection::UnknownRecipient)),
        (Recipient, Code(450), busy()),
        (Recipient, Silence, timeout()),
        (Recipient, HangUp, unreachable()),
        (Data, Code(554), Outcome::Refused(Rejection::Status(554))),
        (Text, Code(552), Outcome::Refused(Rejection::TooLarge)),
        (Text, Code(554), Outcome::Refused(Rejection::Status(554))),
        (Text, Code(452), busy()),
        (Text, Silence, timeout()),
        (Text, HangUp, unreachable()),
    ] {
        // A sender of its own, because one that has a connection would skip the first steps.
        let sender = sender(&server.url_with_login("me", "secret"));
        server.answer_with([(step, trouble)]);
        let outcome = sender.send(&grete(), &message()).await;
        assert_eq!(outcome, expected, "{trouble:?} at {step:?}");
        assert_eq!(sender.send(&grete(), &message()).await, Outcome::Delivered, "after {step:?}");
    }
}

#[tokio::test]
async fn connections_are_reused_and_replaced() {
    let server = FakeMailServer::start().await;
    let sender = sender(&server.url_with_login("me%40example.org", "pass%2Fword"));
    for _ in 0..3 {
        assert_eq!(sender.send(&grete(), &message()).await, Outcome::Delivered);
    }
    assert_eq!((server.connections(), server.received().len()), (1, 3));
    assert_eq!(server.logins(), ["me@example.org:pass/word"]);
    server.answer_with([(Recipient, HangUp)]);
    assert!(matches!(sender.send(&grete(), &message()).await, Outcome::Later { .. }));
    assert_eq!(sender.send(&grete(), &message()).await, Outcome::Delivered);
    assert_eq!((server.connections(), server.received().len()), (2, 4));
}

#[tokio::test]
async fn many_mails_share_a_few_connections() {
    let server = FakeMailServer::start().await;
    let sender = std::sync::Arc::new(sender(&server.url()));
    let mut sending = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let sender = std::sync::Arc::clone(&sender);
        sending.spawn(async move { sender.send(&grete(), &message()).await });
    }
    assert!(sending.join_all().await.iter().all(|outcome| *outcome == Outcome::Delivered));
    assert_eq!(server.received().len(), 40);
    assert!(server.connections() <= 4, "{}", server.connections());
}

#[tokio::test]
async fn without_a_mail_server_there_are_no_mails() {
    let sender = Sender::new(options(&PushKeys::generate(), &[]));
    assert_eq!(sender.check(&grete()), Err(Rejection::NotConfigured));
    let outcome = sender.send(&grete(), &message()).await;
    assert_eq!(outcome, Outcome::Refused(Rejection::NotConfigured));
}
