//! Several workers act on one deadline: it has one effect.

use crate::postgres;
use hamburgum_engine::{Board, Player, Variant};
use hamburgum_server::{Config, Tables};
use hamburgum_store::{
    IndexChange, JobChange, JobDue, JobQueue, NewJob, SessionHash, Store, StoreAddress, StoreClock,
    Timestamp,
};
use hamburgum_table::{ClockPreset, ClockStart, ClockTimes, Entry, Head, Stamped};
use std::time::Duration;

const MINUTE: i64 = 60_000;

fn worker(store: &Store) -> Tables {
    let config = Config {
        pace: Duration::ZERO,
        longest_thought: Duration::ZERO,
        ..crate::harness::generous()
    };
    Tables::new(store.clone(), &config)
}

/// A table of two whose first player has had no time for an hour.
async fn late_table(store: &Store) -> String {
    let now = store.now();
    let mut people = Vec::new();
    for number in 0..2 {
        let session = SessionHash(std::array::from_fn(|_| fastrand::u8(..)));
        let name = format!("person {number}");
        people.push(store.new_guest(&name, session, now).await.expect("a guest").0);
    }
    let players = [Player::Red, Player::Blue];
    let head = Head::new("Alster".into(), "hamburgum".into(), Variant::Base, players.into(), 7);
    let head = head.with_clock(ClockPreset::OneSitting.rules());
    let sit = |(&seat, &person)| Entry::Sit { seat, person, name: None };
    let tables = worker(store);
    let id =
        tables.create(head, players.iter().zip(&people).map(sit).collect()).await.expect("a table");
    let length = tables.look(&id).await.expect("a table").version();
    let moment = |minutes: i64| now.0 - 60 * MINUTE + minutes * MINUTE;
    let times = ClockTimes { from: moment(0), alarm: moment(8), due: moment(10), over: moment(11) };
    let start = Entry::ClockRuns(ClockStart { seat: Player::Red, left: 600_000, times });
    let line = Stamped::new(now.0, start, Board::hamburgum());
    let line = serde_json::to_string(&line).expect("plain data");
    let index = IndexChange { jobs: vec![deadline(&id, now)], ..IndexChange::touched(now) };
    store.append(&id, length, &[line], index).await.expect("an entry");
    id
}

fn deadline(id: &str, at: Timestamp) -> JobChange {
    JobChange::Put(job(id, at))
}

fn job(id: &str, at: Timestamp) -> NewJob {
    NewJob { due: JobDue::At(at), ..NewJob::new(JobQueue::Deadline, id) }
}

async fn time_outs(store: &Store, id: &str) -> usize {
    let log = store.load(id).await.expect("an answer").expect("a table").entries;
    log.iter().filter(|line| line.contains("\"time-out\"")).count()
}

/// Workers claim at the same time; then one that has lost its lease does the same again, as it remembers the
/// table.
async fn race(one: &Store, other: &Store) {
    one.note_service().await.expect("a sign");
    for _ in 0..3 {
        let id = late_table(one).await;
        let (first, second) = (worker(one), worker(other));
        for tables in [&first, &second] {
            tables.get(&id).await.expect("a table");
        }
        let (a, b) = tokio::join!(first.act_on_deadlines(), second.act_on_deadlines());
        assert_eq!(a.expect("an answer") + b.expect("an answer"), 1, "one of them claims it");
        for tables in [&first, &second, &worker(other)] {
            other.set_job(&job(&id, other.now())).await.expect("a job");
            tables.act_on_deadlines().await.expect("an answer");
        }
        assert_eq!(time_outs(one, &id).await, 1);
        // Whatever the last ones left is only work that finds nothing to do.
        one.cancel_job(JobQueue::Deadline, &id).await.expect("an answer");
    }
}

#[tokio::test]
async fn of_several_workers_one_acts_on_a_deadline() {
    let store = Store::in_memory().await.expect("a store");
    Box::pin(race(&store, &store)).await;
}

#[tokio::test]
async fn of_several_servers_on_postgres_one_acts_on_a_deadline() {
    let Some(url) = postgres::database().await else { return };
    let address: StoreAddress = url.parse().expect("a URL");
    let one = Store::open_at(&address).await.expect("a store");
    let other = Store::open_at(&address).await.expect("a store");
    Box::pin(race(&one, &other)).await;
}

#[tokio::test]
async fn a_deadline_of_a_worker_that_dies_is_acted_on_half_a_minute_later() {
    let clock = StoreClock::standing_at(Timestamp(1_773_133_200_000));
    let store = Store::in_memory_with_clock(clock.clone()).await.expect("a store");
    store.note_service().await.expect("a sign");
    let id = late_table(&store).await;
    assert_eq!(store.claim_jobs(JobQueue::Deadline, 8).await.expect("jobs").len(), 1);
    let tables = worker(&store);
    assert_eq!(tables.act_on_deadlines().await.expect("an answer"), 0, "it is held");
    clock.set(Timestamp(store.now().0 + 31_000));
    assert_eq!(tables.act_on_deadlines().await.expect("an answer"), 1);
    assert_eq!(time_outs(&store, &id).await, 1);
}
