//! Tests of the encoding over random games.

use super::*;
use crate::checksum::checksum;
use crate::{RandomPlayer, play_out};
use hamburgum_engine::{Board, Seating, Setup, Variant};
use std::collections::HashSet;

/// Visits positions of random games of every kind.
fn each_position(mut see: impl FnMut(&State<'_>)) {
    let mut seed = 0;
    for board in Board::built_in() {
        for variant in Variant::ALL {
            for players in 2..=5 {
                seed += 1;
                let seating = Seating::of_count(players).expect("two to five players");
                let setup = Setup::initial(variant, seating);
                let start = State::from_setup(board, &setup).expect("the beginning of a game");
                let mut seats: Vec<_> = (0..5).map(|seat| RandomPlayer::new(seed + seat)).collect();
                let mut chance = fastrand::Rng::with_seed(seed);
                play_out(start, &mut seats, &mut chance, |state, _| see(state));
            }
        }
    }
}

#[test]
fn numbers_are_sorted_as_actions_are() {
    each_position(|state| {
        let legal = state.legal_actions();
        let numbers: Vec<_> =
            legal.iter().map(|&action| action_number(state.board(), action)).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{legal:?}");
        assert!(numbers.iter().all(|&number| number < ACTIONS + CHANCES));
    });
}

#[test]
fn positions_and_actions_fill_their_widths_and_differ() {
    let (mut position, mut other) = ([0; POSITION_WIDTH], [0; ACTION_WIDTH]);
    each_position(|state| {
        let encoder = Encoder::new(state);
        encoder.position(&mut position);
        let scores = (0..state.players().len()).map(|seat| position[score_place(seat)]);
        let first = state.seating().place(state.active()).expect("a seat");
        let players = state.players().iter().cycle().skip(first);
        let told =
            players.map(|&player| (state.final_score(player).prestige / SCORE_STEP).min(255) as u8);
        assert!(scores.eq(told.take(state.players().len())));
        if state.prompt().player().is_none() {
            return;
        }
        let legal = state.legal_actions();
        let mut seen = HashSet::new();
        for &action in &legal {
            encoder.action(action, &mut other);
            seen.insert(other);
        }
        // Two sites may be encoded alike; all other actions must differ.
        let is_site = |action: &&Action| matches!(action, Action::Build(_) | Action::Appoint(..));
        let sites = legal.iter().filter(is_site).count();
        assert!(seen.len() >= legal.len() - sites.saturating_sub(1), "{legal:?}");
    });
}

/// Networks of older versions are read, so the bytes that they know must stay as they were.
#[test]
fn the_bytes_of_version_1_do_not_change() {
    let Widths { position: width, action: action_width } =
        Widths::of_version(1).expect("the first version");
    let (mut position, mut other) = ([0; POSITION_WIDTH], [0; ACTION_WIDTH]);
    let mut mark = 0u32;
    let mut see = |bytes: &[u8]| mark = mark.rotate_left(1) ^ checksum(bytes);
    each_position(|state| {
        let encoder = Encoder::new(state);
        encoder.position(&mut position);
        see(&position[..width]);
        if state.prompt().player().is_some() {
            for &action in &state.legal_actions() {
                encoder.action(action, &mut other);
                see(&other[..action_width]);
            }
        }
    });
    assert_eq!((width, action_width, mark), (1372, 107, 0xa689_4914));
}
