//! Updates of open pages: applied to what a page has, they give what a fresh load shows.

use super::*;
use axum::body::BodyDataStream;
use fastrand::Rng;
use futures_util::StreamExt as _;
use hamburgum_web::update::{Change, apply};
use serde_json::Value;
use std::io::Write as _;
use std::time::Duration;

/// An open page of a table: what it shows, and its stream.
struct Page {
    visitor: Visitor,
    path: String,
    /// `<main>` with its edition.
    main: String,
}

impl Page {
    async fn open(mut visitor: Visitor, path: String) -> Self {
        let main = visitor.get(&path).await.expect(200).main().to_owned();
        Self { visitor, path, main }
    }

    fn edition(&self) -> &str {
        between(&self.main, "data-edition=\"", "\"")
    }

    /// Opens the stream of the page.
    async fn stream(&mut self) -> BodyDataStream {
        let address = format!("{}/events?shown={}", self.path, self.edition());
        self.visitor.opens(&address).await.into_data_stream()
    }

    /// Brings the page up to date by the first message of a new stream, as a page that wakes up does, and
    /// compares it with a fresh load.
    async fn catches_up(&mut self) {
        let mut stream = self.stream().await;
        let message = next(&mut stream).await;
        let fresh = self.fresh().await;
        self.take(&message);
        assert_eq!(self.main, fresh, "{message}");
    }

    async fn fresh(&mut self) -> String {
        self.visitor.get(&format!("{}/live", self.path)).await.expect(200).main().to_owned()
    }

    /// Does what scripts do with a message.
    fn take(&mut self, message: &Value) {
        let (from, to) = (self.edition().to_owned(), message["to"].as_str().expect("an edition"));
        if to == from {
            return;
        }
        assert_eq!(message["from"], from, "the page gets changes of what it shows");
        let changes: Vec<_> =
            message["changes"].as_array().expect("changes").iter().map(change).collect();
        let applied = apply(&self.main, &changes).expect("changes that fit");
        // The root has its own start tag among the changes, if that has changed.
        let plain = applied.replacen(&format!(" data-edition=\"{from}\""), "", 1);
        self.main = hamburgum_web::table::with_edition(&plain, &to).into_string();
    }
}

impl Page {
    /// The same, for a page that may have slept too long: then it fetches the table.
    async fn catches_up_if_known(&mut self) {
        let mut stream = self.stream().await;
        let message = next(&mut stream).await;
        drop(stream);
        if message.get("changes").is_some() || message["to"] == self.edition() {
            self.catches_up().await;
        } else {
            self.main = self.fresh().await;
        }
    }
}

fn change(told: &Value) -> Change<'_> {
    let number =
        |value: &Value| value.as_u64().and_then(|it| it.try_into().ok()).expect("a number");
    let path = told[0].as_array().expect("a path").iter().map(number).collect();
    match told.as_array().map(Vec::as_slice) {
        Some([_, tag]) => Change::Tag { path, tag: tag.as_str().expect("a tag") },
        Some([_, at, removed, html]) => Change::Children {
            path,
            at: number(at),
            removed: number(removed),
            html: html.as_str().expect("markup"),
        },
        _ => panic!("{told} is no change"),
    }
}

/// The next message of a stream.
pub(crate) async fn next(stream: &mut BodyDataStream) -> Value {
    within(Duration::from_secs(30), stream).await.expect("a message")
}

/// Whether a stream has nothing to say.
async fn is_quiet(stream: &mut BodyDataStream) -> bool {
    within(Duration::from_millis(500), stream).await.is_none()
}

async fn within(time: Duration, stream: &mut BodyDataStream) -> Option<Value> {
    let event = tokio::time::timeout(time, stream.next()).await.ok()??;
    let event = String::from_utf8(event.expect("an event").to_vec()).expect("a text");
    Some(serde_json::from_str(between(&event, "data: ", "\n\n")).expect("JSON"))
}

