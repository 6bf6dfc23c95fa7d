//! Plans are found by table and by person, follow one another, and are not changed while they are played.

use crate::database::{TestDatabase, tests_on};
use crate::{NOW, account, guest, nobody, table, waiting};
use hamburgum_store::{Index, PersonId, PlanWrite, PlansRow, Store, TableState, Timestamp};

tests_on!(
    memory, postgres:
    plans_are_replaced_one_revision_after_the_other,
    plans_that_are_played_cannot_be_changed,
    plans_go_with_their_person_and_their_game,
);

fn plans(person: PersonId, revision: u64, turns: &str) -> PlansRow {
    PlansRow {
        table: "a".to_owned(),
        person,
        seat: "red".to_owned(),
        at_length: 7,
        revision,
        turns: turns.to_owned(),
        stops: "[]".to_owned(),
    }
}

async fn keep(store: &Store, plans: &PlansRow) -> PlanWrite {
    store.keep_plans(plans).await.expect("an answer")
}

async fn all(store: &Store) -> Vec<PlansRow> {
    let mut plans = store.plans(&["a".to_owned(), "b".to_owned()]).await.expect("plans");
    // The numbers of people are random on PostgreSQL.
    plans.sort_by(|one, other| one.turns.cmp(&other.turns));
    plans
}

async fn plans_are_replaced_one_revision_after_the_other(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let (anna, bert) = (guest(&store, 1).await, guest(&store, 2).await);
    assert_eq!(keep(&store, &plans(anna, 2, "no new plan")).await, PlanWrite::Outrun);
    assert_eq!(keep(&store, &plans(anna, 1, "beer")).await, PlanWrite::Written);
    assert_eq!(keep(&store, &plans(bert, 1, "sugar")).await, PlanWrite::Written);
    assert_eq!(keep(&store, &plans(anna, 1, "cloth")).await, PlanWrite::Outrun);
    assert_eq!(keep(&store, &plans(anna, 3, "cloth")).await, PlanWrite::Outrun);
    assert_eq!(keep(&store, &plans(anna, 2, "cloth")).await, PlanWrite::Written);
    assert_eq!(all(&store).await, [plans(anna, 2, "cloth"), plans(bert, 1, "sugar")]);
    assert_eq!(store.plans_of(bert).await.expect("plans"), [plans(bert, 1, "sugar")]);
    let withdraw = async |person, revision| {
        store.withdraw_plans("a", person, revision).await.expect("an answer")
    };
    assert_eq!(withdraw(anna, 1).await, PlanWrite::Outrun);
    assert_eq!(withdraw(anna, 2).await, PlanWrite::Written);
    assert_eq!(withdraw(anna, 2).await, PlanWrite::Written, "they are gone");
    assert_eq!(all(&store).await, [plans(bert, 1, "sugar")]);
}

async fn plans_that_are_played_cannot_be_changed(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", nobody())).await.expect("a table");
    let anna = guest(&store, 1).await;
    let (old, now) = (plans(anna, 1, "beer"), plans(anna, 2, "cloth"));
    for plans in [&old, &now] {
        assert_eq!(keep(&store, plans).await, PlanWrite::Written);
    }
    let begin = async |plans| store.begin_planned_turn(plans).await.expect("an answer");
    assert_eq!(begin(&old).await, PlanWrite::Outrun);
    assert_eq!(begin(&now).await, PlanWrite::Written);
    assert_eq!(begin(&now).await, PlanWrite::Outrun, "somebody plays it");
    assert_eq!(keep(&store, &plans(anna, 3, "sugar")).await, PlanWrite::Outrun);
    assert_eq!(store.withdraw_plans("a", anna, 2).await.expect("an answer"), PlanWrite::Outrun);
    store.forget_plans(&old).await.expect("an answer");
    assert_eq!(all(&store).await, std::slice::from_ref(&now));
    store.forget_plans(&now).await.expect("an answer");
    assert_eq!(all(&store).await, []);
    // A request from before does not bring them back.
    assert_eq!(keep(&store, &plans(anna, 3, "sugar")).await, PlanWrite::Outrun);
}

async fn plans_go_with_their_person_and_their_game(database: TestDatabase) {
    let store = database.open().await;
    let (me, merged, you) =
        (account(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    let people = waiting([(me, false), (merged, false), (you, true)]);
    store.create_table(table("a", people.clone())).await.expect("a table");
    let over = Index { state: TableState::Over, ..people };
    store.create_table(table("b", over)).await.expect("a table");
    let of_game_over = PlansRow { table: "b".to_owned(), ..plans(you, 1, "beer") };
    for one in [plans(me, 1, "beer"), plans(merged, 1, "beer"), plans(you, 1, "beer"), of_game_over]
    {
        assert_eq!(keep(&store, &one).await, PlanWrite::Written);
    }
    store.merge_guest(merged, me).await.expect("a merge");
    assert_eq!(store.plans_of(me).await.expect("plans").len(), 2);
    store.forget_idle_guests(Timestamp(NOW.0 + 86_400_000), 400).await.expect("a day later");
    assert_eq!(all(&store).await.len(), 3);
    store.delete_person(me, &["Alster"]).await.expect("a deletion");
    assert_eq!(all(&store).await, [plans(you, 1, "beer")]);
}
