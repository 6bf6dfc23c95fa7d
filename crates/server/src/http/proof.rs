//! The proof of a board by play: a stream of progress that ends with the result.

use super::Counted;
use super::caller::Caller;
use super::trouble::Trouble;
use crate::App;
use crate::proofs::{ProofOwner, RunningProof};
use axum::body::{Body, Bytes};
use axum::extract::{Form, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hamburgum_engine::Board;
use hamburgum_web::workshop;
use serde::Deserialize;
use std::convert::Infallible;
use tokio::sync::watch;

/// The board file.
#[derive(Debug, Deserialize)]
pub(crate) struct Fields {
    text: String,
}

/// Plays the games, and sends an event after each of them. The last event has the result as markup.
pub(crate) async fn prove(
    State(app): State<App>,
    caller: Caller,
    Form(Fields { text }): Form<Fields>,
) -> Result<Response, Trouble> {
    let counted = match caller.address {
        Some(address) => Some(app.streams().open(address).ok_or(Trouble::TooMany)?),
        None => None,
    };
    let board = Board::parse(&text).map_err(|_| Trouble::Senseless)?;
    let stranger = ProofOwner::Stranger(caller.address);
    let owner = caller.person.as_ref().map_or(stranger, |person| ProofOwner::Person(person.id));
    let running = app.proofs().begin(board, owner).ok_or(Trouble::Busy)?;
    let progress =
        Progress { running, caller, closing: app.closing(), is_told: false, _counted: counted };
    let body = Body::from_stream(futures_util::stream::unfold(progress, Progress::next));
    Ok(([(header::CONTENT_TYPE, "text/event-stream")], body).into_response())
}

/// The state of one stream.
struct Progress {
    running: RunningProof,
    caller: Caller,
    closing: watch::Receiver<bool>,
    /// Whether the result was sent.
    is_told: bool,
    /// Counts the stream for the limit of its network.
    _counted: Option<Counted>,
}

impl Progress {
    /// Plays the next game; `None` after the result, or when the proof has been stopped.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        if self.is_told || self.running.is_stopped() || *self.closing.borrow() {
            return None;
        }
        if self.running.is_done() {
            self.is_told = true;
            let reader = self.caller.page_reader();
            let result = workshop::proof(reader, self.running.board(), self.running.proof());
            let event = format!("event: result\ndata: {}\n\n", one_line(&result.into_string()));
            return Some((Ok(Bytes::from(event)), self));
        }
        if let Err(error) = self.running.play().await {
            tracing::error!(%error, "a proof was interrupted");
            return None;
        }
        let (played, all) = (self.running.proof().games(), self.running.games());
        let event = format!("event: progress\ndata: {played} {all}\n\n");
        Some((Ok(Bytes::from(event)), self))
    }
}

/// An event has its data in one line.
fn one_line(markup: &str) -> String {
    markup.replace(['\r', '\n'], " ")
}
