//! Boards that people drew.

use crate::database::{TestDatabase, tests_on};
use crate::{ALL, NOW, account, guest};
use hamburgum_store::{
    BoardFilter, BoardSaving, BoardState, ListPage, NewBoard, PersonId, Store, StoredBoard,
    Timestamp,
};

tests_on!(
    memory, postgres:
    a_board_is_kept_once_and_for_its_first_author,
    a_person_has_a_bounded_number_of_boards,
    a_newer_version_is_the_successor_of_the_older_one,
    the_author_offers_withdraws_and_deletes,
    a_removed_board_cannot_be_saved_again,
    lists_are_in_pages_and_by_state,
    reports_are_bounded_and_one_for_each_person,
    boards_of_a_merged_guest_belong_to_the_account,
    a_deleted_author_leaves_only_listed_boards,
    old_reports_are_forgotten,
    concurrent_savings_of_one_board_agree,
);

const MOST: u32 = 3;

fn new(id: &str) -> NewBoard {
    NewBoard { id: id.into(), name: format!("City {id}"), text: format!("file of {id}") }
}

async fn save(store: &Store, owner: PersonId, id: &str) -> BoardSaving {
    store.save_board(owner, &new(id), NOW, MOST).await.expect("an answer")
}

async fn board(store: &Store, id: &str) -> StoredBoard {
    store.board(id).await.expect("an answer").expect("a board")
}

async fn ids(store: &Store, filter: BoardFilter) -> Vec<String> {
    let rows = store.boards(filter, ALL).await.expect("boards");
    rows.into_iter().map(|row| row.id).collect()
}

/// A board of a guest and one of an account, one of them listed and reported.
pub(crate) async fn fill(store: &Store, one: PersonId, other: PersonId) {
    save(store, one, "own-a").await;
    save(store, other, "own-b").await;
    store.set_board_state("own-b", BoardState::Listed).await.expect("an answer");
    store.report_board(one, "own-b", "copied", NOW).await.expect("a report");
    save(store, other, "own-c").await;
    store.set_successor(other, "own-b", "own-c").await.expect("a successor");
}

async fn a_board_is_kept_once_and_for_its_first_author(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    assert_eq!(store.board("own-a").await.expect("an answer"), None);
    assert_eq!(save(&store, me, "own-a").await, BoardSaving::Kept);
    assert_eq!(save(&store, me, "own-a").await, BoardSaving::Kept);
    assert_eq!(save(&store, you, "own-a").await, BoardSaving::Kept);
    let found = board(&store, "own-a").await;
    assert_eq!((found.owner, found.row.state), (Some(me), BoardState::Linked));
    assert_eq!((found.text.as_str(), found.row.name.as_str()), ("file of own-a", "City own-a"));
    assert!(found.row.author.is_some_and(|name| !name.is_empty()));
    assert_eq!(ids(&store, BoardFilter::Of(me)).await, ["own-a"]);
    assert!(ids(&store, BoardFilter::Of(you)).await.is_empty());
}

async fn a_person_has_a_bounded_number_of_boards(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    for id in ["own-a", "own-b", "own-c"] {
        assert_eq!(save(&store, me, id).await, BoardSaving::Kept);
    }
    assert_eq!(save(&store, me, "own-d").await, BoardSaving::TooMany);
    assert_eq!(save(&store, me, "own-a").await, BoardSaving::Kept);
    store.delete_own_board(me, "own-a").await.expect("an answer");
    assert_eq!(save(&store, me, "own-d").await, BoardSaving::Kept);
}

async fn a_newer_version_is_the_successor_of_the_older_one(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    for id in ["own-a", "own-b"] {
        save(&store, me, id).await;
    }
    save(&store, you, "own-c").await;
    for (person, old, new, expected) in [
        (me, "own-a", "own-b", Some("own-b")),
        (me, "own-a", "own-a", Some("own-b")),
        (you, "own-a", "own-c", Some("own-b")),
        (me, "own-a", "own-c", Some("own-b")),
        (me, "own-a", "own-x", Some("own-b")),
    ] {
        store.set_successor(person, old, new).await.expect("an answer");
        let found = board(&store, "own-a").await.successor;
        assert_eq!(found.as_deref(), expected, "{old} to {new}");
    }
    // Back to the first version: it is the newest again.
    store.set_successor(me, "own-b", "own-a").await.expect("an answer");
    assert_eq!(board(&store, "own-a").await.successor, None);
    assert_eq!(board(&store, "own-b").await.successor.as_deref(), Some("own-a"));
}

async fn the_author_offers_withdraws_and_deletes(database: TestDatabase) {
    use BoardState::{Linked, Listed, Offered};
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    save(&store, me, "own-a").await;
    for (person, from, to, expected) in [
        (you, Linked, Offered, Linked),
        (me, Listed, Linked, Linked),
        (me, Linked, Offered, Offered),
        (me, Linked, Offered, Offered),
        (me, Offered, Linked, Linked),
    ] {
        store.change_own_board(person, "own-a", from, to).await.expect("an answer");
        assert_eq!(board(&store, "own-a").await.row.state, expected);
    }
    assert!(store.set_board_state("own-a", Listed).await.expect("an answer"));
    for person in [you, me] {
        store.delete_own_board(person, "own-a").await.expect("an answer");
        assert_eq!(board(&store, "own-a").await.row.state, Listed);
    }
    store.change_own_board(me, "own-a", Listed, Linked).await.expect("an answer");
    store.delete_own_board(you, "own-a").await.expect("an answer");
    assert!(store.board("own-a").await.expect("an answer").is_some());
    store.delete_own_board(me, "own-a").await.expect("an answer");
    assert_eq!(store.board("own-a").await.expect("an answer"), None);
}

