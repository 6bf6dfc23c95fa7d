//! The store, tested through its public API.

mod backups;
mod blocks;
mod boards;
mod database;
mod deleting;
mod failing;
mod forgetting;
mod hours;
mod jobs;
mod lists;
mod logs;
#[cfg(unix)]
mod lost_answers;
mod merging;
mod moving;
mod news;
mod notices;
mod open_tables;
mod opening;
mod people;
mod plans;
#[path = "../postgres/mod.rs"]
mod postgres;
#[cfg(unix)]
mod proxy;
mod questions;
mod racing;
mod results;
mod reviews;
mod server;
mod service;

use hamburgum_store::{
    Index, ListPage, NewTableRow, PersonId, SessionHash, Sitting, Store, TableState, Timestamp,
};

const NOW: Timestamp = Timestamp(1_700_000_000_000);

const ALL: ListPage = ListPage { offset: 0, limit: 100 };

fn texts<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(String::from).to_vec()
}

/// A running game without people.
fn nobody() -> Index {
    Index {
        name: "a table".into(),
        state: TableState::Playing,
        updated: NOW,
        card: "a card".into(),
        people: Vec::new(),
        result: None,
        listed_by: None,
        jobs: Vec::new(),
    }
}

/// A running game that waits for some of its people.
fn waiting<const N: usize>(people: [(PersonId, bool); N]) -> Index {
    let people = people.map(|(person, awaits)| Sitting { person, awaits }).to_vec();
    Index { people, ..nobody() }
}

fn table(id: &str, index: Index) -> NewTableRow {
    NewTableRow {
        id: id.into(),
        head: format!("head of {id}"),
        created: NOW,
        entries: Vec::new(),
        words: Vec::new(),
        index,
    }
}

fn session(number: u8) -> SessionHash {
    SessionHash([number; 32])
}

async fn guest(store: &Store, number: u8) -> PersonId {
    store.new_guest(&format!("guest {number}"), session(number), NOW).await.expect("a guest")
}

async fn account(store: &Store, number: u8) -> PersonId {
    let person = guest(store, number).await;
    store.register(person, &format!("login{number}"), "hash").await.expect("an account");
    person
}

async fn ids_of(store: &Store, person: PersonId) -> Vec<String> {
    let tables = store.tables_of(person, ALL).await.expect("a list");
    tables.into_iter().map(|table| table.id).collect()
}
