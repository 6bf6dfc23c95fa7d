//! Jobs are written by appends, and one process at a time holds them.

use crate::database::{TestDatabase, tests_on};
use crate::{guest, nobody, table, texts};
use hamburgum_store::JobQueue::{Advise, House, Review, Think};
use hamburgum_store::JobUrgency::{Usual, Watched};
use hamburgum_store::{
    FirstHolder, Index, IndexChange, Job, JobChange, JobDue, JobUrgency, NewJob, PersonId, Store,
    Timestamp,
};
use std::collections::BTreeSet;
use std::time::Duration;

tests_on!(
    file, postgres:
    an_append_writes_and_deletes_the_job_of_a_computers_turn,
    one_append_writes_and_deletes_jobs_of_several_queues,
    an_append_writes_a_job_for_later,
    a_refused_append_changes_no_job,
    watched_tables_come_first_and_owners_take_turns,
    a_finished_job_is_deleted_unless_it_was_replaced,
    a_postponed_job_waits,
    other_jobs_are_put_listed_and_cancelled,
    jobs_of_a_closed_store_are_free,
);

/// A turn of a computer, which the process that appends will play.
fn turn(key: &str, owner: Option<PersonId>, urgency: JobUrgency) -> Index {
    let holder = FirstHolder::Writer;
    after(JobChange::Put(NewJob { owner, urgency, holder, ..NewJob::new(Think, key) }))
}

fn after(job: JobChange) -> Index {
    Index { jobs: vec![job], ..nobody() }
}

/// Frees a job that the process holds, and claims it again.
async fn held(store: &Store, key: &str) -> Option<Job> {
    store.offer_job(Think, key).await.expect("an answer");
    store.claim_jobs(Think, 10).await.expect("jobs").into_iter().find(|job| job.key == key)
}

async fn keys(store: &Store, most: usize) -> Vec<String> {
    let jobs = store.claim_jobs(Think, most).await.expect("jobs");
    jobs.into_iter().map(|job| job.key).collect()
}

async fn an_append_writes_and_deletes_the_job_of_a_computers_turn(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    assert!(keys(&store, 10).await.is_empty(), "who writes it holds it");
    assert_eq!(held(&store, "a").await.expect("a job").at_length, 0);
    store
        .append("a", 0, &texts(["one", "two"]), &turn("a", None, Watched))
        .await
        .expect("the next");
    assert_eq!(held(&store, "a").await.expect("the next turn").at_length, 2);
    let step = IndexChange::touched(Timestamp(7));
    store.append("a", 2, &texts(["three"]), step).await.expect("the next");
    assert_eq!(held(&store, "a").await.expect("the same turn").at_length, 2);
    let done = after(JobChange::cancel(Think, "a"));
    store.append("a", 3, &texts(["four"]), &done).await.expect("the next");
    assert_eq!(held(&store, "a").await, None);
}

async fn one_append_writes_and_deletes_jobs_of_several_queues(database: TestDatabase) {
    let store = database.open().await;
    let owner = guest(&store, 1).await;
    let put = |queue, key: &str, body: &str| {
        JobChange::Put(NewJob {
            owner: Some(owner),
            body: body.to_owned(),
            ..NewJob::new(queue, key)
        })
    };
    let first = vec![put(Review, "a", "old"), put(House, "b", ""), put(Advise, "c", "kept")];
    store.create_table(table("t", Index { jobs: first, ..nobody() })).await.expect("a table");
    let second = vec![
        put(Review, "a", "new"),
        put(Review, "d", "other"),
        JobChange::cancel(House, "b"),
        JobChange::cancel(Think, "unknown"),
    ];
    let second = IndexChange { jobs: second, ..IndexChange::touched(Timestamp(7)) };
    store.append("t", 0, &texts(["one"]), second).await.expect("the next");

    tokio::time::sleep(Duration::from_millis(5)).await;
    let mut reviews = store.claim_jobs(Review, 10).await.expect("jobs");
    reviews.sort_by(|one, other| one.key.cmp(&other.key));
    let found: Vec<_> =
        reviews.iter().map(|job| (job.key.as_str(), job.body.as_str(), job.at_length)).collect();
    assert_eq!(found, [("a", "new", 1), ("d", "other", 1)]);
    assert!(store.jobs(House).await.expect("jobs").iter().all(|job| job.key != "b"));
    assert_eq!(store.claim_jobs(Advise, 10).await.expect("jobs")[0].at_length, 0);
}

async fn an_append_writes_a_job_for_later(database: TestDatabase) {
    let store = database.open().await;
    let now = store.now().0;
    for (key, due, is_due) in [
        ("past", JobDue::At(Timestamp(now - 1)), true),
        ("future", JobDue::At(Timestamp(now + 60_000)), false),
        ("soon", JobDue::After(Duration::from_millis(1)), true),
        ("late", JobDue::After(Duration::from_mins(1)), false),
    ] {
        let job = JobChange::Put(NewJob { due, ..NewJob::new(Think, key) });
        store.create_table(table(key, after(job))).await.expect("a table");
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(keys(&store, 10).await == [key], is_due, "{key}");
    }
}

async fn a_refused_append_changes_no_job(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    store.create_table(table("b", nobody())).await.expect("a table");
    let done = after(JobChange::cancel(Think, "a"));
    store.append("a", 5, &texts(["late"]), &done).await.expect_err("a conflict");
    store
        .append("b", 5, &texts(["late"]), &turn("b", None, Watched))
        .await
        .expect_err("a conflict");
    assert!(held(&store, "a").await.is_some());
    assert_eq!(held(&store, "b").await, None);
}

