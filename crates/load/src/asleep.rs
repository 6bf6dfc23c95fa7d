//! What slow games cost a server while nobody does anything there, and how fast it acts on deadlines that
//! fall due.

use crate::http::HttpLine;
use crate::report::{Report, Row};
use crate::server::{Server, Use};
use anyhow::{Context, Result, ensure};
use hamburgum_engine::{Action, Player, Variant};
use hamburgum_store::{
    Index, JobChange, JobDue, JobQueue, NewJob, NewTableRow, PersonId, SessionHash, Sitting, Store,
    TableState, Timestamp,
};
use hamburgum_table::{
    Card, ClockPreset, ClockRules, ClockStart, ClockTimes, EndOfTime, Entry, Head, Stamped, Table,
};
use hyper::HeaderMap;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many turns were played at each table.
const TURNS: u32 = 30;

/// The tables of each pair of people.
const OWN_TABLES: usize = 50;

/// At so many more tables time is up while the server runs.
const DUE: usize = 500;

/// With how many tables the others are compared.
const FEW: usize = 100;

/// How many tables are written at a time.
const AT_ONCE: usize = 16;

/// The time until a server that does nothing has settled.
const SETTLED: Duration = Duration::from_mins(2);

/// Time is up so long after the tables were written.
const UP: Duration = Duration::from_secs(150);

/// The pause between two looks at the number of deadlines.
const LOOK: Duration = Duration::from_millis(50);

/// The longest wait for the deadlines.
const PATIENCE: Duration = Duration::from_mins(5);

const HOUR: i64 = 3_600_000;

/// What was measured with one number of tables.
struct Measured {
    listening: Duration,
    settled: Use,
    after: Use,
    deadlines: Duration,
    disk: u64,
}

pub(crate) async fn report(tables: usize) -> Result<Report> {
    let (few, many) = (measure(FEW).await?, measure(tables).await?);
    let row = |name: &str, unit, of: &dyn Fn(&Measured) -> f64| {
        let (few, many) = (of(&few), of(&many));
        Row::new(name, unit, &[("few", few), ("many", many), ("x", many / few)])
    };
    Ok(Report(vec![
        Row::new("slow tables", "", &[("few", FEW as f64), ("many", tables as f64)]),
        row("until it listens", "s", &|one| one.listening.as_secs_f64()),
        row("memory when settled", "MB", &|one| one.settled.memory as f64 / 1e6),
        row("memory after the deadlines", "MB", &|one| one.after.memory as f64 / 1e6),
        row("deadlines acted on", "/s", &|one| DUE as f64 / one.deadlines.as_secs_f64()),
        row("disk", "MB", &|one| one.disk as f64 / 1e6),
    ]))
}

async fn measure(tables: usize) -> Result<Measured> {
    let folder = tempfile::tempdir().context("a folder for the games")?;
    let file = folder.path().join("asleep.sqlite");
    let store = Store::open(&file).await?;
    fill(&store, tables).await?;
    let up = Instant::now() + UP;
    let late = Game::new(&store, 0, Sleep::Due).await?;
    for number in 0..DUE {
        store.create_table(late.row(format!("due{number}"))).await?;
    }
    store.close().await;
    let disk = file.metadata()?.len();

    let begun = Instant::now();
    let server = Server::start_with("127.0.0.1:0", &file)?;
    let listening = begun.elapsed();
    tokio::time::sleep(SETTLED).await;
    let used = || server.used().context("this system does not say how much memory is held");
    let settled = used()?;
    ensure!(deadlines(&server).await? == 0, "time was up before the server had settled");
    tokio::time::sleep_until(up.into()).await;
    while deadlines(&server).await? < DUE {
        ensure!(up.elapsed() < PATIENCE, "the deadlines are not acted on");
        tokio::time::sleep(LOOK).await;
    }
    Ok(Measured { listening, settled, after: used()?, deadlines: up.elapsed(), disk })
}

/// How many deadlines the server has claimed.
async fn deadlines(server: &Server) -> Result<usize> {
    let mut line = HttpLine::open(server.address()).await?;
    let metrics = line.get("/metrics", &HeaderMap::new()).await?.text()?;
    let count = metrics.lines().find_map(|line| line.strip_prefix(CLAIMED));
    Ok(count.and_then(|count| count.trim().parse().ok()).unwrap_or_default())
}

