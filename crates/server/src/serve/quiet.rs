//! A connection with an idle timeout: before, within and between requests, and when the client
//! stops reading the response. Event streams have heartbeats, so they are never idle that long.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A byte stream that fails after its idle timeout.
pub(super) struct Quiet<S> {
    stream: S,
    longest: Duration,
    last: Instant,
    /// May fire too early: it is reset only when it fires, which is cheaper than on every read and
    /// write.
    timer: Pin<Box<Sleep>>,
}

impl<S> Quiet<S> {
    pub(super) fn new(stream: S, longest: Duration) -> Self {
        Self { stream, longest, last: Instant::now(), timer: Box::pin(sleep(longest)) }
    }

    /// The result of polling the stream, or an error after the timeout.
    fn or_too_quiet<T>(
        &mut self,
        context: &mut Context<'_>,
        answer: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if answer.is_ready() {
            self.last = Instant::now();
            return answer;
        }
        loop {
            ready!(self.timer.as_mut().poll(context));
            let end = self.last + self.longest;
            if end <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.timer.as_mut().reset(end);
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Quiet<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let answer = Pin::new(&mut this.stream).poll_read(context, buffer);
        this.or_too_quiet(context, answer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Quiet<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let answer = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.or_too_quiet(context, answer)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let answer = Pin::new(&mut this.stream).poll_write_vectored(context, slices);
        this.or_too_quiet(context, answer)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        match Pin::new(&mut this.stream).poll_flush(context) {
            // Flushing a socket does nothing, so it does not count as activity.
            Poll::Ready(answer) => Poll::Ready(answer),
            Poll::Pending => this.or_too_quiet(context, Poll::Pending),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let answer = Pin::new(&mut this.stream).poll_shutdown(context);
        this.or_too_quiet(context, answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::advance;

    const LONGEST: Duration = Duration::from_mins(1);
    const ALMOST: Duration = Duration::from_secs(50);

    #[tokio::test(start_paused = true)]
    async fn an_idle_connection_ends_and_activity_keeps_it_open() {
        let (mut client, server) = duplex(64);
        let mut server = Quiet::new(server, LONGEST);
        for _ in 0..5 {
            advance(ALMOST).await;
            client.write_all(b"x").await.expect("a line");
            assert_eq!(server.read_u8().await.expect("a byte"), b'x');
        }
        advance(ALMOST).await;
        server.write_all(b"y").await.expect("a line");
        advance(ALMOST).await;
        client.write_all(b"x").await.expect("a line");
        server.read_u8().await.expect("a byte after an answer");
        let error = server.read_u8().await.expect_err("silence");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_is_disconnected() {
        let (_client, server) = duplex(4);
        let mut server = Quiet::new(server, LONGEST);
        let error = server.write_all(b"more than fits").await.expect_err("a full line");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