async fn watched_tables_come_first_and_owners_take_turns(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert) = (guest(&store, 1).await, guest(&store, 2).await);
    for (id, owner, urgency) in [
        ("unwatched", bert, Usual),
        ("anna 1", anna, Watched),
        ("anna 2", anna, Watched),
        ("bert 1", bert, Watched),
    ] {
        store.create_table(table(id, turn(id, Some(owner), urgency))).await.expect("a table");
        store.offer_job(Think, id).await.expect("an answer");
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    let mut order = Vec::new();
    for _ in 0..4 {
        order.extend(keys(&store, 1).await);
    }
    // Bert's unwatched table is the first of his jobs, but whoever is watched comes before it.
    assert_eq!(order[0], "anna 1");
    assert_eq!(BTreeSet::from([&order[1], &order[2]]).len(), 2);
    assert_eq!(order[3], "unwatched");
    assert!(keys(&store, 4).await.is_empty(), "all are held");
}

async fn a_finished_job_is_deleted_unless_it_was_replaced(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    let old = held(&store, "a").await.expect("a job");
    store.append("a", 0, &texts(["one"]), &turn("a", None, Watched)).await.expect("the next");
    store.finish_job(&old).await.expect("an answer");
    let new = held(&store, "a").await.expect("the newer job");
    assert_eq!(store.claim_job(Think, "a").await.expect("an answer"), Some(new.clone()));
    assert_eq!(store.hold_jobs(Think, &texts(["a", "b"])).await.expect("keys"), ["a"]);
    store.finish_job(&new).await.expect("an answer");
    assert_eq!(store.claim_job(Think, "a").await.expect("an answer"), None);
    assert!(store.hold_jobs(Think, &texts(["a"])).await.expect("keys").is_empty());
}

async fn a_postponed_job_waits(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    let job = held(&store, "a").await.expect("a job");
    store.postpone_job(&job, Duration::from_hours(1)).await.expect("an answer");
    assert!(keys(&store, 10).await.is_empty());
    let again = store.claim_job(Think, "a").await.expect("an answer").expect("it can be claimed");
    store.postpone_job(&again, Duration::ZERO).await.expect("an answer");
    tokio::time::sleep(Duration::from_millis(5)).await;
    let again = store.claim_jobs(Think, 10).await.expect("jobs").pop().expect("the job");
    assert_eq!(again.attempt, job.attempt + 1);
}

async fn other_jobs_are_put_listed_and_cancelled(database: TestDatabase) {
    let store = database.open().await;
    for (key, body) in [("a", "first"), ("a", "again"), ("b", "other")] {
        store.put_job(Review, key, None, body).await.expect("an answer");
    }
    let jobs = store.jobs(Review).await.expect("a list");
    let jobs: Vec<_> = jobs.iter().map(|job| (job.key.as_str(), job.body.as_str())).collect();
    assert_eq!(jobs, [("a", "first"), ("b", "other")]);
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(store.claim_jobs(Review, 1).await.expect("jobs").len(), 1);
    store.cancel_job(Review, "a").await.expect("an answer");
    store.cancel_job(Review, "b").await.expect("an answer");
    assert!(store.jobs(Review).await.expect("a list").is_empty());
}

async fn jobs_of_a_closed_store_are_free(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    store.close().await;
    assert_eq!(keys(&database.open().await, 10).await, ["a"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_job_has_one_holder_until_it_is_no_longer_renewed() {
    let Some(database) = TestDatabase::postgres().await else { return };
    let (first, second) = (database.open().await, database.open().await);
    for number in 0..40 {
        let id = number.to_string();
        first.create_table(table(&id, turn(&id, None, Watched))).await.expect("a table");
    }
    assert!(keys(&second, 100).await.is_empty(), "the first one holds them all");
    assert_eq!(second.claim_job(Think, "7").await.expect("an answer"), None);
    assert!(second.hold_jobs(Think, &texts(["7"])).await.expect("keys").is_empty());

    let pass = "UPDATE jobs SET held_until = held_until - 31000 WHERE queue = 'think'";
    database.execute("", pass).await.expect("time passes");
    let mut claimed = Vec::new();
    for _ in 0..8 {
        let (left, right) = tokio::join!(keys(&first, 3), keys(&second, 3));
        claimed.extend(left.into_iter().chain(right));
    }
    assert_eq!(claimed.len(), 40);
    assert_eq!(claimed.into_iter().collect::<BTreeSet<_>>().len(), 40, "nobody claims it twice");
}

/// What an append leaves to do is said by the log, so a job that came too late does nothing.
#[tokio::test]
async fn an_append_takes_a_job_over() {
    let Some(database) = TestDatabase::postgres().await else { return };
    let (first, second) = (database.open().await, database.open().await);
    first.create_table(table("a", turn("a", None, Watched))).await.expect("a table");
    second.append("a", 0, &texts(["one"]), &turn("a", None, Watched)).await.expect("the next");
    assert_eq!(first.claim_job(Think, "a").await.expect("an answer"), None);
    assert_eq!(second.claim_job(Think, "a").await.expect("an answer").expect("it").at_length, 1);
    let done = after(JobChange::cancel(Think, "a"));
    first.append("a", 1, &texts(["two"]), &done).await.expect("the next");
    assert_eq!(second.claim_job(Think, "a").await.expect("an answer"), None);
}
