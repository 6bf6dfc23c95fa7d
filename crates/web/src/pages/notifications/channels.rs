//! The channels that somebody has, each with its kinds and its state.

use super::{ChannelHealth, ChannelPlace, ChannelView, NotificationsView};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use crate::pages::frame::Reader;
use hamburgum_table::NoticeKind;
use maud::{Markup, html};

pub(super) fn own_channels(view: &NotificationsView<'_>) -> Markup {
    let reader = view.reader;
    html! {
        section aria-labelledby="channels-title" {
            h2 id="channels-title" { (reader.say("notices-yours")) }
            @if view.channels.is_empty() { p class="note" { (reader.say("notices-none")) } }
            @for channel in view.channels { (own_channel(reader, channel)) }
        }
    }
}

/// A channel with its kinds, which one form saves, tries or removes.
fn own_channel(reader: Reader<'_>, channel: &ChannelView<'_>) -> Markup {
    let title = format!("channel-{}", channel.id);
    let form = |name| reader.address(Address::NotificationsForm(name));
    html! {
        form class="channel" method="post" action=(form("save")) aria-labelledby=(title) {
            h3 id=(title) { (place_name(reader, channel.place)) }
            (health(reader, channel.health))
            input type="hidden" name="channel" value=(channel.id);
            fieldset {
                legend { (reader.say("notices-kinds")) }
                @for kind in NoticeKind::CHOICES {
                    (wish(reader, channel.id, kind.word(), kind_key(kind), channel.kinds.contains(&kind)))
                }
                @if matches!(channel.place, ChannelPlace::Mail(_)) {
                    (wish(reader, channel.id, "digest", "notices-kind-digest", channel.has_digest))
                }
            }
            div class="commands" {
                button class="button" type="submit" { (reader.say("notices-save")) }
                @if channel.health != ChannelHealth::Unconfirmed {
                    button class="button" type="submit" formaction=(form("test")) { (reader.say("notices-test")) }
                }
                button class="button" type="submit" formaction=(form("remove")) { (reader.say("notices-remove")) }
            }
        }
    }
}

fn wish(reader: Reader<'_>, channel: i64, word: &str, key: &str, is_on: bool) -> Markup {
    let id = format!("channel-{channel}-{word}");
    html! {
        label class="sure" for=(id) {
            input id=(id) type="checkbox" name="wants" value=(word) checked[is_on];
            span { (reader.say(key)) }
        }
    }
}

fn kind_key(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn | NoticeKind::Reminder => "notices-kind-turn",
        NoticeKind::Alarm => "notices-kind-alarm",
        NoticeKind::Consent => "notices-kind-consent",
        NoticeKind::Started => "notices-kind-started",
        NoticeKind::Over => "notices-kind-over",
        NoticeKind::Message => "notices-kind-message",
    }
}

fn place_name(reader: Reader<'_>, place: ChannelPlace<'_>) -> Markup {
    html! {
        @match place {
            ChannelPlace::ThisDevice => (reader.say("notices-this-device")),
            ChannelPlace::OtherDevice => (reader.say("notices-other-device")),
            ChannelPlace::Mail(address) => { (reader.say("notices-mail")) " " span class="address" { (address) } },
            ChannelPlace::Webhook(host) => { (reader.say("notices-webhook")) " " span class="address" { (host) } },
        }
    }
}

fn health(reader: Reader<'_>, health: ChannelHealth<'_>) -> Markup {
    let failing = |reason: &str| {
        html! { (icon(Icon::Close, Label::Decorative)) (reader.say("notices-failing")) " " (failure(reader, reason)) }
    };
    html! {
        @match health {
            ChannelHealth::Unconfirmed => p class="note" { (reader.say("notices-unconfirmed")) },
            ChannelHealth::Untried => p class="note" { (reader.say("notices-untried")) },
            ChannelHealth::Works => p class="note" { (reader.say("notices-works")) },
            ChannelHealth::Failing(reason) => p class="failing" { (failing(reason)) },
            ChannelHealth::Resting(reason) => p class="failing" {
                (failing(reason)) " " (reader.say("notices-resting"))
            },
        }
    }
}

/// The reason in words; the words of the sender are parts of the keys.
pub(super) fn failure(reader: Reader<'_>, reason: &str) -> String {
    let key = FAILURES.iter().find(|key| key.strip_prefix("notices-failure-") == Some(reason));
    reader.say(key.unwrap_or(&"notices-failure-status"))
}

const FAILURES: [&str; 12] = [
    "notices-failure-unreachable",
    "notices-failure-timeout",
    "notices-failure-service_busy",
    "notices-failure-own_limit",
    "notices-failure-forbidden_address",
    "notices-failure-unknown_recipient",
    "notices-failure-credentials",
    "notices-failure-too_large",
    "notices-failure-redirect",
    "notices-failure-status",
    "notices-failure-not_configured",
    "notices-failure-malformed",
];
