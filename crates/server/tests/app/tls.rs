//! TLS without a proxy, and the headers that go with it.

use super::*;
use crate::harness::generous;
use hamburgum_server::{App, Config, Server, Tls};
use hamburgum_store::Store;
use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

const STRICT: &str = "strict-transport-security";

/// A certificate for `localhost` with its files.
struct Certificate {
    der: CertificateDer<'static>,
    chain: PathBuf,
    key: PathBuf,
    folder: TempDir,
}

impl Certificate {
    fn new() -> Self {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]);
        let rcgen::CertifiedKey { cert, signing_key } = made.expect("a certificate");
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str, text: String| {
            let path = folder.path().join(name);
            fs::write(&path, text).expect("a file");
            path
        };
        let chain = file("chain.pem", cert.pem());
        let key = file("key.pem", signing_key.serialize_pem());
        Self { der: cert.der().clone(), chain, key, folder }
    }

    fn connector(&self) -> TlsConnector {
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).expect("a root");
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        TlsConnector::from(Arc::new(config))
    }
}

async fn serve(tls: Tls) -> SocketAddr {
    let config = Config { has_tls: true, ..generous() };
    let app = App::new(Store::in_memory().await.expect("a store"), config);
    let server = Server::bind(app, ([127, 0, 0, 1], 0).into()).await.expect("an address");
    let address = server.address();
    tokio::spawn(server.with_tls(tls).run(std::future::pending()));
    address
}

#[tokio::test]
async fn connections_are_encrypted() {
    let certificate = Certificate::new();
    let tls = Tls::read(&certificate.chain, &certificate.key).expect("a certificate");
    let address = serve(tls).await;
    let stream = TcpStream::connect(address).await.expect("a connection");
    let name = "localhost".try_into().expect("a name");
    let mut stream = certificate.connector().connect(name, stream).await.expect("a handshake");
    let request = "GET /en/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    assert!(answer.contains(&format!("{STRICT}: max-age=31536000")), "{answer}");
    assert!(answer.contains("https://localhost/"), "links have the scheme of the page");

    let mut plain = TcpStream::connect(address).await.expect("a connection");
    plain.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = Vec::new();
    // The server may close before it has read everything.
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/"), "nothing is answered without encryption");
}

#[tokio::test]
async fn only_a_server_behind_https_forbids_plain_connections() {
    for (public, expected) in [
        (None, None),
        (Some("http://play.test"), None),
        (Some("https://play.test"), Some("max-age=31536000")),
    ] {
        let config = Config { public_address: public.map(str::to_owned), ..generous() };
        let app = TestApp::with(config).await;
        let answer = app.stranger().get("/en/about").await.expect(200);
        assert_eq!(answer.headers.get(STRICT).and_then(|it| it.to_str().ok()), expected);
    }
}

#[test]
fn wrong_files_are_refused_with_their_name() {
    let certificate = Certificate::new();
    let other = Certificate::new();
    let garbage = certificate.folder.path().join("garbage.pem");
    fs::write(&garbage, "not a certificate").expect("a file");
    let missing = certificate.folder.path().join("missing.pem");
    for (chain, key, wrong) in [
        (&missing, &certificate.key, &missing),
        (&certificate.chain, &missing, &missing),
        (&garbage, &certificate.key, &garbage),
        (&certificate.chain, &garbage, &garbage),
        (&certificate.chain, &certificate.chain, &certificate.chain),
        (&certificate.chain, &other.key, &other.key),
    ] {
        let error = Tls::read(chain, key).expect_err("a wrong file").to_string();
        assert!(error.starts_with(&format!("{}: ", wrong.display())), "{error}");
    }
}
