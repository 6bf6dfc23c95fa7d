//! Tests of self-play games and their shards.

use super::packed::Packed;
use super::target::shares;
use super::{Plan, Shard, ShardError, play_noted};
use crate::encoding::{ACTION_WIDTH, POSITION_WIDTH};
use crate::{Evaluation, Idea, Outlook};
use fastrand::Rng;
use hamburgum_engine::{Action, Board, Field, Seating, Setup, State, Variant};

const PLAN: Plan = Plan {
    deep: 8,
    fast: 3,
    deep_share: 0.3,
    noted_share: 0.3,
    noise: 0.2,
    open_rounds: 3,
    most_rounds: 12,
};

fn noted(seed: u64) -> (Shard, State<'static>) {
    let seating = Seating::of_count(3).expect("three players");
    let setup = Setup::initial(Variant::Two, seating);
    let start = State::from_setup(Board::hamburgum(), &setup).expect("the beginning of a game");
    let mut judges = vec![Evaluation::default(); 3];
    let mut shard = Shard::default();
    let end = play_noted(start, &mut judges, &PLAN, &mut Rng::with_seed(seed), &mut shard);
    (shard, end)
}

#[test]
fn a_game_is_cut_off_recorded_and_deterministic_for_a_seed() {
    let (shard, end) = noted(1);
    assert_eq!((end.round(), shard.games()), (PLAN.most_rounds + 1, 1));
    assert!(shard.len() > 20, "{}", shard.len());
    assert_eq!(shard, noted(1).0);
    assert_ne!(shard, noted(2).0);
}

#[test]
fn a_shard_round_trips() {
    let (shard, _) = noted(1);
    let read = Shard::read(&shard.to_bytes()).expect("a whole shard");
    assert_eq!(read.len(), shard.len());
    for one in &read {
        assert_eq!((one.players, one.position.len()), (3, POSITION_WIDTH));
        assert!(one.actions.iter().all(|action| action.len() == ACTION_WIDTH));
    }
    assert!(read.iter().any(|one| one.actions.len() > 1));
    assert!(read.iter().any(|one| one.actions.is_empty()));
}

#[test]
fn a_damaged_shard_is_refused() {
    let bytes = noted(1).0.to_bytes();
    for cut in [0, 3, 40, 60, bytes.len() - 1] {
        assert_eq!(Shard::read(&bytes[..cut]), Err(ShardError), "{cut} bytes");
    }
    for place in [0, 9, 21, bytes.len() / 2, bytes.len() - 1] {
        let mut changed = bytes.clone();
        changed[place] ^= 1;
        assert_eq!(Shard::read(&changed), Err(ShardError), "byte {place}");
    }
}

#[test]
fn packed_rows_round_trip() {
    let rows = [vec![0, 3, 0, 0, 0, 0, 0, 9, 255], vec![0; 9], vec![1; 9]];
    let mut packed = Packed::default();
    for row in &rows {
        packed.push(row);
    }
    assert_eq!(packed.rows(9), Some(rows.to_vec()));
    packed.values.pop();
    assert_eq!(packed.rows(9), None);
}

fn idea(visits: u32, utility: f32, proven: bool) -> Idea {
    let action = Action::Move(Field::Beer);
    Idea { action, visits, proven, utility, outlook: Outlook::default(), prior: 0.0 }
}

#[test]
fn visits_caused_only_by_noise_are_pruned() {
    let ideas = [idea(80, 0.5, false), idea(15, -0.5, false), idea(5, 0.45, false)];
    let learnt = shares(&ideas, &[0.5, 0.01, 0.3], 0.4);
    assert!(learnt[0] > 0.85 && learnt[1] == 0.0, "{learnt:?}");
    assert!((learnt.iter().sum::<f32>() - 1.0).abs() < 1e-5);
}

#[test]
fn a_proven_win_is_the_only_target() {
    let ideas = [idea(2, 1.0, true), idea(90, 0.2, false)];
    assert_eq!(shares(&ideas, &[0.1, 0.9], 0.4), [1.0, 0.0]);
}
