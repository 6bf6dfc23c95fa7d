//! Where a chat or a program of a person takes messages.

use super::format::WebhookFormat;
use super::matrix;
use crate::channel::ChannelError;
use crate::web_address::{self, Secrecy};
use serde::{Deserialize, Serialize};
use std::fmt;
use url::Url;

const LONGEST_ADDRESS: usize = 2048;
const LONGEST_TOKEN: usize = 1024;

/// The address of a webhook, with the form of messages there and a token if one is needed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct WebhookAddress {
    url: Url,
    format: WebhookFormat,
    token: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Written {
    url: String,
    format: WebhookFormat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl WebhookAddress {
    /// Reads an address. Without a format it is the one of the host, and plain JSON for unknown ones.
    ///
    /// # Errors
    /// If the address has another form than its format needs, or the token is missing or cannot be one.
    /// Whether anything is sent there is decided by [`Sender::check`](crate::Sender::check).
    pub fn parse(
        address: &str,
        format: Option<WebhookFormat>,
        token: Option<&str>,
    ) -> Result<Self, ChannelError> {
        let mut url = web_address::parse(address, LONGEST_ADDRESS)?;
        let format = format.unwrap_or_else(|| WebhookFormat::of(&url));
        url.set_fragment(None);
        let token = token.map(str::trim).filter(|token| !token.is_empty());
        if token.is_some_and(|token| !is_token(token)) {
            return Err(ChannelError::Token);
        }
        match format {
            WebhookFormat::Matrix if matrix::room(&url).is_none() => {
                return Err(ChannelError::Room);
            }
            WebhookFormat::Matrix if token.is_none() => return Err(ChannelError::TokenMissing),
            WebhookFormat::Ntfy if url.path().len() < 2 => return Err(ChannelError::Topic),
            _ => {}
        }
        Ok(Self { url, format, token: token.map(str::to_owned) })
    }

    /// The form of messages there.
    pub const fn format(&self) -> WebhookFormat {
        self.format
    }

    /// The host, which may be shown to the owner; the rest of the address is a secret.
    pub fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    pub(crate) fn url(&self) -> &Url {
        &self.url
    }

    pub(super) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }
}

/// What can be in a header.
fn is_token(token: &str) -> bool {
    token.len() <= LONGEST_TOKEN && token.bytes().all(|byte| byte.is_ascii_graphic())
}

impl TryFrom<Written> for WebhookAddress {
    type Error = ChannelError;

    fn try_from(written: Written) -> Result<Self, ChannelError> {
        Self::parse(&written.url, Some(written.format), written.token.as_deref())
    }
}

impl From<WebhookAddress> for Written {
    fn from(address: WebhookAddress) -> Self {
        Self { url: address.url.into(), format: address.format, token: address.token }
    }
}

impl fmt::Debug for WebhookAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "WebhookAddress({:?}, {})", self.format, Secrecy(&self.url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_follows_from_the_host() {
        for (url, token, expected) in [
            ("https://discord.com/api/webhooks/1/secret", None, Ok(WebhookFormat::Discord)),
            ("https://canary.discord.com/api/webhooks/1/secret", None, Ok(WebhookFormat::Discord)),
            ("https://hooks.slack.com/services/T/B/secret", None, Ok(WebhookFormat::Slack)),
            ("https://ntfy.sh/secret", None, Ok(WebhookFormat::Ntfy)),
            ("https://ntfy.sh/", None, Err(ChannelError::Topic)),
            ("https://matrix.example/!room:example", Some("secret"), Ok(WebhookFormat::Matrix)),
            ("https://matrix.example/!room:example", None, Err(ChannelError::TokenMissing)),
            ("https://matrix.example/!room:example", Some(" "), Err(ChannelError::TokenMissing)),
            (
                "https://matrix.example/_matrix/client/v3/rooms",
                Some("secret"),
                Err(ChannelError::Room),
            ),
            ("https://example.org/discord.com", None, Ok(WebhookFormat::Json)),
            ("https://notdiscord.com/api/webhooks/1/secret", None, Ok(WebhookFormat::Json)),
            ("https://example.org/hook", Some("two words"), Err(ChannelError::Token)),
            ("https://example.org/hook", Some("line\r\nHost: x"), Err(ChannelError::Token)),
            ("example.org", None, Err(ChannelError::NotAnAddress)),
        ] {
            let address = WebhookAddress::parse(url, None, token);
            assert_eq!(address.map(|address| address.format()), expected, "{url}");
        }
    }

    #[test]
    fn addresses_survive_storing_and_are_not_printed() {
        let url = "https://chat.example/hooks/secret";
        let address = WebhookAddress::parse(url, Some(WebhookFormat::Slack), Some("hidden"));
        let address = address.expect("an address");
        let json = serde_json::to_string(&address).expect("JSON");
        assert_eq!(json, format!(r#"{{"url":"{url}","format":"slack","token":"hidden"}}"#));
        assert_eq!(serde_json::from_str::<WebhookAddress>(&json).expect("JSON"), address);
        assert_eq!(format!("{address:?}"), "WebhookAddress(Slack, https://chat.example/…)");
        assert!(serde_json::from_str::<WebhookAddress>(r#"{"url":"x","format":"slack"}"#).is_err());
    }
}
