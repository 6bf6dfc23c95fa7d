//! What a database with many finished games costs, next to one with a hundredth of them.

use crate::fleet::migrate;
use crate::options::StoredGames;
use crate::report::{Report, Row, milliseconds};
use crate::spread::Spread;
use anyhow::{Context, Result};
use hamburgum_store::{
    Index, IndexChange, JobQueue, ListPage, NewTableRow, PersonId, SessionHash, Sitting, Store,
    StoreAddress, TableState, Timestamp,
};
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;
use tokio::task::JoinSet;

/// About a small action as JSON.
const ENTRY: &str = r#"{"at":1700000000000,"what":{"act":"sell beer"}}"#;

/// How many games are written at a time.
const AT_ONCE: usize = 16;

/// How often each operation is measured.
const ROUNDS: usize = 300;

/// The games of each person, and the length of a page of a list.
const OWN_GAMES: usize = 40;
const PAGE: ListPage = ListPage { offset: 0, limit: 20 };

/// The table at which somebody plays.
const RUNNING: &str = "running";

/// The operations, in the order of the figures of [`measure`].
const OPERATIONS: [&str; 4] = ["list of a person's games", "opening a game", "append", "claim"];

pub(crate) async fn report(stored: StoredGames, database: Option<&str>) -> Result<Report> {
    let StoredGames { games, entries } = stored;
    let folder = tempfile::tempdir().context("a folder for the games")?;
    let address = match database {
        Some(url) => {
            migrate(url)?;
            url.to_owned()
        }
        None => folder.path().join("stored.sqlite").display().to_string(),
    };
    let address: StoreAddress = address.parse()?;
    let store = Store::open_at(&address).await?;
    let own = guest(&store, 0).await?;
    let mut people = Vec::new();
    for number in 0..games.div_ceil(OWN_GAMES) {
        people.push(guest(&store, number + 1).await?);
    }
    for number in 0..OWN_GAMES {
        store.create_table(game(format!("own{number}"), own, TableState::Over, entries)).await?;
    }
    store.create_table(game(RUNNING.to_owned(), own, TableState::Playing, entries)).await?;
    let few = games / 100;
    fill(&store, 0..few, &people, entries).await?;
    let before = measure(&store, own, few).await?;
    fill(&store, few..games, &people, entries).await?;
    let after = measure(&store, own, games).await?;
    store.close().await;
    let mut rows = vec![Row::count("finished games at first", few), Row::count("then", games)];
    for ((name, before), after) in OPERATIONS.iter().zip(before).zip(after) {
        let figures = [("at first", before), ("then", after), ("x", after / before)];
        rows.push(Row::new(name, "ms", &figures));
    }
    Ok(Report(rows))
}

async fn guest(store: &Store, number: usize) -> Result<PersonId> {
    let mut session = [0; 32];
    session[..8].copy_from_slice(&(number as u64).to_le_bytes());
    Ok(store.new_guest("somebody", SessionHash(session), Timestamp::now()).await?)
}

fn game(id: String, person: PersonId, state: TableState, entries: usize) -> NewTableRow {
    let now = Timestamp::now();
    NewTableRow {
        id,
        head: "{}".to_owned(),
        created: now,
        entries: vec![ENTRY.to_owned(); entries],
        words: Vec::new(),
        index: Index {
            name: "a table".to_owned(),
            state,
            updated: now,
            card: "a card".to_owned(),
            people: vec![Sitting { person, awaits: false }],
            result: None,
            listed_by: None,
            jobs: Vec::new(),
        },
    }
}

/// Writes the games with these numbers, which these people have played in turn.
async fn fill(
    store: &Store,
    numbers: Range<usize>,
    people: &[PersonId],
    entries: usize,
) -> Result<()> {
    let people: Arc<[PersonId]> = people.into();
    let mut writers = JoinSet::new();
    for first in 0..AT_ONCE {
        let (store, people) = (store.clone(), Arc::clone(&people));
        let numbers = numbers.clone().skip(first).step_by(AT_ONCE);
        writers.spawn(async move {
            for number in numbers {
                let person = people[number % people.len()];
                let game = game(format!("game{number}"), person, TableState::Over, entries);
                store.create_table(game).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(writer) = writers.join_next().await {
        writer??;
    }
    Ok(())
}

/// The median time of each operation, in milliseconds.
async fn measure(store: &Store, person: PersonId, games: usize) -> Result<[f64; OPERATIONS.len()]> {
    let running = store.load(RUNNING).await?.context("the running game")?;
    let (mut length, mut rng) = (running.entries.len() as u64, fastrand::Rng::with_seed(1));
    let mut times = [(); OPERATIONS.len()].map(|()| Vec::with_capacity(ROUNDS));
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        store.tables_of(person, PAGE).await?;
        times[0].push(milliseconds(begun.elapsed()));
        let begun = Instant::now();
        store.load(&format!("game{}", rng.usize(..games))).await?.context("a game")?;
        times[1].push(milliseconds(begun.elapsed()));
        let begun = Instant::now();
        let step = IndexChange::touched(Timestamp::now());
        length = store.append(RUNNING, length, &[ENTRY.to_owned()], step).await?;
        times[2].push(milliseconds(begun.elapsed()));
        let begun = Instant::now();
        store.claim_jobs(JobQueue::Think, 4).await?;
        times[3].push(milliseconds(begun.elapsed()));
    }
    Ok(times.map(|times| Spread::of(times).of_a_thousand(500)))
}
