//! A small HTTP/1.1 client with a keep-alive connection that counts the bytes on the wire.

use anyhow::{Context, Result, bail, ensure};
use flate2::read::GzDecoder;
use std::net::SocketAddr;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A keep-alive connection to the server.
pub(super) struct Line(BufReader<TcpStream>);

/// A complete response.
pub(super) struct Answer {
    pub(super) status: u16,
    /// The bytes on the wire, including headers.
    pub(super) bytes: usize,
    head: Head,
    body: Vec<u8>,
}

impl Line {
    pub(super) async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("the server cannot be reached")?;
        // A request is one small write, so disable Nagle's algorithm.
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    /// Sends a GET request with extra headers, each line with its end.
    pub(super) async fn get(&mut self, path: &str, more: &str) -> Result<Answer> {
        self.send("GET", path, more, "").await?;
        self.answer().await
    }

    /// Sends a form.
    pub(super) async fn post(
        &mut self,
        path: &str,
        more: &str,
        fields: &[(&str, &str)],
    ) -> Result<Answer> {
        let form: Vec<_> =
            fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        self.send("POST", path, more, &form.join("&")).await?;
        self.answer().await
    }

    /// Requests an event stream.
    pub(super) async fn stream(mut self, path: &str, more: &str) -> Result<Stream> {
        self.send("GET", path, more, "").await?;
        let head = Head::read(&mut self.0).await?;
        ensure!(head.status == 200 && head.is_in_chunks(), "{path}: status {}", head.status);
        Ok(Stream(self.0))
    }

    async fn send(&mut self, method: &str, path: &str, more: &str, body: &str) -> Result<()> {
        let form = match body.len() {
            0 => String::new(),
            length => format!(
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n"
            ),
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n{more}{form}\r\n{body}"
        );
        Ok(self.0.write_all(request.as_bytes()).await?)
    }

    async fn answer(&mut self) -> Result<Answer> {
        let head = Head::read(&mut self.0).await?;
        let mut bytes = head.bytes;
        let mut body = Vec::new();
        if head.is_in_chunks() {
            loop {
                let (chunk, length) = read_chunk(&mut self.0).await?;
                bytes += length;
                if chunk.is_empty() {
                    break;
                }
                body.extend(chunk);
            }
        } else if let Some(length) = head.field("content-length") {
            body.resize(length.parse().context("a length")?, 0);
            self.0.read_exact(&mut body).await?;
            bytes += body.len();
        }
        Ok(Answer { status: head.status, bytes, head, body })
    }
}

impl Answer {
    pub(super) fn field(&self, name: &str) -> Option<&str> {
        self.head.field(name)
    }

    /// The decompressed body.
    pub(super) fn text(&self) -> Result<String> {
        match self.field("content-encoding") {
            Some("gzip") => Ok(std::io::read_to_string(GzDecoder::new(&self.body[..]))?),
            Some(other) => bail!("the answer is compressed by {other}"),
            None => Ok(std::str::from_utf8(&self.body)?.to_owned()),
        }
    }
}

/// A streamed response.
pub(super) struct Stream(BufReader<TcpStream>);

impl Stream {
    /// The next chunk, or `None` at the end.
    pub(super) async fn next(&mut self) -> Result<Option<String>> {
        let (chunk, _) = read_chunk(&mut self.0).await?;
        Ok((!chunk.is_empty()).then(|| String::from_utf8_lossy(&chunk).into_owned()))
    }
}

struct Head {
    status: u16,
    fields: Vec<(String, String)>,
    bytes: usize,
}

impl Head {
    async fn read(line: &mut (impl AsyncBufRead + Unpin)) -> Result<Self> {
        let first = read_line(line).await?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.with_context(|| format!("no answer begins with {first:?}"))?;
        let mut head = Self { status, fields: Vec::new(), bytes: first.len() };
        loop {
            let text = read_line(line).await?;
            head.bytes += text.len();
            let Some((name, value)) = text.split_once(':') else { return Ok(head) };
            head.fields.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }

    fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str())
    }

    fn is_in_chunks(&self) -> bool {
        self.field("transfer-encoding") == Some("chunked")
    }
}

async fn read_line(line: &mut (impl AsyncBufRead + Unpin)) -> Result<String> {
    let mut text = String::new();
    ensure!(line.read_line(&mut text).await? > 0, "the server closed the connection");
    Ok(text)
}

/// One chunk of a body, and its size on the wire; the last one is empty.
async fn read_chunk(line: &mut (impl AsyncBufRead + Unpin)) -> Result<(Vec<u8>, usize)> {
    let length = read_line(line).await?;
    let size = usize::from_str_radix(length.trim(), 16).context("the length of a chunk")?;
    let mut chunk = vec![0; size];
    line.read_exact(&mut chunk).await?;
    let end = read_line(line).await?;
    Ok((chunk, length.len() + size + end.len()))
}

/// A form value, percent-encoded.
fn escaped(value: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.');
    let sign = |byte: u8| {
        if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    value.bytes().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn heads_and_chunks_are_read_and_counted() {
        let text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nmain\r\n0\r\n\r\n";
        let mut line = BufReader::new(text.as_bytes());
        let head = Head::read(&mut line).await.expect("a head");
        assert_eq!((head.status, head.is_in_chunks()), (200, true));
        let (chunk, length) = read_chunk(&mut line).await.expect("a chunk");
        let (end, rest) = read_chunk(&mut line).await.expect("the end");
        assert_eq!((&chunk[..], &end[..]), (&b"main"[..], &b""[..]));
        assert_eq!(head.bytes + length + rest, text.len());
    }

    #[test]
    fn form_values_are_percent_encoded() {
        assert_eq!(escaped("trade-west 3&ü"), "trade-west%203%26%C3%BC");
    }
}
