//! While the database is away, tables stay visible, and nothing is acknowledged that is not saved.

use super::*;
use crate::harness::generous;
use axum::body::BodyDataStream;
use futures_util::StreamExt as _;
use hamburgum_server::work;
use hamburgum_store::{Store, StoreAddress};
use sqlx::postgres::PgConnectOptions;
use std::future::pending;
use std::time::{Duration, Instant};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

/// The line to the database, which can be cut.
struct Line {
    url: String,
    is_cut: watch::Sender<bool>,
}

impl Line {
    async fn to(url: &str) -> Self {
        let server: PgConnectOptions = url.parse().expect("a URL");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("its port").port();
        let (_, schema) = url.split_once('?').expect("a schema");
        let name = server.get_database().expect("a name");
        let user = server.get_username();
        let url = format!("postgres://{user}@127.0.0.1:{port}/{name}?sslmode=disable&{schema}");
        let is_cut = watch::Sender::new(false);
        tokio::spawn(forward(listener, server, is_cut.subscribe()));
        Self { url, is_cut }
    }
}

async fn forward(listener: TcpListener, server: PgConnectOptions, is_cut: watch::Receiver<bool>) {
    let socket = server.get_socket().expect("a private server").clone();
    let path = socket.join(format!(".s.PGSQL.{}", server.get_port()));
    while let Ok((mut client, _)) = listener.accept().await {
        let (path, mut is_cut) = (path.clone(), is_cut.clone());
        tokio::spawn(async move {
            let mut server = UnixStream::connect(path).await.expect("the server");
            tokio::select! {
                _ = copy_bidirectional(&mut client, &mut server) => {}
                _ = is_cut.wait_for(|is_cut| *is_cut) => {}
            }
        });
    }
}

/// Waits until the page of a table says, or no longer says, that moves wait.
async fn until_waiting(visitor: &mut Visitor, path: &str, waits: bool) {
    let begun = Instant::now();
    loop {
        let page = visitor.get(path).await;
        if page.status == 200 && page.body.contains("data-state=\"waiting\"") == waits {
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{}", page.status);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits for an event with this text.
async fn until_told(stream: &mut BodyDataStream, text: &str) {
    let wait = async {
        while let Some(event) = stream.next().await {
            let event = event.expect("an event");
            if String::from_utf8_lossy(&event).contains(text) {
                return;
            }
        }
        panic!("the stream has ended");
    };
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect(text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn tables_stay_visible_and_moves_wait() {
    let Some(url) = postgres::database().await else { return };
    let line = Line::to(&url).await;
    let address: StoreAddress = line.url.parse().expect("a URL");
    let app = TestApp::on(Store::open_at(&address).await.expect("a store"), generous());
    let background = tokio::spawn(work(app.app().clone(), pending()));
    let (mut anna, mut bert, table) = app.two().await;
    let path = format!("/en/table/{table}");
    let shown = anna.get(&path).await.expect(200);
    bert.get(&path).await.expect(200);
    let mut stream = bert.connects(&table).await.into_data_stream();
    until_told(&mut stream, "version").await;

    line.is_cut.send_replace(true);
    until_waiting(&mut anna, &path, true).await;
    until_told(&mut stream, "event: away").await;
    anna.get(&path).await.expect(200).says("On hold");
    let version = shown.version().to_string();
    let act = [("version", version.as_str()), ("act", "sugar")];
    let mut script = anna.clone().sending("x-live", "");
    let refused = script.post(&format!("{path}/act"), &act).await.expect(503);
    let retry: u64 = refused.header("retry-after").parse().expect("seconds");
    assert!((2..=6).contains(&retry));
    refused.says("Moves are on hold");

    line.is_cut.send_replace(false);
    until_waiting(&mut anna, &path, false).await;
    until_told(&mut stream, "version").await;
    assert_eq!(anna.live(&table).await.version(), shown.version(), "nothing was acknowledged");
    // The page sends the same form again.
    script.post(&format!("{path}/act"), &act).await.expect(200);
    anna.acts(&table, &["done"]).await;
    assert!(bert.live(&table).await.version() > shown.version());
    background.abort();
}