/// One of the things that somebody can do at a table.
async fn does_something(visitor: &mut Visitor, table: &str, rng: &mut Rng) {
    let live = visitor.live(table).await;
    let offered: Vec<String> = live
        .body
        .split("<button ")
        .filter(|tag| tag.contains(" name=\"act\"") && !tag.contains("aria-disabled=\"true\""))
        .map(|tag| between(tag, "value=\"", "\"").to_owned())
        .collect();
    let (form, field, value) = match rng.u8(..20) {
        0 => ("say", "text", "Moin <b>Hamburg</b>".to_owned()),
        1 => ("act", "undo", "1".to_owned()),
        2 => ("act", "restart", "1".to_owned()),
        3 => ("take-back", "", String::new()),
        4 => ("vote", "vote", "agree".to_owned()),
        5 => ("vote", "vote", "decline".to_owned()),
        7 => ("propose", "what", "advice".to_owned()),
        6 => ("auto-end", "auto-end", "on".to_owned()),
        _ => match rng.choice(&offered) {
            Some(action) => ("act", "act", action.clone()),
            None => return,
        },
    };
    // Some of it is refused, which changes nothing.
    visitor.does(table, form, &[(field, &value)]).await;
}

#[tokio::test]
async fn after_any_updates_a_page_equals_a_fresh_load() {
    for seed in 0..2 {
        let app = TestApp::new().await;
        let (mut anna, mut bert, table) = app.two().await;
        let clara = app.guest("Clara").await;
        let mut pages = Vec::new();
        for (visitor, language) in [
            (anna.clone(), "en"),
            (anna.clone(), "de"),
            (bert.clone(), "fr"),
            (clara, "it"),
            (app.stranger(), "it"),
        ] {
            pages.push(Page::open(visitor, format!("/{language}/table/{table}")).await);
        }
        let mut rng = Rng::with_seed(seed);
        for _ in 0..120 {
            let actor = if rng.bool() { &mut anna } else { &mut bert };
            does_something(actor, &table, &mut rng).await;
            // The others sleep, and miss some changes.
            let awake = rng.usize(..pages.len());
            pages[awake].catches_up_if_known().await;
        }
    }
}

#[tokio::test]
async fn the_response_to_a_form_and_the_stream_bring_the_same() {
    let app = TestApp::new().await;
    let (anna, _, table) = app.two().await;
    let path = format!("/en/table/{table}");
    let mut page = Page::open(anna.clone(), path.clone()).await;
    let mut stream = page.stream().await;
    let first = next(&mut stream).await;
    page.take(&first);
    let version = between(&page.main, "data-version=\"", "\"").to_owned();
    let mut script = anna.clone().sending("x-live", page.edition());
    let fields = [("version", version.as_str()), ("act", "beer")];
    let answer = script.post(&format!("{path}/act"), &fields).await.expect(200);
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("content-security-policy"), "", "nobody opens it as a page");
    let answer: Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(next(&mut stream).await, answer);
    page.take(&answer);
    let fresh = page.fresh().await;
    assert_eq!(page.main, fresh);
}

#[tokio::test]
async fn a_draft_changes_nothing_for_others() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    let path = format!("/en/table/{table}");
    let mut page = Page::open(bert, path.clone()).await;
    let mut stream = page.stream().await;
    assert_eq!(next(&mut stream).await["to"], page.edition());
    // Opened later, because a page shows who is there.
    let mut spectator = Page::open(app.stranger(), path).await;
    let mut spectators = spectator.stream().await;
    assert_eq!(next(&mut spectators).await["to"], spectator.edition());
    let before = (page.fresh().await, spectator.fresh().await);
    anna.acts(&table, &["guildhall"]).await;
    anna.does(&table, "act", &[("undo", "1")]).await.expect(303);
    anna.acts(&table, &["beer"]).await;
    // Neither markup, editions nor the time of a message tell anything.
    assert_eq!((page.fresh().await, spectator.fresh().await), before);
    assert!(is_quiet(&mut stream).await && is_quiet(&mut spectators).await);
    anna.acts(&table, &["done"]).await;
    let message = next(&mut stream).await;
    page.take(&message);
    let fresh = page.fresh().await;
    assert_eq!(page.main, fresh);
    assert_ne!(next(&mut spectators).await["to"], spectator.edition());
}

