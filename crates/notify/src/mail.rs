//! Mail over a server that sends for this one.

mod address;
mod connection;
mod letter;
mod server;

pub use address::MailAddress;
pub use server::{MailServer, MailServerError};

use crate::message::Message;
use crate::outcome::{Delay, Outcome, Rejection};
use connection::{Failure, Stage};
use lettre::transport::smtp::client::AsyncSmtpConnection;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// More connections are seldom welcome.
const CONNECTIONS: usize = 4;

/// Servers close idle connections after some minutes.
const IDLE_FOR: Duration = Duration::from_secs(30);

/// A mail server may scan a mail before it answers. Giving up earlier would send the mail twice.
const TIMES_LONGER: u32 = 5;

/// Sends mails over one server and keeps connections to it.
pub(crate) struct MailService {
    server: MailServer,
    timeout: Duration,
    slots: Semaphore,
    idle: Mutex<Vec<IdleConnection>>,
}

struct IdleConnection {
    connection: AsyncSmtpConnection,
    since: Instant,
}

impl MailService {
    /// The time is that of a request by HTTP; a mail has several times as much.
    pub(crate) fn new(server: MailServer, timeout: Duration) -> Self {
        Self {
            server,
            timeout: timeout * TIMES_LONGER,
            slots: Semaphore::new(CONNECTIONS),
            idle: Mutex::default(),
        }
    }

    pub(crate) async fn send(&self, address: &MailAddress, message: &Message) -> Outcome {
        let Some(letter) = letter::letter(&self.server.from, address, message) else {
            return Outcome::Refused(Rejection::Malformed);
        };
        match tokio::time::timeout(self.timeout, self.deliver(&letter)).await {
            Ok(Ok(())) => Outcome::Delivered,
            Ok(Err(failure)) => outcome(&failure),
            Err(_) => Outcome::later(Delay::Timeout),
        }
    }

    async fn deliver(&self, letter: &lettre::Message) -> Result<(), Failure> {
        let _slot = self.slots.acquire().await.expect("a semaphore that is never closed");
        let mut connection = match self.idle_connection().await {
            Some(connection) => connection,
            None => connection::connect(&self.server).await?,
        };
        connection::send(&mut connection, letter).await?;
        let kept = IdleConnection { connection, since: Instant::now() };
        self.idle.lock().expect("a lock that no panic has poisoned").push(kept);
        Ok(())
    }

    /// A connection that was used lately and still answers.
    async fn idle_connection(&self) -> Option<AsyncSmtpConnection> {
        loop {
            let idle = self.idle.lock().expect("a lock that no panic has poisoned").pop()?;
            let mut connection = idle.connection;
            if idle.since.elapsed() < IDLE_FOR && connection.test_connected().await {
                return Some(connection);
            }
        }
    }
}

/// What a failure means, by the step and the code (RFC 5321, section 4.2).
fn outcome(Failure { stage, error }: &Failure) -> Outcome {
    let code = error.status().map(u16::from);
    // Later answers may quote the recipient's address, which belongs in no log.
    let is_quotable = matches!(stage, Stage::Connecting | Stage::SigningIn);
    let reason = is_quotable.then(|| error.to_string());
    tracing::warn!(?stage, code, reason, "a mail was not sent");
    match (stage, code) {
        // The account is wrong, or there is none and should be.
        (Stage::SigningIn, Some(500..)) | (_, Some(530 | 534 | 535 | 538)) => {
            Outcome::Refused(Rejection::Credentials)
        }
        (Stage::NamingRecipient, Some(500..)) => Outcome::Refused(Rejection::UnknownRecipient),
        (Stage::Sending, Some(552)) => Outcome::Refused(Rejection::TooLarge),
        (_, Some(code @ 500..)) => Outcome::Refused(Rejection::Status(code)),
        (_, Some(_)) => Outcome::later(Delay::ServiceBusy),
        // The server has no way to sign in, or none to encrypt.
        (Stage::SigningIn, None) if error.is_client() => Outcome::Refused(Rejection::Credentials),
        (_, None) if error.is_client() => Outcome::Refused(Rejection::NotConfigured),
        (_, None) => Outcome::later(Delay::Unreachable),
    }
}

#[cfg(test)]
mod tests {
    use super::server::Security;
    use super::*;
    use hamburgum_fakes::FakeMailServer;

    #[tokio::test]
    async fn a_server_without_starttls_gets_no_password() {
        let fake = FakeMailServer::start().await;
        let server = MailServer::parse(&fake.url_with_login("me", "secret"), "games@example.org");
        let server = MailServer { security: Security::StartTls, ..server.expect("a server") };
        let failure = connection::connect(&server).await.map(|_| ()).expect_err("a refusal");
        assert_eq!(outcome(&failure), Outcome::Refused(Rejection::NotConfigured));
        assert_eq!((fake.connections(), fake.logins().len()), (1, 0));
    }

    #[tokio::test]
    async fn a_server_without_tls_gets_nothing() {
        let fake = FakeMailServer::start().await;
        let server = MailServer::parse(&fake.url_with_login("me", "secret"), "games@example.org");
        let server = MailServer { security: Security::Tls, ..server.expect("a server") };
        let failure = connection::connect(&server).await.map(|_| ()).expect_err("a refusal");
        assert_eq!(outcome(&failure), Outcome::later(Delay::Unreachable));
        assert_eq!(fake.logins().len(), 0);
    }
}
