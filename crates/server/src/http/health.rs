//! Health check and metrics for operators.

mod process;

use super::trouble::Trouble;
use crate::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use std::time::Duration;
use tokio::time::timeout;

/// The content type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The timeout of a check; other programs may lock the file for some seconds.
const PATIENCE: Duration = Duration::from_secs(10);

/// `ok` as long as the process answers, whatever the database does: restarting it would not help.
pub(crate) async fn livez() -> &'static str {
    "ok\n"
}

/// `ok` if the store can be read and written, servers may use it and other servers are heard, else one line
/// with the problem.
pub(crate) async fn readyz(State(app): State<App>) -> Response {
    match timeout(PATIENCE, app.store().check_usable()).await {
        Ok(Err(refusal)) => {
            tracing::error!(error = %refusal, "the database is not for servers");
            let line = "the database is not for servers: the log says why\n";
            (StatusCode::SERVICE_UNAVAILABLE, line).into_response()
        }
        Ok(Ok(())) if app.store().is_deaf() => {
            let line =
                "other servers are not heard: their moves are shown up to two seconds late\n";
            (StatusCode::SERVICE_UNAVAILABLE, line).into_response()
        }
        Ok(Ok(())) | Err(_) => healthz(State(app)).await,
    }
}

/// `ok` if the store can be read and written, else one line with the problem.
pub(crate) async fn healthz(State(app): State<App>) -> Response {
    let line = match timeout(PATIENCE, app.store().ping()).await {
        Ok(Ok(())) => return "ok\n".into_response(),
        Ok(Err(error)) => {
            tracing::error!(%error, "the store cannot be read or written");
            if error.is_full_disk() {
                "the disk is full: nothing can be saved until there is space again\n"
            } else {
                "the database cannot be read or written: the log says why\n"
            }
        }
        Err(_) => {
            tracing::error!("the store does not answer");
            "the database does not answer\n"
        }
    };
    (StatusCode::SERVICE_UNAVAILABLE, line).into_response()
}

/// Metrics in the text format of Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let gauges = gauges(&app).await;
    let mut text = String::new();
    let encoded = encode_registry(&mut text, app.traffic().registry())
        .and_then(|()| encode_registry(&mut text, app.notices().metrics().registry()))
        .and_then(|()| encode_registry(&mut text, &gauges))
        .and_then(|()| encode_eof(&mut text));
    match encoded {
        Ok(()) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            Trouble::Internal.into_response()
        }
    }
}

/// The gauges of this moment.
async fn gauges(app: &App) -> Registry {
    let (open, watchers) = app.tables().count();
    let waiting = app.tables().waiting_thoughts();
    let writes = app.store().queued_writes();
    let mut gauges = vec![
        ("tables_open", "Tables in memory", open as u64),
        ("pages_connected", "Open event streams", watchers as u64),
        ("thoughts_waiting", "Computer turns and analysis requests in the queue", waiting as u64),
        ("writes_waiting", "Writes that wait for the disk", writes as u64),
    ];
    if let Ok(reviews) = app.reviews().count().await {
        gauges.push(("reviews_open", "Running and queued reviews", reviews as u64));
    }
    if let Ok(counts) = app.store().counts().await {
        gauges.extend([
            ("accounts", "People with an account", counts.accounts),
            ("guests", "People without an account", counts.guests),
            ("tables_gathering", "Tables with open seats", counts.gathering),
            ("tables_playing", "Games in progress", counts.playing),
            ("tables_over", "Finished games", counts.over),
        ]);
    }
    let mut registry = Registry::default();
    let own = registry.sub_registry_with_prefix("hamburgum");
    for (name, help, value) in gauges {
        own.register(name, help, ConstGauge::new(value));
    }
    app.store().register_metrics(own);
    if let Err(error) = app.store().register_queues(own).await {
        tracing::warn!(%error, "the queues of jobs cannot be counted");
    }
    let failed = ConstCounter::new(app.store().failed_batches());
    own.register("store_errors", "Batches of writes that could not be committed", failed);
    let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
    own.register("build", "The version of the program", build);
    process::register(&mut registry);
    registry
}
