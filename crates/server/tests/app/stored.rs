//! Stored data stays readable: entries, heads and whole databases of released versions.
//!
//! The files in `tests/stored` were written by programs that people use. They never change: when
//! something new is stored, a line or a file is added.

use super::*;
use crate::harness::generous;
use hamburgum_store::{JobQueue, Mute, Store};
use hamburgum_table::{
    EndOfTime, Entry, Head, Motion, Stamped, StartPlan, StoredEntry, Table, Unbegun,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Write;

const ENTRIES: &str = include_str!("../stored/entries.jsonl");
const HEADS: &str = include_str!("../stored/heads.jsonl");
/// Databases of each format since the first release with the tables below.
pub(crate) const DATABASES: [(&str, &[u8]); 6] = [
    ("format 3", include_bytes!("../stored/format-3.sqlite")),
    ("format 4", include_bytes!("../stored/format-4.sqlite")),
    ("format 5", include_bytes!("../stored/format-5.sqlite")),
    ("format 6", include_bytes!("../stored/format-6.sqlite")),
    ("format 8", include_bytes!("../stored/format-8.sqlite")),
    ("format 14", include_bytes!("../stored/format-14.sqlite")),
];

/// The tables of the database, and what is special about each.
const TABLES: [(&str, &str); 10] = [
    (
        "whzxnsDksv7h7dCC",
        "people who talk, vote, take back, leave, return, resign and end the game",
    ),
    ("fn9h6dnpkCxr5r9q", "the rematch of these"),
    ("vn5C9w7bFfnmh7Fg", "hidden officials on another board"),
    ("D2nrvkv5ms9r25vt", "a city made from a number, two people on one screen, a draft"),
    ("5dpxFqsBq2mc5pfC", "a whole game of computers, reviewed"),
    ("Cv8Bp5692kf8jvDq", "a lesson that was left"),
    ("BhrDgb2j7jvBCdmb", "a record that was opened"),
    ("pvjnx7z2Czhvn3Bw", "a copy"),
    ("DCtvdGvF2p6kvdwt", "a puzzle of a review"),
    ("c2m9jm9zhjqjF9g3", "a table of somebody with an account"),
];

/// How many tables a database has: the newest ones have more.
pub(crate) fn tables_in(format: &str) -> u64 {
    if format == "format 14" { 13 } else { 10 }
}

/// The session cookie of Anna, who sits at the first table.
const SESSION_OF_ANNA: &str = "5zq4hjdbxrhnhhx9td2cmBcfdwDnkBgm";

/// Parses each line and serialises it again.
fn read_all<T: DeserializeOwned + Serialize>(lines: &str) -> Vec<T> {
    lines
        .lines()
        .map(|line| {
            let value: T = serde_json::from_str(line).expect(line);
            assert_eq!(serde_json::to_string(&value).expect("plain data"), line);
            value
        })
        .collect()
}

/// A new kind of entry does not compile until it is added here; add a line to the file as well.
fn kind(entry: &StoredEntry) -> &'static str {
    match entry {
        Entry::Sit { .. } => "sit",
        Entry::Recolour { .. } => "recolour",
        Entry::Leave { .. } => "leave",
        Entry::Offer(_) => "offer",
        Entry::Withdraw => "withdraw",
        Entry::Remove { .. } => "remove",
        Entry::Schedule(StartPlan::Latest { .. }) => "schedule latest",
        Entry::Schedule(StartPlan::Appointment { .. }) => "schedule appointment",
        Entry::Unschedule => "unschedule",
        Entry::Begin => "begin",
        Entry::Remind => "remind",
        Entry::Keep => "keep",
        Entry::Dissolve { why: Unbegun::TooFew } => "dissolve too few",
        Entry::Dissolve { why: Unbegun::Waited } => "dissolve waited",
        Entry::Dissolve { why: Unbegun::Closed } => "dissolve closed",
        Entry::Computer { .. } => "computer",
        Entry::Return { .. } => "return",
        Entry::Act(_) => "act",
        Entry::Several(_) => "several",
        Entry::Drop(_) => "drop",
        Entry::Undo => "undo",
        Entry::Restart => "restart",
        Entry::Finish => "finish",
        Entry::TakeBack { .. } => "take-back",
        Entry::Propose { motion: Motion::TakeBack { .. }, .. } => "propose take-back",
        Entry::Propose { motion: Motion::End, .. } => "propose end",
        Entry::Propose { motion: Motion::StandIn { .. }, .. } => "propose stand-in",
        Entry::Propose { motion: Motion::Advice, .. } => "propose advice",
        Entry::Agree { .. } => "agree",
        Entry::Decline { .. } => "decline",
        Entry::Resign { .. } => "resign",
        Entry::End => "end",
        Entry::Say { .. } => "say",
        Entry::TutorOn { .. } => "tutor-on",
        Entry::TutorOff { .. } => "tutor-off",
        Entry::AutoEnd { .. } => "auto-end",
        Entry::AllowAdvice => "allow-advice",
        Entry::EndLesson { .. } => "end-lesson",
        Entry::PlayOn => "play-on",
        Entry::Rematch { .. } => "rematch",
        Entry::Propose { motion: Motion::Pause { .. }, .. } => "propose pause",
        Entry::Propose { motion: Motion::TimeOut { .. }, .. } => "propose time-out",
        Entry::ClockRuns(_) => "clock-runs",
        Entry::ClockStops { .. } => "clock-stops",
        Entry::TimeOut { .. } => "time-out",
        Entry::Flag { .. } => "flag",
        Entry::LoseOnTime { .. } => "lose-on-time",
        Entry::Pause { .. } => "pause",
        Entry::Abandon => "abandon",
    }
}

