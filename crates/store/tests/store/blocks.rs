//! Whom people do not want to meet.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, nobody, table, waiting};
use hamburgum_store::{Blocks, Index, PersonId, Store, Timestamp};
use std::collections::BTreeSet;

tests_on!(
    memory, postgres:
    a_block_works_both_ways_under_all_numbers,
    open_tables_of_people_kept_apart_are_left_out,
    blocks_go_with_either_person,
);

async fn blocks(store: &Store, person: PersonId) -> Blocks {
    store.blocks_of(person).await.expect("an answer")
}

async fn names(store: &Store, person: PersonId) -> Vec<String> {
    let blocked = store.blocked_by(person).await.expect("an answer");
    blocked.into_iter().map(|one| one.name).collect()
}

async fn a_block_works_both_ways_under_all_numbers(database: TestDatabase) {
    let store = database.open().await;
    let (anna, before) = (account(&store, 1).await, guest(&store, 2).await);
    let (bert, other) = (account(&store, 3).await, guest(&store, 4).await);
    store.block(before, other, Timestamp(7)).await.expect("a block");
    store.merge_guest(before, anna).await.expect("a merged guest");
    store.merge_guest(other, bert).await.expect("a merged guest");
    for _ in 0..2 {
        store.block(anna, bert, Timestamp(9)).await.expect("a block");
    }
    store.block(anna, before, Timestamp(9)).await.expect("nobody is kept apart from themselves");
    let hers = Blocks { own: BTreeSet::from([bert, other]), apart: BTreeSet::from([bert, other]) };
    assert_eq!(blocks(&store, anna).await, hers);
    let his = Blocks { own: BTreeSet::new(), apart: BTreeSet::from([anna, before]) };
    assert_eq!(blocks(&store, bert).await, his, "he is kept apart and not told why");
    let listed = store.blocked_by(anna).await.expect("an answer");
    assert_eq!(
        listed.iter().map(|one| (one.person, one.since)).collect::<Vec<_>>(),
        [(bert, Timestamp(7))]
    );
    assert_eq!(names(&store, bert).await, [""; 0]);
    store.unblock(bert, anna).await.expect("he has blocked nobody");
    assert_eq!(blocks(&store, anna).await, hers);
    store.unblock(anna, bert).await.expect("the end of the block");
    assert_eq!(blocks(&store, anna).await, Blocks::default());
}

async fn open_tables_of_people_kept_apart_are_left_out(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert, carla) =
        (guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    let listed = |host, people| Index { listed_by: Some(host), ..people };
    store.create_table(table("a", listed(anna, waiting([(anna, false)])))).await.expect("a table");
    let with_both = waiting([(carla, false), (anna, false)]);
    store.create_table(table("b", listed(carla, with_both))).await.expect("a table");
    store
        .create_table(table("c", listed(carla, waiting([(carla, false)]))))
        .await
        .expect("a table");
    store.create_table(table("d", nobody())).await.expect("a table");
    let seen = async |reader| {
        let rows = store.open_tables(reader, 9).await.expect("a list");
        rows.into_iter().map(|row| row.id).collect::<BTreeSet<_>>()
    };
    let set = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>();
    store.block(bert, anna, NOW).await.expect("a block");
    assert_eq!(seen(Some(bert)).await, set(&["c"]));
    assert_eq!(seen(Some(anna)).await, set(&["a", "b", "c"]));
    assert_eq!(seen(None).await, set(&["a", "b", "c"]));
    store.create_table(table("e", listed(bert, waiting([(bert, false)])))).await.expect("a table");
    assert_eq!(seen(Some(anna)).await, set(&["a", "b", "c"]), "it works both ways");
    assert_eq!(seen(Some(carla)).await, set(&["a", "b", "c", "e"]));
}

async fn blocks_go_with_either_person(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert, carla) =
        (account(&store, 1).await, account(&store, 2).await, account(&store, 3).await);
    store.block(anna, bert, NOW).await.expect("a block");
    store.block(bert, carla, NOW).await.expect("a block");
    store.delete_person(bert, &["Alster"]).await.expect("a deletion");
    for person in [anna, carla] {
        assert_eq!(blocks(&store, person).await, Blocks::default());
    }
}
