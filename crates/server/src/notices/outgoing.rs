//! What a server may send.

use hamburgum_notify::{
    MailServer, MailServerError, SenderOptions, TrustedOrigin, TrustedOriginError,
};
use std::time::Duration;

/// What a server may send to people who do not look at a page. Without it nothing leaves the server.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// A `mailto:` or `https:` address of the operator, which push services are told.
    pub contact: String,
    /// Push and chat services of the operator's own, which may be in a private network.
    pub trusted: Vec<TrustedOrigin>,
    /// The mail server; without it nobody gets mails.
    pub mail: Option<MailServer>,
    /// How long after a change people are told: whoever looks at the page sees it meanwhile.
    pub delay: Duration,
    /// How long one attempt to send may take.
    pub timeout: Duration,
}

impl Outgoing {
    /// How long after a change people are told.
    pub const DELAY: Duration = Duration::from_secs(15);

    /// Push messages and webhooks of a site with this contact.
    pub fn without_mail(contact: String) -> Self {
        let (delay, timeout) = (Self::DELAY, SenderOptions::TIMEOUT);
        Self { contact, trusted: Vec::new(), mail: None, delay, timeout }
    }

    /// The same with mails over this server, from this sender.
    ///
    /// # Errors
    /// The address or the sender has another form.
    pub fn with_mail(self, server: &str, from: &str) -> Result<Self, MailServerError> {
        Ok(Self { mail: Some(MailServer::parse(server, from)?), ..self })
    }

    /// The same with a push or chat service of the operator's own.
    ///
    /// # Errors
    /// The text names no origin.
    pub fn with_trusted(mut self, origin: &str) -> Result<Self, TrustedOriginError> {
        self.trusted.push(TrustedOrigin::parse(origin)?);
        Ok(self)
    }
}
