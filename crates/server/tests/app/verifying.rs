//! `hamburgum verify` finds nothing wrong with databases of every format, and finds whatever is wrong.

use super::postgres;
use super::stored::{DATABASES, tables_in};
use hamburgum_server::{table_findings, verify};
use hamburgum_store::{
    PersonId, Sitting, Store, StoreAddress, TableState, Timestamp, Transfer, TypedWords, WholeTable,
};
use std::path::PathBuf;
use tempfile::TempDir;

/// A copy of a stored database.
fn copy(database: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, database).expect("a copy");
    (folder, file)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_with_the_databases_of_every_format() {
    for (format, database) in DATABASES {
        let (_folder, file) = copy(database);
        let store = Store::open(&file).await.expect(format);
        let mut seen = Vec::new();
        let verified = verify(&store, |done| seen.push(done)).await.expect(format);
        assert_eq!(verified.findings, [], "{format}");
        let tables = tables_in(format);
        assert_eq!((verified.tables, seen), (tables, vec![tables]), "{format}");
        store.close().await;
    }
}

/// A way to damage a stored table, and what is found then.
type Damage = (&'static str, fn(&mut WholeTable), &'static str);

const DAMAGES: [Damage; 13] = [
    ("a lost entry", |table| drop(table.log.entries.pop()), "entries and should have"),
    ("a length that is too large", |table| table.lengths.push(999), ", 999]"),
    (
        "an entry that nobody can read",
        |table| table.log.entries.iter_mut().for_each(String::clear),
        "cannot be read",
    ),
    ("an illegal entry", |table| table.log.entries.reverse(), "cannot be read"),
    ("a head that nobody can read", |table| table.log.head.truncate(9), "cannot be read"),
    ("words of no entry", |table| table.log.words.push(words_at(999)), "belong to no entry"),
    ("a name", |table| table.index.name.push('x'), "its name does not follow"),
    ("a state", |table| table.index.state = TableState::Gathering, "its state does not follow"),
    ("a time", |table| table.index.updated = Timestamp(1), "the time of its last change"),
    ("a card", spoil_card, "its card does not follow"),
    ("somebody who does not sit there", |table| table.index.people.push(somebody()), "its people"),
    ("nobody", |table| table.index.people.clear(), "the list of its people does not follow"),
    ("a lost result", |table| table.index.result = None, "its result does not follow"),
];

fn words_at(sequence: u64) -> TypedWords {
    TypedWords { sequence, person: PersonId(1), name: "Anna".into(), said: None }
}

fn somebody() -> Sitting {
    Sitting { person: PersonId(99), awaits: true }
}

fn spoil_card(table: &mut WholeTable) {
    table.index.card = table.index.card.take().map(|card| card.replace("round\":", "round\":9"));
}

#[tokio::test]
async fn every_damage_is_found() {
    let (_folder, file) = copy(DATABASES.last().expect("the newest").1);
    let store = Store::open(&file).await.expect("a store");
    let accounts = store.accounts().await.expect("accounts");
    let mut whole = Vec::new();
    for id in store.table_ids("", 100).await.expect("ids") {
        whole.extend(store.whole_table(&id).await.expect("an answer"));
    }
    for (what, damage, found) in DAMAGES {
        let findings = whole.iter().flat_map(|table| {
            let mut damaged = table.clone();
            damage(&mut damaged);
            table_findings(&damaged, &accounts)
        });
        let findings: Vec<String> = findings.collect();
        assert!(findings.iter().any(|finding| finding.contains(found)), "{what}: {findings:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_databases_of_every_format_can_be_moved_to_postgres_and_back() {
    for (format, database) in DATABASES {
        let Some(url) = postgres::empty_database().await else { return };
        let (folder, file) = copy(database);
        let (file, back) =
            (StoreAddress::File(file), StoreAddress::File(folder.path().join("back")));
        let server: StoreAddress = url.parse().expect("a URL");
        let mut digests = Vec::new();
        for (from, to) in [(&file, &server), (&server, &back)] {
            let mut transfer = Transfer::open(from, to, table_findings).await.expect(format);
            while transfer.step().await.expect(format).is_some() {}
            digests.push(transfer.digest());
            transfer.close().await;
            let store = Store::open_at(to).await.expect(format);
            let verified = verify(&store, |_| {}).await.expect(format);
            assert_eq!(verified.findings, [], "{format}");
            digests.push(verified.digest);
            store.close().await;
        }
        assert!(digests.iter().all(|digest| *digest == digests[0]), "{format}: {digests:?}");
    }
}
