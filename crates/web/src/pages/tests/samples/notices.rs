//! Sample data for the pages about notifications.

use hamburgum_table::NoticeKind;
use hamburgum_web::pages::{
    ChannelHealth, ChannelPlace, ChannelView, Hearing, MailLink, MailLinkState, NoticeTimes,
    NotificationsDone, NotificationsView, Reader, Sending, TableNoticesView, mail_link,
    notifications, table_notices,
};
use maud::Markup;

/// The pages by name.
pub(super) fn pages(reader: Reader<'_>) -> Vec<(String, Markup)> {
    [
        ("notifications", notifications_page(reader, &channels(), &[])),
        ("notifications-newcomer", notifications_page(reader, &[], &[])),
        ("notifications-stranger", notifications_page(Reader { name: None, ..reader }, &[], &[])),
        ("notifications-complaints", notifications_page(reader, &[], &WRONG_ADDRESS)),
        ("notifications-off", no_notifications(reader)),
        ("table-notices", table_notices_page(reader)),
        ("mail-confirm", mail_link(reader, MailLink::Confirm("a.b"), MailLinkState::Asked)),
        ("mail-unsubscribed", mail_link(reader, MailLink::Unsubscribe("a.b"), MailLinkState::Done)),
        ("mail-wrong", mail_link(reader, MailLink::Unsubscribe("a.b"), MailLinkState::Wrong)),
    ]
    .into_iter()
    .map(|(name, page)| (name.to_owned(), page))
    .collect()
}

/// A channel of each kind, in every state.
fn channels() -> [ChannelView<'static>; 5] {
    const KINDS: &[NoticeKind] = &[NoticeKind::Turn, NoticeKind::Alarm, NoticeKind::Over];
    let channel =
        |id, place, health| ChannelView { id, place, kinds: KINDS, has_digest: false, health };
    let mail = ChannelPlace::Mail("jelka.von.der.hohen.luft@a-long-name.example.org");
    [
        channel(1, ChannelPlace::ThisDevice, ChannelHealth::Works),
        channel(2, ChannelPlace::OtherDevice, ChannelHealth::Untried),
        ChannelView {
            has_digest: true,
            kinds: &[],
            ..channel(3, mail, ChannelHealth::Unconfirmed)
        },
        channel(4, ChannelPlace::Webhook("discord.com"), ChannelHealth::Failing("timeout")),
        channel(5, ChannelPlace::Webhook("hooks.slack.com"), ChannelHealth::Resting("status")),
    ]
}

const WRONG_ADDRESS: [(&str, &str); 1] = [("webhook", "We only send to public https addresses.")];

fn notifications_page(
    reader: Reader<'_>,
    channels: &[ChannelView<'_>],
    complaints: &[(&str, &str)],
) -> Markup {
    let has_channels = !channels.is_empty();
    notifications(&NotificationsView {
        reader,
        sending: Sending::Everything { push_key: "BKey" },
        channels,
        times: NoticeTimes { alarm_at_night: true, remind_again: false, digest_hour: 18 },
        zone: has_channels.then_some("America/Los_Angeles"),
        done: has_channels.then_some(NotificationsDone::TestFailed),
        test_failure: has_channels.then_some("timeout"),
        typed: "https://127.0.0.1/hook",
        complaints,
    })
}

fn no_notifications(reader: Reader<'_>) -> Markup {
    notifications(&NotificationsView {
        reader,
        sending: Sending::Nothing,
        channels: &[],
        times: NoticeTimes { alarm_at_night: false, remind_again: false, digest_hour: 18 },
        zone: None,
        done: None,
        test_failure: None,
        typed: "",
        complaints: &[],
    })
}

fn table_notices_page(reader: Reader<'_>) -> Markup {
    table_notices(&TableNoticesView { reader, id: "abc", name: "Alster", hearing: Hearing::Muted })
}
