//! Addresses on the web that people give us: how they are read, and how they may be printed.

use crate::channel::ChannelError;
use std::fmt;
use url::Url;

/// An address with a host and without a name and password in it. The parser is that of browsers, so every
/// way to write an IP address ends up as one.
pub(crate) fn parse(text: &str, longest: usize) -> Result<Url, ChannelError> {
    let text = text.trim();
    if text.len() > longest {
        return Err(ChannelError::TooLong { longest });
    }
    let address = Url::parse(text).map_err(|_| ChannelError::NotAnAddress)?;
    if !matches!(address.scheme(), "https" | "http") || address.host().is_none() {
        return Err(ChannelError::NotAnAddress);
    }
    if !address.username().is_empty() || address.password().is_some() {
        return Err(ChannelError::PasswordInAddress);
    }
    Ok(address)
}

/// Prints only where an address leads: the path is a secret, because whoever knows it can send.
pub(crate) struct Secrecy<'a>(pub(crate) &'a Url);

impl fmt::Display for Secrecy<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/…", self.0.origin().ascii_serialization())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_web_addresses_are_read() {
        for (text, expected) in [
            ("", Err(ChannelError::NotAnAddress)),
            ("example.org/hook", Err(ChannelError::NotAnAddress)),
            ("mailto:me@example.org", Err(ChannelError::NotAnAddress)),
            ("file:///etc/passwd", Err(ChannelError::NotAnAddress)),
            ("https:///hook", Ok("https://hook/")),
            ("https://me:secret@example.org/", Err(ChannelError::PasswordInAddress)),
            ("https://me@example.org/", Err(ChannelError::PasswordInAddress)),
            (" https://Example.ORG/Hook ", Ok("https://example.org/Hook")),
            ("https://bücher.example/", Ok("https://xn--bcher-kva.example/")),
            ("https://0x7f.1/", Ok("https://127.0.0.1/")),
            ("https://2130706433/", Ok("https://127.0.0.1/")),
            (
                "https://a.example/aaaaaaaaaaaaaaaaaaaaaaaaaa",
                Err(ChannelError::TooLong { longest: 40 }),
            ),
        ] {
            assert_eq!(parse(text, 40).as_ref().map(Url::as_str).map_err(Clone::clone), expected);
        }
    }

    #[test]
    fn printed_addresses_hide_their_path() {
        let address = parse("https://hooks.example:8443/secret?token=1", 100).expect("an address");
        assert_eq!(Secrecy(&address).to_string(), "https://hooks.example:8443/…");
    }
}
