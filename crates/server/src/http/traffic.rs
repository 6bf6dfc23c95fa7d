//! Counts requests and how long they take.

use crate::App;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The upper ends of the classes of time, in milliseconds.
const CLASSES: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1_000];

/// What passed through the server since it began.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    /// By the first digit of the status: 2, 3, 4 and 5.
    answers: [AtomicU64; 4],
    /// How many took no longer than their class and longer than the one before.
    times: [AtomicU64; CLASSES.len()],
    longer: AtomicU64,
    microseconds: AtomicU64,
}

impl Traffic {
    fn note(&self, status: u16, microseconds: u64) {
        let kind = usize::from((status / 100).clamp(2, 5)) - 2;
        self.answers[kind].fetch_add(1, Ordering::Relaxed);
        let class = CLASSES.iter().position(|&end| microseconds <= 1_000 * end);
        let bucket = class.map_or(&self.longer, |class| &self.times[class]);
        bucket.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }
}

/// Writes the figures in the text format of Prometheus.
impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# HELP hamburgum_answers_total Answers by the class of their status")?;
        writeln!(f, "# TYPE hamburgum_answers_total counter")?;
        for (kind, count) in (2..).zip(&self.answers) {
            let count = count.load(Ordering::Relaxed);
            writeln!(f, "hamburgum_answers_total{{status=\"{kind}xx\"}} {count}")?;
        }
        writeln!(f, "# HELP hamburgum_answer_seconds Time until an answer began")?;
        writeln!(f, "# TYPE hamburgum_answer_seconds histogram")?;
        let mut all = 0;
        for (end, count) in CLASSES.iter().zip(&self.times) {
            all += count.load(Ordering::Relaxed);
            let seconds = Duration::from_millis(*end).as_secs_f64();
            writeln!(f, "hamburgum_answer_seconds_bucket{{le=\"{seconds}\"}} {all}")?;
        }
        all += self.longer.load(Ordering::Relaxed);
        writeln!(f, "hamburgum_answer_seconds_bucket{{le=\"+Inf\"}} {all}")?;
        let seconds =
            Duration::from_micros(self.microseconds.load(Ordering::Relaxed)).as_secs_f64();
        writeln!(f, "hamburgum_answer_seconds_sum {seconds}")?;
        writeln!(f, "hamburgum_answer_seconds_count {all}")
    }
}

/// Counts a request.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let microseconds = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    app.traffic().note(status, microseconds);
    tracing::debug!(%method, path, status, microseconds, "answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_add_up() {
        let traffic = Traffic::default();
        for (status, microseconds) in [(200, 900), (303, 1_000), (404, 30_000), (500, 9_000_000)] {
            traffic.note(status, microseconds);
        }
        let text = traffic.to_string();
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
