//! The pipe to Chromium: numbered requests go in, responses and events come out.

use crate::Error;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{ChildStdin, ChildStdout};
use tokio::sync::oneshot;

/// The timeout of a response.
const LONGEST_ANSWER: Duration = Duration::from_mins(2);

pub(crate) struct Link {
    writer: tokio::sync::Mutex<ChildStdin>,
    last: AtomicU64,
    inbox: Arc<Inbox>,
}

/// What the reader task shares with the callers.
#[derive(Default)]
struct Inbox {
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    complaints: Mutex<HashMap<String, Vec<String>>>,
    sent: Mutex<HashMap<String, Vec<SentRequest>>>,
}

/// A request that a page has sent.
#[derive(Clone, Debug)]
pub struct SentRequest {
    /// Its address.
    pub address: String,
    /// Its body, if it has one; `None` also for bodies that are not text.
    pub body: Option<String>,
    /// Whether it has a body.
    pub has_body: bool,
}

impl Link {
    pub(crate) fn new(writer: ChildStdin, reader: ChildStdout) -> Self {
        let inbox = Arc::<Inbox>::default();
        tokio::spawn(read(reader, Arc::clone(&inbox)));
        Self { writer: tokio::sync::Mutex::new(writer), last: AtomicU64::new(0), inbox }
    }

    /// Sends a request to the browser itself, or to the page of this session.
    pub(crate) async fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        parameters: Value,
    ) -> Result<Value, Error> {
        let number = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        let mut request = json!({ "id": number, "method": method, "params": parameters });
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        let (sender, receiver) = oneshot::channel();
        lock(&self.inbox.waiting).insert(number, sender);
        self.write(&request).await?;
        let answer = tokio::time::timeout(LONGEST_ANSWER, receiver).await;
        let answer = answer.map_err(|_| Error::TooLate {
            awaited: format!("a response to {method}"),
            found: "no response".to_owned(),
        })?;
        outcome(answer.map_err(|_| Error::Ended)?, method)
    }

    async fn write(&self, request: &Value) -> Result<(), Error> {
        let mut bytes = request.to_string().into_bytes();
        bytes.push(0);
        let mut writer = self.writer.lock().await;
        let written = writer.write_all(&bytes).await.and(writer.flush().await);
        written.map_err(|_| Error::Ended)
    }

    /// The errors that the page of a session has logged so far.
    pub(crate) fn complaints(&self, session: &str) -> Vec<String> {
        lock(&self.inbox.complaints).get(session).cloned().unwrap_or_default()
    }

    /// The requests that the page of a session has sent so far.
    pub(crate) fn sent(&self, session: &str) -> Vec<SentRequest> {
        lock(&self.inbox.sent).get(session).cloned().unwrap_or_default()
    }
}

fn outcome(mut answer: Value, method: &str) -> Result<Value, Error> {
    match answer["error"]["message"].as_str() {
        Some(reason) => {
            Err(Error::Refused { request: method.to_owned(), reason: reason.to_owned() })
        }
        None => Ok(answer["result"].take()),
    }
}

/// Reads until the browser exits, and then closes the channels of the pending requests.
async fn read(reader: ChildStdout, inbox: Arc<Inbox>) {
    let mut reader = BufReader::new(reader);
    let mut bytes = Vec::new();
    while reader.read_until(0, &mut bytes).await.is_ok_and(|count| count > 0) {
        if bytes.last() == Some(&0) {
            bytes.pop();
        }
        if let Ok(message) = serde_json::from_slice(&bytes) {
            inbox.take(message);
        }
        bytes.clear();
    }
    lock(&inbox.waiting).clear();
}

impl Inbox {
    fn take(&self, message: Value) {
        if let Some(number) = message["id"].as_u64() {
            if let Some(sender) = lock(&self.waiting).remove(&number) {
                // If the test gave up, the receiver is gone.
                let _ = sender.send(message);
            }
        } else if let Some(session) = message["sessionId"].as_str() {
            if let Some(text) = complaint(&message) {
                lock(&self.complaints).entry(session.to_owned()).or_default().push(text);
            }
            if message["method"] == "Network.requestWillBeSent" {
                let request = sent_request(&message["params"]["request"]);
                lock(&self.sent).entry(session.to_owned()).or_default().push(request);
            }
        }
    }
}

/// An error in the console: an uncaught exception, or a failed request.
fn complaint(event: &Value) -> Option<String> {
    let parameters = &event["params"];
    let text = match event["method"].as_str()? {
        "Runtime.exceptionThrown" => {
            let details = &parameters["exceptionDetails"];
            details["exception"]["description"].as_str().or(details["text"].as_str())
        }
        "Log.entryAdded" if parameters["entry"]["level"] == "error" => {
            parameters["entry"]["text"].as_str()
        }
        _ => None,
    };
    text.map(str::to_owned)
}

fn sent_request(request: &Value) -> SentRequest {
    SentRequest {
        address: request["url"].as_str().unwrap_or_default().to_owned(),
        body: request["postData"].as_str().map(str::to_owned),
        has_body: request["hasPostData"] == true,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
