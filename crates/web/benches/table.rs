//! What it costs to render a table: the page, what an update contains, and its parts.
//!
//! `docs/performance.md` has the figures and says how they were taken.

#[path = "../examples/table/positions.rs"]
mod positions;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use hamburgum_engine::{Board, Game, Player};
use hamburgum_table::{Done, FinishedTurn};
use hamburgum_web::table::{Advice, Occupant, OtherTalk, SeatView, Stage, TableView};
use hamburgum_web::table::{main as whole_table, page, turn, update};
use hamburgum_web::{Language, Texts};
use maud::Markup;

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
    at_moments(Viewer::ToAct, |name, view| {
        group.bench_function(BenchmarkId::new("page", name), |b| {
            b.iter(|| page(view, texts, None));
        });
        group.bench_function(BenchmarkId::new("main", name), |b| {
            b.iter(|| whole_table(view, texts));
        });
    });
    at_moments(Viewer::Spectator, |name, view| {
        group.bench_function(BenchmarkId::new("main of a spectator", name), |b| {
            b.iter(|| whole_table(view, texts));
        });
        let number = view.game.turns_played().saturating_sub(1);
        let last = [FinishedTurn { number, version: 7 }];
        group.bench_function(BenchmarkId::new("update of a spectator", name), |b| {
            b.iter(|| update(view, texts, &last));
        });
    });
    group.finish();
}

type Part = (&'static str, fn(&TableView<'_>, &Texts) -> Markup);

const PARTS: [Part; 5] = [
    ("news", turn::news),
    ("menu", turn::menu),
    ("panel", turn::panel),
    ("log", turn::log),
    ("talk", turn::talk),
];

fn parts(c: &mut Criterion) {
    let texts = Texts::of(Language::English);
    let mut group = c.benchmark_group("part");
    at_moments(Viewer::ToAct, |name, view| {
        for (part, render) in PARTS {
            group.bench_function(BenchmarkId::new(part, name), |b| b.iter(|| render(view, texts)));
        }
    });
    group.finish();
}

fn words(c: &mut Criterion) {
    let texts = Texts::of(Language::German);
    c.bench_function("word without a variable choice", |b| b.iter(|| texts.money(1_250)));
    c.bench_function("word chosen by a variable", |b| b.iter(|| texts.player(Player::Blue)));
}

criterion_group!(benches, wholes, parts, words);
criterion_main!(benches);
