//! What a move costs at a table, without the disk and without pages: decide, apply, print, summarise.
//!
//! `docs/performance.md` has the figures and says how they were taken.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use hamburgum_engine::{Action, Player, Variant};
use hamburgum_table::{
    Attendance, Card, Command, Entry, Head, Press, Stamped, Step, Table, TutorCheck, Who,
};

const ANNA: i64 = 1;

/// The numbers of steps after which a move is measured: CPU time should hardly grow with them.
const STEPS: [usize; 3] = [10, 100, 500];

fn anna() -> Who {
    Who { id: ANNA, aliases: Vec::new(), name: "Anna".to_owned() }
}

/// A random legal step; ending the turn is more likely, so that turns end.
fn random_step(table: &Table, rng: &mut fastrand::Rng) -> Option<Command> {
    let state = table.game().state();
    let legal = state.legal_actions();
    if legal.contains(&Action::Done) && rng.u8(..3) == 0 {
        return Some(Command::Turn(Step::End(TutorCheck::Wanted)));
    }
    let others: Vec<_> = legal.iter().copied().filter(|&action| action != Action::Done).collect();
    let word = state.board().say(&rng.choice(others)?).to_string();
    Press::read(state.board(), &word).map(|press| Command::Turn(Step::Act(press)))
}

/// A table where Anna plays both colours, after this many steps, and her next one.
fn played(steps: usize) -> (Table, Command) {
    let players = [Player::Red, Player::Blue];
    let (name, board) = ("Alster".to_owned(), "hamburgum".to_owned());
    let head = Head::new(name, board, Variant::Base, players.to_vec(), 7);
    let sit = |seat| Entry::Sit { seat, person: ANNA, name: Some("Anna".to_owned()) };
    let mut table = Table::new(head).expect("a table");
    table = table.after(&players.map(sit)).expect("two seats");
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..steps {
        let command = random_step(&table, &mut rng).expect("a game that goes on");
        table = table.after(&decided(&table, &command)).expect("entries that fit");
    }
    let next = random_step(&table, &mut rng).expect("a game that goes on");
    (table, next)
}

fn decided(table: &Table, command: &Command) -> Vec<Entry> {
    let decided = table.decide(&anna(), table.version(), command, &Attendance::default());
    decided.expect("a legal step")
}

fn printed(table: &Table, entries: &[Entry]) -> Vec<String> {
    let board = table.game().board();
    let print = |entry: &Entry| serde_json::to_string(&Stamped::new(0, entry.clone(), board));
    entries.iter().map(|entry| print(entry).expect("plain data")).collect()
}

fn moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("move");
    for steps in STEPS {
        let (table, command) = played(steps);
        let entries = decided(&table, &command);
        group.bench_function(BenchmarkId::new("decide", steps), |b| {
            b.iter(|| decided(&table, &command));
        });
        group.bench_function(BenchmarkId::new("apply", steps), |b| {
            b.iter(|| table.after(&entries));
        });
        group.bench_function(BenchmarkId::new("print", steps), |b| {
            b.iter(|| printed(&table, &entries));
        });
        group.bench_function(BenchmarkId::new("summarise", steps), |b| {
            b.iter(|| serde_json::to_string(&Card::of(&table)).expect("plain data"));
        });
    }
    group.finish();
}

criterion_group!(benches, moves);
criterion_main!(benches);