/// The line of the metrics that counts them.
const CLAIMED: &str = "hamburgum_jobs_claimed_total{queue=\"deadline\"}";

/// Writes tables at which somebody has days to move.
async fn fill(store: &Store, tables: usize) -> Result<()> {
    let mut writers = JoinSet::new();
    for pair in 0..tables.div_ceil(OWN_TABLES) {
        let store = store.clone();
        let own = OWN_TABLES.min(tables - pair * OWN_TABLES);
        if writers.len() == AT_ONCE {
            writers.join_next().await.context("a writer")???;
        }
        writers.spawn(async move {
            let game = Game::new(&store, pair + 1, Sleep::Long).await?;
            for number in 0..own {
                store.create_table(game.row(format!("slow{pair}x{number}"))).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(writer) = writers.join_next().await {
        writer??;
    }
    Ok(())
}

/// How much time is left at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sleep {
    /// Some days.
    Long,
    /// Seconds, and then the others decide.
    Due,
}

/// A game of two people, whose tables are all alike.
struct Game {
    head: String,
    entries: Vec<String>,
    card: String,
    people: Vec<Sitting>,
    over: Timestamp,
}

impl Game {
    async fn new(store: &Store, pair: usize, sleep: Sleep) -> Result<Self> {
        let now = Timestamp::now();
        let players = [Player::Red, Player::Blue];
        let mut people = Vec::new();
        for seat in 0..players.len() {
            let mut session = [0; 32];
            session[..8].copy_from_slice(&((pair * 2 + seat) as u64).to_le_bytes());
            people.push(store.new_guest("somebody", SessionHash(session), now).await?);
        }
        let rules = ClockPreset::SeveralTurns.rules().context("a clock")?;
        let rules = ClockRules { at_end: EndOfTime::OthersDecide, ..rules };
        let seed = pair as u64;
        let head =
            Head::new("Elbe".into(), "hamburgum".into(), Variant::Base, players.into(), seed);
        let head = head.with_clock(Some(rules));
        let sit = |(&seat, person): (&Player, &PersonId)| Entry::Sit {
            seat,
            person: person.0,
            name: None,
        };
        let mut entries: Vec<Entry> = players.iter().zip(&people).map(sit).collect();
        let mut table = Table::new(head)?.after(&entries)?;
        let mut chance = fastrand::Rng::with_seed(seed);
        while table.game().turns_played() < TURNS {
            let actions = table.game().state().legal_actions();
            let is_done = actions.contains(&Action::Done);
            let action =
                if is_done { Action::Done } else { actions[chance.usize(..actions.len())] };
            table = table.after(&[Entry::Act(action)])?;
            entries.push(Entry::Act(action));
        }
        let over = match sleep {
            Sleep::Long => now.0 + 72 * HOUR,
            Sleep::Due => now.0 + i64::try_from(UP.as_millis())?,
        };
        let seat = table.to_act().context("a running game")?;
        let times = ClockTimes { from: now.0 - 30 * HOUR, alarm: over, due: over, over };
        entries.push(Entry::ClockRuns(ClockStart { seat, left: 0, times }));
        let board = table.game().board();
        let line = |entry| serde_json::to_string(&Stamped::new(now.0, entry, board));
        let awaits = |person: &PersonId| Sitting { person: *person, awaits: false };
        Ok(Self {
            head: serde_json::to_string(table.head())?,
            card: serde_json::to_string(&Card::of(&table))?,
            entries: entries.into_iter().map(line).collect::<Result<_, _>>()?,
            people: people.iter().map(awaits).collect(),
            over: Timestamp(over),
        })
    }

    fn row(&self, id: String) -> NewTableRow {
        let now = Timestamp::now();
        let due = JobDue::At(self.over);
        let deadline = NewJob { due, ..NewJob::new(JobQueue::Deadline, id.clone()) };
        NewTableRow {
            id,
            head: self.head.clone(),
            created: now,
            entries: self.entries.clone(),
            words: Vec::new(),
            index: Index {
                name: "Elbe".to_owned(),
                state: TableState::Playing,
                updated: now,
                card: self.card.clone(),
                people: self.people.clone(),
                result: None,
                listed_by: None,
                jobs: vec![JobChange::Put(deadline)],
            },
        }
    }
}
