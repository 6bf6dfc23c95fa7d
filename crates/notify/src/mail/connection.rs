//! One mail over one connection, step by step: what an answer means depends on the step.

use super::server::{MailServer, Security};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::Mechanism;
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;

/// The step at which something went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Connecting,
    SigningIn,
    NamingSender,
    NamingRecipient,
    Sending,
}

/// What went wrong, and when.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) stage: Stage,
    pub(super) error: Error,
}

impl Stage {
    fn failure(self) -> impl FnOnce(Error) -> Failure {
        move |error| Failure { stage: self, error }
    }
}

/// A connection that is signed in.
pub(super) async fn connect(server: &MailServer) -> Result<AsyncSmtpConnection, Failure> {
    let tls = TlsParameters::new(server.host.clone()).map_err(Stage::Connecting.failure())?;
    connect_with(server, tls).await
}

async fn connect_with(
    server: &MailServer,
    tls: TlsParameters,
) -> Result<AsyncSmtpConnection, Failure> {
    let hello = ClientId::Domain(server.from.email.domain().to_owned());
    let wrapped = (server.security == Security::Tls).then(|| tls.clone());
    let address = (server.host.as_str(), server.port);
    let mut connection = AsyncSmtpConnection::connect_tokio1(address, None, &hello, wrapped, None)
        .await
        .map_err(Stage::Connecting.failure())?;
    if server.security == Security::StartTls {
        connection.starttls(tls, &hello).await.map_err(Stage::Connecting.failure())?;
    }
    if let Some(credentials) = &server.credentials {
        let mechanisms = [Mechanism::Plain, Mechanism::Login];
        let signed_in = connection.auth(&mechanisms, credentials).await;
        signed_in.map_err(Stage::SigningIn.failure())?;
    }
    Ok(connection)
}

/// Sends a mail that is pure ASCII, as the builder makes it, from and to addresses that are.
pub(super) async fn send(
    connection: &mut AsyncSmtpConnection,
    letter: &lettre::Message,
) -> Result<(), Failure> {
    let envelope = letter.envelope();
    let sender = Mail::new(envelope.from().cloned(), Vec::new());
    connection.command(sender).await.map_err(Stage::NamingSender.failure())?;
    for recipient in envelope.to() {
        let recipient = Rcpt::new(recipient.clone(), Vec::new());
        connection.command(recipient).await.map_err(Stage::NamingRecipient.failure())?;
    }
    connection.command(Data).await.map_err(Stage::Sending.failure())?;
    connection.message(&letter.formatted()).await.map_err(Stage::Sending.failure())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_fakes::{FakeMailServer, FakeTls};
    use lettre::transport::smtp::client::Certificate;

    #[tokio::test]
    async fn passwords_go_only_to_the_server_with_the_right_certificate() {
        let fake = FakeMailServer::start().await;
        let tls = FakeTls::before(&fake.url()).await;
        let other = FakeTls::before(&fake.url()).await;
        let url = format!("smtps://me:secret@localhost:{}", tls.port());
        let server = MailServer::parse(&url, "games@example.org").expect("a server");
        let trusting = |certificate: &[u8]| {
            let certificate = Certificate::from_der(certificate.to_vec()).expect("a certificate");
            let builder =
                TlsParameters::builder("localhost".into()).add_root_certificate(certificate);
            builder.build().expect("parameters")
        };
        assert!(connect(&server).await.is_err());
        assert!(connect_with(&server, trusting(other.certificate())).await.is_err());
        assert_eq!(fake.logins().len(), 0);
        assert!(connect_with(&server, trusting(tls.certificate())).await.is_ok());
        assert_eq!(fake.logins(), ["me:secret"]);
    }
}
