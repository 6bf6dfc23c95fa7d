//! What people hear of their games on their phones, and when.

use super::{Awaited, DAY, MINUTE, Month, SECOND};
use crate::harness::TestApp;
use crate::notices::subscribe;
use hamburgum_fakes::{FakeBrowser, FakePushService};
use hamburgum_hours::Moment;
use hamburgum_server::{Config, Outgoing};
use hamburgum_store::PersonId;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

/// The phones, and what they have shown.
pub(super) struct Phones {
    service: FakePushService,
    browsers: HashMap<usize, Arc<FakeBrowser>>,
    received: usize,
    /// The person, the table, the number of the turn and what it was about.
    told: HashSet<(usize, usize, u32, Title)>,
    pub(super) counts: HashMap<Title, usize>,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Title {
    Turn,
    Alarm,
}

impl Phones {
    pub(super) async fn new() -> Self {
        Self {
            service: FakePushService::start().await,
            browsers: HashMap::new(),
            received: 0,
            told: HashSet::new(),
            counts: HashMap::new(),
        }
    }

    /// Servers may send to this service.
    pub(super) fn allowed(&self, config: Config) -> Config {
        let outgoing = Outgoing::without_mail("https://play.test".into());
        let outgoing = outgoing.with_trusted(self.service.origin()).expect("an origin");
        Config { outgoing: Some(outgoing), ..config }
    }

    /// A guest with a phone.
    pub(super) async fn add_person(
        &mut self,
        app: &TestApp,
        number: usize,
        name: &str,
    ) -> PersonId {
        let mut visitor = app.guest(name).await;
        self.browsers.insert(number, subscribe(&self.service, &mut visitor).await);
        let people = app.app().store().people().await.expect("a list");
        people.iter().find(|person| person.name == name).expect("the guest").id
    }

    pub(super) fn has(&self, person: usize) -> bool {
        self.browsers.contains_key(&person)
    }

    fn owner(&self, endpoint: &str) -> usize {
        let mine = self.browsers.iter().find(|(_, browser)| browser.endpoint() == endpoint);
        *mine.expect("a known phone").0
    }

    fn has_heard(&self, person: usize, table: usize, turn: u32) -> bool {
        [Title::Turn, Title::Alarm]
            .into_iter()
            .any(|title| self.told.contains(&(person, table, turn, title)))
    }
}

/// Whether somebody looks at a turn at once: then only an alarm may follow.
pub(super) fn is_seen_at_once(table: usize, turn: u32) -> bool {
    (table + turn as usize).is_multiple_of(3)
}

/// When a server of this month looks at a turn: at the first full minute after the pause.
fn first_look(begun: i64) -> i64 {
    (begun + 15 * SECOND + MINUTE - 1) / MINUTE * MINUTE
}

impl Month {
    /// Somebody who looks at the page has seen the turn.
    pub(super) async fn note_seen(&self, table: usize, awaited: Awaited, version: u64) {
        if is_seen_at_once(table, awaited.turn) {
            let person = PersonId(self.people[awaited.person].who.id);
            let seen = self.store.note_seen(person, &self.ids[table], version);
            seen.await.expect("an answer");
        }
    }

    /// Tells people as a server does every second, and checks what they hear.
    pub(super) async fn tell(&mut self) {
        let app = self.server.as_ref().expect("a server").app().clone();
        while app.tell_due().await.expect("an answer") > 0 {}
        let now = self.clock.now().0;
        let news = self.phones.service.received_after(self.phones.received);
        self.phones.received += news.len();
        for message in news {
            let text = |key: &str| message.payload[key].as_str().unwrap_or_default().to_owned();
            let title = match text("title") {
                title if title.starts_with("Your turn") => Title::Turn,
                title if title.starts_with("Time’s nearly up") => Title::Alarm,
                _ => continue,
            };
            let (person, address) = (self.phones.owner(&message.endpoint), text("url"));
            let id = address.rsplit('/').next().expect("an id");
            let table = self.ids.iter().position(|one| one == id).expect("a table");
            self.must_be_right(person, table, title, now);
        }
    }

    fn must_be_right(&mut self, person: usize, table: usize, title: Title, now: i64) {
        let who = &self.people[person].who.name;
        let awaited = self.awaited.get(&table).copied();
        let Some(awaited) = awaited.filter(|awaited| awaited.person == person) else {
            panic!("{who} was told of table {table}, which does not wait for them: {awaited:?}");
        };
        let is_new = self.phones.told.insert((person, table, awaited.turn, title));
        assert!(is_new, "{who} was told twice: {title:?} at table {table}");
        *self.phones.counts.entry(title).or_default() += 1;
        match title {
            Title::Turn => {
                assert!(!is_seen_at_once(table, awaited.turn), "{who} has seen table {table}");
                let since = self.earliest(person, first_look(awaited.begun));
                assert!(now - since <= MINUTE, "{who} was told {} ms late", now - since);
            }
            Title::Alarm => {
                let used = self.used(table, awaited, now);
                let nearly = awaited.left.mul_f64(0.8).saturating_sub(Duration::from_secs(1));
                assert!((nearly..awaited.left).contains(&used), "{used:?} of {:?}", awaited.left);
            }
        }
    }

    /// The first moment from this one on at which somebody is awake and a server is there.
    fn earliest(&self, person: usize, from: i64) -> i64 {
        let hours = &self.people[person].hours.current;
        let mut at = hours.next_waking(Moment(from)).0;
        for &(begun, ended) in &self.outages {
            if begun <= at && at < ended {
                at = hours.next_waking(Moment(ended)).0;
            }
        }
        // Whoever has flown to another zone has other nights than a waiting notice knew.
        self.travels
            .get(&person)
            .map_or(at, |&landed| if landed >= from { at.max(landed + DAY) } else { at })
    }

    /// A turn is over: whoever has not seen it and had a while has heard of it.
    pub(super) fn must_have_been_told(&self, table: usize, over: Awaited, now: i64) {
        if is_seen_at_once(table, over.turn) || !self.phones.has(over.person) {
            return;
        }
        let earliest = self.earliest(over.person, first_look(over.begun));
        // After a day it is no news, and left to the daily mail.
        let is_old = earliest - over.begun > DAY - 2 * MINUTE;
        if is_old || now - earliest < MINUTE {
            return;
        }
        let has_heard = self.phones.has_heard(over.person, table, over.turn);
        assert!(
            has_heard,
            "{} never heard of table {table}: {over:?}, {now}",
            self.people[over.person].who.name
        );
    }
}
