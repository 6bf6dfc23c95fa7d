//! A month of 200 slow games on a clock of its own: people who sleep, travel, forget and come back in the last
//! second, while clocks on the walls change, and a server that is killed and started again.

mod setting;
mod told;

use crate::harness::TestApp;
use hamburgum_engine::{Player, Variant};
use hamburgum_hours::{HoursHistory, Moment};
use hamburgum_server::{OpenTable, Tables};
use hamburgum_store::{PersonId, SessionHash, Store, StoreClock, Timestamp};
use hamburgum_table::{Command, Entry, Head, Stamped, Step, Table, Who};
use setting::{Habit, OUTAGES, Person, ZONES, any_turn, config, hours, rules, weekend};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use told::{Phones, Title};

const TABLES: usize = 200;
const PEOPLE: usize = 60;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// March 6, 2026, midnight. In the following 31 days clocks go forward in New York and in Europe, and back in
/// Sydney, Auckland and Santiago.
const BEGIN: i64 = 1_772_755_200_000;
const END: i64 = BEGIN + 31 * DAY;

/// The turn that somebody has to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Awaited {
    turn: u32,
    person: usize,
    /// When it began, and since when its clock counts.
    begun: i64,
    from: i64,
    left: Duration,
}

struct Month {
    store: Store,
    clock: StoreClock,
    /// The server, unless it is down.
    server: Option<TestApp>,
    phones: Phones,
    people: Vec<Person>,
    ids: Vec<String>,
    awaited: HashMap<usize, Awaited>,
    /// When somebody wants to move: the moment, the table and the number of the turn.
    plans: BinaryHeap<Reverse<(i64, usize, u32)>>,
    /// When the time of a table has to be looked at.
    checks: BinaryHeap<Reverse<(i64, usize)>>,
    /// When somebody may have to be told something.
    news: BinaryHeap<Reverse<i64>>,
    /// When somebody last landed in another zone.
    travels: HashMap<usize, i64>,
    outages: Vec<(i64, i64)>,
    last_sign: i64,
    random: fastrand::Rng,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    moves: usize,
    last_seconds: usize,
    time_outs: usize,
    /// The longest time between the end of somebody's time and its consequence, in milliseconds.
    latest: i64,
}

impl Month {
    async fn new() -> Self {
        let clock = StoreClock::standing_at(Timestamp(BEGIN));
        let store = Store::in_memory_with_clock(clock.clone()).await.expect("a store");
        let phones = Phones::new().await;
        let mut month = Self {
            server: Some(TestApp::on(store.clone(), phones.allowed(config()))),
            phones,
            store,
            clock,
            people: Vec::new(),
            ids: Vec::new(),
            awaited: HashMap::new(),
            plans: BinaryHeap::new(),
            checks: BinaryHeap::new(),
            news: BinaryHeap::new(),
            travels: HashMap::new(),
            outages: Vec::new(),
            last_sign: BEGIN,
            random: fastrand::Rng::with_seed(7),
            counts: Counts::default(),
        };
        for number in 0..PEOPLE {
            month.add_person(number).await;
        }
        for number in 0..TABLES {
            month.add_table(number).await;
        }
        month
    }

    async fn add_person(&mut self, number: usize) {
        let name = format!("person {number}");
        let id = if number % 15 == 7 {
            let app = self.server.clone().expect("a server");
            self.phones.add_person(&app, number, &name).await
        } else {
            let session = SessionHash([number as u8; 32]);
            self.store.new_guest(&name, session, Timestamp(BEGIN)).await.expect("a guest")
        };
        let hours = hours(number);
        self.keep_hours(id, &hours).await;
        let habit = [Habit::Plays, Habit::Plays, Habit::Forgets, Habit::LastSecond][number % 4];
        self.people.push(Person { who: Who { id: id.0, aliases: Vec::new(), name }, habit, hours });
    }

    async fn keep_hours(&self, person: PersonId, hours: &HoursHistory) {
        let text = serde_json::to_string(hours).expect("plain data");
        self.store.set_person_hours(person, &text).await.expect("hours");
    }

    async fn add_table(&mut self, number: usize) {
        let players = &Player::ALL[..2 + number % 3];
        let people: Vec<usize> =
            (0..players.len()).map(|seat| (number * 7 + seat * 13) % PEOPLE).collect();
        let entries = players.iter().zip(&people).map(|(&seat, &person)| {
            let who = &self.people[person].who;
            Entry::Sit { seat, person: who.id, name: Some(who.name.clone()) }
        });
        let (name, board) = (format!("table {number}"), "hamburgum".to_owned());
        let head = Head::new(name, board, Variant::Base, players.to_vec(), number as u64);
        let head = head.with_clock(Some(rules(number)));
        let id = self.tables().create(head, entries.collect()).await.expect("a table");
        self.ids.push(id);
        self.look_at(number).await;
    }

