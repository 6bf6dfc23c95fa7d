//! Valid and invalid weights files, and the arithmetic.

use super::half::{from_half, to_half};
use super::*;
use crate::encoding::{ACTION_WIDTH, Encoder, POSITION_WIDTH, Widths};
use crate::{Judge, RandomPlayer, play_out};
use hamburgum_engine::{Board, Seating, Setup, State, Variant};

fn damaged(change: impl FnOnce(&mut Vec<u8>)) -> Option<NetError> {
    let mut bytes = Net::untrained(1).to_bytes("a test");
    change(&mut bytes);
    Net::from_bytes(&bytes).err()
}

/// Recomputes the checksum of changed weights.
fn sign(bytes: &mut Vec<u8>) {
    bytes.truncate(bytes.len() - 4);
    bytes.extend(checksum(bytes).to_le_bytes());
}

#[test]
fn invalid_files_are_refused_with_the_reason() {
    let whole = Net::untrained(1).to_bytes("a test").len();
    assert_eq!(damaged(|_| {}), None);
    assert_eq!(damaged(Vec::clear), Some(NetError::NotWeights));
    assert_eq!(damaged(|bytes| bytes[0] = b'X'), Some(NetError::NotWeights));
    assert_eq!(damaged(|bytes| bytes.truncate(9)), Some(NetError::NotWeights));
    assert_eq!(damaged(|bytes| bytes[8] = 9), Some(NetError::Format(9)));
    assert_eq!(damaged(|bytes| bytes[10] = 200), Some(NetError::Encoding(200)));
    assert_eq!(damaged(|bytes| bytes[12] ^= 1), Some(NetError::Shape));
    let short = NetError::Length { expected: whole, found: whole - 1 };
    assert_eq!(damaged(|bytes| bytes.truncate(whole - 1)), Some(short));
    let long = NetError::Length { expected: whole, found: whole + 1 };
    assert_eq!(damaged(|bytes| bytes.push(0)), Some(long));
    assert_eq!(damaged(|bytes| bytes[whole / 2] ^= 1), Some(NetError::Damaged));
    let not_a_number = |bytes: &mut Vec<u8>| {
        let place = bytes.len() - 8;
        bytes[place..place + 2].copy_from_slice(&0x7e00u16.to_le_bytes());
        sign(bytes);
    };
    assert_eq!(damaged(not_a_number), Some(NetError::NotANumber));
    let infinite = |bytes: &mut Vec<u8>| {
        let place = bytes.len() - 8;
        bytes[place..place + 2].copy_from_slice(&0x7c00u16.to_le_bytes());
        sign(bytes);
    };
    assert_eq!(damaged(infinite), Some(NetError::NotANumber));
}

#[test]
fn the_largest_weights_can_be_written_again() {
    let header = 28;
    for largest in [0x7bff_u16, 0xfbff] {
        let mut bytes = Net::untrained(1).to_bytes("");
        let end = bytes.len() - 4;
        bytes[header..end].chunks_exact_mut(2).for_each(|weight| {
            weight.copy_from_slice(&largest.to_le_bytes());
        });
        sign(&mut bytes);
        let net = Net::from_bytes(&bytes).expect("finite weights");
        assert_eq!(Net::from_bytes(&net.to_bytes("")).as_ref(), Ok(&net));
    }
}

#[test]
fn a_file_names_its_origin_and_stays_small() {
    let bytes = Net::untrained(1).to_bytes("a test with ümlauts");
    assert_eq!(Net::from_bytes(&bytes).as_ref().map(Net::made_by), Ok("a test with ümlauts"));
    assert!(bytes.len() <= 2_000_000, "{} bytes", bytes.len());
}

#[test]
fn half_precision_round_trips_and_rounds_to_nearest() {
    for bits in 0..=u16::MAX {
        let number = from_half(bits);
        if !number.is_nan() {
            assert_eq!(to_half(number), bits, "{number}");
        }
    }
    for (number, near) in
        [(1.0 / 3.0, 0.333_251_95_f32), (65519.0, 65504.0), (1e-8, 0.0), (-2.0, -2.0)]
    {
        assert_eq!(from_half(to_half(number)).to_bits(), near.to_bits());
    }
    assert!(from_half(to_half(1e6)).is_infinite());
}

/// The file of a network in version 1 of the encoding, which has no rows for the inputs appended later.
fn first_version(net: &Net) -> Vec<u8> {
    let widths = Widths::of_version(1).expect("the first version");
    let bytes = net.to_bytes("");
    let (header, weights) = bytes[..bytes.len() - 4].split_at(28);
    let mut file = header.to_vec();
    file[10..16].copy_from_slice(
        &[1, widths.position as u16, widths.action as u16].map(u16::to_le_bytes).concat(),
    );
    let (first, rest) = weights.split_at(2 * FIRST * (1 + POSITION_WIDTH));
    let (rest, preference) = rest.split_at(rest.len() - 2 * (1 + POLICY));
    let (middle, actions) = rest.split_at(rest.len() - 2 * POLICY * (1 + ACTION_WIDTH));
    file.extend(&first[..2 * FIRST * (1 + widths.position)]);
    file.extend(middle);
    file.extend(&actions[..2 * POLICY * (1 + widths.action)]);
    file.extend(preference);
    file.extend(checksum(&file).to_le_bytes());
    file
}

