//! The people at a table: they play random moves, talk, leave and come back, and begin again.

use super::Grounds;
use super::guest::Guest;
use super::ledger::{Acknowledged, Confirmed, Event};
use super::setting::Setting;
use super::watching::watch;
use crate::http::Answer;
use crate::scan;
use anyhow::{Context, Result, bail, ensure};
use hyper::StatusCode;
use hyper::header::LOCATION;

/// A record from elsewhere.
const RECORD: &str = include_str!("../../../engine/tests/golden/two-3-londinium.txt");

/// One in so many steps is something other than a move, and one in so many tables an imported record.
const ONE_IN: u32 = 12;

/// People at a table.
struct Party {
    grounds: Grounds,
    rng: fastrand::Rng,
    /// The path of the table.
    path: String,
    guests: Vec<Guest>,
    /// What each of them sees.
    pages: Vec<String>,
    said: u32,
}

/// Meets at one table after another.
pub(super) async fn meet_until_stopped(grounds: &Grounds, number: u32, mut rng: fastrand::Rng) {
    let mut setting = number;
    while !*grounds.stop.borrow() {
        if let Err(error) = meet(grounds, Setting::of(setting), rng.fork()).await {
            if error.is::<Limited>() {
                grounds.ledger.count(Event::Refused);
            } else {
                grounds.ledger.note_failure(format!("{error:#}"));
            }
            tokio::time::sleep(grounds.pause).await;
        }
        setting += 1;
    }
}

/// A game up to its end, or up to a random number of steps and then a resignation.
async fn meet(grounds: &Grounds, setting: Setting, mut rng: fastrand::Rng) -> Result<()> {
    if rng.u32(..ONE_IN) == 0 {
        import(grounds).await?;
    }
    let mut party = Party::set_up(grounds, setting, rng).await?;
    let headers = party.guests[0].headers().clone();
    let watcher = watch(grounds.clone(), party.path.clone(), headers, party.rng.fork());
    let watcher = tokio::spawn(watcher);
    let played = party.play().await;
    watcher.abort();
    played
}

/// Opens a record and asks for its review.
async fn import(grounds: &Grounds) -> Result<()> {
    let mut guest = Guest::new(grounds);
    let answer = guest.post("/en/open", &[("name", "Elsewhere"), ("record", RECORD)]).await?;
    let replay = location(&answer)?;
    grounds.ledger.count(Event::Import);
    read(&guest.page(&replay).await?).context("the page of a replay")?;
    let table = replay.split("/replay").next().unwrap_or_default();
    review(grounds, &mut guest, table).await
}

async fn review(grounds: &Grounds, guest: &mut Guest, table: &str) -> Result<()> {
    let answer = guest.post(&format!("{table}/review"), &[]).await?;
    if answer.status != StatusCode::SEE_OTHER {
        read(&answer).context("after a request for a review")?;
    }
    grounds.ledger.count(Event::Review);
    read(&guest.page(&format!("{table}/review")).await?).context("the page of a review")?;
    Ok(())
}

fn location(answer: &Answer) -> Result<String> {
    let status = answer.status;
    ensure!(status == StatusCode::SEE_OTHER, "nothing was set up: status {status}");
    let address = answer.field(LOCATION).context("an address")?;
    Ok(address.split('#').next().unwrap_or_default().to_owned())
}

impl Party {
    async fn set_up(grounds: &Grounds, setting: Setting, rng: fastrand::Rng) -> Result<Self> {
        let mut anna = Guest::new(grounds);
        let answer = anna.post("/en/new", &setting.fields()).await?;
        let path = location(&answer)?;
        anna.keep_cookies(&answer)?;
        grounds.ledger.count(Event::Game);
        let mut guests = vec![anna];
        if setting == Setting::Friends {
            let bert = invited(grounds, &mut guests[0], &path).await?;
            guests.push(bert);
        }
        let pages = vec![String::new(); guests.len()];
        Ok(Self { grounds: grounds.clone(), rng, path, guests, pages, said: 0 })
    }

    async fn play(&mut self) -> Result<()> {
        let steps = self.rng.u32(40..160);
        for _ in 0..steps {
            let pause = self.grounds.pause.mul_f64(0.5 + self.rng.f64());
            tokio::time::sleep(pause).await;
            if *self.grounds.stop.borrow() {
                return Ok(());
            }
            let guest = self.rng.usize(..self.guests.len());
            match self.rng.u32(..ONE_IN) {
                0 => self.talk(guest).await?,
                1 => self.guests[guest].hang_up(),
                _ => self.step().await?,
            }
        }
        self.resign().await
    }

