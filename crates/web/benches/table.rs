//! What it costs to render a table: the page, what an update contains, and its parts.
//!
//! `docs/performance.md` has the figures and says how they were taken.

#[path = "../examples/table/positions.rs"]
mod positions;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use hamburgum_engine::{Board, Game, Player};
use hamburgum_table::{Done, FinishedTurn};
use hamburgum_web::table::{Advice, Occupant, OtherTalk, Saving, SeatView, Stage, TableView};
use hamburgum_web::table::{TablePart, main as whole_table, page, played};
use hamburgum_web::update::{HashKey, Scanned, changes};
use hamburgum_web::{Language, Texts};

/// The moments of a game that are measured.
const MOMENTS: [&str; 4] = ["start", "guildhall", "church", "trade"];

const PLAYERS: usize = 3;

/// Who looks at the table.
#[derive(Clone, Copy)]
enum Viewer {
    ToAct,
    Spectator,
}

fn seats(game: &Game<'static>, viewer: Viewer) -> Vec<SeatView<'static>> {
    let seat = |&player: &Player| SeatView {
        player,
        occupant: Occupant::Person { name: "Jelka", is_here: true },
        is_mine: matches!(viewer, Viewer::ToAct) && player == game.state().active(),
        is_blocked: false,
        has_resigned: false,
    };
    game.state().players().iter().map(seat).collect()
}

fn view<'a>(game: &'a Game<'static>, seats: &'a [SeatView<'a>]) -> TableView<'a> {
    let over = Stage::Over { how: Done::ByTheRules, rematch: None, turning_points: None };
    TableView {
        id: "alsterblick",
        address: "https://play.test/table/alsterblick",
        presence: "-hh",
        news: None,
        name: "Alsterblick",
        version: 7,
        game,
        seats,
        stage: if game.state().is_over() { over } else { Stage::Playing },
        is_thinking: false,
        has_auto_end: true,
        take_back: None,
        proposal: None,
        talk: &[],
        levels: &[],
        whole_log: false,
        other_talk: OtherTalk::default(),
        lesson: None,
        origin: None,
        plans: None,
        clock: None,
        advice: Advice::NONE,
    }
}

/// Calls the function with each measured moment and its name.
fn at_moments(viewer: Viewer, mut measure: impl FnMut(&str, &TableView<'_>)) {
    for (name, game) in positions::games(Board::hamburgum(), PLAYERS) {
        if MOMENTS.contains(&name) {
            measure(name, &view(&game, &seats(&game, viewer)));
        }
    }
}

fn wholes(c: &mut Criterion) {
    let texts = Texts::of(Language::English);
    let mut group = c.benchmark_group("whole");
    for (viewer, name) in [(Viewer::ToAct, "main"), (Viewer::Spectator, "main of a spectator")] {
        at_moments(viewer, |moment, view| {
            group.bench_function(BenchmarkId::new(name, moment), |b| {
                b.iter(|| whole_table(view, texts));
            });
        });
    }
    at_moments(Viewer::ToAct, |moment, view| {
        let main = whole_table(view, texts);
        group.bench_function(BenchmarkId::new("page around main", moment), |b| {
            b.iter(|| page(view, texts, None, &main, Saving::Works, None));
        });
    });
    at_moments(Viewer::Spectator, |moment, view| {
        let number = view.game.turns_played().saturating_sub(1);
        let last = [FinishedTurn { number, version: 7 }];
        group.bench_function(BenchmarkId::new("played turn", moment), |b| {
            b.iter(|| played(view, texts, &last));
        });
    });
    group.finish();
}

fn updates(c: &mut Criterion) {
    let texts = Texts::of(Language::English);
    let key = HashKey([1, 2, 3]);
    let mut group = c.benchmark_group("update");
    at_moments(Viewer::ToAct, |moment, view| {
        let new = whole_table(view, texts).into_string();
        let mut before = view.game.clone();
        before.undo();
        let old = whole_table(&TableView { game: &before, ..*view }, texts).into_string();
        let old = Scanned::new(&old, key).into_outline();
        group.bench_function(BenchmarkId::new("hashes", moment), |b| {
            b.iter(|| Scanned::new(&new, key));
        });
        let new = Scanned::new(&new, key);
        group.bench_function(BenchmarkId::new("changes of a step", moment), |b| {
            b.iter(|| changes(&old, &new));
        });
    });
    group.finish();
}

fn parts(c: &mut Criterion) {
    let texts = Texts::of(Language::English);
    let mut group = c.benchmark_group("part");
    at_moments(Viewer::ToAct, |moment, view| {
        for part in TablePart::ALL {
            group.bench_function(BenchmarkId::new(format!("{part:?}"), moment), |b| {
                b.iter(|| part.of(view, texts));
            });
        }
    });
    group.finish();
}

fn words(c: &mut Criterion) {
    let texts = Texts::of(Language::German);
    c.bench_function("word without a variable choice", |b| b.iter(|| texts.money(1_250)));
    c.bench_function("word chosen by a variable", |b| b.iter(|| texts.player(Player::Blue)));
}

criterion_group!(benches, wholes, updates, parts, words);
criterion_main!(benches);
