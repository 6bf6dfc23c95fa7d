//! For those who run a server: is it well, and how busy is it?

use crate::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// `ok` if the store answers.
pub(crate) async fn healthz(State(app): State<App>) -> Response {
    match app.store().ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// Figures in the text format of Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let (open, watchers) = app.tables().count();
    let mut figures = vec![
        ("hamburgum_tables_open", "gauge", "Tables held in memory", open as u64),
        ("hamburgum_pages_connected", "gauge", "Pages that listen for changes", watchers as u64),
        (
            "hamburgum_thoughts_waiting",
            "gauge",
            "Turns of computers and questions that wait for a place to think",
            app.tables().waiting_thoughts() as u64,
        ),
    ];
    if let Ok(counts) = app.store().counts().await {
        figures.extend([
            ("hamburgum_accounts", "gauge", "People with an account", counts.accounts),
            ("hamburgum_guests", "gauge", "People without an account", counts.guests),
            ("hamburgum_tables_gathering", "gauge", "Tables with open seats", counts.gathering),
            ("hamburgum_tables_playing", "gauge", "Games that are on", counts.playing),
            ("hamburgum_tables_over", "gauge", "Games that are over", counts.over),
        ]);
    }
    let mut text = String::new();
    for (name, kind, help, value) in figures {
        let lines = format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        text.push_str(&lines);
    }
    let _ = write!(text, "{}", app.traffic());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
