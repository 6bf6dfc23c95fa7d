//! An HTTP/1.1 client with a keep-alive connection that counts the bytes on the wire.

use anyhow::{Context, Result, bail, ensure};
use flate2::read::GzDecoder;
use flate2::write::GzDecoder as GzDecoderIn;
use http_body_util::BodyExt;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue,
    SET_COOKIE,
};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::net::TcpStream;
use tokio_util::io::InspectReader;

/// A keep-alive connection to the server.
pub(crate) struct HttpLine {
    requests: SendRequest<String>,
    /// The bytes received so far.
    received: Arc<AtomicUsize>,
}

/// A complete response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    /// The bytes on the wire, including headers.
    pub(crate) bytes: usize,
    headers: HeaderMap,
    body: Bytes,
}

impl HttpLine {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("the server cannot be reached")?;
        // A request is one small write, so disable Nagle's algorithm.
        stream.set_nodelay(true)?;
        let received = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&received);
        let count = move |bytes: &[u8]| {
            counter.fetch_add(bytes.len(), Ordering::Relaxed);
        };
        let (requests, connection) =
            handshake(TokioIo::new(InspectReader::new(stream, count))).await?;
        // It ends when the sender of requests and the last body are dropped.
        tokio::spawn(connection);
        Ok(Self { requests, received })
    }

    /// Sends a GET request with extra headers.
    pub(crate) async fn get(&mut self, path: &str, headers: &HeaderMap) -> Result<Answer> {
        self.answer(request(Method::GET, path, headers, String::new())?).await
    }

    /// Sends a form.
    pub(crate) async fn post(
        &mut self,
        path: &str,
        headers: &HeaderMap,
        fields: &[(&str, &str)],
    ) -> Result<Answer> {
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let mut request = request(Method::POST, path, headers, form)?;
        let form_type = "application/x-www-form-urlencoded".parse()?;
        request.headers_mut().insert(CONTENT_TYPE, form_type);
        self.answer(request).await
    }

    /// Requests an event stream.
    pub(crate) async fn stream(mut self, path: &str, headers: &HeaderMap) -> Result<Stream> {
        let response = self.send(request(Method::GET, path, headers, String::new())?).await?;
        ensure!(response.status() == StatusCode::OK, "{path}: status {}", response.status());
        let coding = response.headers().get(CONTENT_ENCODING).map(HeaderValue::as_bytes);
        let decoder = (coding == Some(b"gzip")).then(|| GzDecoderIn::new(Vec::new()));
        let body = response.into_body();
        Ok(Stream { body, decoder, pending: String::new(), received: 0, _line: self })
    }

    async fn answer(&mut self, request: Request<String>) -> Result<Answer> {
        let before = self.received.load(Ordering::Relaxed);
        let (head, body) = self.send(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        let bytes = self.received.load(Ordering::Relaxed) - before;
        Ok(Answer { status: head.status, bytes, headers: head.headers, body })
    }

    async fn send(&mut self, request: Request<String>) -> Result<Response<Incoming>> {
        self.requests.ready().await?;
        Ok(self.requests.send_request(request).await?)
    }
}

fn request(
    method: Method,
    path: &str,
    headers: &HeaderMap,
    body: String,
) -> Result<Request<String>> {
    let request = Request::builder().method(method).uri(path);
    let request = request.header(HOST, "localhost").header(ACCEPT_ENCODING, "gzip");
    let mut request = request.body(body)?;
    request.headers_mut().extend(headers.clone());
    Ok(request)
}

impl Answer {
    pub(crate) fn field(&self, name: HeaderName) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookies that it sets, as a browser sends them back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
    }

    /// The decompressed body.
    pub(crate) fn text(&self) -> Result<String> {
        match self.field(CONTENT_ENCODING) {
            Some("gzip") => Ok(std::io::read_to_string(GzDecoder::new(&self.body[..]))?),
            Some(other) => bail!("the answer is compressed by {other}"),
            None => Ok(std::str::from_utf8(&self.body)?.to_owned()),
        }
    }
}

/// A stream of server-sent events.
pub(crate) struct Stream {
    body: Incoming,
    decoder: Option<GzDecoderIn<Vec<u8>>>,
    /// The beginning of the next event.
    pending: String,
    /// The bytes of the body since the last event.
    received: usize,
    /// The connection lives as long as this.
    _line: HttpLine,
}

impl Stream {
    /// The lines of the next event and its bytes on the wire, or `None` at the end.
    pub(crate) async fn next(&mut self) -> Result<Option<(String, usize)>> {
        loop {
            if let Some((event, rest)) = self.pending.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.pending = rest;
                return Ok(Some((event, std::mem::take(&mut self.received))));
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(data) = frame?.into_data() {
                self.received += data.len();
                self.decode(&data)?;
            }
        }
    }

    fn decode(&mut self, data: &[u8]) -> Result<()> {
        let Some(decoder) = &mut self.decoder else {
            self.pending.push_str(std::str::from_utf8(data)?);
            return Ok(());
        };
        decoder.write_all(data)?;
        decoder.flush()?;
        self.pending.push_str(std::str::from_utf8(&std::mem::take(decoder.get_mut()))?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A server that gives this response to each connection.
    async fn server(response: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("an address");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).await.expect("a request");
                stream.write_all(response.as_bytes()).await.expect("a response");
            }
        });
        address
    }

    #[tokio::test]
    async fn heads_and_chunks_are_counted() {
        let response = "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nSet-Cookie: b=2\r\n\
            Transfer-Encoding: chunked\r\n\r\n4\r\nmain\r\n0\r\n\r\n";
        let mut line = HttpLine::open(server(response).await).await.expect("a connection");
        let answer = line.get("/", &HeaderMap::new()).await.expect("an answer");
        assert_eq!(answer.text().expect("a text"), "main");
        assert_eq!(answer.bytes, response.len());
        assert_eq!(answer.cookies(), "a=1; b=2");
    }

    #[tokio::test]
    async fn events_end_with_an_empty_line() {
        let response = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
            4\r\ndata\r\n5\r\n: 1\n\n\r\n9\r\ndata: 2\n\n\r\n0\r\n\r\n";
        let line = HttpLine::open(server(response).await).await.expect("a connection");
        let mut stream = line.stream("/", &HeaderMap::new()).await.expect("a stream");
        for event in [Some(("data: 1", 9)), Some(("data: 2", 9)), None] {
            let found = stream.next().await.expect("an event");
            assert_eq!(found.as_ref().map(|(text, bytes)| (text.as_str(), *bytes)), event);
        }
    }
}
