//! Everything moves from one database to another, whenever that is interrupted.

use crate::database::TestDatabase;
use crate::{NOW, account, guest, nobody, postgres, session, table, texts, waiting};
use hamburgum_store::{
    AccountLock, Accounts, ChannelFailure, Confirmation, GameResult, Index, JobChange, JobQueue,
    ListedJob, MigrationExtent, Mute, NewChannel, NewJob, NewTableRow, PeopleKind, PersonId,
    PlansRow, ResultBy, ResultRow, SentNotice, Store, StoreAddress, StoreError, StoredChannelKind,
    StoredReview, TableState, Timestamp, Transfer, TransferError, TransferStage, TypedWords,
    WholeBoard, WholePerson, WholeTable, migrate,
};

/// All that a database has.
#[derive(Debug, PartialEq, Eq)]
struct Everything {
    people: Vec<WholePerson>,
    secret: String,
    tables: Vec<WholeTable>,
    jobs: Vec<ListedJob>,
    boards: Vec<WholeBoard>,
}

async fn everything(store: &Store) -> Everything {
    let mut people = Vec::new();
    for kind in [PeopleKind::Independent, PeopleKind::Merged] {
        people.extend(store.whole_people(kind, PersonId(0), 100).await.expect("people"));
    }
    let mut tables = Vec::new();
    for id in store.table_ids("", 100).await.expect("ids") {
        tables.extend(store.whole_table(&id).await.expect("an answer"));
    }
    assert_eq!(store.wrong_tallies().await.expect("an answer"), 0);
    let mut jobs = Vec::new();
    for queue in [JobQueue::Think, JobQueue::Review, JobQueue::House] {
        let listed = store.jobs(queue).await.expect("jobs");
        jobs.extend(listed.into_iter().map(|job| ListedJob { is_held: false, ..job }));
    }
    let secret = store.secret("push", "another").await.expect("a secret");
    let boards = store.whole_boards("", 1_000).await.expect("boards");
    Everything { people, secret, tables, jobs, boards }
}

fn no_findings(_: &WholeTable, _: &Accounts) -> Vec<String> {
    Vec::new()
}

fn a_finding(stored: &WholeTable, _: &Accounts) -> Vec<String> {
    if stored.id == "b" { vec!["it is wrong".into()] } else { Vec::new() }
}

/// A result of two seats.
fn result(winner: PersonId) -> GameResult {
    let row =
        |player, place, prestige| ResultRow { player, place, prestige, opening: "beer".into() };
    GameResult {
        board: "hamburgum".into(),
        variant: "base".into(),
        seats: vec![
            row(ResultBy::Person(Some(winner)), 1, Some(40)),
            row(ResultBy::Computer("master".into()), 2, None),
        ],
    }
}

/// An account with a merged guest, a locked one, somebody deleted, and tables with everything they can have.
async fn fill(store: &Store) {
    let (one, me) = (guest(store, 1).await, account(store, 2).await);
    crate::boards::fill(store, one, me).await;
    store.set_person_hours(one, "early").await.expect("hours");
    store.merge_guest(one, me).await.expect("a merged guest");
    store.note_service().await.expect("a sign");
    let locked = account(store, 3).await;
    store.set_lock(locked, AccountLock::Locked).await.expect("a locked account");
    store.block(one, locked, Timestamp(5)).await.expect("a block");
    let gone = guest(store, 4).await;
    let turn = NewJob { owner: Some(me), ..NewJob::new(JobQueue::Think, "c") };
    let words = vec![
        TypedWords { sequence: 0, person: one, name: "me".into(), said: None },
        TypedWords { sequence: 1, person: gone, name: "gone".into(), said: Some("hello".into()) },
    ];
    let over =
        Index { state: TableState::Over, result: Some(result(one)), ..waiting([(one, false)]) };
    for (id, index) in [
        ("a", waiting([(one, true), (me, false), (gone, true)])),
        ("b", over),
        ("c", Index { jobs: vec![JobChange::Put(turn)], listed_by: Some(one), ..nobody() }),
    ] {
        let entries = texts(["sits", "says", "plays \u{1f3b2} \"quoted\""]);
        let new = NewTableRow { entries, words: words.clone(), ..table(id, index) };
        store.create_table(new).await.expect("a table");
    }
    store
        .append("a", 3, &texts(["more"]), &waiting([(one, false), (gone, true)]))
        .await
        .expect("more");
    store.put_job(JobQueue::Review, "b", Some(me), "please").await.expect("a job");
    store.delete_person(gone, &["Alster"]).await.expect("a deleted person");
    let review =
        StoredReview { format: 1, nodes: 600, turns: 9, goes_on: true, text: "good".into() };
    store.keep_review("b", &review).await.expect("a review");
    let plans = PlansRow {
        table: "a".into(),
        person: one,
        seat: "red".into(),
        at_length: 4,
        revision: 1,
        turns: "[\"beer\"]".into(),
        stops: "[]".into(),
    };
    store.keep_plans(&plans).await.expect("plans");
    tell_everybody(store, one, me).await;
    store.forget_idle_guests(Timestamp(NOW.0 + 86_400_000), 400).await.expect("a day later");
}

