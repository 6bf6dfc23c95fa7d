//! The requests in flight on a connection. A connection without one for too long is closed, even if its
//! client keeps it busy with HTTP/2 pings.

use axum::body::Body;
use axum::response::Response;
use http_body_util::BodyExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The number of requests in flight on a connection.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests(Arc<watch::Sender<usize>>);

/// Counts a request until its response is sent or given up.
#[derive(Debug)]
pub(super) struct InFlight(Requests);

impl Requests {
    pub(super) fn begin(&self) -> InFlight {
        self.0.send_modify(|count| *count += 1);
        InFlight(self.clone())
    }

    /// Completes after this time without a request.
    pub(super) async fn none_for(&self, longest: Duration) {
        let mut count = self.0.subscribe();
        loop {
            let is_busy = *count.borrow_and_update() > 0;
            let change = count.changed();
            if is_busy {
                let _ = change.await;
            } else if tokio::time::timeout(longest, change).await.is_err() {
                return;
            }
        }
    }
}

impl InFlight {
    /// The same response, whose body keeps the request in flight. Unlike other adapters, the one for
    /// errors keeps the length of the body.
    pub(super) fn until_sent(self, response: Response) -> Response {
        response.map(|body| {
            Body::new(body.map_err(move |error| {
                let _still_sending = &self;
                error
            }))
        })
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::poll_immediate;
    use std::pin::pin;
    use tokio::time::advance;

    const LONGEST: Duration = Duration::from_mins(1);
    const ALMOST: Duration = Duration::from_secs(50);

    #[tokio::test(start_paused = true)]
    async fn only_a_connection_without_requests_times_out() {
        let requests = Requests::default();
        let mut idle = pin!(requests.none_for(LONGEST));
        for _ in 0..3 {
            assert!(poll_immediate(&mut idle).await.is_none());
            advance(ALMOST).await;
            drop(requests.begin());
        }
        let answer = requests.begin().until_sent(Response::new(Body::from("a long answer")));
        assert!(poll_immediate(&mut idle).await.is_none());
        advance(LONGEST * 5).await;
        assert!(poll_immediate(&mut idle).await.is_none(), "the answer is still being sent");
        drop(answer);
        assert!(poll_immediate(&mut idle).await.is_none());
        advance(LONGEST).await;
        assert!(poll_immediate(&mut idle).await.is_some());
    }
}