#[tokio::test]
async fn people_without_a_seat_share_what_strangers_see() {
    let app = TestApp::new().await;
    let (.., table) = app.two().await;
    let path = format!("/en/table/{table}");
    let clara = Page::open(app.guest("Clara").await, path.clone()).await;
    let stranger = Page::open(app.stranger(), path.clone()).await;
    let german = Page::open(app.stranger(), path.replace("/en/", "/de/")).await;
    assert_eq!(clara.main, stranger.main);
    assert_ne!(german.edition(), stranger.edition());
}

#[tokio::test]
async fn an_unknown_edition_gets_the_whole_table() {
    let app = TestApp::new().await;
    let (anna, _, table) = app.two().await;
    let mut script = anna.sending("x-live", "1234");
    script.does(&table, "say", &[("text", "Moin")]).await.expect(200).says("<main id=\"table\"");
    let path = format!("/en/table/{table}/events?shown=zzz");
    let mut stream = script.opens(&path).await.into_data_stream();
    let message = next(&mut stream).await;
    assert!(message.get("changes").is_none() && message["to"].is_string(), "{message}");
}

#[tokio::test]
async fn what_a_page_has_is_remembered_only_while_it_is_connected() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    let mut page = Page::open(bert, format!("/en/table/{table}")).await;
    for is_connected in [true, false] {
        let stream = page.stream().await;
        let connected = is_connected.then_some(stream);
        app.app().tables().close_unwatched();
        drop(connected);
        anna.does(&table, "say", &[("text", "Moin")]).await.expect(303);
        let message = next(&mut page.stream().await).await;
        assert_eq!(message.get("changes").is_some(), is_connected, "{message}");
        page.main = page.fresh().await;
    }
}

#[tokio::test]
async fn a_page_keeps_the_log_and_the_chat_that_it_asked_for() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    for number in 0..60 {
        anna.does(&table, "say", &[("text", &format!("message {number}"))]).await.expect(303);
    }
    let mut bert = bert;
    let old = bert.get(&format!("/en/table/{table}?talk=20")).await.expect(200);
    let edition = between(old.main(), "data-edition=\"", "\"");
    let live = bert.get(&format!("/en/table/{table}/live?talk=20")).await.expect(200);
    assert_eq!(live.main(), old.main());
    let path = format!("/en/table/{table}/events?talk=20&shown={edition}");
    let mut stream = bert.opens(&path).await.into_data_stream();
    assert_eq!(next(&mut stream).await["to"], edition);
}

#[tokio::test]
async fn a_slow_client_gets_all_changes_in_one_message() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    let mut page = Page::open(bert, format!("/en/table/{table}")).await;
    let mut stream = page.stream().await;
    assert_eq!(next(&mut stream).await["to"], page.edition());
    for word in ["Moin", "Hummel, Hummel", "Mors, Mors"] {
        anna.does(&table, "say", &[("text", word)]).await.expect(303);
    }
    anna.acts(&table, &["beer", "done"]).await;
    let message = next(&mut stream).await;
    page.take(&message);
    assert!(is_quiet(&mut stream).await);
    let fresh = page.fresh().await;
    assert_eq!(page.main, fresh);
}

#[tokio::test]
async fn a_compressed_stream_says_the_same() {
    let app = TestApp::new().await;
    let (mut anna, bert, table) = app.two().await;
    let path = format!("/en/table/{table}/events");
    let mut plain = bert.clone().opens(&path).await.into_data_stream();
    let mut bert = bert.sending("accept-encoding", "gzip");
    let mut packed = bert.opens(&path).await.into_data_stream();
    let mut decoder = flate2::write::GzDecoder::new(Vec::new());
    for word in [None, Some("Moin"), Some("Mors, Mors")] {
        if let Some(word) = word {
            anna.does(&table, "say", &[("text", word)]).await.expect(303);
        }
        let expected = next(&mut plain).await;
        let part = packed.next().await.expect("an event").expect("bytes");
        decoder.write_all(&part).expect("a gzip stream");
        decoder.flush().expect("all of it");
        let event = String::from_utf8(std::mem::take(decoder.get_mut())).expect("a text");
        let message: Value = serde_json::from_str(between(&event, "data: ", "\n\n")).expect("JSON");
        assert_eq!(message, expected);
    }
}