/// Channels, what was seen and muted, and what was sent, partly of a guest who became part of the account.
async fn tell_everybody(store: &Store, guest: PersonId, me: PersonId) {
    store.secret("push", "secret").await.expect("a secret");
    store.set_language(me, "fr").await.expect("a language");
    store.set_notice_settings(me, "settings").await.expect("settings");
    let webhook = NewChannel {
        kind: StoredChannelKind::Webhook,
        address: "hook".into(),
        wants: "turn".into(),
        confirmation: Confirmation::Given,
    };
    let browser = NewChannel { kind: StoredChannelKind::Push(session(2)), ..webhook.clone() };
    for (person, channel) in [(guest, &webhook), (me, &webhook), (me, &browser)] {
        let id = store.add_channel(person, channel, NOW).await.expect("an answer").expect("room");
        let sent = SentNotice { version: 3, kind: "turn".into(), channel: id, at: NOW };
        store.note_sent(person, "a", &[sent]).await.expect("a notice");
        let failure = ChannelFailure {
            count: 2,
            since: NOW,
            reason: "away".into(),
            rests_until: Timestamp(NOW.0 + 1),
        };
        store.note_failure(id, &failure).await.expect("a failure");
    }
    store.note_seen(guest, "a", 2).await.expect("a look");
    store.note_seen(me, "a", 3).await.expect("a look");
    store.set_mute(guest, "b", Mute::On).await.expect("silence");
}

/// A database with something in it, an empty one, and what is in the first.
struct Pair {
    from: TestDatabase,
    to: TestDatabase,
    expected: Everything,
}

impl Pair {
    async fn of(from: TestDatabase, to: TestDatabase) -> Self {
        let store = from.open().await;
        fill(&store).await;
        let expected = everything(&store).await;
        assert!(expected.people.len() == 4 && expected.tables.len() == 3);
        assert_eq!(expected.jobs.len(), 3);
        store.close().await;
        Self { from, to, expected }
    }

    async fn begin(&self) -> Result<Transfer, TransferError> {
        Transfer::open(&self.from.address(), &self.to.address(), no_findings).await
    }

    /// Does so many steps at most, and whether the move is done then.
    async fn steps(&self, most: usize) -> bool {
        let mut transfer = self.begin().await.expect("a move");
        for _ in 0..most {
            if transfer.step().await.expect("a step").is_none() {
                transfer.close().await;
                return true;
            }
        }
        transfer.close().await;
        false
    }

    /// How many steps the move has.
    async fn steps_to_the_end(&self) -> usize {
        let mut transfer = self.begin().await.expect("a move");
        let mut steps = 0;
        while transfer.step().await.expect("a step").is_some() {
            steps += 1;
        }
        transfer.close().await;
        steps
    }

    async fn must_be_moved(&self) {
        let refused = self.from.try_open().await.expect_err("a database that was moved");
        assert!(
            matches!(&refused, StoreError::Moved { to, .. } if *to == self.to.address().to_string())
        );
        let store = self.to.open().await;
        assert_eq!(everything(&store).await, self.expected);
        // It goes on there.
        store.append("a", 4, &texts(["next"]), &nobody()).await.expect("the next");
        // A log may name a deleted guest whose number is the next one.
        assert!(guest(&store, 9).await.0 > 1000);
        let me = store.person_by_session(&session(1), NOW).await.expect("an answer");
        let me = me.expect("a session");
        assert_eq!(me.login.as_deref(), Some("login2"));
        assert_eq!(store.blocked_by(me.id).await.expect("an answer").len(), 1);
        store.close().await;
    }
}