    async fn open(&self, table: usize) -> Arc<OpenTable> {
        self.tables().get(&self.ids[table]).await.expect("a table")
    }

    fn tables(&self) -> Tables {
        self.server.as_ref().expect("a server").app().tables().clone()
    }

    /// Waits until no computer has to play, and takes note of who has to.
    async fn look_at(&mut self, table: usize) {
        let open = self.open(table).await;
        while open.table().computer_to_act().is_some() {
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
        let shown = open.table();
        if let Some(check) = shown.next_check() {
            self.checks.push(Reverse((check, table)));
        }
        let turn = shown.game().turns_played();
        let now = self.clock.now().0;
        let before = self.awaited.get(&table).copied();
        if let Some(over) =
            before.filter(|before| shown.deadline().is_none() || before.turn != turn)
        {
            self.must_have_been_told(table, over, now);
        }
        match shown.deadline() {
            None => drop(self.awaited.remove(&table)),
            Some(_) if self.awaited.get(&table).is_some_and(|before| before.turn == turn) => {}
            Some(running) => {
                let is_it = |person: &Person| person.who.is(running.person);
                let person = self.people.iter().position(is_it).expect("a person");
                let (from, left) = (running.from, running.left);
                let awaited = Awaited { turn, person, begun: now, from, left };
                self.awaited.insert(table, awaited);
                self.note_seen(table, awaited, shown.version()).await;
                if self.phones.has(person) {
                    self.news.extend([Reverse(now + 15 * SECOND), Reverse(running.alarm)]);
                }
                self.plan(table, turn, person, running.over);
            }
        }
    }

    /// When somebody is going to move, if at all.
    fn plan(&mut self, table: usize, turn: u32, person: usize, over: i64) {
        let Person { habit, hours, .. } = &self.people[person];
        let delay = Duration::from_secs(self.random.u64(600..30 * 3600));
        let soon = hours.current.add_waking(self.clock_moment(), delay).0.min(over - SECOND);
        let at = match habit {
            Habit::Forgets if self.random.u8(..10) < 3 => return,
            Habit::LastSecond => over - SECOND,
            Habit::Plays | Habit::Forgets => soon,
        };
        self.plans.push(Reverse((at, table, turn)));
    }

    fn clock_moment(&self) -> Moment {
        Moment(self.clock.now().0)
    }

    /// A server says every minute that it is there; between two signs everything happens in its order.
    async fn run(&mut self) {
        let mut minute = BEGIN;
        while minute < END {
            self.come_and_go(minute);
            if self.server.is_some() {
                self.clock.set(Timestamp(minute));
                self.store.note_service().await.expect("a sign");
                self.last_sign = minute;
                self.check_until(minute).await;
                self.tell_until(minute).await;
                self.play_until(minute + MINUTE).await;
            }
            if (minute - BEGIN) % (10 * DAY) == 3 * HOUR {
                self.travel(minute).await;
            }
            minute += MINUTE;
        }
    }

    /// Kills the server or starts it again.
    fn come_and_go(&mut self, now: i64) {
        let is_down = OUTAGES
            .iter()
            .any(|(begin, length)| (BEGIN + begin..BEGIN + begin + length).contains(&now));
        match (&self.server, is_down) {
            (Some(_), true) => self.server = None,
            (None, false) => {
                let config = self.phones.allowed(config());
                self.server = Some(TestApp::on(self.store.clone(), config));
                self.outages.push((self.last_sign, now));
            }
            _ => {}
        }
    }

    /// Tells people when there may be news, and whenever a night can end.
    async fn tell_until(&mut self, now: i64) {
        let mut is_due = now % (15 * MINUTE) == 0;
        while self.news.peek().is_some_and(|at| at.0 <= now) {
            self.news.pop();
            is_due = true;
        }
        if is_due {
            self.tell().await;
        }
    }

    /// Acts on deadlines as a server does every second.
    async fn check_until(&mut self, now: i64) {
        let mut tables = Vec::new();
        while let Some(Reverse((at, table))) =
            self.checks.peek().copied().filter(|one| one.0.0 <= now)
        {
            self.checks.pop();
            tables.push((at, table));
        }
        if tables.is_empty() {
            return;
        }
        let server = self.tables();
        while server.act_on_deadlines().await.expect("an answer") > 0 {}
        for (_, table) in tables {
            let before = self.awaited.get(&table).copied();
            let open = self.open(table).await;
            let is_late = open.table().is_timed_out();
            self.look_at(table).await;
            let is_over = self.awaited.get(&table) != before.as_ref();
            if let Some(before) = before.filter(|_| is_over || is_late) {
                self.must_be_up(table, before, now);
            }
        }
    }

    /// How much of the time of somebody is used: none without a server.
    fn used(&self, table: usize, turn: Awaited, now: i64) -> Duration {
        let hours = self.people[turn.person].hours.at(Moment(turn.from));
        let calendar = hours.calendar(weekend(table));
        let counted = |from: i64, to: i64| calendar.between(Moment(from), Moment(to));
        let lost: Duration = self
            .outages
            .iter()
            .map(|&(begin, end)| {
                let (begin, end) = (begin.max(turn.from), end.min(now));
                if begin < end { counted(begin, end) } else { Duration::ZERO }
            })
            .sum();
        counted(turn.from, now).checked_sub(lost).expect("less is lost than passed")
    }

    /// Somebody's time has run out: it must have been up, and for less than a minute of the server's time.
    fn must_be_up(&mut self, table: usize, turn: Awaited, now: i64) {
        let person = &self.people[turn.person];
        let used = self.used(table, turn, now);
        let allowed = turn.left + rules(table).grace();
        let who = &person.who.name;
        assert!(
            used >= allowed,
            "{who} was flagged early at table {table}: {used:?} of {allowed:?}"
        );
        self.counts.time_outs += 1;
        let late = i64::try_from((used.saturating_sub(allowed)).as_millis()).expect("a short time");
        // After an outage somebody who was about to move has the whole grace again.
        let was_down = self.outages.iter().any(|&(begin, end)| begin < now && turn.from < end);
        if !was_down {
            self.counts.latest = self.counts.latest.max(late);
        }
    }

    /// Everybody who wants to move before this moment does.
    async fn play_until(&mut self, end: i64) {
        while let Some(Reverse((at, table, turn))) =
            self.plans.peek().copied().filter(|one| one.0.0 < end)
        {
            self.plans.pop();
            let Some(awaited) = self.awaited.get(&table).copied().filter(|one| one.turn == turn)
            else {
                continue;
            };
            // A plan for a time in which the server was down is carried out later.
            let at = at.max(self.clock.now().0);
            self.clock.set(Timestamp(at));
            self.play(table, awaited).await;
        }
    }

    async fn play(&mut self, table: usize, awaited: Awaited) {
        let open = self.open(table).await;
        let shown = open.table();
        let (who, habit) =
            (self.people[awaited.person].who.clone(), self.people[awaited.person].habit);
        let command = Command::Turn(Step::Whole(any_turn(&shown)));
        let server = self.tables();
        let played = server.act(&open, &who, shown.version(), &command).await;
        played.unwrap_or_else(|why| panic!("{} came in time at table {table}: {why}", who.name));
        self.counts.moves += 1;
        self.counts.last_seconds += usize::from(habit == Habit::LastSecond);
        self.look_at(table).await;
    }

    /// Every tenth person flies to another part of the world, whatever games they play.
    async fn travel(&mut self, now: i64) {
        for number in (3..PEOPLE).step_by(10) {
            let zone = ZONES[self.random.usize(..ZONES.len())].parse().expect("a zone");
            let person = &mut self.people[number];
            let night = person.hours.current.night;
            person.hours.change(zone, night, Moment(now)).expect("a change");
            self.travels.insert(number, now);
            let (id, hours) = (PersonId(person.who.id), person.hours.clone());
            self.keep_hours(id, &hours).await;
        }
    }

    /// Replays all logs: no turn had two time-outs.
    async fn check_logs(&self) -> usize {
        let mut time_outs = 0;
        for id in &self.ids {
            let stored = self.store.load(id).await.expect("an answer").expect("a table");
            let head = serde_json::from_str(&stored.head).expect("a head");
            let mut table = Table::new(head).expect("a table");
            let mut last = None;
            for line in &stored.entries {
                let Stamped { at, what } = serde_json::from_str(line).expect("an entry");
                if matches!(what, Entry::TimeOut { .. }) {
                    let turn = Some(table.game().turns_played());
                    assert_ne!(last, turn, "a second time-out in a turn of {id}");
                    last = turn;
                    time_outs += 1;
                }
                table.apply_stored(what).expect("a log that fits");
                table.note_time(at);
            }
        }
        time_outs
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_month_of_slow_games_is_fair() {
    let mut month = Month::new().await;
    month.run().await;
    let time_outs = month.check_logs().await;
    let counts = &month.counts;
    assert_eq!(time_outs, counts.time_outs, "every time-out was looked at");
    assert!(counts.latest <= MINUTE, "acted on within a minute: {counts:?}");
    assert_eq!(month.outages.len(), OUTAGES.len());
    let stored = month.store.outages_since(Timestamp(0)).await.expect("a list");
    let stored: Vec<_> = stored.iter().map(|one| (one.begun.0, one.ended.0)).collect();
    assert_eq!(stored, month.outages);
    // Enough has happened to prove something.
    assert!(counts.moves > 3000 && time_outs > 100 && counts.last_seconds > 200, "{counts:?}");
    let told = |title| month.phones.counts.get(&title).copied().unwrap_or_default();
    let told = [Title::Turn, Title::Alarm].map(told);
    assert!(told[0] > 100 && told[1] > 100, "{told:?}");
    println!("{counts:?}, told {told:?}");
}
