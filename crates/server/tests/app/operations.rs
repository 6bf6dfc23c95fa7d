//! Assets, health, metrics and the event stream.

use super::*;
use crate::harness::{HOST, generous};
use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use hamburgum_server::{App, Config, Server, router};
use hamburgum_store::Store;
use hamburgum_web::{asset_address, assets};
use serde_json::Value;
use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;
use tower::ServiceExt;

const FOR_EVER: &str = "public, max-age=31536000, immutable";
const FOR_AN_HOUR: &str = "public, max-age=3600";

#[tokio::test]
async fn assets_are_cached_and_pages_are_not() {
    let mut visitor = TestApp::new().await.stranger();
    for asset in assets() {
        let answer = visitor.get(&asset_address(asset.name)).await.expect(200);
        assert_eq!(answer.header("cache-control"), FOR_EVER);
        assert_eq!(answer.header("content-type"), asset.content_type);
    }
    let name = assets()[0].name;
    for old in ["0123456789abcdef", "a"] {
        let answer = visitor.get(&format!("/assets/{old}/{name}")).await.expect(200);
        assert_eq!(answer.header("cache-control"), FOR_AN_HOUR, "an old page still finds it");
    }
    visitor.get("/assets/0123456789abcdef/nothing.css").await.expect(404);
    let page = visitor.get("/en").await.expect(200);
    assert_eq!(page.header("cache-control"), "no-store");
}

#[tokio::test]
async fn boards_have_a_style_sheet_and_a_picture() {
    let mut visitor = TestApp::new().await.stranger();
    for board in hamburgum_engine::Board::built_in() {
        let sheet =
            visitor.get(&hamburgum_web::table::board_style_address(board)).await.expect(200);
        assert_eq!(sheet.header("content-type"), "text/css; charset=utf-8");
        assert_eq!(sheet.header("cache-control"), FOR_EVER);
        let sheet = visitor.get(&format!("/boards/{}.css", board.id())).await.expect(200);
        assert_eq!(sheet.header("cache-control"), FOR_AN_HOUR);
        let picture = visitor.get(&format!("/boards/{}.svg", board.id())).await.expect(200);
        assert_eq!(picture.header("content-type"), "image/svg+xml");
        visitor.get(&format!("/boards/{}.de.svg", board.id())).await.expect(200).says("Tuchmacher");
    }
    for wrong in
        ["atlantis.svg", "hamburgum.png", "hamburgum", "hamburgum.xx.svg", "hamburgum.desvg"]
    {
        visitor.get(&format!("/boards/{wrong}")).await.expect(404);
    }
}

#[tokio::test]
async fn the_server_reports_its_health() {
    let app = TestApp::new().await;
    let (mut anna, _, _) = app.two().await;
    for path in ["/healthz", "/livez", "/readyz"] {
        assert_eq!(anna.get(path).await.expect(200).body, "ok\n");
    }
    let metrics = anna.get("/metrics").await.expect(200);
    assert!(metrics.header("content-type").starts_with("application/openmetrics-text"));
    let version = env!("CARGO_PKG_VERSION");
    for line in [
        "hamburgum_guests 2",
        "hamburgum_tables_playing 1",
        "hamburgum_tables_open 1",
        "hamburgum_reviews_open 0",
        "hamburgum_writes_waiting 0",
        "hamburgum_jobs_waiting{queue=\"house\"} 1",
        "hamburgum_jobs_held{queue=\"house\"} 0",
        "hamburgum_store_errors_total 0",
        "hamburgum_appends_total{outcome=\"appended\"} 1",
        "hamburgum_append_seconds_count 1",
        &format!("hamburgum_build_info{{version=\"{version}\"}} 1"),
    ] {
        assert!(metrics.body.lines().any(|one| one == line), "{line} in\n{}", metrics.body);
    }
    if cfg!(target_os = "linux") {
        for name in ["process_resident_memory_bytes", "process_open_fds", "process_max_fds"] {
            let is_number = |rest: &str| rest.trim().parse::<u64>().is_ok_and(|value| value > 0);
            let mut values = metrics.body.lines().filter_map(|line| line.strip_prefix(name));
            assert!(values.any(is_number), "{name} in\n{}", metrics.body);
        }
    }
    app.app().store().close().await;
    anna.cookies.clear();
    anna.get("/healthz").await.expect(503);
    anna.get("/readyz").await.expect(503);
    anna.get("/livez").await.expect(200);
    anna.get("/metrics").await.expect(200);
}

#[tokio::test]
async fn steps_in_turns_are_counted_by_outcome() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    anna.acts(&table, &["beer", "done"]).await;
    let old = [("version", "0"), ("act", "beer")];
    anna.post(&format!("/en/table/{table}/act"), &old).await;
    let metrics = anna.get("/metrics").await.expect(200).body;
    for line in
        ["hamburgum_moves_total{outcome=\"ok\"} 2", "hamburgum_moves_total{outcome=\"stale\"} 1"]
    {
        assert!(metrics.lines().any(|one| one == line), "{line} in\n{metrics}");
    }
}

