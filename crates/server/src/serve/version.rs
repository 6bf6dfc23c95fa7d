//! The version of HTTP that a client speaks.

use hyper_util::rt::TokioExecutor;
use hyper_util::server::conn::auto;
use std::io;
use tokio::net::TcpStream;
use tokio_rustls::server::TlsStream;

/// The beginning of an HTTP/2 connection, by which it differs from all methods of HTTP/1.1.
const PREFACE: &[u8] = b"PRI ";

/// The name of HTTP/2 in ALPN.
pub(super) const ALPN_OF_HTTP2: &[u8] = b"h2";

/// The version of HTTP that a client speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HttpVersion {
    One,
    Two,
}

impl HttpVersion {
    /// Waits for the first bytes of a client, and leaves them where they are. `hyper` could find out the version
    /// by itself, but it would read these bytes separately, and then each connection with HTTP/1.1 has a
    /// buffer of twice the size.
    pub(super) async fn of(stream: &TcpStream) -> io::Result<Self> {
        let mut first = [0; PREFACE.len()];
        stream.peek(&mut first).await?;
        Ok(if first == PREFACE { Self::Two } else { Self::One })
    }

    /// The version that both sides agreed on when they began to encrypt.
    pub(super) fn negotiated<S>(stream: &TlsStream<S>) -> Self {
        let (_, session) = stream.get_ref();
        let is_second = session.alpn_protocol() == Some(ALPN_OF_HTTP2);
        if is_second { Self::Two } else { Self::One }
    }

    /// The protocol restricted to this version.
    pub(super) fn only(
        self,
        protocol: auto::Builder<TokioExecutor>,
    ) -> auto::Builder<TokioExecutor> {
        match self {
            Self::One => protocol.http1_only(),
            Self::Two => protocol.http2_only(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn the_first_bytes_tell_the_version_and_can_still_be_read() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a listener");
        let address = listener.local_addr().expect("an address");
        for (first, expected) in [
            ("GET / HTTP/1.1", HttpVersion::One),
            ("POST / HTTP/1.1", HttpVersion::One),
            ("PUT", HttpVersion::One),
            ("P", HttpVersion::One),
            ("", HttpVersion::One),
            ("PRI * HTTP/2.0", HttpVersion::Two),
        ] {
            let mut client = TcpStream::connect(address).await.expect("a client");
            let (mut server, _) = listener.accept().await.expect("a connection");
            client.write_all(first.as_bytes()).await.expect("the first bytes");
            client.shutdown().await.expect("the end of the request");
            assert_eq!(HttpVersion::of(&server).await.expect("a version"), expected, "{first}");
            let mut text = String::new();
            server.read_to_string(&mut text).await.expect("all bytes");
            assert_eq!(text, first);
        }
    }
}
