//! A person with a cookie, who sends a request again when the connection is lost.

use super::Grounds;
use super::ledger::Event;
use crate::http::{Answer, HttpLine};
use anyhow::{Context, Result};
use hyper::header::{COOKIE, HeaderMap, HeaderValue};
use std::time::{Duration, Instant};

/// The pause before a request is sent again, and the most attempts.
const PATIENCE: Duration = Duration::from_millis(250);
const ATTEMPTS: usize = 240;

/// A person.
pub(super) struct Guest {
    grounds: Grounds,
    headers: HeaderMap,
    line: Option<HttpLine>,
}

impl Guest {
    pub(super) fn new(grounds: &Grounds) -> Self {
        // Answers are the changing parts of a page, as the scripts ask for them.
        let headers = HeaderMap::from_iter([("x-live".parse().expect("a name"), live())]);
        Self { grounds: grounds.clone(), headers, line: None }
    }

    /// Remembers the cookies of an answer.
    pub(super) fn keep_cookies(&mut self, answer: &Answer) -> Result<()> {
        self.headers.insert(COOKIE, answer.cookies().parse()?);
        Ok(())
    }

    pub(super) fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// Closes the connection; the next request opens another.
    pub(super) fn hang_up(&mut self) {
        self.line = None;
    }

    /// A page without the header of the scripts.
    pub(super) async fn page(&mut self, path: &str) -> Result<Answer> {
        self.send(path, None).await
    }

    pub(super) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        self.send(path, Some(fields)).await
    }

    /// Sends the same request until there is an answer: the server recognises a repeated one.
    async fn send(&mut self, path: &str, fields: Option<&[(&str, &str)]>) -> Result<Answer> {
        for attempt in 0..ATTEMPTS {
            let begun = Instant::now();
            if let Ok(answer) = self.try_once(path, fields).await {
                if attempt == 0 && fields.is_some() {
                    self.grounds.ledger.note_latency(begun.elapsed());
                }
                return Ok(answer);
            }
            self.hang_up();
            self.grounds.ledger.count(Event::Retry);
            tokio::time::sleep(PATIENCE).await;
        }
        anyhow::bail!("{path} was not answered")
    }

    async fn try_once(&mut self, path: &str, fields: Option<&[(&str, &str)]>) -> Result<Answer> {
        if self.line.is_none() {
            self.line = Some(HttpLine::open(self.grounds.address).await?);
        }
        let line = self.line.as_mut().context("a connection")?;
        match fields {
            Some(fields) => line.post(path, &self.headers, fields).await,
            None => line.get(path, &self.headers).await,
        }
    }
}

fn live() -> HeaderValue {
    HeaderValue::from_static("1")
}
