//! Slow, numerous or disconnected clients do not block others.

use super::*;
use crate::harness::{HOST, generous};
use axum::body::Body;
use axum::http::Request;
use futures_util::future::poll_immediate;
use hamburgum_server::{App, Config, Server, router};
use hamburgum_store::Store;
use hamburgum_table::{Command, Who};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tower::ServiceExt;

/// A timeout against hanging tests; nothing is measured.
const LONG: Duration = Duration::from_mins(1);
const SHORT: Duration = Duration::from_millis(100);

async fn serve(config: Config) -> SocketAddr {
    let app = App::new(Store::in_memory().await.expect("a store"), config);
    let server = Server::bind(app, ([127, 0, 0, 1], 0).into()).await.expect("an address");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    address
}

/// Sends these bytes and nothing more, and returns everything that the server sends until it closes
/// the connection.
async fn answer_to(address: SocketAddr, bytes: &[u8]) -> String {
    let mut line = TcpStream::connect(address).await.expect("a connection");
    line.write_all(bytes).await.expect("a line");
    let mut answer = Vec::new();
    let read = tokio::time::timeout(LONG, line.read_to_end(&mut answer)).await;
    // A server that closes before it has read everything may reset the connection.
    let _ = read.expect("an end of the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn idle_and_incomplete_requests_time_out() {
    let address = serve(Config { longest_silence: SHORT, ..generous() }).await;
    for unfinished in
        ["", "GET / HT", "GET / HTTP/1.1\r\nHost: play.test\r\n", "PRI * HTTP/2.0\r\n"]
    {
        let answer = answer_to(address, unfinished.as_bytes()).await;
        assert!(!answer.contains(" 200 "), "{unfinished:?}: {answer}");
    }
    let whole = "GET /healthz HTTP/1.1\r\nHost: play.test\r\n\r\n";
    let answer = answer_to(address, whole.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

/// The client answers nothing and asks for nothing, but a ping keeps the line from being quiet.
#[tokio::test]
async fn pings_do_not_keep_an_idle_connection_open() {
    const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    const PING: &[u8] = b"\0\0\x08\x06\0\0\0\0\0pingping";
    let address = serve(Config { longest_silence: SHORT, ..generous() }).await;
    let (mut answers, mut line) =
        TcpStream::connect(address).await.expect("a connection").into_split();
    line.write_all(PREFACE).await.expect("a line");
    let pinging = async {
        while line.write_all(PING).await.is_ok() {
            tokio::time::sleep(SHORT / 4).await;
        }
    };
    let mut answer = Vec::new();
    let closed = async { tokio::join!(pinging, answers.read_to_end(&mut answer)) };
    // A client that was sending when the connection was closed may see a reset.
    let _ = tokio::time::timeout(LONG, closed).await.expect("an end of the connection");
    assert!(!answer.is_empty(), "the server speaks HTTP/2");
}

#[tokio::test]
async fn a_form_that_does_not_arrive_in_time_is_refused_with_a_page() {
    let address =
        serve(Config { longest_upload: SHORT, longest_silence: LONG, ..generous() }).await;
    let form = "POST /de/play HTTP/1.1\r\nHost: play.test\r\nContent-Length: 100\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\nlevel";
    let answer = answer_to(address, form.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("Das hat zu lange gedauert"), "{answer}");
}

#[tokio::test]
async fn long_headers_are_refused() {
    let address = serve(generous()).await;
    for (length, is_taken) in [(30_000, true), (66_000, false), (100_000, false), (300_000, false)]
    {
        let cookie = "x".repeat(length);
        let request = format!(
            "GET /healthz HTTP/1.1\r\nHost: play.test\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n"
        );
        let answer = answer_to(address, request.as_bytes()).await;
        assert_eq!(answer.contains(" 200 "), is_taken, "{length}: {answer}");
    }
}

#[tokio::test]
async fn the_streams_of_a_network_are_limited() {
    let app =
        TestApp::with(Config { behind_proxy: true, streams_per_network: 2, ..generous() }).await;
    let (.., table) = app.two().await;
    let stream = async |from: &str| {
        let request = Request::get(format!("/en/table/{table}/events")).header("host", HOST);
        let request = request.header("x-forwarded-for", from).body(Body::empty());
        router(app.app().clone()).oneshot(request.expect("a request")).await.expect("an answer")
    };
    let (first, second) = (stream("2001:db8::1").await, stream("2001:db8::2").await);
    assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
    assert_eq!(stream("2001:db8::3").await.status(), 429);
    assert_eq!(stream("2001:db8:0:1::3").await.status(), 200, "another network");
    drop(first);
    assert_eq!(stream("2001:db8::3").await.status(), 200, "a page was closed");
}

/// The first poll of the request starts the work; if it ran there, the response would be ready.
#[tokio::test]
async fn a_city_is_not_generated_on_an_async_worker() {
    let app = TestApp::new().await;
    let mut visitor = app.stranger();
    let mut picture = pin!(visitor.get("/boards/city1-4242.svg"));
    assert!(poll_immediate(&mut picture).await.is_none());
    picture.await.expect(200).says("<svg");
}

#[tokio::test]
async fn written_entries_are_published_even_if_the_client_disconnects() {
    let app = TestApp::new().await;
    let (mut anna, _, table) = app.two().await;
    let open = app.app().tables().get(&table).await.expect("the table");
    let (before, seats) = (open.table().version(), open.table().seats().to_vec());
    let hamburgum_table::Holder::Person { id, ref name } = seats[0].holder else {
        panic!("nobody on the first seat")
    };
    let who = Who { id, name: name.clone().expect("a name"), aliases: Vec::new() };
    let say = Command::Say("Moin".to_owned());
    {
        let mut said = pin!(app.app().tables().act(&open, &who, before, &say));
        assert!(poll_immediate(&mut said).await.is_none());
    }
    let mut changes = open.changes();
    let shown = changes.wait_for(|version| *version > before);
    tokio::time::timeout(LONG, shown).await.expect("a new version").expect("an open table");
    anna.live(&table).await.says("Moin");
}
