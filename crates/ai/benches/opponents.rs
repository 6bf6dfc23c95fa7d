//! The speed of opponents: evaluations, and nodes of a search with the node budget of each level.
//!
//! `docs/performance.md` has the figures and says how they were taken.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hamburgum_ai::{
    Budget, Evaluation, Judge, Level, Net, NetJudge, Opponent, RandomPlayouts, Search, play_out,
};
use hamburgum_engine::{Board, Seating, Setup, State, Variant};
use std::hint::black_box;
use std::sync::Arc;

/// The positions of a game between journeymen.
fn positions(players: usize) -> Vec<State<'static>> {
    let seating = Seating::of_count(players).expect("a right number of players");
    let setup = Setup::initial(Variant::Base, seating);
    let start = State::from_setup(Board::hamburgum(), &setup).expect("the beginning of a game");
    let mut opponents: Vec<_> =
        (0..players as u64).map(|seed| Opponent::new(Level::Journeyman, seed)).collect();
    let mut positions = Vec::new();
    let mut chance = fastrand::Rng::with_seed(1);
    play_out(start, &mut opponents, &mut chance, |state, _| positions.push(*state));
    positions
}

fn evaluations(c: &mut Criterion) {
    let evaluation = Evaluation::default();
    let mut group = c.benchmark_group("evaluations");
    for players in 2..=5 {
        let positions = positions(players);
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| {
                for state in &positions {
                    black_box(evaluation.outlook(state));
                }
            });
        });
    }
    group.finish();
}

/// Evaluating a position with all its actions: the network and the hand-made evaluation.
fn judges(c: &mut Criterion) {
    let mut learned = NetJudge::new(Arc::new(Net::untrained(1)));
    let mut by_hand = Evaluation::default();
    let mut group = c.benchmark_group("judges");
    for players in 2..=5 {
        let positions = positions(players);
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(format!("learned, {players} players"), |b| {
            b.iter(|| look_at(&positions, &mut learned));
        });
        group.bench_function(format!("hand-made, {players} players"), |b| {
            b.iter(|| look_at(&positions, &mut by_hand));
        });
    }
    group.finish();
}

fn look_at(positions: &[State<'static>], judge: &mut impl Judge) {
    let mut ratings = Vec::with_capacity(71);
    for state in positions.iter().filter(|state| state.prompt().player().is_some()) {
        ratings.clear();
        black_box(judge.look(state, &state.legal_actions(), &mut ratings));
    }
}

/// Positions of different game stages in which a field has to be chosen.
fn choices(players: usize) -> Vec<State<'static>> {
    let mut choices = positions(players);
    choices.retain(State::is_between_turns);
    let step = choices.len() / 4;
    choices.into_iter().skip(step / 2).step_by(step).collect()
}

/// Searches from each position, and returns the number of nodes.
fn search(choices: &[State<'static>], judge: &mut impl Judge, nodes: u32) -> u64 {
    let run = |state: &State<'static>| {
        u64::from(Search::new(*state).run(judge, Budget { nodes }, || false))
    };
    choices.iter().map(run).sum()
}

fn nodes(c: &mut Criterion) {
    let mut group = c.benchmark_group("nodes");
    group.sample_size(10);
    for players in [2, 3, 5] {
        let choices = choices(players);
        for level in Level::ALL {
            let nodes = level.skills().with_players(players).nodes;
            let mut judge = Evaluation::default();
            group.throughput(Throughput::Elements(search(&choices, &mut judge, nodes)));
            group.bench_function(format!("{level}, {players} players"), |b| {
                b.iter(|| search(&choices, &mut judge, nodes));
            });
        }
        let mut judge = RandomPlayouts::new(1);
        group.throughput(Throughput::Elements(search(&choices, &mut judge, 400)));
        group.bench_function(format!("random playouts, {players} players"), |b| {
            b.iter(|| search(&choices, &mut judge, 400));
        });
    }
    group.finish();
}

criterion_group!(benches, evaluations, judges, nodes);
criterion_main!(benches);