/// From a file to a file, to a server and back; without a server only the first.
async fn pairs() -> Vec<Pair> {
    let file = async || TestDatabase::file().await.expect("a file");
    let mut pairs = vec![Pair::of(file().await, file().await).await];
    if let (Some(server), Some(empty)) =
        (TestDatabase::postgres().await, postgres::empty_database().await)
    {
        pairs.push(Pair::of(file().await, TestDatabase::Postgres(empty)).await);
        pairs.push(Pair::of(server, file().await).await);
    }
    pairs
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_moved_and_the_old_database_says_where() {
    for pair in pairs().await {
        assert!(pair.steps(1000).await);
        pair.must_be_moved().await;
        let again = pair.begin().await.expect_err("a move that is done");
        assert!(matches!(again, TransferError::Store(StoreError::Moved { .. })), "{again:?}");
    }
}

/// The move is interrupted after its first step, begun again, interrupted after its second step, and so on.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_interrupted_is_continued() {
    let steps = pairs().await.remove(0).steps_to_the_end().await;
    assert!(steps > 10, "{steps}");
    for pair in pairs().await {
        for stop in 1..steps {
            assert!(!pair.steps(stop).await);
            let old = pair.from.try_open().await.expect_err("no place for servers");
            let is_at_its_end = matches!(old, StoreError::Moved { .. });
            assert_eq!(is_at_its_end, stop == steps - 1, "after {stop} steps: {old}");
            if stop > 1 {
                let new = pair.to.try_open().await.expect_err("no place for servers");
                assert!(matches!(new, StoreError::BeingMoved { .. }), "after {stop} steps: {new}");
            }
        }
        assert!(pair.steps(1000).await);
        pair.must_be_moved().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_with_something_in_it_is_refused_and_nothing_changes() {
    for pair in pairs().await {
        if let StoreAddress::Postgres(server) = pair.to.address() {
            migrate(&server, MigrationExtent::Expand).await.expect("a format");
        }
        let store = pair.to.open().await;
        guest(&store, 7).await;
        store.close().await;
        let refused = pair.begin().await.expect_err("a target with a guest");
        assert!(matches!(refused, TransferError::NotEmpty(_)), "{refused:?}");
        let store = pair.from.open().await;
        assert_eq!(everything(&store).await, pair.expected);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_that_a_server_uses_are_not_moved() {
    for pair in pairs().await {
        if let StoreAddress::Postgres(server) = pair.to.address() {
            migrate(&server, MigrationExtent::Expand).await.expect("a format");
        }
        for used in [&pair.from, &pair.to] {
            let server = used.open().await;
            let refused = pair.begin().await.expect_err("a database in use");
            assert!(matches!(refused, TransferError::Store(StoreError::InUse(_))), "{refused:?}");
            server.close().await;
        }
        let mut transfer = pair.begin().await.expect("a move");
        let StoreAddress::Postgres(_) = pair.from.address() else { continue };
        // A server that is started before the mark ends the move, one after it does not start.
        let server = pair.from.open().await;
        let refused = transfer.step().await.expect_err("a database in use");
        assert!(matches!(refused, TransferError::Store(StoreError::InUse(_))), "{refused:?}");
        server.append("a", 4, &texts(["next"]), &nobody()).await.expect("the next");
        server.close().await;
        transfer.step().await.expect("a step");
        assert!(matches!(pair.from.try_open().await, Err(StoreError::BeingMoved { .. })));
        transfer.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_move_can_be_taken_back_but_not_led_elsewhere() {
    let pair = pairs().await.remove(0);
    assert!(!pair.steps(5).await);
    let other = TestDatabase::file().await.expect("a file");
    let elsewhere = Transfer::open(&pair.from.address(), &other.address(), no_findings).await;
    assert!(matches!(&elsewhere, Err(TransferError::OtherMove { .. })), "{elsewhere:?}");
    let onwards = Transfer::open(&pair.to.address(), &other.address(), no_findings).await;
    assert!(matches!(&onwards, Err(TransferError::OtherMove { .. })), "{onwards:?}");

    let mark = Transfer::cancel(&pair.from.address()).await.expect("a move to take back");
    assert_eq!(mark.elsewhere, pair.to.address().to_string());
    let again = Transfer::cancel(&pair.from.address()).await;
    assert!(matches!(again, Err(TransferError::NotMoving(_))), "{again:?}");
    let store = pair.from.open().await;
    assert_eq!(everything(&store).await, pair.expected);
    store.close().await;
    let half = pair.begin().await;
    assert!(matches!(half, Err(TransferError::OtherMove { .. })), "{half:?}");
    let moved = Transfer::open(&pair.from.address(), &other.address(), no_findings).await;
    moved.expect("another target").close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_wrong_or_differs_ends_the_move_and_the_old_database_keeps_everything() {
    for pair in pairs().await {
        let (from, to) = (pair.from.address(), pair.to.address());
        let mut transfer = Transfer::open(&from, &to, a_finding).await.expect("a move");
        let refused = loop {
            match transfer.step().await {
                Ok(progress) => assert!(progress.is_some(), "a finding"),
                Err(refused) => break refused,
            }
        };
        transfer.close().await;
        assert_eq!(refused.to_string().lines().count(), 1);
        assert!(matches!(refused, TransferError::Wrong { table, .. } if table == "b"));

        let mut transfer = pair.begin().await.expect("the same move");
        while transfer.step().await.expect("a step").expect("more").stage
            != TransferStage::Comparing
        {}
        transfer.close().await;
        let change = "UPDATE words SET name = 'another'";
        pair.to.execute(change, change).await.expect("a change");
        let mut transfer = pair.begin().await.expect("the same move");
        let refused = loop {
            match transfer.step().await {
                Ok(progress) => assert!(progress.is_some(), "a difference"),
                Err(refused) => break refused,
            }
        };
        transfer.close().await;
        assert!(
            matches!(&refused, TransferError::Different(what) if what == "table a"),
            "{refused:?}"
        );
        Transfer::cancel(&from).await.expect("a move to take back");
        let store = pair.from.open().await;
        assert_eq!(everything(&store).await, pair.expected);
        store.close().await;
    }
}