async fn a_removed_board_cannot_be_saved_again(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    save(&store, me, "own-a").await;
    assert!(store.set_board_state("own-a", BoardState::Removed).await.expect("an answer"));
    assert!(!store.set_board_state("own-b", BoardState::Removed).await.expect("an answer"));
    for person in [me, you] {
        assert_eq!(save(&store, person, "own-a").await, BoardSaving::Removed);
        store.delete_own_board(person, "own-a").await.expect("an answer");
    }
    assert_eq!(board(&store, "own-a").await.row.state, BoardState::Removed);
}

async fn lists_are_in_pages_and_by_state(database: TestDatabase) {
    let store = database.open().await;
    let me = guest(&store, 1).await;
    for (place, id) in (0..).zip(["own-a", "own-b", "own-c"]) {
        let now = Timestamp(NOW.0 + place);
        store.save_board(me, &new(id), now, MOST).await.expect("an answer");
    }
    store.set_board_state("own-b", BoardState::Listed).await.expect("an answer");
    assert_eq!(ids(&store, BoardFilter::All).await, ["own-c", "own-b", "own-a"]);
    assert_eq!(ids(&store, BoardFilter::In(BoardState::Listed)).await, ["own-b"]);
    assert_eq!(ids(&store, BoardFilter::In(BoardState::Linked)).await, ["own-c", "own-a"]);
    let second = ListPage { offset: 1, limit: 1 };
    let rows = store.boards(BoardFilter::Of(me), second).await.expect("boards");
    assert_eq!(rows.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["own-b"]);
}

async fn reports_are_bounded_and_one_for_each_person(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    save(&store, me, "own-a").await;
    assert!(ids(&store, BoardFilter::Reported).await.is_empty());
    store.report_board(you, "own-x", "none", NOW).await.expect("an answer");
    for reason in ["first", "second"] {
        store.report_board(you, "own-a", reason, NOW).await.expect("an answer");
    }
    let reports = store.board_reports("own-a").await.expect("reports");
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].person, reports[0].reason.as_str()), (you, "second"));
    assert_eq!(store.reports_by(you).await.expect("reports").len(), 1);
    assert_eq!(ids(&store, BoardFilter::Reported).await, ["own-a"]);
    for number in 0..Store::MOST_BOARD_REPORTS + 5 {
        let somebody = guest(&store, 10 + number as u8).await;
        store.report_board(somebody, "own-a", "more", NOW).await.expect("an answer");
    }
    let count = board(&store, "own-a").await.row.reports;
    assert_eq!(count, u64::from(Store::MOST_BOARD_REPORTS));
    store.set_board_state("own-a", BoardState::Removed).await.expect("an answer");
    assert!(ids(&store, BoardFilter::Reported).await.is_empty());
}

async fn boards_of_a_merged_guest_belong_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (one, me) = (guest(&store, 1).await, account(&store, 2).await);
    save(&store, one, "own-a").await;
    save(&store, me, "own-b").await;
    store.merge_guest(one, me).await.expect("a merge");
    assert_eq!(board(&store, "own-a").await.owner, Some(me));
    assert_eq!(ids(&store, BoardFilter::Of(me)).await, ["own-a", "own-b"]);
    store.set_successor(me, "own-a", "own-b").await.expect("an answer");
    assert_eq!(board(&store, "own-a").await.successor.as_deref(), Some("own-b"));
    store.delete_own_board(me, "own-a").await.expect("an answer");
    assert_eq!(ids(&store, BoardFilter::Of(me)).await, ["own-b"]);
}

async fn a_deleted_author_leaves_only_listed_boards(database: TestDatabase) {
    let store = database.open().await;
    let (one, me, you) = (guest(&store, 1).await, account(&store, 2).await, guest(&store, 3).await);
    fill(&store, one, me).await;
    save(&store, you, "own-d").await;
    store.report_board(me, "own-d", "a word", NOW).await.expect("an answer");
    store.merge_guest(one, me).await.expect("a merge");
    store.delete_person(me, &[]).await.expect("a deletion");
    assert_eq!(ids(&store, BoardFilter::All).await, ["own-b", "own-d"]);
    let listed = board(&store, "own-b").await;
    assert_eq!((listed.owner, listed.row.author), (None, None));
    for id in ["own-b", "own-d"] {
        assert!(store.board_reports(id).await.expect("reports").is_empty(), "{id}");
    }
}

async fn old_reports_are_forgotten(database: TestDatabase) {
    let store = database.open().await;
    let (me, you) = (guest(&store, 1).await, guest(&store, 2).await);
    save(&store, me, "own-a").await;
    store.report_board(you, "own-a", "copied", NOW).await.expect("an answer");
    for (days, left) in [(364, 1), (366, 0)] {
        let later = Timestamp(NOW.0 + days * 24 * 60 * 60 * 1000);
        store.forget_old_boards(later).await.expect("an answer");
        assert_eq!(store.board_reports("own-a").await.expect("reports").len(), left);
    }
    assert_eq!(ids(&store, BoardFilter::All).await, ["own-a"]);
}

async fn concurrent_savings_of_one_board_agree(database: TestDatabase) {
    let store = database.open().await;
    let people = [guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await];
    let tasks = (0..30).map(|number| {
        let (store, owner) = (store.clone(), people[number % 3]);
        tokio::spawn(async move { save(&store, owner, ["own-a", "own-b"][number % 2]).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        assert_eq!(task.await.expect("a task"), BoardSaving::Kept);
    }
    assert_eq!(ids(&store, BoardFilter::All).await, ["own-a", "own-b"]);
}
