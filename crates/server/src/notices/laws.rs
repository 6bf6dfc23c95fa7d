//! Laws of notices over a thousand turns of simulated people, on a clock of the test.

mod cases;

use super::decide::{Case, Decision, Occasion, later, one_more_failure};
use super::due;
use super::settings::{NoticeSettings, Wants};
use hamburgum_engine::{Action, Player, Variant};
use hamburgum_store::{
    Attention, ChannelId, Confirmation, JobChange, Mute, SentNotice, StoredChannel,
    StoredChannelKind, Timestamp,
};
use hamburgum_table::{Entry, Head, NoticeKind, Table, Who};
use std::collections::BTreeMap;
use std::time::Duration;

const DELAY: Duration = Duration::from_secs(15);
const SECOND: i64 = 1000;

/// What a simulated person does about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    /// Sees it within seconds, and moves later.
    Watches,
    /// Moves within seconds.
    IsQuick,
    /// Is away until long after the notice.
    IsAway,
}

/// A notice that a service has accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Accepted {
    person: i64,
    version: u64,
    at: i64,
    /// By this a service replaces a second copy.
    identity: String,
}

/// A table with its jobs and the channel of each person.
struct World {
    now: Timestamp,
    table: Table,
    /// When the current turn began.
    begun: i64,
    /// The jobs by key: when they are due, and since when there is something new.
    jobs: BTreeMap<String, (Timestamp, Timestamp)>,
    seen: BTreeMap<i64, u64>,
    sent: BTreeMap<i64, Vec<SentNotice>>,
    channels: BTreeMap<i64, StoredChannel>,
    accepted: Vec<Accepted>,
    random: fastrand::Rng,
}

fn person(player: Player) -> i64 {
    let place = Player::ALL.iter().position(|one| *one == player).expect("a player");
    1 + i64::try_from(place).expect("a small number")
}

impl World {
    fn new(seed: u64) -> Self {
        let players = vec![Player::Red, Player::Blue, Player::Green];
        let head =
            Head::new("Alster".into(), "hamburgum".into(), Variant::Base, players.clone(), 7);
        let sit = |&seat: &Player| Entry::Sit { seat, person: person(seat), name: None };
        let table = Table::new(head).expect("a table");
        let mut world = Self {
            now: Timestamp(1_700_000_000_000),
            table,
            begun: 1_700_000_000_000,
            jobs: BTreeMap::new(),
            seen: BTreeMap::new(),
            sent: BTreeMap::new(),
            channels: players.iter().map(|&one| (person(one), channel(person(one)))).collect(),
            accepted: Vec::new(),
            random: fastrand::Rng::with_seed(seed),
        };
        for entry in players.iter().map(sit).collect::<Vec<_>>() {
            world.append(&[entry]);
        }
        world
    }

    /// Appends entries with their jobs, as a server does in one transaction.
    fn append(&mut self, entries: &[Entry]) {
        let after = self.table.after(entries).expect("entries that fit");
        for change in due::change("alster", &self.table, &after, self.now, DELAY) {
            match change {
                JobChange::Put(job) => {
                    self.jobs.insert(job.key, (later(self.now, DELAY), self.now));
                }
                JobChange::Cancel { key, .. } => {
                    self.jobs.remove(&key);
                }
            }
        }
        self.table = after;
    }

    /// Plays a turn of the player who is to act, by chance. After the end of a game the last turns are played
    /// again.
    fn play_turn(&mut self) {
        self.begun = self.now.0;
        let turns = self.table.game().turns_played();
        if turns > 60 {
            return self.append(&[Entry::TakeBack { turns: 3 }]);
        }
        while self.table.game().turns_played() == turns {
            let actions = self.table.game().state().legal_actions();
            let action = if actions.contains(&Action::Done) && self.random.bool() {
                Action::Done
            } else {
                actions[self.random.usize(..actions.len())]
            };
            self.append(&[Entry::Act(action)]);
        }
    }

    /// Does what is due now. A worker that dies after sending leaves its job and writes nothing down.
    fn work(&mut self) {
        let due: Vec<String> = self
            .jobs
            .iter()
            .filter(|(_, (due, _))| due.0 <= self.now.0)
            .map(|(key, _)| key.clone())
            .collect();
        for key in due {
            let id: i64 = key.split(' ').next().and_then(|id| id.parse().ok()).expect("a person");
            for _ in 0..3 {
                match self.decide(id, self.jobs[&key].1) {
                    Decision::Done => {
                        self.jobs.remove(&key);
                        break;
                    }
                    Decision::Wait(at) => {
                        assert!(at.0 > self.now.0, "a wait that never ends");
                        self.jobs.get_mut(&key).expect("the job").0 = at;
                        break;
                    }
                    Decision::Tell(tellings) => {
                        assert_eq!(tellings.len(), 1, "one channel for each person");
                        if !self.send(id, &tellings[0].items) {
                            // Its lease has to end before another worker claims the job.
                            let lease = Duration::from_secs(30);
                            self.jobs.get_mut(&key).expect("the job").0 = later(self.now, lease);
                            break;
                        }
                    }
                }
            }
        }
    }