#[test]
fn a_network_of_version_1_ignores_the_inputs_appended_later() {
    let wide = Net::untrained(3);
    let old = Net::from_bytes(&first_version(&wide)).expect("weights of version 1");
    assert_ne!(old, wide);
    let widths = Widths::of_version(1).expect("the first version");
    let (mut position, mut bytes) = ([0; POSITION_WIDTH], [0; ACTION_WIDTH]);
    for state in some_positions() {
        let encoder = Encoder::new(&state);
        encoder.position(&mut position);
        let legal = state.legal_actions();
        let mut actions: Vec<_> = Vec::new();
        for &action in &legal {
            encoder.action(action, &mut bytes);
            actions.push(bytes.to_vec());
        }
        let players = state.players().len();
        let told = old.judge(players, &position, &actions);
        position[widths.position..].fill(0);
        for action in &mut actions {
            action[widths.action..].fill(0);
        }
        assert_eq!(told, wide.judge(players, &position, &actions));
    }
}

/// The file of a network whose units beyond a narrower shape do not exist.
fn narrower(net: &Net, [first, second, third, policy]: [usize; 4]) -> Vec<u8> {
    let bytes = net.to_bytes("");
    let mut file = bytes[..28].to_vec();
    let widths = [first, second, third, policy].map(|width| width as u16);
    file[16..24].copy_from_slice(&widths.map(u16::to_le_bytes).concat());
    let mut rest = &bytes[28..];
    for (inputs, outputs, kept_inputs, kept_outputs) in [
        (POSITION_WIDTH, FIRST, POSITION_WIDTH, first),
        (FIRST, SECOND, first, second),
        (SECOND, THIRD, second, third),
        (THIRD, VALUES, third, VALUES),
        (SECOND, POLICY, second, policy),
        (ACTION_WIDTH, POLICY, ACTION_WIDTH, policy),
        (POLICY, 1, policy, 1),
    ] {
        let (layer, after) = rest.split_at(2 * outputs * (1 + inputs));
        for row in layer.chunks_exact(2 * outputs).take(1 + kept_inputs) {
            file.extend(&row[..2 * kept_outputs]);
        }
        rest = after;
    }
    file.extend(checksum(&file).to_le_bytes());
    file
}

#[test]
fn a_narrower_network_is_read_with_units_that_do_nothing() {
    let file = narrower(&Net::untrained(3), [256, 128, 64, 48]);
    let net = Net::from_bytes(&file).expect("weights of a narrower network");
    assert_eq!(narrower(&net, [256, 128, 64, 48]), file, "the weights that exist are kept");
    assert!(net.first.rows.iter().all(|row| row[256..].iter().all(|&weight| weight == 0)));
    assert!(net.second.rows[256..].iter().flatten().all(|&weight| weight == 0.0));
    assert!(net.preference.rows[48..].iter().flatten().all(|&weight| weight == 0.0));
}

#[test]
fn a_wider_network_is_refused() {
    let wider = damaged(|bytes| bytes[16..18].copy_from_slice(&(1 + FIRST as u16).to_le_bytes()));
    assert_eq!(wider, Some(NetError::Shape));
}

fn some_positions() -> Vec<State<'static>> {
    let mut positions = Vec::new();
    for players in 2..=5 {
        let seating = Seating::of_count(players).expect("two to five players");
        let setup = Setup::initial(Variant::One, seating);
        let start = State::from_setup(Board::londinium(), &setup).expect("the beginning of a game");
        let mut seats: Vec<_> = (0..5).map(RandomPlayer::new).collect();
        let mut chance = fastrand::Rng::with_seed(1);
        play_out(start, &mut seats, &mut chance, |state, _| positions.push(*state));
    }
    positions.into_iter().step_by(37).collect()
}

#[test]
fn every_vector_width_gives_the_same_bits() {
    let net = Net::untrained(3);
    let mut wide = Scratch::default();
    let mut narrow = Scratch { arch: pulp::Arch::Scalar, ..Scratch::default() };
    let (mut position, mut action) = ([0; POSITION_WIDTH], [0; ACTION_WIDTH]);
    for state in some_positions() {
        let encoder = Encoder::new(&state);
        encoder.position(&mut position);
        let players = state.players().len();
        let verdict = net.position(&position, players, &mut wide);
        assert_eq!(verdict, net.position(&position, players, &mut narrow));
        let sum: f32 = verdict.win.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5 && verdict.win[players..].iter().all(|&win| win == 0.0));
        net.begin_actions(&mut wide);
        net.begin_actions(&mut narrow);
        for &legal in &state.legal_actions() {
            encoder.action(legal, &mut action);
            let (wide, narrow) = (net.action(&action, &mut wide), net.action(&action, &mut narrow));
            assert_eq!(wide.to_bits(), narrow.to_bits());
        }
    }
}

#[test]
fn judging_does_not_allocate_after_the_start() {
    let mut judge = NetJudge::new(std::sync::Arc::new(Net::untrained(3)));
    let mut ratings = Vec::with_capacity(71);
    let positions = some_positions();
    let info = allocation_counter::measure(|| {
        for state in &positions {
            ratings.clear();
            judge.look(state, &state.legal_actions(), &mut ratings);
        }
    });
    assert_eq!(info.count_total, 0);
}
