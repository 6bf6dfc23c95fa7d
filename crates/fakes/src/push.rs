//! A push service with the browsers that subscribe at it.

mod browser;
mod decrypt;
mod vapid;

pub use browser::FakeBrowser;

use crate::http::RunningServer;
use crate::reply::{Reply, Script};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Response};
use axum::routing::post;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The longest body that a push service has to accept (RFC 8030, section 7.2).
const LONGEST: usize = 4096;

/// The longest time that a push service keeps a message: four weeks, as the large ones have it.
const LONGEST_TTL: u64 = 28 * 24 * 60 * 60;

/// A message that the service has accepted and the browser could read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushedMessage {
    /// The endpoint of the browser.
    pub endpoint: String,
    /// What the service worker gets.
    pub payload: Value,
    /// The seconds in the `TTL` header.
    pub ttl: u64,
    /// The `Urgency` header.
    pub urgency: String,
    /// The `Topic` header.
    pub topic: Option<String>,
    /// The sender's contact.
    pub contact: String,
}

/// A push service on the loopback interface.
#[derive(Debug)]
pub struct FakePushService {
    server: RunningServer,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// It is the `aud` of tokens, and known once the server listens.
    origin: Mutex<String>,
    browsers: Mutex<HashMap<String, Arc<FakeBrowser>>>,
    script: Script,
    received: Mutex<Vec<PushedMessage>>,
    attempts: Mutex<usize>,
    violations: Mutex<Vec<String>>,
}

impl FakePushService {
    /// Starts a service without subscriptions that accepts everything that is right.
    pub async fn start() -> Self {
        let shared = Arc::new(Shared::default());
        let router =
            Router::new().route("/push/{id}", post(receive)).with_state(Arc::clone(&shared));
        let server = RunningServer::start(router).await;
        server.origin().clone_into(&mut shared.origin.lock().expect("the origin"));
        Self { server, shared }
    }

    /// The origin that a sender must trust.
    pub fn origin(&self) -> &str {
        self.server.origin()
    }

    /// A browser subscribes with the public key of a server: messages of others are refused.
    pub fn subscribe(&self, application_server_key: &str) -> Arc<FakeBrowser> {
        let mut browsers = self.shared.browsers.lock().expect("the browsers");
        let id = browsers.len().to_string();
        let endpoint = format!("{}/push/{id}", self.origin());
        let browser = Arc::new(FakeBrowser::new(endpoint, application_server_key));
        browsers.insert(id, Arc::clone(&browser));
        browser
    }

    /// Answers to the next requests that are right; after them every one is accepted with 201.
    pub fn answer_with(&self, replies: impl IntoIterator<Item = Reply>) {
        self.shared.script.add(replies);
    }

    /// The messages that were accepted, in order.
    pub fn received(&self) -> Vec<PushedMessage> {
        self.shared.received.lock().expect("the messages").clone()
    }

    /// The messages that were accepted after this many.
    pub fn received_after(&self, first: usize) -> Vec<PushedMessage> {
        self.shared.received.lock().expect("the messages")[first..].to_vec()
    }

    /// How many requests there were, accepted or not.
    pub fn attempts(&self) -> usize {
        *self.shared.attempts.lock().expect("the number")
    }

    /// What was wrong with requests, whatever they were answered.
    pub fn violations(&self) -> Vec<String> {
        self.shared.violations.lock().expect("the violations").clone()
    }
}

async fn receive(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    *shared.attempts.lock().expect("the number") += 1;
    let browser = shared.browsers.lock().expect("the browsers").get(&id).cloned();
    let Some(browser) = browser else { return Reply::Status(404).answer().await };
    let origin = shared.origin.lock().expect("the origin").clone();
    match read(&origin, &browser, &headers, &body) {
        Ok(message) => {
            let reply = shared.script.next(Reply::Status(201));
            if reply.is_success() {
                shared.received.lock().expect("the messages").push(message);
            }
            reply.answer().await
        }
        Err(Violation { status, what }) => {
            shared.violations.lock().expect("the violations").push(what);
            Reply::Status(status).answer().await
        }
    }
}

/// What is wrong with a request, and the status that it is answered with.
struct Violation {
    status: u16,
    what: String,
}

impl Violation {
    fn new(status: u16, what: impl Into<String>) -> Self {
        Self { status, what: what.into() }
    }
}

fn read(
    origin: &str,
    browser: &FakeBrowser,
    headers: &HeaderMap,
    body: &[u8],
) -> Result<PushedMessage, Violation> {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let authorization = header("authorization").unwrap_or_default();
    let contact = vapid::check(authorization, origin, browser.application_server_key())?;
    if body.len() > LONGEST {
        return Err(Violation::new(413, "the body is longer than 4096 bytes"));
    }
    if header("content-encoding") != Some("aes128gcm") {
        return Err(Violation::new(415, "the content encoding is not aes128gcm"));
    }
    let ttl = header("ttl").and_then(|ttl| ttl.parse().ok()).filter(|ttl| *ttl <= LONGEST_TTL);
    let ttl = ttl.ok_or_else(|| Violation::new(400, "no TTL"))?;
    let urgency = header("urgency").unwrap_or("normal");
    if !["very-low", "low", "normal", "high"].contains(&urgency) {
        return Err(Violation::new(400, format!("the urgency is {urgency}")));
    }
    let topic = header("topic").map(str::to_owned);
    if topic.as_deref().is_some_and(|topic| !is_topic(topic)) {
        return Err(Violation::new(400, "the topic has a wrong alphabet or length"));
    }
    let plain = browser.decrypt(body);
    let plain = plain.ok_or_else(|| Violation::new(400, "the browser cannot decrypt it"))?;
    let payload = serde_json::from_slice(&plain);
    let payload = payload.map_err(|_| Violation::new(400, "the payload is no JSON"))?;
    Ok(PushedMessage {
        endpoint: browser.endpoint().to_owned(),
        payload,
        ttl,
        urgency: urgency.to_owned(),
        topic,
        contact,
    })
}

fn is_topic(topic: &str) -> bool {
    (1..=32).contains(&topic.len())
        && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}
