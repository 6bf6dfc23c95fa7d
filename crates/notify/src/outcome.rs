//! What became of one attempt to send.

use std::time::Duration;

/// The result of one attempt to send a message over one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The service has accepted the message.
    Delivered,
    /// The address does not exist any more: forget the channel.
    Gone,
    /// Not now, but another attempt may succeed.
    Later {
        /// How long the service, or its rate limit, asks to wait at least.
        after: Option<Duration>,
        /// What went wrong.
        cause: Delay,
    },
    /// The same attempt would fail again: somebody has to change something.
    Refused(Rejection),
}

/// Why an attempt has to be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delay {
    /// No connection: the name is unknown, the host is down, or TLS failed.
    Unreachable,
    /// No answer in time.
    Timeout,
    /// The service has answered that it is busy or broken.
    ServiceBusy,
    /// Our own limit for this service is reached; nothing was sent.
    OwnLimit,
}

/// Why an attempt is not worth repeating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rejection {
    /// The address leads to a private network, or is no https address, or no known push service.
    ForbiddenAddress,
    /// The mail server does not accept this recipient.
    UnknownRecipient,
    /// The service does not accept the keys or the password: those of the operator for push and mail,
    /// those of the person for a webhook.
    Credentials,
    /// The service finds the message too large, which is a mistake of ours.
    TooLarge,
    /// The service answered with a redirect, which is never followed.
    Redirect,
    /// The service refused with this status of HTTP or SMTP.
    Status(u16),
    /// This kind of channel is not set up at this server, or not in a way that works.
    NotConfigured,
    /// The message cannot be written in the form that this channel needs, which is a mistake of ours.
    Malformed,
}

impl Outcome {
    /// A later attempt without a time from the service.
    pub(crate) const fn later(cause: Delay) -> Self {
        Self::Later { after: None, cause }
    }

    /// The word for metrics.
    pub const fn label(&self) -> &'static str {
        match self {
            Self::Delivered => "delivered",
            Self::Gone => "gone",
            Self::Later { .. } => "later",
            Self::Refused(_) => "refused",
        }
    }

    /// The word for the cause in metrics and logs; a delivered message has none.
    pub const fn cause(&self) -> &'static str {
        match self {
            Self::Delivered | Self::Gone => "",
            Self::Later { cause, .. } => cause.label(),
            Self::Refused(rejection) => rejection.label(),
        }
    }
}

impl Delay {
    /// The word for metrics.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::Timeout => "timeout",
            Self::ServiceBusy => "service_busy",
            Self::OwnLimit => "own_limit",
        }
    }
}

impl Rejection {
    /// The word for metrics.
    pub const fn label(self) -> &'static str {
        match self {
            Self::ForbiddenAddress => "forbidden_address",
            Self::UnknownRecipient => "unknown_recipient",
            Self::Credentials => "credentials",
            Self::TooLarge => "too_large",
            Self::Redirect => "redirect",
            Self::Status(_) => "status",
            Self::NotConfigured => "not_configured",
            Self::Malformed => "malformed",
        }
    }
}