const KINDS: [&str; 49] = [
    "sit",
    "recolour",
    "leave",
    "offer",
    "withdraw",
    "remove",
    "schedule latest",
    "schedule appointment",
    "unschedule",
    "begin",
    "remind",
    "keep",
    "dissolve too few",
    "dissolve waited",
    "dissolve closed",
    "computer",
    "return",
    "act",
    "several",
    "drop",
    "undo",
    "restart",
    "finish",
    "take-back",
    "propose take-back",
    "propose end",
    "propose stand-in",
    "propose advice",
    "agree",
    "decline",
    "resign",
    "end",
    "say",
    "tutor-on",
    "tutor-off",
    "auto-end",
    "allow-advice",
    "end-lesson",
    "play-on",
    "rematch",
    "propose pause",
    "propose time-out",
    "clock-runs",
    "clock-stops",
    "time-out",
    "flag",
    "lose-on-time",
    "pause",
    "abandon",
];

#[test]
fn every_kind_of_entry_is_read_as_it_was_stored() {
    let entries: Vec<Stamped> = read_all(ENTRIES);
    let stored: BTreeSet<_> = entries.iter().map(|entry| kind(&entry.what)).collect();
    assert_eq!(stored, BTreeSet::from(KINDS));
}

#[test]
fn every_kind_of_head_is_read_as_it_was_stored() {
    let heads: Vec<Head> = read_all(HEADS);
    for head in &heads {
        head.begin().expect(&head.name);
    }
    let has = |holds: fn(&Head) -> bool| assert!(heads.iter().any(holds));
    has(|head| head.lesson.is_some());
    has(|head| !head.draws.is_empty());
    has(|head| head.secret.is_some());
    has(|head| head.by.is_some());
    has(|head| head.city.is_some());
    has(Head::is_opened_record);
    has(|head| head.start.as_ref().is_some_and(|start| start.is_puzzle));
    has(|head| head.is_copy() && !head.is_opened_record());
}

#[tokio::test]
async fn a_database_of_each_format_opens_with_all_its_games_and_people() {
    for (format, database) in DATABASES {
        check_database(format, database).await;
    }
}

