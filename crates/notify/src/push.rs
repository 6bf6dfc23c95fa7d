//! Web Push: a message for a browser, encrypted so that the push service in between cannot read it.

mod encrypt;
mod hosts;
mod keys;
mod subscription;
mod vapid;

pub use keys::{PushKeys, PushKeysError};
pub use subscription::PushSubscription;

use crate::http::{Answer, Body, HttpClient};
use crate::message::Message;
use crate::outcome::{Delay, Outcome, Rejection};
use crate::reach::{Reach, Way};
use crate::text::shortened;
use hyper::Request;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use serde_json::json;
use std::time::SystemTime;
use url::Url;
use vapid::Identity;

/// A push service takes 4,096 bytes, of which 103 are not the text.
const LONGEST_PLAIN: usize = 3993;

/// Phones show less than this.
const LONGEST_TITLE: usize = 200;
const LONGEST_BODY: usize = 1000;

/// Sends messages to browsers.
pub(crate) struct PushService {
    identity: Identity,
}

impl PushService {
    pub(crate) fn new(keys: PushKeys, contact: String) -> Self {
        Self { identity: Identity::new(keys, contact) }
    }

    /// Only known push services and origins that the operator trusts: a push endpoint comes from a script
    /// in somebody's browser and could name any host.
    pub(crate) fn way(reach: &Reach, endpoint: &Url) -> Result<Way, Rejection> {
        match reach.way(endpoint)? {
            Way::Public if !hosts::is_known(endpoint) => Err(Rejection::ForbiddenAddress),
            way => Ok(way),
        }
    }

    pub(crate) async fn send(
        &self,
        client: &HttpClient,
        way: Way,
        subscription: &PushSubscription,
        message: &Message,
    ) -> Outcome {
        let request = match self.request(subscription, message) {
            Ok(request) => request,
            Err(rejection) => return Outcome::Refused(rejection),
        };
        client.send(way, request).await.map_or_else(|outcome| outcome, |answer| outcome(&answer))
    }

    fn request(
        &self,
        subscription: &PushSubscription,
        message: &Message,
    ) -> Result<Request<Body>, Rejection> {
        let plain = payload(message);
        if plain.len() > LONGEST_PLAIN {
            return Err(Rejection::TooLarge);
        }
        // It fails only for a public key that is no point of the curve.
        let body = encrypt::encrypt(subscription, plain.as_bytes());
        let body = body.map_err(|_| Rejection::Malformed)?;
        let endpoint = subscription.endpoint();
        let origin = endpoint.origin().ascii_serialization();
        Request::post(endpoint.as_str())
            .header(AUTHORIZATION, self.identity.authorization(&origin, SystemTime::now()))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("TTL", message.ttl.as_secs())
            .header("Urgency", message.urgency.header())
            .header("Topic", message.topic.as_str())
            .body(Body::from(body))
            .map_err(|_| Rejection::Malformed)
    }
}

/// What the service worker gets. A newer notification with the same tag replaces an older one.
fn payload(message: &Message) -> String {
    json!({
        "title": shortened(&message.title, LONGEST_TITLE),
        "body": shortened(&message.body, LONGEST_BODY),
        "tag": message.topic.as_str(),
        "url": message.link,
        "lang": message.language,
    })
    .to_string()
}

/// What the status of a push service means (RFC 8030, sections 5 and 7).
fn outcome(answer: &Answer) -> Outcome {
    match answer.status {
        200..=299 => Outcome::Delivered,
        300..=399 => Outcome::Refused(Rejection::Redirect),
        404 | 410 => Outcome::Gone,
        401 | 403 => Outcome::Refused(Rejection::Credentials),
        413 => Outcome::Refused(Rejection::TooLarge),
        408 | 429 | 500.. => {
            Outcome::Later { after: answer.retry_after, cause: Delay::ServiceBusy }
        }
        status => Outcome::Refused(Rejection::Status(status)),
    }
}
