//! An app with visitors, each with their own cookies.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, header};
use hamburgum_server::{App, Config, Quota, router};
use hamburgum_store::Store;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use tower::ServiceExt;

/// The host name that visitors use.
pub(crate) const HOST: &str = "play.test";

/// A server without a network.
#[derive(Clone)]
pub(crate) struct TestApp {
    app: App,
}

/// Limits for computers that answer at once and visitors without delays.
pub(crate) fn generous() -> Config {
    Config {
        pace: Duration::ZERO,
        plan_pause: Duration::ZERO,
        // Nothing may depend on the speed of the machine.
        longest_thought: Duration::from_mins(10),
        review_nodes: 60,
        changes: Quota::per_second(number(100_000)),
        ..Config::default()
    }
}

/// A number of a rate limit.
pub(crate) const fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a number above zero")
}

impl TestApp {
    pub(crate) async fn new() -> Self {
        Self::with(generous()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::on(Store::in_memory().await.expect("a store"), config)
    }

    pub(crate) fn on(store: Store, config: Config) -> Self {
        Self { app: App::new(store, config) }
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// A visitor without a session.
    pub(crate) fn stranger(&self) -> Visitor {
        let (cookies, headers) = (BTreeMap::new(), BTreeMap::new());
        Visitor { router: router(self.app.clone()), cookies, headers }
    }

    /// A guest with this name.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        visitor.post("/en/account/name", &[("name", name)]).await.expect(303);
        visitor
    }

    /// Anna plays Red and begins, Bert plays Blue.
    pub(crate) async fn two(&self) -> (Visitor, Visitor, String) {
        let mut anna = self.guest("Anna").await;
        let table = anna.open_table(&[]).await;
        let bert = self.joins("Bert", &mut anna, &table).await;
        (anna, bert, table)
    }

    /// Waits until this many turns were played, for those of computers.
    pub(crate) async fn wait_for_turns(&self, table: &str, turns: u32) {
        let begun = Instant::now();
        while self.app.tables().look(table).await.expect("a table").game().turns_played() < turns {
            assert!(begun.elapsed() < Duration::from_mins(5), "the computers do not move");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// A new visitor takes the first open seat with the invitation link from `host`.
    pub(crate) async fn joins(&self, name: &str, host: &mut Visitor, table: &str) -> Visitor {
        let door = host.invitation(table).await;
        let mut guest = self.stranger();
        guest.post(&door, &[("name", name)]).await.expect(303);
        guest
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Visitor {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    headers: BTreeMap<&'static str, String>,
}

impl Visitor {
    /// Sends this header from now on.
    pub(crate) fn sending(mut self, name: &'static str, value: &str) -> Self {
        self.headers.insert(name, value.to_owned());
        self
    }

    /// The same browser, with another server at the address.
    pub(crate) fn at(mut self, other: &TestApp) -> Self {
        self.router = router(other.app.clone());
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, String::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.extend_pairs(fields);
        self.send(Method::POST, path, form.finish()).await
    }

    /// Opens the stream of events of a table; the page is connected until the result is dropped.
    pub(crate) async fn connects(&mut self, table: &str) -> Body {
        self.opens(&format!("/en/table/{table}/events")).await
    }

    /// Opens a response that does not end.
    pub(crate) async fn opens(&mut self, path: &str) -> Body {
        self.opens_with(Method::GET, path, String::new()).await
    }

    /// Sends a form whose response does not end.
    pub(crate) async fn opens_by_post(&mut self, path: &str, fields: &[(&str, &str)]) -> Body {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.extend_pairs(fields);
        self.opens_with(Method::POST, path, form.finish()).await
    }

    async fn opens_with(&mut self, method: Method, path: &str, body: String) -> Body {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, cookies.join("; "));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).expect("a request");
        self.router.clone().oneshot(request).await.expect("an answer").into_body()
    }

    /// Follows the redirect of a response.
    pub(crate) async fn follow(&mut self, answer: &Answer) -> Answer {
        self.get(answer.location()).await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: String) -> Answer {
        let is_form = method == Method::POST;
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        if is_form {
            request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            request = request.header(header::CONTENT_LENGTH, body.len());
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        let request = request.body(Body::from(body)).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        self.keep_cookies(&parts.headers);
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        for cookie in headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie");
            let (name, rest) = cookie.split_once('=').expect("a cookie with a name");
            let value = rest.split(';').next().unwrap_or_default();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    /// Creates a table of two, for the visitor and an open seat, with changes to the form; returns its id.
    pub(crate) async fn open_table(&mut self, changes: &[(&str, &str)]) -> String {
        let answer = self.post("/en/new", &table_form(changes)).await.expect(303);
        answer.location().rsplit('/').next().expect("an id").to_owned()
    }

    /// The path of the invitation to the first open seat.
    pub(crate) async fn invitation(&mut self, table: &str) -> String {
        let page = self.get(&format!("/en/table/{table}")).await.expect(200);
        let door = between(&page.body, &format!("value=\"http://{HOST}/join/"), "\"");
        format!("/en/join/{door}")
    }

    /// The current `<main>` of a table.
    pub(crate) async fn live(&mut self, table: &str) -> Answer {
        self.get(&format!("/en/table/{table}/live")).await.expect(200)
    }

    /// Sends a form of the table with the version of the current page.
    pub(crate) async fn does(
        &mut self,
        table: &str,
        what: &str,
        fields: &[(&str, &str)],
    ) -> Answer {
        let version = self.live(table).await.version().to_string();
        let fields = [&[("version", version.as_str())], fields].concat();
        self.post(&format!("/en/table/{table}/{what}"), &fields).await
    }

    /// Takes steps in the current turn.
    pub(crate) async fn acts(&mut self, table: &str, steps: &[&str]) {
        for step in steps {
            self.does(table, "act", &[("act", step)]).await.expect(303);
        }
    }
}

/// A table of two in Hamburg: its creator begins, and the other seat is open.
pub(crate) fn table_form<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut fields = BTreeMap::from([
        ("table_name", "Alster"),
        ("seats", "2"),
        ("board", "hamburgum"),
        ("variant", "base"),
        ("start", "first"),
        ("seat1", "me"),
        ("seat2", "link"),
        ("seat3", "link"),
    ]);
    fields.extend(changes.iter().copied());
    fields.into_iter().collect()
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// Asserts the status.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }

    /// Asserts that the body contains this.
    #[track_caller]
    pub(crate) fn says(self, what: &str) -> Self {
        assert!(self.body.contains(what), "{what:?} is not in\n{}", self.text());
        self
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn location(&self) -> &str {
        self.header("location")
    }

    /// The content of `<main>`, with its tags.
    pub(crate) fn main(&self) -> &str {
        let start = self.body.find("<main").unwrap_or_default();
        let end = self.body.find("</main>").map_or(self.body.len(), |end| end + "</main>".len());
        &self.body[start..end]
    }

    /// The displayed version of the table.
    #[track_caller]
    pub(crate) fn version(&self) -> u64 {
        between(&self.body, "data-version=\"", "\"").parse().expect("a version")
    }

    /// `<main>` without drawings, for readable snapshots.
    pub(crate) fn text(&self) -> String {
        let mut parts = self.main().split("<svg");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            text.push_str("<svg/>");
            text.push_str(part.split_once("</svg>").map_or("", |(_, after)| after));
        }
        text.replace("><", ">\n<")
    }
}

/// The first text between these two.
#[track_caller]
pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let rest = text.split_once(start).map(|(_, rest)| rest);
    let found = rest.and_then(|rest| rest.split_once(end)).map(|(found, _)| found);
    found.unwrap_or_else(|| panic!("nothing between {start:?} and {end:?} in\n{text}"))
}
