//! A sender that knows the fake services, and a message to send.

use hamburgum_notify::{
    Message, MessageId, PushKeys, Sender, SenderOptions, Topic, TrustedOrigin, Unsubscribe, Urgency,
};
use std::time::Duration;

/// Long enough for a busy machine, short enough to wait for.
pub(crate) const TIMEOUT: Duration = Duration::from_millis(1500);

/// Longer than a sender waits.
pub(crate) const TOO_LONG: Duration = Duration::from_secs(5);

pub(crate) fn sender(keys: &PushKeys, trusted: &[&str]) -> Sender {
    Sender::new(options(keys, trusted))
}

pub(crate) fn options(keys: &PushKeys, trusted: &[&str]) -> SenderOptions {
    let trusted = trusted.iter().map(|text| TrustedOrigin::parse(text).expect("an origin"));
    SenderOptions {
        keys: keys.clone(),
        contact: "mailto:captain@example.org".into(),
        mail: None,
        trusted: trusted.collect(),
        timeout: TIMEOUT,
    }
}

pub(crate) fn message() -> Message {
    Message {
        language: "en".into(),
        title: "Your turn in Tuesday’s game".into(),
        body: "Grete has built at St. Petri.\nYou have 45 hours.".into(),
        link: "https://games.example.org/en/table/k7".into(),
        link_label: "To the table".into(),
        topic: Topic::of("table k7"),
        urgency: Urgency::Normal,
        ttl: Duration::from_hours(12),
        id: MessageId::of("person 1, table k7, turn 12, channel 3"),
        unsubscribe: Some(Unsubscribe {
            link: "https://games.example.org/en/unsubscribe/token".into(),
            label: "No more mails of this kind".into(),
        }),
    }
}
