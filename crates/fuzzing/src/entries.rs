//! Stored logs of tables.
//!
//! The first line is a head, each line after it a stored entry.

use crate::Depth;
use crate::seeds::lines_of;
use crate::table_player::{PEOPLE, TablePlayer, who};
use hamburgum_engine::{Board, Game};
use hamburgum_table::{
    Attendance, Card, Command, Head, Motion, Stamped, Step, Table, TutorCheck, Vote,
};

/// What is decided at a table that was loaded.
const COMMANDS: [Command; 9] = [
    Command::Turn(Step::Undo),
    Command::Turn(Step::Restart),
    Command::Turn(Step::End(TutorCheck::Wanted)),
    Command::TakeBack,
    Command::ProposeEnd,
    Command::ProposeAdvice,
    Command::Agree,
    Command::Leave,
    Command::PlayOn,
];

/// A table is loaded as far as its log fits, and can be shown and played on.
pub(crate) fn run(text: &str) -> Depth {
    let mut lines = text.lines();
    let Some(mut table) = lines.next().and_then(begun) else { return Depth::Refused };
    let mut depth = Depth::Refused;
    for line in lines {
        let Ok(stamped) = serde_json::from_str::<Stamped>(line) else { continue };
        let before = table.clone();
        match table.apply_stored(stamped.what) {
            Ok(()) => depth = Depth::Beyond,
            Err(_) => table = before,
        }
    }
    look_at(&table);
    for person in PEOPLE {
        for command in &COMMANDS {
            let seen = table.version();
            let _ = table.decide(&who(person), seen, command, &Attendance::default());
        }
    }
    depth
}

/// A generated city would take longer than all the rest.
fn begun(line: &str) -> Option<Table> {
    let head: Head = serde_json::from_str(line).ok().filter(|_| !line.contains("city"))?;
    let written = serde_json::to_string(&head).expect("plain data");
    assert_eq!(serde_json::from_str::<Head>(&written).ok().as_ref(), Some(&head));
    Table::new(head).ok()
}

/// What the server derives from a table when somebody opens it.
fn look_at(table: &Table) {
    let record = table.record();
    Game::parse(&record, &Board::built_in()).expect("the record of a table");
    let card = serde_json::to_string(&Card::of(table)).expect("plain data");
    let card: Card = serde_json::from_str(&card).expect("a card");
    let _ = card.position();
    let _ = (table.results(), table.awaited(), table.people(), table.owner(), table.puzzle());
    let _ = (table.turns_since(0), table.last_turns_of_computers(), table.lesson());
    for person in PEOPLE {
        let sender = who(person);
        let _ = (table.version_for(Some(&sender)), table.advising(Some(&sender)));
        let _ = (table.last_turn_of(&sender), table.repeats(table, &sender));
        let vote = Vote::new(Motion::End, person);
        let _ = table.whose_consent_is_missing(&vote, &Attendance::default());
    }
}

/// The logs of the tables that the seeds of forms make, and every stored head with the entries that fit.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let heads = lines_of("crates/server/tests/stored/heads.jsonl");
    let entries = lines_of("crates/server/tests/stored/entries.jsonl").join("\n");
    let heads = heads.into_iter().filter(|head| !head.contains("city"));
    let stored = heads.map(|head| format!("{head}\n{entries}\n").into_bytes());
    stored.chain((0..TablePlayer::KINDS).map(played)).collect()
}

/// The log of a table of this kind, at which everybody plays the first field that is free.
fn played(kind: u8) -> Vec<u8> {
    let mut player = TablePlayer::new(kind);
    for _ in 0..12 {
        for person in PEOPLE {
            if let Some(&action) = player.table().game().state().legal_actions().first() {
                let turn = Step::Whole(vec![action]);
                let _ = player.send(person, None, &Command::Turn(turn));
                let end = Step::End(TutorCheck::Wanted);
                let _ = player.send(person, None, &Command::Turn(end));
            }
        }
    }
    let head = serde_json::to_string(player.table().head()).expect("plain data");
    format!("{head}\n{}\n", player.log().join("\n")).into_bytes()
}
