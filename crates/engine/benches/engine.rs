//! How fast the engine is: legal actions, playing, selling, whole games, copying.
//!
//! `docs/performance.md` has the figures and says how they were taken.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hamburgum_engine::{Action, Board, ByGood, Player, Prompt, Seating, Setup, State, Variant};
use std::hint::black_box;

/// Random games are cut off after this many turns; hardly any is.
const TURNS: u32 = 2000;

/// How many games one measurement of whole games plays.
const GAMES: u64 = 20;

fn initial(variant: Variant, players: usize) -> State<'static> {
    let seating = Seating::of_count(players).expect("a right number of players");
    let setup = Setup::initial(variant, seating);
    State::from_setup(Board::hamburgum(), &setup).expect("the beginning of a game")
}

/// Plays at random to the end or the limit, and counts the actions.
fn play_out(mut state: State<'static>, rng: &mut fastrand::Rng) -> u64 {
    let mut actions = 0;
    while state.turns() < TURNS {
        let legal = state.legal_actions();
        let Some(&action) = legal.get(rng.usize(..legal.len().max(1))) else { break };
        state.play_unchecked(action);
        actions += 1;
    }
    actions
}

/// Positions with their next actions, taken from random games.
fn positions() -> Vec<(State<'static>, Action)> {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut positions = Vec::new();
    for players in 2..=5 {
        let mut state = initial(Variant::Base, players);
        while state.turns() < TURNS && !state.is_over() {
            let legal = state.legal_actions();
            let action = legal[rng.usize(..legal.len())];
            positions.push((state, action));
            state.play_unchecked(action);
        }
    }
    positions
}

fn steps(c: &mut Criterion) {
    let positions = positions();
    let mut group = c.benchmark_group("each position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("legal_actions", |b| {
        b.iter(|| positions.iter().map(|(state, _)| state.legal_actions().len()).sum::<usize>());
    });
    group.bench_function("play_unchecked", |b| {
        b.iter(|| {
            for &(mut state, action) in &positions {
                state.play_unchecked(action);
                black_box(state.position_hash());
            }
        });
    });
    group.bench_function("play", |b| {
        b.iter(|| {
            for &(mut state, action) in &positions {
                black_box(state.play(action).is_ok());
            }
        });
    });
    group.bench_function("copy", |b| {
        b.iter(|| {
            for (state, _) in &positions {
                black_box(*black_box(state));
            }
        });
    });
    group.finish();
}

fn selling(c: &mut Criterion) {
    let positions = positions();
    let trading: Vec<_> = positions
        .iter()
        .filter_map(|(state, _)| match state.prompt() {
            Prompt::Trade(player) => Some((state, player, state.goods(player))),
            _ => None,
        })
        .collect();
    let mut group = c.benchmark_group("selling");
    group.throughput(Throughput::Elements(trading.len() as u64));
    group.bench_function("all goods, as in random games", |b| {
        b.iter(|| {
            for &(state, player, goods) in &trading {
                black_box(state.loading(player, goods));
            }
        });
    });
    let five_ships = five_ships();
    group.throughput(Throughput::Elements(1));
    group.bench_function("five ships in three berths", |b| {
        b.iter(|| five_ships.loading(Player::Red, black_box(ByGood([4, 4, 4]))));
    });
    group.finish();
}

/// The harbour with the most possible loadings: two ships, two ships and one.
fn five_ships() -> State<'static> {
    use hamburgum_engine::{Berth, Ship};
    let seating = Seating::of_count(5).expect("a right number of players");
    let mut setup = Setup::initial(Variant::Base, seating);
    let red = Ship::Of(Player::Red);
    setup.berths[Berth::Three] = vec![red, red];
    setup.berths[Berth::Two] = vec![red, red];
    setup.berths[Berth::One] = vec![red];
    State::from_setup(Board::hamburgum(), &setup).expect("a position that can be")
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for variant in Variant::ALL {
        for players in 2..=5 {
            let state = initial(variant, players);
            let play = || -> u64 {
                (0..GAMES).map(|seed| play_out(state, &mut fastrand::Rng::with_seed(seed))).sum()
            };
            group.throughput(Throughput::Elements(play()));
            group.bench_function(format!("{variant}, {players} players"), |b| b.iter(play));
        }
    }
    group.finish();
}

criterion_group!(benches, steps, selling, games);
criterion_main!(benches);
