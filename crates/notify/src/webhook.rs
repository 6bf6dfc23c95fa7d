//! Webhooks: messages to chats and programs of people.

mod address;
mod format;
mod lanes;
mod matrix;

pub use address::WebhookAddress;
pub use format::WebhookFormat;

use crate::http::{Answer, Body, HttpClient};
use crate::message::Message;
use crate::outcome::{Delay, Outcome, Rejection};
use crate::reach::Way;
use hyper::Request;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use lanes::{Lane, LaneFull, Lanes};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A service that is busy and does not say for how long gets this pause.
const PAUSE: Duration = Duration::from_secs(5);

/// Sends messages to webhooks, at the pace that their services allow.
#[derive(Default)]
pub(crate) struct WebhookService {
    lanes: Lanes,
}

impl WebhookService {
    pub(crate) async fn send(
        &self,
        client: &HttpClient,
        way: Way,
        address: &WebhookAddress,
        message: &Message,
    ) -> Outcome {
        let Some(request) = request(address, message) else {
            return Outcome::Refused(Rejection::Malformed);
        };
        let lane = Lane::of(address);
        match self.lanes.enter(&lane, Instant::now()) {
            Ok(wait) => sleep(wait).await,
            Err(LaneFull(wait)) => {
                return Outcome::Later { after: Some(wait), cause: Delay::OwnLimit };
            }
        }
        let answer = match client.send(way, request).await {
            Ok(answer) => answer,
            Err(outcome) => return outcome,
        };
        if answer.status == 429 {
            let pause = answer.retry_after.unwrap_or(PAUSE);
            self.lanes.pause(&lane, pause, Instant::now());
        }
        outcome(address.format(), &answer)
    }
}

fn request(address: &WebhookAddress, message: &Message) -> Option<Request<Body>> {
    let request = address.format().request(address, message)?;
    let mut builder = Request::builder()
        .method(request.method)
        .uri(request.url.as_str())
        .header(CONTENT_TYPE, "application/json");
    if let Some(token) = address.token() {
        builder = builder.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    builder.body(Body::from(request.body.to_string())).ok()
}

fn outcome(format: WebhookFormat, answer: &Answer) -> Outcome {
    match (answer.status, format) {
        (200..=299, _) => Outcome::Delivered,
        (300..=399, _) => Outcome::Refused(Rejection::Redirect),
        // There a deleted webhook is not found. Elsewhere it may be a mistake in the address or a server
        // that is being set up, which its owner should hear of.
        (404, WebhookFormat::Discord | WebhookFormat::Slack) | (410, _) => Outcome::Gone,
        (401 | 403, _) => Outcome::Refused(Rejection::Credentials),
        (413, _) => Outcome::Refused(Rejection::TooLarge),
        (408 | 429 | 500.., _) => {
            Outcome::Later { after: answer.retry_after, cause: Delay::ServiceBusy }
        }
        (status, _) => Outcome::Refused(Rejection::Status(status)),
    }
}
