//! The page where people choose how they are told about their tables.

mod channels;
mod ways;

use super::field::{Complaint, summary};
use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use channels::{failure, own_channels};
use hamburgum_table::NoticeKind;
use maud::{Markup, html};
use ways::{mail, no_mail, push, webhook};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct NotificationsView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// What the server can send.
    pub sending: Sending<'a>,
    /// The reader's channels.
    pub channels: &'a [ChannelView<'a>],
    /// When the reader wants to be told.
    pub times: NoticeTimes,
    /// The time zone of the reader, if it is known.
    pub zone: Option<&'a str>,
    /// What was just done.
    pub done: Option<NotificationsDone>,
    /// Why a test message was not accepted.
    pub test_failure: Option<&'a str>,
    /// The refused address, to fill in its field again.
    pub typed: &'a str,
    /// Form errors. The fields are `mail` and `webhook`.
    pub complaints: &'a [Complaint<'a>],
}

/// What a server can send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending<'a> {
    /// Nothing.
    Nothing,
    /// Push messages and webhooks.
    WithoutMail {
        /// The public key of the server, which browsers want.
        push_key: &'a str,
    },
    /// Mails, too.
    Everything {
        /// The public key of the server.
        push_key: &'a str,
    },
}

/// A channel of the reader.
#[derive(Clone, Copy, Debug)]
pub struct ChannelView<'a> {
    /// Its id.
    pub id: i64,
    /// What it is.
    pub place: ChannelPlace<'a>,
    /// The kinds of notices that go there.
    pub kinds: &'a [NoticeKind],
    /// Whether the daily mail goes there.
    pub has_digest: bool,
    /// Whether it works.
    pub health: ChannelHealth<'a>,
}

/// What a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelPlace<'a> {
    /// The browser that shows the page.
    ThisDevice,
    /// Another browser.
    OtherDevice,
    /// This mail address.
    Mail(&'a str),
    /// A webhook at this host.
    Webhook(&'a str),
}

/// Whether a channel works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelHealth<'a> {
    /// The address is not confirmed.
    Unconfirmed,
    /// Nothing was sent yet.
    Untried,
    /// The last message arrived.
    Works,
    /// The last message did not arrive, for this reason.
    Failing(&'a str),
    /// The same, and it is not tried again for a day.
    Resting(&'a str),
}

/// When somebody wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeTimes {
    /// Whether the alarm may come at night.
    pub alarm_at_night: bool,
    /// Whether a turn is told again.
    pub remind_again: bool,
    /// The hour of the daily mail.
    pub digest_hour: u8,
}

/// What was just done on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotificationsDone {
    /// Settings were saved.
    Saved,
    /// This device was added.
    Push,
    /// A mail with a link was sent.
    Mail,
    /// A webhook was added.
    Webhook,
    /// A channel was removed.
    Removed,
    /// An address was confirmed.
    Confirmed,
    /// A test message was accepted.
    TestDelivered,
    /// The channel of a test message does not exist any more.
    TestGone,
    /// A test message was not accepted.
    TestFailed,
}

impl NotificationsDone {
    const ALL: [Self; 9] = [
        Self::Saved,
        Self::Push,
        Self::Mail,
        Self::Webhook,
        Self::Removed,
        Self::Confirmed,
        Self::TestDelivered,
        Self::TestGone,
        Self::TestFailed,
    ];

    /// The word in an address.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Saved => "save",
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
            Self::Removed => "remove",
            Self::Confirmed => "confirm",
            Self::TestDelivered => "test-delivered",
            Self::TestGone => "test-gone",
            Self::TestFailed => "test-failed",
        }
    }

    /// Reads the word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.word() == word)
    }

    fn key(self) -> &'static str {
        match self {
            Self::Saved => "notices-done-save",
            Self::Push => "notices-push-done",
            Self::Mail => "notices-done-mail",
            Self::Webhook => "notices-done-webhook",
            Self::Removed => "notices-done-remove",
            Self::Confirmed => "notices-done-confirm",
            Self::TestDelivered => "notices-done-test-delivered",
            Self::TestGone => "notices-done-test-gone",
            Self::TestFailed => "notices-done-test-failed",
        }
    }
}

