//! TLS in front of any fake service, with a certificate that only tests trust.

use rcgen::{CertifiedKey, generate_simple_self_signed};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Decrypts connections and passes them on to a service without encryption.
#[derive(Debug)]
pub struct FakeTls {
    port: u16,
    certificate: Vec<u8>,
    task: JoinHandle<()>,
}

impl FakeTls {
    /// Starts it in front of a service with this address or origin, as a server named `localhost`.
    pub async fn before(service: &str) -> Self {
        let service = service.rsplit('/').next().unwrap_or(service);
        let service: SocketAddr = service.parse().expect("an address");
        let made = generate_simple_self_signed(["localhost".to_owned()]);
        let CertifiedKey { cert, signing_key } = made.expect("a certificate");
        let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("a certificate and its key");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("the address of a listener").port();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let task = tokio::spawn(accept(listener, acceptor, service));
        Self { port, certificate: cert.der().to_vec(), task }
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The certificate that a client has to trust.
    pub fn certificate(&self) -> &[u8] {
        &self.certificate
    }
}

impl Drop for FakeTls {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, acceptor: TlsAcceptor, service: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let acceptor = acceptor.clone();
        tokio::spawn(async move {
            // A client that does not trust the certificate hangs up.
            let mut encrypted = acceptor.accept(stream).await.ok()?;
            let mut plain = TcpStream::connect(service).await.ok()?;
            copy_bidirectional(&mut encrypted, &mut plain).await.ok()
        });
    }
}
