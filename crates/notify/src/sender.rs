//! Sends a message over a channel.

use crate::channel::Channel;
use crate::http::HttpClient;
use crate::mail::{MailServer, MailService};
use crate::message::Message;
use crate::outcome::{Outcome, Rejection};
use crate::push::{PushKeys, PushService};
use crate::reach::{Reach, TrustedOrigin};
use crate::webhook::WebhookService;
use std::time::Duration;

/// What a server needs to send.
#[derive(Debug)]
pub struct SenderOptions {
    /// The key pair of the server, to which push subscriptions belong.
    pub keys: PushKeys,
    /// A `mailto:` or `https:` address of the operator, which push services are told.
    pub contact: String,
    /// The mail server; without one no mails are sent.
    pub mail: Option<MailServer>,
    /// Services of the operator's own.
    pub trusted: Vec<TrustedOrigin>,
    /// How long one attempt may take: [`SenderOptions::TIMEOUT`], and less in tests.
    pub timeout: Duration,
}

impl SenderOptions {
    /// Services answer within a second, or have a problem.
    pub const TIMEOUT: Duration = Duration::from_secs(6);
}

/// Sends one message at a time over one channel; any number of tasks may send with the same one.
pub struct Sender {
    reach: Reach,
    client: HttpClient,
    push: PushService,
    mail: Option<MailService>,
    webhooks: WebhookService,
}

impl Sender {
    /// A sender with its own connections.
    pub fn new(options: SenderOptions) -> Self {
        Self {
            reach: Reach::new(options.trusted),
            client: HttpClient::new(options.timeout),
            push: PushService::new(options.keys, options.contact),
            mail: options.mail.map(|server| MailService::new(server, options.timeout)),
            webhooks: WebhookService::default(),
        }
    }

    /// Whether this server would send anything there, to tell a person who adds a channel.
    ///
    /// # Errors
    /// If the address is forbidden, or the kind of channel is not set up.
    pub fn check(&self, channel: &Channel) -> Result<(), Rejection> {
        match channel {
            Channel::Push(subscription) => {
                PushService::way(&self.reach, subscription.endpoint()).map(|_| ())
            }
            Channel::Mail(_) => self.mail_service().map(|_| ()),
            Channel::Webhook(address) => self.reach.way(address.url()).map(|_| ()),
        }
    }

    /// Sends a message, once. It takes a few seconds at most; retries are the caller's.
    pub async fn send(&self, channel: &Channel, message: &Message) -> Outcome {
        let outcome = self.attempt(channel, message).await.unwrap_or_else(Outcome::Refused);
        let kind = channel.kind().label();
        tracing::debug!(channel = kind, outcome = outcome.label(), cause = outcome.cause(), "sent");
        outcome
    }

    async fn attempt(&self, channel: &Channel, message: &Message) -> Result<Outcome, Rejection> {
        Ok(match channel {
            Channel::Push(subscription) => {
                let way = PushService::way(&self.reach, subscription.endpoint())?;
                self.push.send(&self.client, way, subscription, message).await
            }
            Channel::Mail(address) => self.mail_service()?.send(address, message).await,
            Channel::Webhook(address) => {
                let way = self.reach.way(address.url())?;
                self.webhooks.send(&self.client, way, address, message).await
            }
        })
    }

    fn mail_service(&self) -> Result<&MailService, Rejection> {
        self.mail.as_ref().ok_or(Rejection::NotConfigured)
    }
}
