//! The forms in which chats and programs take messages.

use super::address::WebhookAddress;
use super::matrix;
use crate::message::{Message, Urgency};
use crate::text::shortened;
use hyper::Method;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;

/// Discord takes 2,000 characters, and escapes may double ours.
const LONGEST_TITLE: usize = 200;
const LONGEST_BODY: usize = 700;

/// Who understands a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WebhookFormat {
    /// A channel on Discord.
    Discord,
    /// A channel on Slack, or on Mattermost and others that took over its form.
    Slack,
    /// A room on Matrix, as somebody with a token.
    Matrix,
    /// A topic on ntfy, which shows notifications on phones.
    Ntfy,
    /// A program of one's own: the message as JSON.
    Json,
}

/// A request to be made.
pub(super) struct WebhookRequest {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) body: Value,
}

impl WebhookFormat {
    /// All formats, in the order of lists.
    pub const ALL: [Self; 5] = [Self::Discord, Self::Slack, Self::Matrix, Self::Ntfy, Self::Json];

    /// Its word in forms, stored addresses and metrics.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Slack => "slack",
            Self::Matrix => "matrix",
            Self::Ntfy => "ntfy",
            Self::Json => "json",
        }
    }

    /// The format with this word.
    pub fn from_label(label: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.label() == label)
    }

    /// The format of an address.
    pub(super) fn of(url: &Url) -> Self {
        let host = url.domain().unwrap_or_default();
        let is_below = |domain: &str| {
            host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        };
        match host {
            _ if is_below("discord.com") || is_below("discordapp.com") => Self::Discord,
            "hooks.slack.com" => Self::Slack,
            "ntfy.sh" => Self::Ntfy,
            _ if url.path().starts_with("/_matrix/") || matrix::room(url).is_some() => Self::Matrix,
            _ => Self::Json,
        }
    }

    /// The request that says a message, if the address fits the format.
    pub(super) fn request(
        self,
        address: &WebhookAddress,
        message: &Message,
    ) -> Option<WebhookRequest> {
        let title = shortened(&message.title, LONGEST_TITLE);
        let body = shortened(&message.body, LONGEST_BODY);
        let (method, url) = match self {
            Self::Matrix => (Method::PUT, matrix::endpoint(address.url(), message.id.as_str())?),
            Self::Ntfy => (Method::POST, ntfy_server(address.url())?.0),
            Self::Discord | Self::Slack | Self::Json => (Method::POST, address.url().clone()),
        };
        let link = &message.link;
        let body = match self {
            Self::Discord => json!({
                "content": format!("**{}**\n{}\n<{link}>", markdown(&title), markdown(&body)),
                "allowed_mentions": { "parse": [] },
            }),
            Self::Slack => json!({
                "text": format!(
                    "*{}*\n{}\n<{}|{}>",
                    entities(&title), entities(&body), entities(link), entities(&message.link_label)
                ),
            }),
            Self::Matrix => json!({
                "msgtype": "m.text",
                "body": format!("{title}\n{body}\n{link}"),
            }),
            Self::Ntfy => json!({
                "topic": ntfy_server(address.url())?.1,
                "title": title,
                "message": body,
                "click": link,
                "priority": priority(message.urgency),
            }),
            Self::Json => json!({
                "id": message.id.as_str(),
                "topic": message.topic.as_str(),
                "title": title,
                "body": body,
                "url": link,
                "language": message.language,
                "urgency": message.urgency.header(),
            }),
        };
        Some(WebhookRequest { method, url, body })
    }
}

/// The address of an ntfy server and the topic there: JSON is sent to the server and not to the topic.
fn ntfy_server(topic: &Url) -> Option<(Url, String)> {
    let mut server = topic.clone();
    server.set_query(None);
    let name = topic.path_segments()?.next_back().filter(|name| !name.is_empty())?.to_owned();
    server.path_segments_mut().ok()?.pop();
    Some((server, name))
}

const fn priority(urgency: Urgency) -> u8 {
    match urgency {
        Urgency::Low => 2,
        Urgency::Normal => 3,
        Urgency::High => 4,
    }
}

/// Text that Discord shows as it is: names of people and tables must not become links or headings.
fn markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if r"\*_~`|>[]()#-<:@".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// Text that Slack shows as it is.
fn entities(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