    fn decide(&self, id: i64, since: Timestamp) -> Decision {
        let who = Who { id, aliases: Vec::new(), name: String::new() };
        let seen = self.seen.get(&id).copied().unwrap_or_default();
        Case {
            now: self.now,
            occasion: Occasion::News,
            since,
            alarm: None,
            news: &self.table.news_of(&who),
            attention: Attention { seen, mute: Mute::Off },
            settings: &NoticeSettings::default(),
            night_until: None,
            channels: std::slice::from_ref(&self.channels[&id]),
            sent: self.sent.get(&id).map_or(&[], Vec::as_slice),
            last_mail: None,
        }
        .decide()
    }

    /// Sends over a channel that fails now and then; `false` if the worker was killed after sending.
    fn send(&mut self, id: i64, items: &[hamburgum_table::NewsItem]) -> bool {
        let channel = self.channels.get_mut(&id).expect("a channel");
        if self.random.u8(..) < 20 {
            let before = channel.failure.as_ref();
            let spread = self.random.f64();
            channel.failure =
                Some(one_more_failure(before, "timeout".into(), self.now, None, spread));
            return true;
        }
        channel.failure = None;
        let turn = items.iter().find(|item| item.kind == NoticeKind::Turn);
        if let Some(turn) = turn {
            let identity = format!("{id} {}", turn.version);
            let accepted = Accepted { person: id, version: turn.version, at: self.now.0, identity };
            self.accepted.push(accepted);
        }
        if self.random.u8(..) < 20 {
            return false;
        }
        let now = self.now;
        let sent = items.iter().map(|item| SentNotice {
            version: item.version,
            kind: item.kind.word().to_owned(),
            channel: ChannelId(id),
            at: now,
        });
        self.sent.entry(id).or_default().extend(sent);
        true
    }

    fn wait(&mut self, seconds: i64) {
        for _ in 0..seconds {
            self.now = Timestamp(self.now.0 + SECOND);
            self.work();
        }
    }
}

fn channel(id: i64) -> StoredChannel {
    StoredChannel {
        id: ChannelId(id),
        kind: StoredChannelKind::Webhook,
        address: String::new(),
        wants: Wants::everything().to_text(),
        confirmation: Confirmation::Given,
        created: Timestamp(0),
        delivered: None,
        failure: None,
    }
}

/// The law of one turn: what its player was sent about it.
fn check_turn(world: &World, habit: Habit, id: i64, version: u64, begun: i64, moved: i64) {
    let about = |one: &&Accepted| one.person == id && one.version == version;
    let told: Vec<&Accepted> = world.accepted.iter().filter(about).collect();
    assert!(told.iter().all(|one| one.at < moved), "told after having moved: {told:?}");
    match habit {
        Habit::Watches | Habit::IsQuick => assert!(told.is_empty(), "{habit:?}: {told:?}"),
        Habit::IsAway => {
            assert!(!told.is_empty(), "never told about version {version}");
            assert!(told.windows(2).all(|two| two[0].identity == two[1].identity), "{told:?}");
            assert!(told[0].at >= begun + 15 * SECOND, "told too early: {told:?}");
        }
    }
}

#[test]
fn whoever_is_away_is_told_once_in_time_and_nobody_else() {
    let (mut late, mut doubled, mut away) = (0, 0, 0);
    for seed in 0..10 {
        let mut world = World::new(seed);
        for _ in 0..100 {
            let player = world.table.to_act().expect("a running game");
            let (id, begun) = (person(player), world.begun);
            let who = Who { id, aliases: Vec::new(), name: String::new() };
            let turn = world.table.news_of(&who);
            let turn = turn.iter().find(|item| item.kind == NoticeKind::Turn).expect("a turn");
            let version = turn.version;
            let habit = match world.random.u8(0..3) {
                0 => Habit::Watches,
                1 => Habit::IsQuick,
                _ => Habit::IsAway,
            };
            match habit {
                Habit::Watches => {
                    let pause = world.random.i64(1..14);
                    world.wait(pause);
                    world.seen.insert(id, version);
                    world.wait(120);
                }
                Habit::IsQuick => {
                    let pause = world.random.i64(1..14);
                    world.wait(pause);
                }
                // Longer than all retries together.
                Habit::IsAway => world.wait(3600),
            }
            let moved = world.now.0;
            world.play_turn();
            world.wait(1);
            check_turn(&world, habit, id, version, begun, moved + SECOND);
            if habit == Habit::IsAway {
                away += 1;
                let about = |one: &&Accepted| one.person == id && one.version == version;
                let told: Vec<&Accepted> = world.accepted.iter().filter(about).collect();
                late += i32::from(told[0].at > begun + 60 * SECOND);
                doubled += i32::from(told.len() > 1);
            }
        }
    }
    assert!(away > 250, "{away} of 1000 turns");
    // Only where a service failed twice in a row, and only where a worker was killed after sending.
    assert!(late * 20 < away, "{late} of {away} were later than a minute");
    assert!(doubled * 5 < away, "{doubled} of {away} were sent twice");
}
