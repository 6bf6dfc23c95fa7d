//! An address for mails.

use crate::channel::ChannelError;
use lettre::Address;
use serde::{Deserialize, Serialize};
use std::fmt;
use url::Host;

/// The longest that SMTP allows.
const LONGEST: usize = 254;

/// A mail address of a person. It is not known whether it exists until its owner confirms it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MailAddress(Address);

impl MailAddress {
    /// Reads an address such as `grete@example.org`, without a name around it. A domain with letters
    /// beyond ASCII gets the form that mail servers know.
    ///
    /// # Errors
    /// If it is something else.
    pub fn parse(text: &str) -> Result<Self, ChannelError> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(ChannelError::TooLong { longest: LONGEST });
        }
        let (name, domain) = text.rsplit_once('@').ok_or(ChannelError::NotAMailAddress)?;
        let Ok(Host::Domain(domain)) = Host::parse(domain) else {
            return Err(ChannelError::NotAMailAddress);
        };
        if !name.is_ascii() || !domain.contains('.') {
            return Err(ChannelError::NotAMailAddress);
        }
        Address::new(name, domain).map(Self).map_err(|_| ChannelError::NotAMailAddress)
    }

    pub(super) fn inner(&self) -> &Address {
        &self.0
    }

    /// The address as text.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

impl TryFrom<String> for MailAddress {
    type Error = ChannelError;

    fn try_from(text: String) -> Result<Self, ChannelError> {
        Self::parse(&text)
    }
}

impl From<MailAddress> for String {
    fn from(address: MailAddress) -> Self {
        address.as_str().to_owned()
    }
}

impl fmt::Debug for MailAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "MailAddress(…@{})", self.0.domain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_addresses() {
        let long = format!("{}@example.org", "a".repeat(300));
        for (text, expected) in [
            (" grete@example.org ", Some("grete@example.org")),
            ("grete+games@mail.example.org", Some("grete+games@mail.example.org")),
            ("grete@bücher.example", Some("grete@xn--bcher-kva.example")),
            ("", None),
            ("grete", None),
            ("grete@", None),
            ("@example.org", None),
            ("grete@localhost", None),
            ("grete@127.0.0.1", None),
            ("grete@[127.0.0.1]", None),
            ("Grete <grete@example.org>", None),
            ("grete@example.org, hans@example.org", None),
            ("grete@example.org\r\nBcc: hans@example.org", None),
            ("gr\u{e9}te@example.org", None),
            (&long, None),
        ] {
            let parsed = MailAddress::parse(text);
            assert_eq!(parsed.as_ref().map(MailAddress::as_str).ok(), expected, "{text:?}");
        }
    }

    #[test]
    fn addresses_are_not_printed() {
        let address = MailAddress::parse("grete@example.org").expect("an address");
        assert_eq!(format!("{address:?}"), "MailAddress(…@example.org)");
    }
}
