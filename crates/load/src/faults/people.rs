//! People who play, talk and watch, each request at any server, and what they did and saw.

use super::history::{Event, Happening, Outcome};
use crate::http::{Answer, HttpLine};
use crate::scan;
use crate::soak::{Confirmed, Setting};
use anyhow::{Context, Result, ensure};
use hyper::StatusCode;
use hyper::header::{COOKIE, HeaderMap, HeaderValue, LOCATION};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long one attempt may take, and the pause before the next one.
const ATTEMPT: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(200);

/// How often a form is sent until its outcome counts as unknown.
const ATTEMPTS: usize = 40;

/// The beginning of every message.
const MESSAGE: &str = "message-";

/// What all clients share.
#[derive(Clone)]
pub(super) struct Surroundings {
    pub(super) servers: Arc<[SocketAddr]>,
    pub(super) events: Arc<Mutex<Vec<Event>>>,
    pub(super) begun: Instant,
    pub(super) stop: watch::Receiver<bool>,
}

/// A browser.
struct Client {
    surroundings: Surroundings,
    number: u32,
    headers: HeaderMap,
    rng: fastrand::Rng,
    /// The path and the id of the table.
    path: String,
    table: String,
    /// The newest version that it has shown.
    shown: u64,
}

/// Plays one game after another until the end.
pub(super) async fn play(surroundings: Surroundings, number: u32, mut rng: fastrand::Rng) {
    let mut games = 0;
    while !*surroundings.stop.borrow() {
        // Numbers of clients: a player and a watcher for each game.
        let client = number + 10_000 * games;
        let headers = HeaderMap::from_iter([("x-live".parse().expect("a name"), live())]);
        let (path, table) = (String::new(), String::new());
        let rng = rng.fork();
        let surroundings = surroundings.clone();
        let number = 2 * client;
        let player = Client { surroundings, number, headers, rng, path, table, shown: 0 };
        // Whatever goes wrong while the servers are away, the next game is another attempt.
        let _ = game(player).await;
        games += 1;
        tokio::time::sleep(PAUSE).await;
    }
}

fn live() -> HeaderValue {
    HeaderValue::from_static("1")
}

async fn game(mut player: Client) -> Result<()> {
    player.set_up().await?;
    let watcher = Client {
        surroundings: player.surroundings.clone(),
        number: player.number + 1,
        headers: player.headers.clone(),
        rng: player.rng.fork(),
        path: player.path.clone(),
        table: player.table.clone(),
        shown: 0,
    };
    let watching = tokio::spawn(watcher.watch());
    let result = player.play().await;
    watching.abort();
    result
}

impl Client {
    async fn set_up(&mut self) -> Result<()> {
        let setting = if self.rng.bool() { Setting::OneScreen } else { Setting::Computers };
        let answer = self.attempt("/en/new", Some(&setting.fields())).await?;
        ensure!(answer.status == StatusCode::SEE_OTHER, "status {}", answer.status);
        let address = answer.field(LOCATION).context("an address")?;
        address.split('#').next().unwrap_or_default().clone_into(&mut self.path);
        self.path.rsplit('/').next().unwrap_or_default().clone_into(&mut self.table);
        self.headers.insert(COOKIE, answer.cookies().parse()?);
        Ok(())
    }

    async fn play(&mut self) -> Result<()> {
        for step in 0..60 {
            if *self.surroundings.stop.borrow() {
                return Ok(());
            }
            tokio::time::sleep(PAUSE.mul_f64(0.5 + self.rng.f64())).await;
            let Some(page) = self.look().await else { continue };
            let Some(seen) = scan::version(&page) else { continue };
            let offered = scan::offered_actions(&page);
            let action = self.rng.choice(offered.iter().copied()).filter(|_| step % 3 > 0);
            if let Some(action) = action {
                let fields = [("version", &*seen.to_string()), ("act", action)];
                let outcome = self.send("act", &fields).await;
                self.note_sent(seen, Confirmed::Action(action.to_owned()), outcome);
            } else {
                let text = format!("{MESSAGE}{:016x}", self.rng.u64(..));
                let fields = [("version", &*seen.to_string()), ("text", &*text)];
                let outcome = self.send("say", &fields).await;
                self.note_sent(seen, Confirmed::Said(text), outcome);
            }
        }
        Ok(())
    }

