//! Metrics of requests: counts and durations.

use super::request_id::{REQUEST_ID, RequestId};
use crate::{App, Failure};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hamburgum_table::Refusal;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::{Duration, Instant};
use tracing::Instrument;

/// Responses below these paths get no id: there are dozens of them in a first load, and nothing in the log
/// is about them.
const ASSETS: [&str; 2] = ["/assets/", "/boards/"];

/// The upper bounds of the buckets, in seconds.
const BUCKETS: [f64; 8] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 1.0];

/// The metrics of all requests since the start.
#[derive(Debug)]
pub(crate) struct Traffic {
    registry: Registry,
    answers: Family<Answer, Counter>,
    times: Histogram,
    moves: Family<MoveLabel, Counter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    /// The class of the status, like `2xx`.
    status: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct MoveLabel {
    outcome: &'static str,
}

impl Default for Traffic {
    fn default() -> Self {
        let (answers, times, moves) =
            (Family::default(), Histogram::new(BUCKETS), Family::<MoveLabel, Counter>::default());
        let mut registry = Registry::with_prefix("hamburgum");
        registry.register("answers", "Responses by status class", answers.clone());
        let help = "Time to the first byte of the response";
        registry.register_with_unit("answer", help, Unit::Seconds, times.clone());
        registry.register("moves", "Steps in turns by outcome", moves.clone());
        Self { registry, answers, times, moves }
    }
}

impl Traffic {
    pub(crate) fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Counts a step in a turn.
    pub(crate) fn note_move(&self, done: &Result<(), Failure>) {
        let outcome = match done {
            Ok(()) => "ok",
            Err(Failure::Refused(Refusal::Stale)) => "stale",
            Err(Failure::Refused(Refusal::Repeated)) => "repeated",
            Err(Failure::Refused(_)) => "refused",
            Err(_) => "failed",
        };
        self.moves.get_or_create(&MoveLabel { outcome }).inc();
    }

    fn note(&self, status: u16, time: Duration) {
        self.answers.get_or_create(&Answer { status: format!("{}xx", status / 100) }).inc();
        self.times.observe(time.as_secs_f64());
    }
}

/// Middleware that counts and times a request.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let id = RequestId::of(request.headers());
    let has_id = !ASSETS.iter().any(|assets| path.starts_with(assets));
    let span = tracing::info_span!("request", %id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status().as_u16(), begun.elapsed());
    app.traffic().note(status, time);
    let _entered = span.enter();
    tracing::debug!(%method, path, status, microseconds = time.as_micros(), "answered");
    if has_id {
        response.headers_mut().insert(REQUEST_ID, id.header());
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use prometheus_client::encoding::text::encode;

    #[test]
    fn metrics_have_their_names_and_buckets() {
        let traffic = Traffic::default();
        for (status, microseconds) in [(200, 900), (303, 1_000), (404, 30_000), (500, 9_000_000)] {
            traffic.note(status, Duration::from_micros(microseconds));
        }
        let mut text = String::new();
        encode(&mut text, traffic.registry()).expect("a text");
        for line in [
            "hamburgum_answers_total{status=\"4xx\"} 1",
            "hamburgum_answer_seconds_bucket{le=\"0.001\"} 2",
            "hamburgum_answer_seconds_bucket{le=\"0.05\"} 3",
            "hamburgum_answer_seconds_bucket{le=\"+Inf\"} 4",
            "hamburgum_answer_seconds_count 4",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in\n{text}");
        }
    }
}
