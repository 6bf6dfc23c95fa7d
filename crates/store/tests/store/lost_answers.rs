//! When a connection breaks, nobody knows whether the statement was committed. The store finds out: nothing
//! is lost, nothing is written twice, and nothing is reported wrongly.

use crate::proxy::{Fault, Proxy};
use crate::{NOW, account, guest, nobody, postgres, session, table, texts, waiting};
use hamburgum_store::{
    AppendError, By, GameResult, Index, NewTableRow, ResultBy, ResultRow, Selection,
};
use hamburgum_store::{Store, StoreAddress, StoreError, TableState, TypedWords};

const FAULTS: [Fault; 3] = [Fault::BeforeStatement, Fault::DuringStatement, Fault::BeforeAnswer];

/// A store behind a proxy; `None` without a server.
async fn store() -> Option<(Store, Proxy)> {
    let proxy = Proxy::before(&postgres::database().await?).await;
    let address: StoreAddress = proxy.url.parse().expect("a URL");
    Some((Store::open_at(&address).await.expect("a store"), proxy))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_append_is_written_once_whatever_breaks() {
    let Some((store, proxy)) = store().await else { return };
    let me = guest(&store, 1).await;
    store.create_table(table("a", waiting([(me, true)]))).await.expect("a table");
    let mut expected = Vec::new();
    for fault in FAULTS.into_iter().chain([Fault::NoAnswer]) {
        let (one, two) = (format!("one {fault:?}"), format!("two {fault:?}"));
        let words = [TypedWords {
            sequence: expected.len() as u64,
            person: me,
            name: "Anna".into(),
            said: Some("hello".into()),
        }];
        proxy.arm(fault, &one);
        let entries = [one, two];
        let begin = expected.len() as u64;
        let length = store.append_with_words("a", begin, &entries, &words, &nobody()).await;
        expected.extend(entries);
        assert_eq!(length.expect("the next"), expected.len() as u64, "{fault:?}");
        assert!(proxy.has_struck(), "{fault:?}");
    }
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, expected);
    assert_eq!(found.words.len(), FAULTS.len() + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_writers_one_wins_and_both_know() {
    let Some((store, proxy)) = store().await else { return };
    store.create_table(table("a", nobody())).await.expect("a table");
    let mut winners = Vec::new();
    for round in 0..12 {
        proxy.arm(FAULTS[round % FAULTS.len()], "left");
        let append =
            async |entry| store.append("a", round as u64, &texts([entry]), &nobody()).await;
        let (left, right) = tokio::join!(append("left"), append("right"));
        let winner = match (&left, &right) {
            (Ok(_), Err(AppendError::Conflict { .. })) => "left",
            (Err(AppendError::Conflict { .. }), Ok(_)) => "right",
            both => panic!("round {round}: {both:?}"),
        };
        winners.push(winner);
    }
    let found = store.load("a").await.expect("an answer").expect("the table");
    assert_eq!(found.entries, winners);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_game_counts_once_whatever_breaks() {
    let Some((store, proxy)) = store().await else { return };
    for (number, fault) in (1..).zip(FAULTS) {
        let id = format!("game {number}");
        let seat = |place| ResultRow {
            player: ResultBy::Person(None),
            place,
            prestige: Some(10),
            opening: "church".into(),
        };
        let result = GameResult {
            board: "hamburgum".into(),
            variant: "base".into(),
            seats: vec![seat(1), seat(2)],
        };
        let over = Index { state: TableState::Over, result: Some(result), ..nobody() };
        store.create_table(table(&id, nobody())).await.expect("a table");
        proxy.arm(fault, &id);
        store.append(&id, 0, &texts(["finish"]), &over).await.expect("the end");
        assert!(proxy.has_struck(), "{fault:?}");
        let sums = store.tallies(&Selection::default(), By::Board, 10).await.expect("sums");
        assert_eq!(sums[0].places, [number, number, 0, 0, 0], "{fault:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn tables_and_people_are_made_and_changed_once_whatever_breaks() {
    let Some((store, proxy)) = store().await else { return };
    for (number, fault) in (1_u8..).zip(FAULTS) {
        let strike = |value: &str| proxy.arm(fault, value);
        let id = format!("table {number}");
        strike(&id);
        let new = NewTableRow { entries: texts(["one"]), ..table(&id, nobody()) };
        store.create_table(new).await.expect("a table");

        strike(&format!("guest {number}"));
        let somebody = guest(&store, number).await;

        let login = format!("login {number}");
        strike(&login);
        store.register(somebody, &login, "salt and hash").await.expect("an account");

        strike("another hash");
        store.set_password(somebody, "another hash").await.expect("another password");

        let later = session(100 + number);
        strike(std::str::from_utf8(&[100 + number; 32]).expect("letters"));
        store.add_session(somebody, later, NOW).await.expect("a session");

        let other = account(&store, 50 + number).await;
        let visitor = guest(&store, 80 + number).await;
        store.merge_guest(visitor, other).await.expect("a merge");

        strike("new name");
        store.rename_everywhere(somebody, "new name").await.expect("another name");
        assert!(proxy.has_struck(), "{fault:?}");
        let found = store.person_by_session(&later, NOW).await.expect("an answer");
        assert_eq!(found.expect("somebody").name, "new name", "{fault:?}");

        store.delete_person(somebody, &["Alster"]).await.expect("a deletion");
        let again = store.delete_person(somebody, &["Alster"]).await;
        assert!(matches!(again, Err(StoreError::NoSuchPerson(_))), "{again:?}");
    }
    assert_eq!(store.people().await.expect("a list").len(), FAULTS.len());
    assert_eq!(store.counts().await.expect("an answer").playing, FAULTS.len() as u64);
}