    /// The table as any server shows it. A page says what it shows already, and so does this.
    async fn look(&mut self) -> Option<String> {
        let path = format!("{}/live?since={}", self.path, self.shown);
        let answer = self.attempt(&path, None).await.ok()?;
        let page = answer.text().ok().filter(|_| answer.status == StatusCode::OK)?;
        let version = scan::version(&page)?;
        self.shown = version;
        self.note(Happening::Saw { version, said: messages(&page) });
        Some(page)
    }

    /// Sends a form until it is answered. A refusal counts only if no attempt before it may have succeeded.
    async fn send(&mut self, form: &str, fields: &[(&str, &str)]) -> Outcome {
        let path = format!("{}/{form}", self.path);
        let mut may_be_done = false;
        for _ in 0..ATTEMPTS {
            match self.attempt(&path, Some(fields)).await {
                Ok(answer) if answer.status == StatusCode::OK => {
                    let version = answer.text().ok().and_then(|page| scan::version(&page));
                    self.shown = version.unwrap_or(self.shown);
                    return version.map_or(Outcome::Unknown, Outcome::Done);
                }
                Ok(answer) if answer.status.is_client_error() => {
                    return if may_be_done { Outcome::Unknown } else { Outcome::Refused };
                }
                // The server could not say whether it was saved, or has said nothing.
                Ok(_) | Err(_) => may_be_done = true,
            }
            tokio::time::sleep(PAUSE).await;
        }
        Outcome::Unknown
    }

    /// One request at any server.
    async fn attempt(&mut self, path: &str, fields: Option<&[(&str, &str)]>) -> Result<Answer> {
        let server = self.any_server();
        let headers = &self.headers;
        let request = async {
            let mut line = HttpLine::open(server).await?;
            match fields {
                Some(fields) => line.post(path, headers, fields).await,
                None => line.get(path, headers).await,
            }
        };
        tokio::time::timeout(ATTEMPT, request).await?
    }

    fn any_server(&mut self) -> SocketAddr {
        let servers = &self.surroundings.servers;
        servers[self.rng.usize(..servers.len())]
    }

    /// Watches the table by the streams of any servers, until the task is aborted.
    async fn watch(mut self) {
        loop {
            let server = self.any_server();
            let _ = self.follow(server).await;
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn follow(&mut self, server: SocketAddr) -> Result<()> {
        let line = HttpLine::open(server).await?;
        let mut stream = line.stream(&format!("{}/events", self.path), &self.headers).await?;
        loop {
            // The stream says every 15 seconds that it lives.
            let event = tokio::time::timeout(Duration::from_secs(20), stream.next()).await??;
            let (event, _) = event.context("the stream has ended")?;
            let Some(data) = event.lines().find_map(|line| line.strip_prefix("data:")) else {
                continue;
            };
            let data: serde_json::Value = serde_json::from_str(data.trim())?;
            // A page ignores what is older than what it shows, from a server that cannot reach the database.
            if let Some(version) = data["version"].as_u64().filter(|version| *version >= self.shown)
            {
                self.shown = version;
                self.note(Happening::Saw { version, said: Vec::new() });
            }
        }
    }

    fn note_sent(&self, seen: u64, what: Confirmed, outcome: Outcome) {
        self.note(Happening::Sent { seen, what, outcome });
    }

    fn note(&self, what: Happening) {
        let at = self.surroundings.begun.elapsed();
        let event = Event { at, client: self.number, table: self.table.clone(), what };
        self.surroundings.events.lock().expect("no client panics while it writes").push(event);
    }
}

/// The messages that a page shows.
fn messages(page: &str) -> Vec<String> {
    let rest = page.split(MESSAGE).skip(1);
    rest.filter_map(|rest| Some(format!("{MESSAGE}{}", rest.get(..16)?))).collect()
}
