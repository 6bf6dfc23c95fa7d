//! The mail server that sends for this one (a smarthost).

use lettre::message::Mailbox;
use lettre::transport::smtp::authentication::Credentials;
use percent_encoding::percent_decode_str;
use std::fmt;
use url::{Host, Url};

/// A mail server, the account there, and the sender of all mails.
#[derive(Clone)]
pub struct MailServer {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) security: Security,
    pub(super) credentials: Option<Credentials>,
    pub(super) from: Mailbox,
}

/// How a connection is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Security {
    /// From the first byte.
    Tls,
    /// After a command, without which nothing is sent.
    StartTls,
    /// Not at all, on the same machine only.
    None,
}

/// Why a mail server cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailServerError {
    /// The address has another form.
    #[error(
        "not the address of a mail server: expected smtps://user:password@mail.example.org, or smtp://… for \
         STARTTLS"
    )]
    Address,
    /// The sender is no mailbox.
    #[error("{0:?} is no sender of mails: expected something like Hamburgum <games@example.org>")]
    From(String),
}

impl MailServer {
    /// `smtps://user:password@host:port` is encrypted from the start (port 465 unless given), `smtp://…`
    /// by STARTTLS (port 587). Only `smtp://` to a loopback address is not encrypted (port 25), for a mail
    /// server on the same machine. Special characters in name and password are percent-encoded.
    ///
    /// # Errors
    /// If the address or the sender has another form.
    pub fn parse(address: &str, from: &str) -> Result<Self, MailServerError> {
        let url = Url::parse(address).map_err(|_| MailServerError::Address)?;
        // The parser knows hosts only in addresses of the web; elsewhere they are plain text.
        let host =
            url.host_str().filter(|host| !host.is_empty()).ok_or(MailServerError::Address)?;
        let (security, usual_port) = match url.scheme() {
            "smtps" => (Security::Tls, 465),
            "smtp" if is_loopback(host) => (Security::None, 25),
            "smtp" => (Security::StartTls, 587),
            _ => return Err(MailServerError::Address),
        };
        if !matches!(url.path(), "" | "/") || url.query().is_some() {
            return Err(MailServerError::Address);
        }
        let credentials = match (url.username(), url.password()) {
            ("", None) => None,
            (name, Some(password)) => Some(Credentials::new(decoded(name)?, decoded(password)?)),
            (_, None) => return Err(MailServerError::Address),
        };
        Ok(Self {
            host: host.trim_matches(['[', ']']).to_owned(),
            port: url.port().unwrap_or(usual_port),
            security,
            credentials,
            from: from.parse().map_err(|_| MailServerError::From(from.to_owned()))?,
        })
    }
}

fn is_loopback(host: &str) -> bool {
    match Host::parse(host) {
        Ok(Host::Ipv4(address)) => address.is_loopback(),
        Ok(Host::Ipv6(address)) => address.is_loopback(),
        Ok(Host::Domain(name)) => name == "localhost",
        Err(_) => false,
    }
}

fn decoded(text: &str) -> Result<String, MailServerError> {
    let decoded = percent_decode_str(text).decode_utf8().map_err(|_| MailServerError::Address)?;
    Ok(decoded.into_owned())
}

impl fmt::Debug for MailServer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "MailServer({}:{}, {:?})", self.host, self.port, self.security)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_mail_servers() {
        for (address, expected) in [
            ("smtps://me:secret@mail.example.org", Some("mail.example.org:465, Tls")),
            ("smtps://me:secret@mail.example.org:2465/", Some("mail.example.org:2465, Tls")),
            ("smtp://me:secret@mail.example.org", Some("mail.example.org:587, StartTls")),
            ("smtp://mail.example.org:25", Some("mail.example.org:25, StartTls")),
            ("smtp://localhost", Some("localhost:25, None")),
            ("smtp://127.0.0.1:2525", Some("127.0.0.1:2525, None")),
            ("smtp://[::1]:2525", Some("::1:2525, None")),
            ("smtps://localhost", Some("localhost:465, Tls")),
            ("mail.example.org", None),
            ("https://mail.example.org", None),
            ("smtp://", None),
            ("smtps://me@mail.example.org", None),
            ("smtps://mail.example.org/?tls=none", None),
            ("smtps://mail.example.org/path", None),
        ] {
            let server = MailServer::parse(address, "Hamburgum <games@example.org>").ok();
            let printed = server.map(|server| format!("{server:?}"));
            assert_eq!(printed, expected.map(|text| format!("MailServer({text})")), "{address}");
        }
    }

    #[test]
    fn names_and_passwords_may_have_special_characters() {
        let server = MailServer::parse("smtps://me%40a.example:p%2Fw%40@b.example", "a@a.example");
        let credentials = server.expect("a server").credentials;
        assert_eq!(credentials, Some(Credentials::new("me@a.example".into(), "p/w@".into())));
    }

    #[test]
    fn the_sender_is_a_mailbox() {
        let error = MailServer::parse("smtps://mail.example.org", "nobody").map(|_| ());
        assert_eq!(error, Err(MailServerError::From("nobody".into())));
    }
}
