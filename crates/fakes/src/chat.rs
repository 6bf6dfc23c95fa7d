//! A chat, or any other program that takes messages by HTTP.

use crate::http::RunningServer;
use crate::reply::{Reply, Script};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Method, Response, Uri};
use serde_json::Value;
use std::sync::{Arc, Mutex};

/// A request that was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRequest {
    /// `POST` or `PUT`.
    pub method: String,
    /// The path and query.
    pub path: String,
    /// The `Authorization` header.
    pub authorization: Option<String>,
    /// The body.
    pub body: Value,
}

/// A chat on the loopback interface that takes any path.
#[derive(Debug)]
pub struct FakeChat {
    server: RunningServer,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    script: Script,
    received: Mutex<Vec<ChatRequest>>,
    attempts: Mutex<usize>,
}

impl FakeChat {
    /// Starts a chat that accepts everything.
    pub async fn start() -> Self {
        let shared = Arc::new(Shared::default());
        let router = Router::new().fallback(receive).with_state(Arc::clone(&shared));
        Self { server: RunningServer::start(router).await, shared }
    }

    /// The origin that a sender must trust.
    pub fn origin(&self) -> &str {
        self.server.origin()
    }

    /// Answers to the next requests; after them every one is accepted with 200.
    pub fn answer_with(&self, replies: impl IntoIterator<Item = Reply>) {
        self.shared.script.add(replies);
    }

    /// The requests that were accepted, in order.
    pub fn received(&self) -> Vec<ChatRequest> {
        self.shared.received.lock().expect("the requests").clone()
    }

    /// How many requests there were, accepted or not.
    pub fn attempts(&self) -> usize {
        *self.shared.attempts.lock().expect("the number")
    }
}

async fn receive(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    *shared.attempts.lock().expect("the number") += 1;
    let Ok(body) = serde_json::from_slice(&body) else { return Reply::Status(400).answer().await };
    let reply = shared.script.next(Reply::Status(200));
    if reply.is_success() {
        let authorization = headers.get("authorization").and_then(|value| value.to_str().ok());
        shared.received.lock().expect("the requests").push(ChatRequest {
            method: method.to_string(),
            path: uri.to_string(),
            authorization: authorization.map(str::to_owned),
            body,
        });
    }
    reply.answer().await
}