/// The page of notifications.
pub fn notifications(view: &NotificationsView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("notices-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/account/notifications",
        place: NavigationEntry::Account,
        class: "account notices",
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (reader.say("notices-lead")) }
        (done(view))
        (summary(reader, view.complaints))
        @match (view.sending, reader.name) {
            (Sending::Nothing, _) => p class="next-step" { (reader.say("notices-off")) },
            (_, None) => p class="next-step" {
                a href=(reader.address(Address::Account)) { (reader.say("notices-stranger")) }
            },
            (Sending::WithoutMail { push_key }, Some(_)) => (settings(view, push_key, &no_mail(reader))),
            (Sending::Everything { push_key }, Some(_)) => (settings(view, push_key, &mail(view))),
        }
    };
    frame.render_with(&["notices.css"], &["scripts/notifications.js"], &content)
}

fn done(view: &NotificationsView<'_>) -> Markup {
    let reader = view.reader;
    let Some(done) = view.done else { return html! {} };
    let failure = view.test_failure.map(|reason| failure(reader, reason));
    let sign = if done == NotificationsDone::TestFailed { Icon::Close } else { Icon::Check };
    html! {
        p class="notice" role="status" {
            (icon(sign, Label::Decorative))
            span { (reader.say(done.key())) @if let Some(failure) = failure { " " (failure) } }
        }
    }
}

fn settings(view: &NotificationsView<'_>, push_key: &str, mail: &Markup) -> Markup {
    html! {
        div class="columns" {
            (own_channels(view))
            section class="ways" aria-labelledby="ways-title" {
                h2 id="ways-title" { (view.reader.say("notices-ways")) }
                (push(view, push_key))
                (mail)
                (webhook(view))
            }
        }
        @if !view.channels.is_empty() { (times(view)) }
    }
}

fn times(view: &NotificationsView<'_>) -> Markup {
    let reader = view.reader;
    let NoticeTimes { alarm_at_night, remind_again, digest_hour } = view.times;
    let has_mail = view.channels.iter().any(|one| matches!(one.place, ChannelPlace::Mail(_)));
    // Without a zone everybody lives in UTC.
    let zone = view.zone.unwrap_or("UTC").replace('_', " ");
    let digest = reader.texts().say("notices-when-digest").with("zone", zone).text();
    html! {
        section class="times" aria-labelledby="times-title" {
            h2 id="times-title" { (reader.say("notices-when-title")) }
            p class="note" {
                @if view.zone.is_some() { (reader.say("notices-when-night")) }
                @else { (reader.say("notices-when-no-night")) }
                " " a href=(reader.address(Address::Account)) { (reader.say("notices-when-hours")) }
            }
            form method="post" action=(reader.address(Address::NotificationsForm("times"))) {
                (time_choice(reader, "alarm_at_night", "notices-when-alarm", alarm_at_night))
                (time_choice(reader, "remind_again", "notices-when-again", remind_again))
                @if has_mail {
                    p class="field" {
                        label for="digest_hour" { (digest) }
                        span class="select" {
                            select id="digest_hour" name="digest_hour" {
                                @for hour in 0..24_u8 {
                                    option value=(hour) selected[hour == digest_hour] { (format!("{hour:02}:00")) }
                                }
                            }
                            (icon(Icon::Chevron, Label::Decorative))
                        }
                    }
                }
                button class="button" type="submit" { (reader.say("notices-save")) }
            }
        }
    }
}

fn time_choice(reader: Reader<'_>, name: &str, key: &str, is_on: bool) -> Markup {
    html! {
        label class="sure" for=(name) {
            input id=(name) type="checkbox" name=(name) value="yes" checked[is_on];
            span { (reader.say(key)) }
        }
    }
}