    /// A move of whoever can make one.
    async fn step(&mut self) -> Result<()> {
        for guest in 0..self.guests.len() {
            let answer = self.guests[guest].page(&format!("{}/live", self.path)).await?;
            self.pages[guest] = read(&answer)?;
            let offered = scan::offered_actions(&self.pages[guest]);
            if let Some(action) = choose(&offered, &mut self.rng) {
                let action = action.to_owned();
                return self.act(guest, action).await;
            }
        }
        Ok(())
    }

    async fn act(&mut self, guest: usize, action: String) -> Result<()> {
        let seen = version(&self.pages[guest])?;
        let fields = [("version", &*seen.to_string()), ("act", &*action)];
        let answer = self.guests[guest].post(&format!("{}/act", self.path), &fields).await?;
        if answer.status == StatusCode::CONFLICT {
            self.grounds.ledger.count(Event::Refused);
            return Ok(());
        }
        let version = version(&read(&answer).with_context(|| format!("after {action}"))?)?;
        self.acknowledge(seen, version, Confirmed::Action(action));
        Ok(())
    }

    async fn talk(&mut self, guest: usize) -> Result<()> {
        self.said += 1;
        let text = format!("Message {} of {}", self.said, self.rng.u64(..));
        let page = self.guests[guest].page(&format!("{}/live", self.path)).await?;
        let seen = version(&read(&page)?)?;
        let fields = [("version", &*seen.to_string()), ("text", &*text)];
        let answer = self.guests[guest].post(&format!("{}/say", self.path), &fields).await?;
        let version = version(&read(&answer).context("after a message")?)?;
        self.acknowledge(seen, version, Confirmed::Said(text));
        Ok(())
    }

    /// Ends the game, and asks for its review.
    async fn resign(&mut self) -> Result<()> {
        let path = format!("{}/resign", self.path);
        let answer = self.guests[0].post(&path, &[("seat", "red")]).await?;
        // It may have ended by the rules, or by a resignation whose answer was lost.
        let is_refused = answer.status == StatusCode::UNPROCESSABLE_ENTITY;
        if !(is_refused && self.is_over().await?) {
            read(&answer).context("after a resignation")?;
        }
        let table = self.path.clone();
        review(&self.grounds, &mut self.guests[0], &table).await
    }

    /// There is a picture of the result.
    async fn is_over(&mut self) -> Result<bool> {
        let answer = self.guests[0].page(&format!("{}/result.svg", self.path)).await?;
        Ok(answer.status == StatusCode::OK)
    }

    fn acknowledge(&self, seen: u64, version: u64, what: Confirmed) {
        let table = self.path.rsplit('/').next().unwrap_or_default().to_owned();
        self.grounds.ledger.acknowledge(Acknowledged { table, seen, version, what });
    }
}

/// A second person, who follows the invitation that the table shows.
async fn invited(grounds: &Grounds, host: &mut Guest, path: &str) -> Result<Guest> {
    let page = read(&host.page(&format!("{path}/live")).await?)?;
    let (_, rest) = page.split_once("/join/").context("an invitation")?;
    let door = rest.split(['"', '<', ' ', '&']).next().unwrap_or_default();
    let mut bert = Guest::new(grounds);
    let answer = bert.post(&format!("/en/join/{door}"), &[("name", "Bert")]).await?;
    location(&answer)?;
    bert.keep_cookies(&answer)?;
    grounds.ledger.count(Event::Join);
    Ok(bert)
}

/// The text of an answer. Limits and full queues are part of a server under load.
fn read(answer: &Answer) -> Result<String> {
    match answer.status {
        StatusCode::OK => answer.text(),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Err(Limited.into()),
        other => bail!("status {other}"),
    }
}

/// The server has enough to do, or this person has.
#[derive(Debug)]
struct Limited;

impl std::fmt::Display for Limited {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the server is busy")
    }
}

impl std::error::Error for Limited {}

fn version(page: &str) -> Result<u64> {
    scan::version(page).context("the version of a table")
}

/// A random one; ending the turn is more likely, so that turns end.
fn choose<'p>(offered: &[&'p str], rng: &mut fastrand::Rng) -> Option<&'p str> {
    let end = offered.iter().find(|&&action| action == "done");
    let end = end.filter(|_| rng.u8(..3) == 0);
    end.copied().or_else(|| rng.choice(offered.iter().copied()))
}
