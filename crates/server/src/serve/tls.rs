//! TLS without a proxy: certificate and key from PEM files.

use super::version::ALPN_OF_HTTP2;
use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, version};

/// The protocols for ALPN, by preference.
const PROTOCOLS: [&[u8]; 2] = [ALPN_OF_HTTP2, b"http/1.1"];

/// A certificate with its key, ready to accept connections.
#[derive(Clone)]
pub struct Tls(pub(super) TlsAcceptor);

/// The reason why a certificate cannot be used.
#[derive(Debug)]
pub struct TlsError {
    file: PathBuf,
    problem: String,
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.problem)
    }
}

impl Error for TlsError {}

impl Tls {
    /// Reads the certificate chain, the server's own certificate first, and its private key.
    ///
    /// # Errors
    /// A file cannot be read, has no certificate or key in PEM format, or the two do not match.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, TlsError> {
        let wrong = |file: &Path, problem: String| TlsError { file: file.to_owned(), problem };
        let chain: Vec<_> = CertificateDer::pem_file_iter(certificate)
            .and_then(Iterator::collect)
            .map_err(|error| wrong(certificate, error.to_string()))?;
        if chain.is_empty() {
            return Err(wrong(certificate, "no certificate in PEM format".to_owned()));
        }
        let private = PrivateKeyDer::from_pem_file(key)
            .map_err(|error| wrong(key, format!("no private key in PEM format: {error}")))?;
        let versions = [&version::TLS13, &version::TLS12];
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(&versions)
            .map_err(|error| wrong(certificate, error.to_string()))?
            .with_no_client_auth()
            .with_single_cert(chain, private)
            .map_err(|error| wrong(key, error.to_string()))?;
        config.alpn_protocols = PROTOCOLS.map(<[u8]>::to_vec).to_vec();
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }
}

impl fmt::Debug for Tls {
    /// Leaves out the private key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls")
    }
}