async fn check_database(format: &str, database: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, database).expect(format);
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let mut told = String::new();
    for (id, what) in TABLES {
        let table = app.app().tables().look(id).await.expect(what);
        write!(told, "{what}\n{}\n", describe(&table)).expect("room for a text");
    }
    insta::assert_snapshot!("a_database_of_today_opens_with_all_its_games_and_people", told);

    let mut anna = app.stranger();
    anna.cookies.insert("session".to_owned(), SESSION_OF_ANNA.to_owned());
    anna.get("/en").await.expect(200).says("whzxnsDksv7h7dCC");
    let mut dora = app.stranger();
    let login = [("login", "dora"), ("password", "eine-alte-Kanne")];
    dora.post("/en/account/sign-in", &login).await.expect(303);
    dora.get("/en").await.expect(200).says("c2m9jm9zhjqjF9g3");
    dora.acts("c2m9jm9zhjqjF9g3", &["launch", "done"]).await;
}

/// The slow game of the database of format 14: Frida, with an account, plans while Emil moves.
const SLOW: &str = "B4vv752Fw8FDpC6v";

#[tokio::test]
async fn clocks_notices_plans_offers_blocks_and_own_boards_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let (_, database) = DATABASES.iter().find(|(format, _)| *format == "format 14").expect("it");
    std::fs::write(&file, database).expect("a file");
    let app = TestApp::on(Store::open(&file).await.expect("a store"), generous());
    let store = app.app().store();
    let people = store.people().await.expect("a list");
    let named = |name: &str| people.iter().find(|one| one.name == name).expect(name).id;
    let (emil, frida) = (named("Emil"), named("Frida"));

    let slow = app.app().tables().look(SLOW).await.expect("a table");
    let clock = slow.deadline().expect("a running clock");
    assert_eq!(clock.person, emil.0);
    assert_eq!(slow.clock_rules().expect("a clock").at_end, EndOfTime::OthersDecide);
    let deadlines = store.jobs(JobQueue::Deadline).await.expect("jobs");
    assert_eq!(deadlines.iter().map(|job| job.key.as_str()).collect::<Vec<_>>(), [SLOW]);
    let plans = store.plans_of(frida).await.expect("a list");
    assert!(plans.iter().any(|plan| plan.table == SLOW), "{plans:?}");

    let blocked = store.blocked_by(frida).await.expect("a list");
    assert_eq!(blocked.iter().map(|one| one.person).collect::<Vec<_>>(), [emil]);
    assert_eq!(store.attention(emil, SLOW).await.expect("an answer").mute, Mute::On);
    assert_eq!(store.channels(frida).await.expect("channels").len(), 2);
    let sent = store.sent_notices(frida, SLOW).await.expect("notices");
    assert_eq!(sent.iter().map(|one| one.kind.as_str()).collect::<Vec<_>>(), ["message"]);
    assert!(store.person_hours(emil).await.expect("hours").expect("hours").contains("2026-12-24"));

    let mut frida = app.stranger();
    let login = [("login", "frida"), ("password", "eine-alte-Kanne")];
    frida.post("/en/account/sign-in", &login).await.expect(303);
    let offered = app.stranger().get("/en/tables").await.expect(200);
    offered.says("offer-GBqrgbkf7d63B7kF");
    let offered = frida.get("/en/tables").await.expect(200);
    assert!(!offered.body.contains("offer-GBqrgbkf7d63B7kF"), "its host is blocked");
    frida.get("/en/boards/own/zmcrajrnmdje7cnohwjf").await.expect(200).says("Sundilentia");
    let own = app.app().tables().look("j5ggd448kgBvh5Gm").await.expect("a table");
    assert_eq!(own.head().board, "own-zmcrajrnmdje7cnohwjf");
}

/// A summary of a table's state.
fn describe(table: &Table) -> String {
    let mut text = format!(
        "version {}, ended {:?}, rematch {:?}\n",
        table.version(),
        table.ended(),
        table.rematch(),
    );
    for seat in table.seats() {
        writeln!(text, "{} {:?}", seat.player, seat.holder).expect("room for a text");
    }
    for said in table.talk() {
        writeln!(text, "{said:?}").expect("room for a text");
    }
    text + &table.record()
}
