//! One request and its answer, within a time and a size.

use super::answer::Answer;
use super::resolver::{PrivateNetwork, PublicResolver};
use crate::outcome::{Delay, Outcome, Rejection};
use crate::public_address::is_public;
use crate::reach::Way;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::{Request, Uri};
use hyper_rustls::builderstates::WantsSchemes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use std::error::Error;
use std::time::Duration;

/// Connections that wait for the next message to the same host.
const IDLE_PER_HOST: usize = 4;
const IDLE_FOR: Duration = Duration::from_secs(30);

/// No service has more to say than this.
const LONGEST_ANSWER: usize = 64 * 1024;

pub(crate) type Body = Full<Bytes>;

/// The connections to all services that are reached by HTTP. Redirects are answers like others.
pub(crate) struct HttpClient {
    public: Client<HttpsConnector<HttpConnector<PublicResolver>>, Body>,
    trusted: Client<HttpsConnector<HttpConnector>, Body>,
    timeout: Duration,
}

impl HttpClient {
    /// The time is from resolving the name to the last byte of the answer.
    pub(crate) fn new(timeout: Duration) -> Self {
        Self::with_tls(timeout, || HttpsConnectorBuilder::new().with_webpki_roots())
    }

    fn with_tls(timeout: Duration, tls: impl Fn() -> HttpsConnectorBuilder<WantsSchemes>) -> Self {
        let mut connector = HttpConnector::new_with_resolver(PublicResolver::system());
        prepare(&mut connector);
        let public = client(tls().https_only().enable_all_versions().wrap_connector(connector));

        let mut connector = HttpConnector::new();
        prepare(&mut connector);
        let trusted = client(tls().https_or_http().enable_all_versions().wrap_connector(connector));
        Self { public, trusted, timeout }
    }

    /// The answer, or the outcome if there was none.
    pub(crate) async fn send(&self, way: Way, request: Request<Body>) -> Result<Answer, Outcome> {
        if way == Way::Public && is_private_literal(request.uri()) {
            return Err(Outcome::Refused(Rejection::ForbiddenAddress));
        }
        let exchange = async {
            let response = match way {
                Way::Public => self.public.request(request).await,
                Way::Trusted => self.trusted.request(request).await,
            };
            let (head, body) = response.map_err(|error| outcome_of(&error))?.into_parts();
            drain(body).await;
            Ok(Answer::new(&head))
        };
        let finished = tokio::time::timeout(self.timeout, exchange).await;
        finished.unwrap_or_else(|_| Err(Outcome::later(Delay::Timeout)))
    }
}

/// The connector does not resolve an IP address, so it is checked here.
fn is_private_literal(address: &Uri) -> bool {
    let host = address.host().unwrap_or_default().trim_matches(['[', ']']);
    host.parse().is_ok_and(|address| !is_public(address))
}

fn prepare<R>(connector: &mut HttpConnector<R>) {
    connector.enforce_http(false);
    connector.set_nodelay(true);
}

fn client<C>(connector: C) -> Client<C, Body>
where
    C: hyper_util::client::legacy::connect::Connect + Clone,
{
    Client::builder(TokioExecutor::new())
        .timer(TokioTimer::new())
        .pool_timer(TokioTimer::new())
        .pool_idle_timeout(IDLE_FOR)
        .pool_max_idle_per_host(IDLE_PER_HOST)
        .build(connector)
}

/// Reads the rest of an answer, so that the connection can be used again; a longer one is cut off with its
/// connection. A broken connection is no failure: the status is known by then.
async fn drain(body: Incoming) {
    let mut body = Limited::new(body, LONGEST_ANSWER);
    while let Some(Ok(_)) = body.frame().await {}
}

fn outcome_of(error: &(dyn Error + 'static)) -> Outcome {
    let mut cause = Some(error);
    while let Some(error) = cause {
        let inner = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        if inner.and_then(|inner| inner.downcast_ref::<PrivateNetwork>()).is_some() {
            return Outcome::Refused(Rejection::ForbiddenAddress);
        }
        cause = error.source();
    }
    Outcome::later(Delay::Unreachable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum_fakes::{FakeChat, FakeTls};
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};

    fn request(address: &str) -> Request<Body> {
        Request::post(address).body(Body::default()).expect("a request")
    }

    #[tokio::test]
    async fn private_addresses_are_refused_when_connecting() {
        let client = HttpClient::new(Duration::from_secs(6));
        for address in ["https://localhost/", "https://127.0.0.1:8443/", "https://[::1]/"] {
            let outcome = client.send(Way::Public, request(address)).await;
            let refused = Outcome::Refused(Rejection::ForbiddenAddress);
            assert_eq!(outcome.map(|answer| answer.status), Err(refused), "{address}");
        }
    }

    /// A client that trusts only this certificate.
    fn trusting(certificate: &[u8]) -> HttpClient {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.to_vec().into()).expect("a certificate");
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let tls = || HttpsConnectorBuilder::new().with_tls_config(config.clone());
        HttpClient::with_tls(Duration::from_secs(6), tls)
    }

    #[tokio::test]
    async fn certificates_are_checked() {
        let chat = FakeChat::start().await;
        let tls = FakeTls::before(chat.origin()).await;
        let other = FakeTls::before(chat.origin()).await;
        let unreachable = || Err(Outcome::later(Delay::Unreachable));
        for (client, host, expected) in [
            (trusting(tls.certificate()), "localhost", Ok(400)),
            (trusting(tls.certificate()), "127.0.0.1", unreachable()),
            (trusting(other.certificate()), "localhost", unreachable()),
            (HttpClient::new(Duration::from_secs(6)), "localhost", unreachable()),
        ] {
            let address = format!("https://{host}:{}/", tls.port());
            let answer = client.send(Way::Trusted, request(&address)).await;
            assert_eq!(answer.map(|answer| answer.status), expected, "{host}");
        }
        assert_eq!(chat.attempts(), 1);
    }

    #[tokio::test]
    async fn public_requests_need_https() {
        let client = HttpClient::new(Duration::from_secs(6));
        let outcome = client.send(Way::Public, request("http://localhost/")).await;
        assert_eq!(outcome.map(|answer| answer.status), Err(Outcome::later(Delay::Unreachable)));
    }
}