#[tokio::test]
async fn responses_name_the_trace_that_a_proxy_began() {
    let app = TestApp::new().await;
    let trace = "0af7651916cd43dd8448eb211c80319c";
    let parent = format!("00-{trace}-b7ad6b7169203331-01");
    for (path, is_named) in [("/en", true), ("/nothing", true), ("/boards/hamburgum.svg", false)] {
        let request = Request::get(path).header("host", HOST).header("traceparent", &parent);
        let request = request.body(Body::empty()).expect("a request");
        let response = router(app.app().clone()).oneshot(request).await.expect("an answer");
        let id = response.headers().get("x-request-id").map(|id| id.to_str().expect("a text"));
        assert_eq!(id, is_named.then_some(trace), "{path}");
    }
}

#[tokio::test]
async fn a_failing_store_leads_to_an_error_page() {
    let app = TestApp::new().await;
    let (mut anna, _, _) = app.two().await;
    app.app().store().close().await;
    anna.get("/fr").await.expect(503).says("<html lang=\"fr\"");
}

/// The event stream of a page.
struct Versions(BodyDataStream);

impl Versions {
    async fn of(app: &TestApp, visitor: &Visitor, table: &str) -> Self {
        let request = Request::get(format!("/en/table/{table}/events")).header("host", HOST);
        let request = request.header("cookie", format!("session={}", visitor.cookies["session"]));
        let request = request.body(Body::empty()).expect("a request");
        let response = router(app.app().clone()).oneshot(request).await.expect("an answer");
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self(response.into_body().into_data_stream())
    }

    /// The next version, or `None` after a timeout.
    async fn next(&mut self) -> Option<u64> {
        let event = self.within(Duration::from_millis(500)).await?;
        Some(event["version"].as_u64().expect("a version"))
    }

    /// Whether there is a change within the debounce time of presence.
    async fn has_news(&mut self) -> bool {
        self.within(Duration::from_secs(3)).await.is_some()
    }

    async fn within(&mut self, time: Duration) -> Option<Value> {
        let next = tokio::time::timeout(time, self.0.next()).await.ok()??;
        let event = String::from_utf8(next.expect("an event").to_vec()).expect("a text");
        Some(serde_json::from_str(between(&event, "data: ", "\n")).expect("JSON"))
    }
}

#[tokio::test]
async fn the_stream_announces_versions_to_each_viewer() {
    let app = TestApp::new().await;
    let (mut anna, mut bert, table) = app.two().await;
    let begin = anna.live(&table).await.version();
    let mut for_anna = Versions::of(&app, &anna, &table).await;
    let mut for_bert = Versions::of(&app, &bert, &table).await;
    assert_eq!((for_anna.next().await, for_bert.next().await), (Some(begin), Some(begin)));
    anna.acts(&table, &["beer"]).await;
    assert_eq!((for_anna.next().await, for_bert.next().await), (Some(begin + 1), None));
    anna.acts(&table, &["done"]).await;
    assert_eq!((for_anna.next().await, for_bert.next().await), (Some(begin + 2), Some(begin + 2)));
    bert.live(&table).await.says(&format!("data-version=\"{}\"", begin + 2));
    app.app().close();
    assert_eq!(for_anna.next().await, None, "the stream ends with the server");
}

#[tokio::test]
async fn the_stream_announces_who_comes_and_goes() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    let mut stream = Versions::of(&app, &anna, &table).await;
    assert!(stream.has_news().await, "the stream begins with the current state");
    anna.live(&table).await.says("data-presence=\"-a\"");
    let page_of_bert = Versions::of(&app, &bert, &table).await;
    assert!(stream.has_news().await);
    anna.live(&table).await.says("data-presence=\"-h\"");
    drop(page_of_bert);
    let page_of_bert = Versions::of(&app, &bert, &table).await;
    assert!(!stream.has_news().await, "loading a page anew is no news");
    drop(page_of_bert);
    assert!(stream.has_news().await);
    anna.live(&table).await.says("data-presence=\"-a\"");
}

#[tokio::test]
async fn shutdown_does_not_wait_for_ever() {
    let config = Config { patience: Duration::from_millis(300), ..generous() };
    let app = App::new(Store::in_memory().await.expect("a store"), config);
    let server = Server::bind(app, ([127, 0, 0, 1], 0).into()).await.expect("an address");
    let mut slow = TcpStream::connect(server.address()).expect("a line");
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let running = tokio::spawn(server.run(async { stopped.await.expect("a word") }));
    // A form whose end is never sent.
    let head = "POST /en/play HTTP/1.1\r\nHost: play.test\r\nContent-Length: 100\r\n\r\nlevel";
    slow.write_all(head.as_bytes()).expect("a line");
    tokio::time::sleep(Duration::from_millis(200)).await;
    stop.send(()).expect("a server");
    let ended = tokio::time::timeout(Duration::from_secs(5), running).await;
    ended.expect("an end in time").expect("a task");
}
